import { randomBytes } from "node:crypto";
import { type IncomingHttpHeaders, request } from "node:http";
import type { Socket } from "node:net";
import { cartCountMessage } from "../../contract/realtime";
import type { Visitor } from "./visitor";

export interface LiveSocket {
	status: 101;
	/** The counts received so far, in order. */
	counts: number[];
	/** All messages received so far, as text. */
	texts: string[];
	/** Waits until this many messages have been received. */
	received(messages: number): Promise<void>;
	send(text: string): void;
	/** Ends the connection without a close frame. */
	drop(): void;
	isClosed(): boolean;
}

interface Refused {
	status: number;
	headers: IncomingHttpHeaders;
}

/** The headers with which a visitor's page opens a socket. */
export const asPage = ({ host }: Visitor) => ({ Host: host, Origin: `http://${host}` });

/** Opens a WebSocket as a browser does, with any headers. */
export function openSocket(address: string, path: string, headers: Record<string, string>): Promise<LiveSocket | Refused> {
	const { hostname, port } = new URL(address);
	const upgrade = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
	const key = { "Sec-WebSocket-Key": randomBytes(16).toString("base64") };
	return new Promise((resolve, reject) => {
		const outgoing = request({ hostname, port, path, headers: { ...upgrade, ...key, ...headers }, agent: false });
		outgoing.on("error", reject);
		outgoing.on("response", (answer) => {
			answer.resume();
			resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
		});
		outgoing.on("upgrade", (_, socket, head) => resolve(liveSocket(socket, head)));
		outgoing.end();
	});
}

/** Opens a socket; fails if it is refused. */
export async function openedSocket(address: string, path: string, headers: Record<string, string>): Promise<LiveSocket> {
	const opened = await openSocket(address, path, headers);
	if (!("texts" in opened)) throw new Error(`No socket is opened at ${path}: ${opened.status}`);
	return opened;
}

function liveSocket(socket: Socket, head: Buffer): LiveSocket {
	const texts: string[] = [];
	const counts: number[] = [];
	let isClosed = false;
	let rest = head;
	const take = (chunk: Buffer) => {
		rest = Buffer.concat([rest, chunk]);
		for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
			rest = rest.subarray(frame.length);
			// All other frames are close and ping.
			if (frame.kind === 8) socket.end();
			if (frame.kind !== 1) continue;
			texts.push(frame.text);
			const told = frame.text.startsWith("{") ? cartCountMessage.parse(JSON.parse(frame.text)) : null;
			if (told) counts.push(told.count);
		}
	};
	take(Buffer.alloc(0));
	socket.on("data", take);
	socket.on("error", () => {});
	socket.on("close", () => {
		isClosed = true;
	});
	return {
		status: 101,
		counts,
		texts,
		async received(messages) {
			for (let tries = 0; texts.length < messages; tries++) {
				if (tries > 600) throw new Error(`Received ${texts.join()} in 30 s, expected ${messages} messages`);
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		},
		send: (text) => void socket.write(masked(text)),
		drop: () => void socket.destroy(),
		isClosed: () => isClosed,
	};
}

/** The first complete frame received, or null. The shop sends short frames only. */
function frameOf(bytes: Buffer): { kind: number; text: string; length: number } | null {
	if (bytes.length < 2) return null;
	const short = bytes.readUInt8(1) & 0x7f;
	if (short === 127 || (short === 126 && bytes.length < 4)) return null;
	const [begin, size] = short === 126 ? [4, bytes.readUInt16BE(2)] : [2, short];
	if (bytes.length < begin + size) return null;
	return { kind: bytes.readUInt8(0) & 0x0f, text: bytes.subarray(begin, begin + size).toString(), length: begin + size };
}

/** A short text frame, masked as browsers send it. */
function masked(text: string): Buffer {
	const mask = randomBytes(4);
	const body = Buffer.from(text);
	for (let index = 0; index < body.length; index += 1) body.writeUInt8(body.readUInt8(index) ^ mask.readUInt8(index % 4), index);
	return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, body]);
}
