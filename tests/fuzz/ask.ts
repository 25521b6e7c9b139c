import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	/** Milliseconds until the last byte. */
	took: number;
	/** The request, for messages and as the base of links. */
	url: URL;
}

export interface Question {
	method?: string;
	/** Path and query in wire format: printable ASCII. */
	path: string;
	/** Host name without port. */
	host?: string;
	headers?: Record<string, string | string[]>;
	body?: string;
}

const unpackers: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** Timeout above all limits: a request that hangs is reported instead of hanging the test. */
const patience = 20_000;

/** Sends a request over a new connection, and reads the whole response. @param shop http://127.0.0.1:port */
export function ask(shop: string, { method = "GET", path, host = "de.localhost", headers = {}, body }: Question): Promise<Answer> {
	const { hostname, port } = new URL(shop);
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		const sent = request(
			{ method, host: hostname, port, path, headers: { Host: `${host}:${port}`, ...headers }, agent: false, timeout: patience },
			(response) => {
				const parts: Buffer[] = [];
				response.on("data", (part: Buffer) => parts.push(part));
				response.on("error", reject);
				response.on("end", () => {
					const took = performance.now() - begin;
					const unpacked = unpackers[response.headers["content-encoding"] ?? ""] ?? ((body: Buffer) => body);
					const whole = Buffer.concat(parts);
					try {
						// An absolute URL, since a path that begins with a backslash would name another host.
						const url = new URL(`http://${host}:${port}${path.replace(/^\/+/, "/")}`);
						const text = whole.length > 0 ? unpacked(whole).toString() : "";
						resolve({ status: response.statusCode ?? 0, headers: response.headers, text, took, url });
					} catch (error) {
						reject(error);
					}
				});
			},
		);
		sent.on("timeout", () => sent.destroy(new Error(`No answer within ${patience} ms: ${method} ${path}`)));
		sent.on("error", reject);
		sent.end(body);
	});
}
