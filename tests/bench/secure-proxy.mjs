import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer } from "node:net";
import { Duplex, pipeline } from "node:stream";
import { freePorts } from "../../scripts/lib/ports.mjs";

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "upgrade"];
/** The payload of a packet, in bytes. */
const packet = 1400;

/**
 * Serves a local port by HTTP/2 over TLS, as the platform does, and over a slow line. The certificate is self-signed, and the origin sees
 * plain HTTP.
 * @param line latency (round-trip time in ms) and bytesPerSecond of the download
 * @returns its port, and a function that closes it
 */
export async function secureProxy(target, line) {
	const pem = execFileSync(
		"openssl",
		["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", "-", "-out", "-"],
		{
			stdio: ["ignore", "pipe", "ignore"],
		},
	);
	const secure = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
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
	// A browser reads a TLS record only when it has all of it.
	secure.on("secureConnection", (socket) => socket.setMaxSendFragment(packet));
	const sockets = new Set();
	const server = createServer({ noDelay: true }, (socket) => {
		sockets.add(socket.once("close", () => sockets.delete(socket)));
		secure.emit("connection", overLine(socket, line));
	});
	const port = await freePorts();
	await once(server.listen(port, "127.0.0.1"), "listening");
	return {
		port,
		close() {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}

/** A socket whose bytes take half the round-trip time each way, and leave in packets at the rate of the line. */
function overLine(socket, { latency, bytesPerSecond }) {
	let isFreeAt = 0;
	// Timers may fire out of order: each sends the first of those that wait.
	const waiting = [];
	const arrive = () => waiting.shift()();
	const slow = new Duplex({
		read() {},
		write(chunk, _encoding, done) {
			const now = performance.now();
			isFreeAt = Math.max(isFreeAt, now);
			for (let at = 0; at < chunk.length; at += packet) {
				const part = chunk.subarray(at, at + packet);
				isFreeAt += (part.length / bytesPerSecond) * 1000;
				waiting.push(() => socket.write(part));
				setTimeout(arrive, isFreeAt - now + latency / 2);
			}
			setTimeout(done, isFreeAt - now);
		},
		final(done) {
			waiting.push(() => socket.end(done));
			setTimeout(arrive, latency / 2);
		},
		destroy(error, done) {
			socket.destroy();
			done(error);
		},
	});
	socket.on("data", (chunk) => setTimeout(() => slow.push(chunk), latency / 2));
	socket.on("end", () => setTimeout(() => slow.push(null), latency / 2));
	socket.on("error", (error) => slow.destroy(error));
	slow.on("error", () => {});
	return slow;
}
