import { once } from "node:events";
import { WebSocket } from "ws";
import { Visitor } from "./visitor.mjs";

/**
 * A browser with an open cart: receives its changes, and reconnects as the shop's scripts do.
 * @param backOff ms until the next attempt, by the number of failed ones since the last message
 */
export class Watcher {
	#shop;
	#backOff;
	#socket = null;
	#failed = 0;
	#isLeft = false;
	/** Received messages, parsed, with their time (performance.now()). */
	told = [];
	/** When it was last open; null while it is closed. */
	openSince = null;
	/** Number of connections. */
	opened = 0;

	constructor(shop, cart, backOff) {
		this.#shop = shop;
		this.cart = cart;
		this.#backOff = backOff;
	}

	/** @throws if it is refused */
	async open() {
		const { port, shopPort } = this.#shop;
		const host = `en.localhost:${port}`;
		const socket = new WebSocket(`ws://127.0.0.1:${shopPort}/cart/${this.cart.uuid}/live`, {
			headers: { Host: host, Origin: `http://${host}`, Cookie: this.cart.cookie, "CF-Connecting-IP": this.cart.address },
			perMessageDeflate: false,
		});
		socket.on("message", (text) => {
			this.told.push({ at: performance.now(), ...JSON.parse(text) });
			this.#failed = 0;
		});
		await once(socket, "open");
		// A connection that breaks is closed, too.
		socket.on("error", () => {}).once("close", () => this.#closed());
		this.#socket = socket;
		this.openSince = performance.now();
		this.opened++;
	}

	leave() {
		this.#isLeft = true;
		this.#socket?.terminate();
	}

	#closed() {
		this.openSince = null;
		if (this.#isLeft) return;
		setTimeout(() => !this.#isLeft && this.open().catch(() => this.#closed()), this.#backOff(this.#failed++)).unref();
	}

	/** @returns when a matching message was received; null if none within this many ms */
	async heard(isMeant, within = 5000) {
		for (const end = performance.now() + within; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 5))) {
			const found = this.told.find(isMeant);
			if (found) return found.at;
		}
		return null;
	}
}

/** A cart of one line, with its own session and network. @param index makes them distinct */
export async function newCart(shop, index, suppliedVariantId, session) {
	const visitor = new Visitor(shop.backendPort);
	const { status, text } = await visitor.send("/orders/add", {
		method: "POST",
		headers: { "Content-Type": "application/json", Locale: "en", "Session-Id": session.id },
		body: JSON.stringify({ suppliedVariantId, amount: 12, idem: crypto.randomUUID(), isProduction: true }),
	});
	visitor.close();
	if (status !== 200) throw new Error(`orders/add is answered ${status}: ${text}`);
	return { uuid: JSON.parse(text).uuid, cookie: session.cookie, address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
}

/** Adds goods to a cart by the shop's form. @returns time of the response in ms (performance.now()) */
export async function addTo(cart, suppliedVariantId, visitor) {
	const body = new URLSearchParams({
		idem: crypto.randomUUID(),
		suppliedVariantId: String(suppliedVariantId),
		amount: "12",
		returnTo: "/",
	});
	const cookie = `${cart.cookie}; cart=${encodeURIComponent(Buffer.from(JSON.stringify({ uuid: cart.uuid, count: 1 })).toString("base64"))}`;
	const { status } = await visitor.send("/cart/items", {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
		body: body.toString(),
	});
	if (status !== 303) throw new Error(`Adding to a cart is answered ${status}.`);
	return performance.now();
}
