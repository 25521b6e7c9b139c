import { once } from "node:events";
import { createServer, request } from "node:http";
import { z } from "zod";

const listening = z.object({ port: z.number() });

/** Between a client and the shop: a forward proxy or a reverse proxy. */
export interface ShopProxy {
	port: number;
	/** Disconnects the client. */
	close(): Promise<void>;
}

/**
 * Local workerd keeps a connection open for five seconds despite "Connection: close", and text browsers read until it is closed; this closes it
 * after the
 * response. As a forward proxy it also resolves hosts such as de.localhost for clients that cannot.
 * @param shop http://127.0.0.1:port
 */
export async function startProxy(shop: string): Promise<ShopProxy> {
	const { hostname, port } = new URL(shop);
	const server = createServer((incoming, answer) => {
		const { pathname, search } = new URL(incoming.url ?? "/", shop);
		const options = { hostname, port, method: incoming.method, path: pathname + search, headers: incoming.headers, agent: false };
		const sent = request(options, (got) => {
			const { connection, "transfer-encoding": _, ...headers } = got.headers;
			answer.writeHead(got.statusCode ?? 502, headers);
			got.pipe(answer);
		});
		sent.on("error", () => answer.destroy());
		incoming.pipe(sent);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		port: listening.parse(server.address()).port,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
