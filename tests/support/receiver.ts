import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { z } from "zod";

export interface Arrived {
	id: string;
	body: string;
	headers: IncomingHttpHeaders;
}

/** A webhook receiver that verifies each message with the Standard Webhooks library, and handles each id once. */
export interface Receiver {
	url: string;
	/** Bodies of handled messages, by id. */
	handled: Map<string, string>;
	/** All received messages, including refused and repeated ones. */
	arrived: Arrived[];
	/** Number of messages with a wrong signature. */
	forged: number;
	secret: string;
	/** Writes the response. Return false if the message was not handled. */
	answer(message: Arrived, response: ServerResponse): boolean;
	stop(): Promise<void>;
}

const sent = z.object({ "webhook-id": z.string(), "webhook-timestamp": z.string(), "webhook-signature": z.string() });

export async function startReceiver(): Promise<Receiver> {
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		const headers = sent.parse(request.headers);
		const message = { id: headers["webhook-id"], body, headers: request.headers };
		receiver.arrived.push(message);
		try {
			new Webhook(receiver.secret).verify(body, headers);
		} catch {
			receiver.forged++;
		}
		if (receiver.answer(message, response) && !receiver.handled.has(message.id)) receiver.handled.set(message.id, body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = z.object({ port: z.number() }).parse(server.address());
	const receiver: Receiver = {
		url: `http://127.0.0.1:${port}/orders`,
		handled: new Map(),
		arrived: [],
		forged: 0,
		secret: `whsec_${Buffer.alloc(32).toString("base64")}`,
		answer(_, response) {
			response.writeHead(204).end();
			return true;
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	return receiver;
}
