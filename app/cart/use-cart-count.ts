import { useEffect, useRef } from "react";
import type { CartView } from "../platform/session/visitor";
import { useFirstCart } from "./live/use-first-cart";
import { useLiveCart } from "./live/use-live-cart";

/** Delay before a count from the socket is written to the cookie: the response to a form of this page sets the cookie itself. In ms. */
const pause = 1000;

/**
 * The number of lines in the visitor's cart: as the page was loaded with it, then as the cart socket reports it. A reported count is also posted to
 * the server, which updates the cookie for the next page.
 * @returns hasChanged: the cart socket has reported another count than the page was loaded with
 */
export function useCartCount(cart: CartView | null): { count: number; hasChanged: boolean } {
	useFirstCart(cart?.uuid);
	const loaded = cart?.count ?? 0;
	const message = useLiveCart(cart?.uuid, cart);
	const count = message?.count ?? loaded;
	const uuid = message?.uuid;

	const stored = useRef({ cart, count: loaded });
	useEffect(() => {
		if (stored.current.cart !== cart) stored.current = { cart, count: loaded };
		if (uuid === undefined || count === stored.current.count) return;
		const timer = setTimeout(() => {
			stored.current = { cart, count };
			fetch("/cart/count", { method: "POST", body: new URLSearchParams({ uuid, count: String(count) }) }).catch(() => {});
		}, pause);
		return () => clearTimeout(timer);
	}, [uuid, cart, count, loaded]);

	return { count, hasChanged: count !== loaded };
}
