import { useEffect, useRef, useState } from "react";
import type { CartCountMessage } from "../../../contract/realtime";
import type { watchCart } from "./live-carts";

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
		// Without the module the page works, only not live.
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
