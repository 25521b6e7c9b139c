import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** Open sockets, with the headers of their requests. */
export type Tunnels = Map<Duplex, IncomingHttpHeaders>;

/**
 * Proxies every WebSocket of a server to another one, byte for byte.
 * @param isTaken is called for each before it is accepted
 */
export function tunnelSockets(server: Server, real: string, isTaken: (request: IncomingMessage) => boolean): Tunnels {
	const open: Tunnels = new Map();
	server.on("upgrade", (request, socket, head) => {
		if (!isTaken(request)) return void socket.destroy();
		open.set(socket, request.headers);
		socket.on("close", () => open.delete(socket));
		passOn(request, socket, head, new URL(real));
	});
	return open;
}

function passOn({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer, { hostname, port }: URL): void {
	const lines = rawHeaders.flatMap((text, index) => (index % 2 === 0 ? [`${text}: ${rawHeaders[index + 1]}`] : []));
	const on = connect(Number(port), hostname, () => {
		on.write(`${method} ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
		on.write(head);
		socket.pipe(on).pipe(socket);
	});
	const ends = [
		[socket, on],
		[on, socket],
	] as const;
	for (const [one, other] of ends) {
		one.on("error", () => other.destroy());
		one.on("close", () => other.destroy());
	}
}
