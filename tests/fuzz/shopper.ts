import { Cookies, cartOf, sessionOf } from "../support/cookies";
import { type Answer, ask } from "./ask";
import { encoded } from "./hostile-text";
import { expectSound } from "./sound-answer";

/** Somebody whose browser keeps cookies and sends forms; whatever comes back is sound. */
export class Shopper {
	readonly cookies = new Cookies();
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
		return cartOf(this) || null;
	}

	get session(): string {
		return sessionOf(this);
	}

	async #ask(method: string, path: string, body?: string): Promise<Answer> {
		const { port } = new URL(this.#shop);
		const cookie = this.cookies.header;
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
		this.cookies.keep(answer.headers);
		expectSound(answer);
		return answer;
	}
}
