import { type Answer, ask } from "./ask";
import { encoded } from "./hostile-text";
import { expectSound } from "./sound-answer";

/** Somebody whose browser keeps cookies and sends forms; whatever comes back is sound. */
export class Shopper {
	readonly cookies = new Map<string, string>();
	#shop: string;
	#host = "de.localhost";

	constructor(shop: string, cookies: Record<string, string> = {}) {
		this.#shop = shop;
		for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
	}

	get(path: string): Promise<Answer> {
		return this.#ask("GET", path);
	}

	async post(path: string, fields: Record<string, string | number>): Promise<Answer> {
		const body = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`);
		return this.#ask("POST", path, body.join("&"));
	}

	/** The uuid of the cart that the header counts; null for none. */
	get cart(): string | null {
		const value = this.cookies.get("cart");
		if (!value) return null;
		return /"uuid":"([\da-f-]{36})"/.exec(Buffer.from(decodeURIComponent(value), "base64").toString())?.[1] ?? null;
	}

	get session(): string {
		const value = this.cookies.get("session");
		return value ? (/"([\w-]+)"/.exec(Buffer.from(decodeURIComponent(value), "base64").toString())?.[1] ?? "") : "";
	}

	async #ask(method: string, path: string, body?: string): Promise<Answer> {
		const { port } = new URL(this.#shop);
		const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
		const answer = await ask(this.#shop, {
			method,
			path,
			host: this.#host,
			headers: {
				...(cookie ? { Cookie: cookie } : {}),
				...(body === undefined
					? {}
					: {
							Origin: `http://${this.#host}:${port}`,
							"Content-Type": "application/x-www-form-urlencoded",
							"Content-Length": String(Buffer.byteLength(body)),
						}),
			},
			body,
		});
		for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
		expectSound(answer);
		return answer;
	}

	#keep(line: string): void {
		const [pair = "", ...attributes] = line.split(";");
		const [name = "", ...value] = pair.split("=");
		if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) this.cookies.delete(name);
		else this.cookies.set(name, value.join("="));
	}
}
