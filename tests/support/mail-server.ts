import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from "smtp-server";
import { type ReadMail, readMail } from "./read-mail";

export interface ReceivedMail extends ReadMail {
	envelope: { from: string; to: string[] };
	/** The authenticated user; "" if none. */
	user: string;
	isSecure: boolean;
}

export interface MailServer {
	port: number;
	received: ReceivedMail[];
	/** The reply to a recipient; undefined accepts it. */
	refuse: (address: string) => Refusal | undefined;
	/** The reply to a message. */
	refuseMessage: () => Refusal | undefined;
	stop(): Promise<void>;
}

/** An SMTP reply code such as 451, with its text. */
export type Refusal = [code: number, text: string];

/** A local mail server; port 0 chooses a free one. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		logger: false,
		onRcptTo: ({ address }, _session, done) => done(refusal(mailServer.refuse(address))),
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const refused = mailServer.refuseMessage();
				const { mailFrom, rcptTo } = session.envelope;
				if (!refused)
					mailServer.received.push({
						...readMail(Buffer.concat(chunks).toString("latin1")),
						envelope: { from: mailFrom ? mailFrom.address : "", to: rcptTo.map((one: SMTPServerAddress) => one.address) },
						user: session.user ?? "",
						isSecure: session.secure,
					});
				done(refusal(refused));
			});
		},
		...options,
	});
	server.on("error", () => undefined);
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const at = server.server.address();
	const mailServer: MailServer = {
		port: typeof at === "object" && at ? at.port : 0,
		received: [],
		refuse: () => undefined,
		refuseMessage: () => undefined,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
	return mailServer;
}

function refusal(refused: Refusal | undefined): Error | null {
	return refused ? Object.assign(new Error(refused[1]), { responseCode: refused[0] }) : null;
}
