/** Sockets per network over all carts. A company of two hundred people may share one network. */
export const mostSockets = 1000;

/** Counts expire after this long: each cart reports its count at every sweep (cart-channel.ts). In ms. */
const longest = 150_000;

/**
 * The number of sockets of one network, by cart. Held in memory only: busy networks are reported often, and after eviction the counts
 * are restored by the next sweep of each cart.
 */
export class OpenSockets {
	readonly #carts = new Map<string, { count: number; at: number }>();

	/** Sets the count of a cart. @returns whether it is allowed; a count over the limit is not stored */
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
