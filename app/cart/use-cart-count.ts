import { useEffect, useRef } from "react";
import type { CartView } from "../platform/session/visitor";
import { useLiveCart } from "./live/use-live-cart";

/** The answer to a form of this page tells its count itself. In ms. */
const pause = 1000;

/**
 * How many lines the visitor's cart has: as the page has it, then as is told meanwhile. The cookie hears of it too, so that the next page has it.
 * @returns told: it has changed without this page
 */
export function useCartCount(cart: CartView | null): { count: number; isTold: boolean } {
	const known = cart?.count ?? 0;
	const told = useLiveCart(cart?.uuid, cart);
	const count = told?.count ?? known;
	const uuid = told?.uuid;

	const stored = useRef({ cart, count: known });
	useEffect(() => {
		if (stored.current.cart !== cart) stored.current = { cart, count: known };
		if (uuid === undefined || count === stored.current.count) return;
		const waiting = setTimeout(() => {
			stored.current = { cart, count };
			fetch("/cart/count", { method: "POST", body: new URLSearchParams({ uuid, count: String(count) }) }).catch(() => {});
		}, pause);
		return () => clearTimeout(waiting);
	}, [uuid, cart, count, known]);

	return { count, isTold: count !== known };
}
