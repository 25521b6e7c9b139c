import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { pipeline } from "node:stream";
import { freePorts } from "../../scripts/lib/ports.mjs";

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/**
 * Serves a local port by HTTP/2 over TLS, as the platform does. The certificate is self-signed, and the origin sees plain HTTP.
 * @returns its port, and a function that closes it
 */
export async function secureProxy(target) {
	const pem = execFileSync(
		"openssl",
		["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", "-", "-out", "-"],
		{
			stdio: ["ignore", "pipe", "ignore"],
		},
	);
	const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
		const { method, url, authority, headers } = incoming;
		const sent = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
		const asked = request({ port: target, method, path: url, headers: { ...Object.fromEntries(sent), host: authority } }, (answer) => {
			for (const name of ofConnection) delete answer.headers[name];
			outgoing.writeHead(answer.statusCode, answer.headers);
			pipeline(answer, outgoing, () => {});
		});
		asked.on("error", () => outgoing.stream.close());
		pipeline(incoming, asked, () => {});
	});
	const sessions = new Set();
	server.on("session", (session) => {
		sessions.add(session);
		session.once("close", () => sessions.delete(session));
	});
	const port = await freePorts();
	await once(server.listen(port, "127.0.0.1"), "listening");
	return {
		port,
		close() {
			for (const session of sessions) session.destroy();
			server.close();
		},
	};
}
