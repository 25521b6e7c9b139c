import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { CartCountMessage } from "../../../contract/realtime";
import { href } from "../../platform/config/href";
import type { CartView } from "../../platform/session/visitor";
import type { watchCart } from "./live-carts";

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
			fetch(href("/cart/count"), { method: "POST", body: new URLSearchParams({ uuid, count: String(count) }) }).catch(() => {});
		}, pause);
		return () => clearTimeout(timer);
	}, [uuid, cart, count, loaded]);

	return { count, hasChanged: count !== loaded };
}

/**
 * The last message of the cart socket since the page's data was loaded. The socket's code is imported only when there is a cart.
 * @param uuid undefined where there is no cart
 * @param pageData the loaded data that messages are newer than: new data discards the last message
 */
export function useLiveCart(uuid: string | undefined, pageData: unknown): CartCountMessage | null {
	const [last, setLast] = useState<{ message: CartCountMessage; pageData: unknown } | null>(null);
	const watcher = useRef<ReturnType<typeof watchCart>>();
	const currentData = useRef(pageData);

	useEffect(() => {
		if (!uuid) return;
		let isUnmounted = false;
		const listener = (message: CartCountMessage) => setLast({ message, pageData: currentData.current });
		// Without the module the page works, but is not live.
		import("./live-carts").then(
			({ watchCart }) => {
				if (!isUnmounted) watcher.current = watchCart(uuid, listener);
			},
			() => {},
		);
		return () => {
			isUnmounted = true;
			watcher.current?.stop();
			watcher.current = undefined;
		};
	}, [uuid]);

	useEffect(() => {
		if (currentData.current === pageData) return;
		currentData.current = pageData;
		// A message that came while the data was loading may be newer than the data: request the count again.
		watcher.current?.requestCount();
	}, [pageData]);

	return last && last.pageData === pageData && last.message.uuid === uuid ? last.message : null;
}

/**
 * Notifies the other windows of the browser that there is a cart. A window without one has no socket: it loads its data again, with the cart.
 * @param uuid of the visitor's cart; undefined where there is none
 */
function useFirstCart(uuid: string | undefined): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const channel = openChannel();
		if (!channel) return;
		if (uuid) channel.postMessage(uuid);
		else channel.onmessage = () => revalidate();
		return () => channel.close();
	}, [uuid, revalidate]);
}

/** @returns null where the browser keeps nothing for the shop: windows cannot share a cart there either */
function openChannel(): BroadcastChannel | null {
	try {
		return new BroadcastChannel("cart");
	} catch {
		return null;
	}
}
