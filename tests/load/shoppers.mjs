import { randomUUID } from "node:crypto";

/** Items that a shopper adds to the cart one after the other; then a new shopper follows. */
const itemsEach = 8;

/** Shoppers without scripts: each adds one item after the other to their own cart. */
export class Shoppers {
	#items;
	#free = [];
	/** All shoppers with a cart. */
	known = [];

	/** @param items ids of orderable variants */
	constructor(items) {
		this.#items = items;
	}

	/** The next form of an idle shopper, in the format of openLoad(). */
	form(headers) {
		const shopper = this.#free.pop() ?? new Shopper(this.#items);
		return { kind: "form", shopper, ...shopper.form(headers) };
	}

	/** Receives each response to a form. */
	answered({ status, headers }, { shopper, item }) {
		if (status === 303) shopper.note(headers, item);
		if (shopper.items.size === 1 && status === 303) this.known.push(shopper);
		// Without a response the cart's contents are unknown.
		if (status !== 0 && shopper.items.size < Math.min(itemsEach, this.#items.length)) this.#free.push(shopper);
	}

	/** @returns how many carts contain exactly what was acknowledged, and the total */
	async counted(backendPort) {
		let right = 0;
		for (const shopper of this.known) if (await shopper.hasAll(backendPort)) right++;
		return { right, all: this.known.length };
	}
}

class Shopper {
	#cookies = new Map();
	#all;
	/** Acknowledged items. */
	items = new Set();

	constructor(items) {
		this.#all = items;
	}

	form(headers) {
		const item = this.#all[this.items.size % this.#all.length];
		const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const body = new URLSearchParams({ idem: randomUUID(), suppliedVariantId: String(item), amount: "1000", returnTo: "/shop" }).toString();
		return {
			item,
			path: "/cart/items",
			method: "POST",
			headers: {
				...headers,
				"Content-Type": "application/x-www-form-urlencoded",
				"Content-Length": String(body.length),
				"Sec-Fetch-Site": "same-origin",
				...(cookie && { Cookie: cookie }),
			},
			body,
		};
	}

	note(headers, item) {
		this.items.add(item);
		for (const line of headers["set-cookie"] ?? []) {
			const [name, ...value] = line.split(";")[0].split("=");
			this.#cookies.set(name, value.join("="));
		}
	}

	/** Whether the backend's cart contains each acknowledged item exactly once. */
	async hasAll(backendPort) {
		const read = (name) => JSON.parse(Buffer.from(decodeURIComponent(this.#cookies.get(name) ?? ""), "base64").toString());
		const answer = await fetch(`http://127.0.0.1:${backendPort}/orders/by-id/${read("cart").uuid}?range=${encodeURIComponent("[0,50]")}`, {
			headers: { Locale: "en", "Session-Id": read("session") },
		});
		if (!answer.ok) return false;
		const { items } = await answer.json();
		return items.length === this.items.size && items.every(({ quantity }) => quantity === 1000);
	}
}
