import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Cart } from "../../../contract/cart";
import type { CartCountMessage } from "../../../contract/realtime";
import { useLiveCart } from "./use-cart-count";

/** Interval at which a waiting reload checks for unsaved input. In ms. */
const interval = 300;

/**
 * Revalidates the cart page when somebody else has changed the cart. Waits while a form is being submitted or a field has unsaved input,
 * because input must stay next to the data it was typed for (docs/decisions/0022-a-stale-cart.md).
 * @param cart null without a cart
 */
export function useLiveLines(cart: Cart | null): void {
	const message = useLiveCart(cart?.uuid, cart);
	const { revalidate, state } = useRevalidator();
	const { state: navigation } = useNavigation();
	const isIdle = state === "idle" && navigation === "idle";
	const first = useRef<{ cart: Cart; message: CartCountMessage }>();
	const lastKey = useRef("");

	useEffect(() => {
		if (!cart || !message || !isIdle) return;
		if (first.current?.cart !== cart) first.current = { cart, message };
		const key = JSON.stringify(message);
		// Reloads once per message. If the first reload did not bring the change, a second will not either.
		if (lastKey.current === key || !isNewer(message, cart, first.current.message)) return;
		const timer = setInterval(() => {
			if (hasUnsavedInput()) return;
			clearInterval(timer);
			lastKey.current = key;
			revalidate();
		}, interval);
		return () => clearInterval(timer);
	}, [cart, message, isIdle, revalidate]);
}

/** Whether a message reports a version or state that the page's data lacks. */
function isNewer(message: CartCountMessage, { version, length }: Cart, first: CartCountMessage): boolean {
	if (message.state !== first.state) return true;
	return message.version === undefined ? message !== first || message.count !== length : message.version > version;
}

function hasUnsavedInput(): boolean {
	const fields = document.querySelectorAll("main :is(form[method=post] *, [form]):is(input, textarea)");
	return [...fields].some((field) => {
		if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
		return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
	});
}
