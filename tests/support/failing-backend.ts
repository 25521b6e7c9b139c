import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Tunnels, tunnelSockets } from "./socket-tunnel";

/**
 * Behaviour of the backend: normal, unreachable, delayed by half a second, held until the mode changes, timing out, or faulty. "torn"
 * aborts in the middle of the body and "drips" sends one byte a second, both with the requested content type. The others respond as if
 * there were no data, refuse with unknown codes, or respond as if the session had ended.
 */
export type Mode =
	| "well"
	| "hangs"
	| "late"
	| "held"
	| "slow"
	| "resets"
	| "error"
	| "html error"
	| "not json"
	| "wrong shape"
	| "cut off"
	| "torn"
	| "drips"
	| "wrong type"
	| "huge"
	| "missing"
	| "refuses"
	| "signed out";

export interface FailingBackend {
	address: string;
	mode: Mode;
	/** Prefix of the paths to which the mode applies; "" is all. */
	only: string;
	/** Changes parsed responses of the real backend. */
	rewrite: ((path: string, answer: unknown) => unknown) | null;
	/** Requests by method and path, since the last mode was set. */
	seen: string[];
	/** Bodies of requests that reached the real backend. */
	bodies: string[];
	/** Requests with personal headers besides the session. */
	personal: string[];
	/** Requests without a session. */
	sessionless: string[];
	/** Length of the longest chain of calls, each made only after another was answered. */
	answeredInSequence: number;
	/** Open sockets of the shop. */
	sockets: Tunnels;
	/** Whether connections are accepted. */
	listen(isListening: boolean): Promise<void>;
	stop(): Promise<void>;
}

/** A proxy to a real backend that simulates failures on demand. */
export async function failingBackend(real: string): Promise<FailingBackend> {
	const open = new Set<ServerResponse>();
	const server = createServer((request, response) => {
		open.add(response);
		response.on("close", () => open.delete(response));
		const line = `${request.method} ${request.url}`;
		backend.seen.push(line);
		if (["client", "cookie"].some((name) => name in request.headers)) backend.personal.push(line);
		if (!("session-id" in request.headers)) backend.sessionless.push(line);
		const place = backend.answeredInSequence + 1;
		response.on("finish", () => {
			backend.answeredInSequence = Math.max(backend.answeredInSequence, place);
		});
		const mode = request.url?.startsWith(backend.only) ? backend.mode : "well";
		const work = async () => {
			while (mode === "held" && backend.mode === "held") await wait(5);
			await behaviours[mode](request, response, (...args) => passOn(...args, real, backend));
		};
		work().catch((error: unknown) => {
			// A client that has disconnected needs no answer.
			if (!response.destroyed) throw error;
		});
	});
	const sockets = tunnelSockets(server, real, ({ url }) => {
		backend.seen.push(`UPGRADE ${url}`);
		return backend.mode === "well";
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const at = server.address();
	const port = typeof at === "object" && at ? at.port : 0;
	const backend: FailingBackend = {
		address: `http://127.0.0.1:${port}`,
		mode: "well",
		only: "",
		rewrite: null,
		seen: [],
		bodies: [],
		personal: [],
		sessionless: [],
		answeredInSequence: 0,
		sockets,
		async listen(isListening) {
			if (isListening === server.listening) return;
			if (isListening) return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
			for (const socket of sockets.keys()) socket.destroy();
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
		stop: () => {
			for (const socket of sockets.keys()) socket.destroy();
			for (const response of open) response.destroy();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
	return backend;
}

type PassOn = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Behaviour = (request: IncomingMessage, response: ServerResponse, passOn: PassOn) => void | Promise<void>;

const json = { "Content-Type": "application/json" };

const behaviours: Record<Mode, Behaviour> = {
	well: (request, response, passOn) => passOn(request, response),
	held: (request, response, passOn) => passOn(request, response),
	hangs: () => {},
	async late(request, response, passOn) {
		await wait(500);
		await passOn(request, response);
	},
	async slow(request, response, passOn) {
		await wait(10_000);
		if (!response.destroyed) await passOn(request, response);
	},
	resets: (request) => void request.socket.destroy(),
	error: (_, response) => void response.writeHead(500, json).end('{"error":"Internal error.","code":"internal"}'),
	"html error": (_, response) => void response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>"),
	"not json": (_, response) => void response.writeHead(200, json).end("{"),
	"wrong shape": (_, response) => void response.writeHead(200, json).end('{"surprise":true}'),
	missing: (_, response) => void response.writeHead(404, json).end('{"error":"Not found.","code":"not_found"}'),
	refuses: (_, response) => void response.writeHead(409, json).end('{"message":"Credit limit.","code":"credit_limit"}'),
	"signed out": (_, response) => void response.writeHead(401, json).end('{"error":"Nobody is signed in.","code":"not_signed_in"}'),
	"cut off"(_, response) {
		response.writeHead(200, { ...json, "Content-Length": "1000" }).write('{"id":');
		response.socket?.end();
	},
	torn(request, response) {
		response.writeHead(200, { "Content-Type": accepted(request), "Content-Length": "100000" });
		response.write(begun.padEnd(20_000), () => setTimeout(() => response.socket?.resetAndDestroy(), 50));
	},
	drips(request, response) {
		response.writeHead(200, { "Content-Type": accepted(request), "Content-Length": "100000" });
		let sent = 0;
		const drop = () => response.write(begun.charAt(sent++) || " ");
		drop();
		const timer = setInterval(drop, 1000);
		response.on("close", () => clearInterval(timer));
	},
	"wrong type": (_, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to the network</h1>"),
	huge: (_, response) => void response.writeHead(200, json).end(JSON.stringify({ surprise: "x".repeat(1_000_000) })),
};

/** Possible beginnings of a response. */
const begun = '{"id":';

const accepted = ({ headers }: IncomingMessage): string => headers.accept ?? "application/json";

async function passOn(
	request: IncomingMessage,
	response: ServerResponse,
	real: string,
	{ rewrite, bodies }: Pick<FailingBackend, "rewrite" | "bodies">,
): Promise<void> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	if (chunks.length > 0) bodies.push(Buffer.concat(chunks).toString());
	const headers = Object.entries(request.headers).filter(([name]) => !["host", "connection", "content-length"].includes(name));
	const answer = await fetch(real + request.url, {
		method: request.method,
		// An idle connection may be closed at that moment.
		headers: { ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), Connection: "close" },
		...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
	});
	const type = answer.headers.get("content-type") ?? "application/json";
	const body = Buffer.from(await answer.arrayBuffer());
	const isRewritten = rewrite && type.startsWith("application/json");
	response
		.writeHead(answer.status, { "Content-Type": type })
		.end(isRewritten ? JSON.stringify(rewrite(request.url ?? "", JSON.parse(body.toString()))) : body);
}
