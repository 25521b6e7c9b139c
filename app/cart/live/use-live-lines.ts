import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Cart } from "../../../contract/cart";
import type { CartCountMessage } from "../../../contract/realtime";
import { useLiveCart } from "./use-live-cart";

/** How often it is looked whether the reader has done typing. In ms. */
const pause = 300;

/**
 * Reads the cart's page anew when somebody else has changed the cart. Not while a form of the page is on its way, and not while something is typed
 * that is not saved: what was seen and what is typed belong together (docs/decisions/0022-a-stale-cart.md).
 * @param cart null: there is none
 */
export function useLiveLines(cart: Cart | null): void {
	const told = useLiveCart(cart?.uuid, cart);
	const { revalidate, state } = useRevalidator();
	const { state: navigation } = useNavigation();
	const isIdle = state === "idle" && navigation === "idle";
	const first = useRef<{ cart: Cart; told: CartCountMessage }>();
	const tried = useRef("");

	useEffect(() => {
		if (!cart || !told || !isIdle) return;
		if (first.current?.cart !== cart) first.current = { cart, told };
		const key = JSON.stringify(told);
		// What does not show once it has been read will not the next time.
		if (tried.current === key || !isNews(told, cart, first.current.told)) return;
		const looking = setInterval(() => {
			if (isTyping()) return;
			clearInterval(looking);
			tried.current = key;
			revalidate();
		}, pause);
		return () => clearInterval(looking);
	}, [cart, told, isIdle, revalidate]);
}

/** Changed since the page has read it, in what is in it or in what has become of it. */
function isNews(told: CartCountMessage, { version, length }: Cart, first: CartCountMessage): boolean {
	if (told.state !== first.state) return true;
	return told.version === undefined ? told !== first || told.count !== length : told.version > version;
}

/** Something on the page has been changed by hand and is not saved. */
function isTyping(): boolean {
	const fields = document.querySelectorAll("main :is(form[method=post] *, [form]):is(input, textarea)");
	return [...fields].some((field) => {
		if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
		return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
	});
}
