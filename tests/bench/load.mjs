import { Agent, request } from "node:http";
import { spread } from "./spread.mjs";

/** Requests one page over keep-alive connections. */
export class Visitor {
	#agent;
	/** @param cookie sent with every request */
	constructor(port, { cookie = "", connections = 1 } = {}) {
		this.port = port;
		this.connections = connections;
		this.headers = { Host: "en.localhost", ...(cookie && { Cookie: cookie }) };
		this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
	}

	/** @returns status, headers and text */
	send(path, { method = "GET", headers = {}, body } = {}) {
		return new Promise((resolve, reject) => {
			const options = { agent: this.#agent, host: "127.0.0.1", port: this.port, path, method, headers: { ...this.headers, ...headers } };
			const sent = request(options, (answer) => {
				const chunks = [];
				answer.on("data", (chunk) => chunks.push(chunk));
				answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }));
			});
			sent.on("error", reject);
			sent.end(body);
		});
	}

	close() {
		this.#agent.destroy();
	}
}

/** Pages per second, and response times (spread.mjs). */
export async function measure(port, path, { cookie, connections, seconds = 2, atLeast = 200 }) {
	const visitor = new Visitor(port, { cookie, connections });
	const times = [];
	const begin = performance.now();
	const isOver = () => times.length >= atLeast && performance.now() - begin > seconds * 1000;
	async function keepAsking() {
		while (!isOver()) {
			const since = performance.now();
			const { status } = await visitor.send(path);
			if (status !== 200) throw new Error(`${path} is answered ${status}.`);
			times.push(performance.now() - since);
		}
	}
	await Promise.all(Array.from({ length: connections }, keepAsking));
	const perSecond = (times.length / (performance.now() - begin)) * 1000;
	visitor.close();
	return { perSecond, ...spread(times) };
}
