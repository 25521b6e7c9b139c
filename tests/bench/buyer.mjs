import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { Visitor } from "./visitor.mjs";

const billing = {
	vat: "2077474-0",
	company: "Teräsrakenne Pohjola Oy",
	name: "Aino Virtanen",
	phone: "040 1234567",
	email: "ostot@pohjola.example",
	streetAddress: "Terästie 1",
	postCode: "00380",
	city: "Helsinki",
	country: "FI",
};

/** A buyer without scripts, with cookies, who fills a cart and orders page by page. */
export class Buyer {
	#visitor;
	#cookies = new Map();
	/** Requests so far. */
	requests = 0;
	cart = "";

	constructor(port) {
		this.#visitor = new Visitor(port);
	}

	get cookie() {
		return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	async get(path) {
		return this.#send(path, {});
	}

	/** Submits the form with this field, unchanged except for the given values. @returns the response, without following its redirect */
	async send(page, field, changes = {}) {
		const form = parse(page.text)
			.querySelectorAll("form")
			.find((one) => one.querySelector(`[name="${field}"]`));
		if (!form) throw new Error(`No form with ${field} on ${page.path} (${page.status}).`);
		const fields = new URLSearchParams();
		const button = form.querySelector(`button[name="${field}"]`) ?? form.querySelector("button[type=submit], button:not([type])");
		const inputs = form.querySelectorAll("input[name], select[name], textarea[name]");
		for (const input of button?.hasAttribute("name") ? [...inputs, button] : inputs) {
			const name = input.getAttribute("name");
			const isChoice = /^(checkbox|radio)$/.test(input.getAttribute("type") ?? "");
			if (fields.has(name) || (isChoice && !input.hasAttribute("checked"))) continue;
			const chosen = input.querySelector("option[selected]") ?? input.querySelector("option");
			fields.set(name, chosen ? (chosen.getAttribute("value") ?? "") : (input.getAttribute("value") ?? (isChoice ? "on" : "")));
		}
		for (const [name, value] of Object.entries(changes)) fields.set(name, value);
		const answer = await this.#send(form.getAttribute("action")?.replaceAll("&amp;", "&") || page.path, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
			body: fields.toString(),
		});
		if (answer.status !== 303) throw new Error(`The form with ${field} on ${page.path} is answered ${answer.status}.`);
		return answer;
	}

	/** Adds the first variant of a product page to the cart. */
	async fill(path = "/products/ipe-200") {
		await this.send(await this.get(path), "only");
		this.cart = (await this.get("/cart")).headers.location;
	}

	/** From a filled cart to the confirmation page. @returns that page */
	async order() {
		await this.get(this.cart);
		await this.send(await this.get(`${this.cart}/payment-info`), "vat", billing);
		await this.send(await this.get(`${this.cart}/payment-method`), "deliveryMethodType", { paymentMethod: "invoice" });
		await this.send(await this.get(`${this.cart}/summary`), "authorityConfirmed", { authorityConfirmed: "on" });
		const page = await this.get(`${this.cart}/confirmation`);
		if (!/CB-\d+/.test(page.text)) throw new Error(`The confirmation has no order number (${page.status}).`);
		return page;
	}

	close() {
		this.#visitor.close();
	}

	async #send(path, { headers = {}, ...init }) {
		const cookie = this.cookie;
		this.requests++;
		const answer = await this.#visitor.send(path, { ...init, headers: { ...headers, ...(cookie && { Cookie: cookie }) } });
		for (const line of answer.headers["set-cookie"] ?? []) {
			const [name, ...value] = line.split(";")[0].split("=");
			if (/;\s*max-age=(?:0|-\d+)\b/i.test(line)) this.#cookies.delete(name);
			else this.#cookies.set(name, value.join("="));
		}
		return { ...answer, path };
	}
}

/** The cookie of a new session in the shop's format, for calls without the forms. */
export function newSession() {
	const id = randomUUID();
	return { id, cookie: `session=${encodeURIComponent(Buffer.from(JSON.stringify(id)).toString("base64"))}` };
}
