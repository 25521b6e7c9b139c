/** Sockets that browsers of one network may have open, over all carts. A company of two hundred stands behind one. */
export const mostSockets = 1000;

/** A cart that has not told its sockets for so long has none any more: it tells them at each sweep (cart-channel.ts). In ms. */
const longest = 150_000;

/**
 * How many sockets one network has open, by cart. It is kept in memory alone: whoever has so many open that it matters is told of often, and an object that
 * was put to sleep is told anew by each cart's next sweep.
 */
export class OpenSockets {
	readonly #carts = new Map<string, { count: number; at: number }>();

	/** Notes how many a cart has. @returns whether so many are allowed; what is not allowed is not noted */
	count(cart: string, count: number, now: number): boolean {
		let others = 0;
		for (const [other, open] of this.#carts) {
			if (now - open.at > longest) this.#carts.delete(other);
			else if (other !== cart) others += open.count;
		}
		const known = this.#carts.get(cart)?.count ?? 0;
		const isAllowed = count <= known || others + count <= mostSockets;
		if (isAllowed) this.#carts.set(cart, { count, at: now });
		return isAllowed;
	}
}

/** One object for each network (wrangler.toml, durable_objects). */
export class NetworkSockets implements DurableObject {
	readonly #open = new OpenSockets();

	/** /{cart}/{count}: 429 where these would be too many. */
	fetch(request: Request): Response {
		const [, cart = "", count = ""] = new URL(request.url).pathname.split("/");
		return new Response(null, { status: this.#open.count(cart, Number(count), Date.now()) ? 204 : 429 });
	}
}
