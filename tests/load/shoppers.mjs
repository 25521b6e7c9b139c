import { randomUUID } from "node:crypto";

/** So many items one shopper puts into the cart, one after the other; then somebody else comes. */
const itemsEach = 8;

/** Shoppers without scripts: each has a cart of its own, and puts one item after the other into it. */
export class Shoppers {
	#items;
	#free = [];
	/** All who have a cart. */
	known = [];

	/** @param items ids of what can be ordered */
	constructor(items) {
		this.#items = items;
	}

	/** The next form of somebody who waits for nothing, as openLoad() wants it. */
	form(headers) {
		const shopper = this.#free.pop() ?? new Shopper(this.#items);
		return { kind: "form", shopper, ...shopper.form(headers) };
	}

	/** Told of each answer to a form. */
	answered({ status, headers }, { shopper, item }) {
		if (status === 303) shopper.note(headers, item);
		if (shopper.items.size === 1 && status === 303) this.known.push(shopper);
		// Where no answer came it is not known what is in the cart.
		if (status !== 0 && shopper.items.size < Math.min(itemsEach, this.#items.length)) this.#free.push(shopper);
	}

	/** @returns of all carts: how many hold just what was acknowledged, and how many there are */
	async counted(backendPort) {
		let right = 0;
		for (const shopper of this.known) if (await shopper.hasAll(backendPort)) right++;
		return { right, all: this.known.length };
	}
}

class Shopper {
	#cookies = new Map();
	#all;
	/** What was acknowledged. */
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

	/** Whether the backend's cart holds each item that was acknowledged, once. */
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
