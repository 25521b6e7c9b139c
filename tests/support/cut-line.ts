import { connect, createServer, type Server, type Socket } from "node:net";

export interface CutLine {
	port: number;
	/** Drops all connections from now on. */
	cut(): Promise<void>;
}

/** A TCP proxy to the shop that can be cut off, for browsers whose offline mode does not apply to service workers. */
export async function lineTo(port: number): Promise<CutLine> {
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(port, "127.0.0.1");
		for (const socket of [near, far]) {
			open.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => open.delete(socket));
		}
		near.pipe(far).pipe(near);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { port: portOf(server), cut: () => end(server, open) };
}

function portOf(server: Server): number {
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The line has no port.");
	return address.port;
}

function end(server: Server, open: Set<Socket>): Promise<void> {
	const isOver = new Promise<void>((resolve) => server.close(() => resolve()));
	for (const socket of open) socket.destroy();
	return isOver;
}
