import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { CartCountMessage } from "../../../contract/realtime";
import { href } from "../../platform/config/href";
import type { CartView } from "../../platform/session/visitor";
import type { watchCart } from "./live-carts";

/** Delay before a socket's count is written to the cookie, because the response to a form of this page sets the cookie itself. In ms. */
const pause = 1000;

/**
 * The number of lines in the visitor's cart, from the page's data and then from the cart socket. It also posts a reported count to the
 * server, which updates the cookie for the next page.
 * @returns hasChanged: the socket has reported another count than the page's data
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
 * The cart socket's last message since the page's data was loaded. Its code is imported only if there is a cart.
 * @param uuid undefined without a cart
 * @param pageData the loaded data; new data discards the last message
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
		// A message that arrived during loading may be newer than the data, so the count is requested again.
		watcher.current?.requestCount();
	}, [pageData]);

	return last && last.pageData === pageData && last.message.uuid === uuid ? last.message : null;
}

/**
 * Notifies the browser's other windows of a new cart. A window without a cart has no socket and reloads its data.
 * @param uuid of the visitor's cart, if any
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

/** @returns null if the browser blocks storage; windows then cannot share a cart */
function openChannel(): BroadcastChannel | null {
	try {
		return new BroadcastChannel("cart");
	} catch {
		return null;
	}
}
