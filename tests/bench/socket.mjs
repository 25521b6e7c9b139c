import { randomBytes } from "node:crypto";
import { request } from "node:http";

/**
 * Opens a WebSocket as a browser does. The server's messages are short: frames over 64 kB are not supported.
 * @param headers Host, Origin, Cookie
 * @param told receives each text, and `closed` is called once when the socket closes
 * @returns close()
 * @throws if the server refuses; `status` is its response's
 */
export function openSocket({ port, path, headers, told, closed }) {
	return new Promise((resolve, reject) => {
		const key = randomBytes(16).toString("base64");
		const upgrade = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key };
		const asked = request({ host: "127.0.0.1", port, path, headers: { ...headers, ...upgrade }, agent: false });
		asked.on("response", (answer) => {
			answer.resume();
			reject(Object.assign(new Error(`${path} opens no socket: ${answer.statusCode}`), { status: answer.statusCode }));
		});
		asked.on("error", reject);
		asked.on("upgrade", (_, socket, head) => {
			let held = head;
			const read = () => {
				for (let frame = firstFrame(held); frame; frame = firstFrame(held)) {
					held = held.subarray(frame.end);
					if (frame.kind === 1) told(frame.text);
					if (frame.kind === 8) socket.destroy();
				}
			};
			socket.on("data", (chunk) => {
				held = Buffer.concat([held, chunk]);
				read();
			});
			socket.on("error", () => {});
			socket.once("close", () => closed?.());
			socket.setNoDelay(true);
			resolve({ close: () => socket.destroy() });
			read();
		});
		asked.end();
	});
}

/** @returns kind (1: text, 8: close), text and where it ends; null while incomplete */
function firstFrame(bytes) {
	if (bytes.length < 2) return null;
	const short = bytes[1] & 127;
	if (short === 127) throw new Error("A message is longer than 64 kB.");
	const from = short === 126 ? 4 : 2;
	if (bytes.length < from) return null;
	const end = from + (short === 126 ? bytes.readUInt16BE(2) : short);
	return bytes.length < end ? null : { kind: bytes[0] & 15, text: bytes.toString("utf8", from, end), end };
}
