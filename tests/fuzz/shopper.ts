import { Cookies, cartOf, sessionOf } from "../support/cookies";
import { type Answer, ask } from "./ask";
import { sendForm } from "./send-form";
import { expectValid } from "./valid-response";

/** A browser with cookies that submits forms; every response must be valid. */
export class Shopper {
	readonly cookies = new Cookies();
	#shop: string;
	#host = "de.localhost";

	constructor(shop: string, cookies: Record<string, string> = {}) {
		this.#shop = shop;
		for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
	}

	async get(path: string): Promise<Answer> {
		const { header } = this.cookies;
		return this.#taken(await ask(this.#shop, { path, host: this.#host, headers: header ? { Cookie: header } : {} }));
	}

	async post(path: string, typed: Record<string, string | number>): Promise<Answer> {
		const fields = Object.entries(typed).map(([name, value]): [string, string] => [name, String(value)]);
		return this.#taken(await sendForm(this.#shop, { path, fields, host: this.#host, cookie: this.cookies.header }));
	}

	/** The uuid of the cart that the header counts; "" for none. */
	get cart(): string {
		return cartOf(this);
	}

	get session(): string {
		return sessionOf(this);
	}

	#taken(answer: Answer): Answer {
		this.cookies.keep(answer.headers);
		expectValid(answer);
		return answer;
	}
}
