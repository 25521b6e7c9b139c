import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A mail server that counts received mails by Message-ID. */
export async function startMailbox() {
	const arrived = new Map();
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, _session, done) {
			let text = "";
			stream.setEncoding("latin1");
			stream.on("data", (chunk) => {
				text += chunk;
			});
			stream.on("end", () => {
				const id = /^Message-ID: (\S+)/im.exec(text)?.[1];
				arrived.set(id, (arrived.get(id) ?? 0) + 1);
				done();
			});
		},
	});
	// Clients are killed in the middle of a mail.
	server.on("error", () => {});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		port: server.server.address().port,
		arrived,
		doubles: () => [...arrived.values()].filter((count) => count > 1).length,
		/** Waits for this many mails: the claims of a killed dispatcher expire after a minute. */
		async wait(count) {
			for (let second = 0; second < 180 && arrived.size < count; second++) await wait(1000);
			await wait(2000);
		},
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
