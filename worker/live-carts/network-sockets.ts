import { oldest } from "./browser-socket";

/** Sockets per network over all carts. A company of two hundred people may share one network. */
export const mostSockets = 1000;

/**
 * The number of sockets of one network, by cart: each cart reports its count whenever one is opened or closed (cart-channel.ts). Held in memory
 * only: while nothing is reported the platform may evict it, and it then knows of no sockets until their carts report again. So the limit holds for
 * those that are opened in quick succession; who opens them slowly finds the rate limit and the limits of each cart.
 */
export class OpenSockets {
	readonly #carts = new Map<string, { count: number; at: number }>();

	/** Sets the count of a cart. @returns whether it is allowed; a count over the limit is not stored */
	count(cart: string, count: number, now: number): boolean {
		let others = 0;
		for (const [other, open] of this.#carts) {
			// Its channel has been lost without a report: no socket is older.
			if (now - open.at > oldest) this.#carts.delete(other);
			else if (other !== cart) others += open.count;
		}
		const known = this.#carts.get(cart)?.count ?? 0;
		const isAllowed = count <= known || others + count <= mostSockets;
		if (count === 0) this.#carts.delete(cart);
		else if (isAllowed) this.#carts.set(cart, { count, at: now });
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
