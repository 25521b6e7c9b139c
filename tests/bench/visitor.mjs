import { Agent, request } from "node:http";

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
