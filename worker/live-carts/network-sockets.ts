import { maxSocketAge } from "./browser-socket";

/** Sockets per network over all carts. Two hundred people of a company may share one network. */
export const maxSockets = 1000;

/**
 * Counts one network's sockets by cart. Each cart reports its count when a socket opens or closes (cart-channel.ts).
 * Held in memory only: the platform may evict an idle object, which then knows no sockets until carts report again. So this limits sockets
 * opened in quick succession. Slowly opened ones are bounded by the rate limit and by each cart's limit.
 */
export class OpenSockets {
	readonly #carts = new Map<string, { count: number; at: number }>();

	/** Sets a cart's count. @returns whether it is allowed; a count over the limit is not stored */
	count(cart: string, count: number, now: number): boolean {
		let others = 0;
		for (const [other, open] of this.#carts) {
			// The cart's channel was lost without a report: no socket lives longer.
			if (now - open.at > maxSocketAge) this.#carts.delete(other);
			else if (other !== cart) others += open.count;
		}
		const known = this.#carts.get(cart)?.count ?? 0;
		const isAllowed = count <= known || others + count <= maxSockets;
		if (count === 0) this.#carts.delete(cart);
		else if (isAllowed) this.#carts.set(cart, { count, at: now });
		return isAllowed;
	}
}

/** One object per network (wrangler.toml, durable_objects). */
export class NetworkSockets implements DurableObject {
	readonly #open = new OpenSockets();

	/** /{cart}/{count}: answers 429 if the count exceeds the limit. */
	fetch(request: Request): Response {
		const [, cart = "", count = ""] = new URL(request.url).pathname.split("/");
		return new Response(null, { status: this.#open.count(cart, Number(count), Date.now()) ? 204 : 429 });
	}
}
