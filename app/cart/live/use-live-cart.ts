import { useEffect, useRef, useState } from "react";
import type { CartCountMessage } from "../../../contract/realtime";
import type { watchCart } from "./live-carts";

/**
 * What has been told of a cart since the page has read it; what does so is fetched when there is a cart.
 * @param uuid undefined: there is none
 * @param page what the page has read: with another one, what was told before it is over
 */
export function useLiveCart(uuid: string | undefined, page: unknown): CartCountMessage | null {
	const [heard, setHeard] = useState<{ told: CartCountMessage; page: unknown } | null>(null);
	const watching = useRef<ReturnType<typeof watchCart>>();
	const present = useRef(page);

	useEffect(() => {
		if (!uuid) return;
		let isOver = false;
		const hear = (told: CartCountMessage) => setHeard({ told, page: present.current });
		// Without it nothing is missing on the page.
		import("./live-carts").then(
			({ watchCart }) => {
				if (!isOver) watching.current = watchCart(uuid, hear);
			},
			() => {},
		);
		return () => {
			isOver = true;
			watching.current?.stop();
			watching.current = undefined;
		};
	}, [uuid]);

	useEffect(() => {
		if (present.current === page) return;
		present.current = page;
		// What was told while the page was being read may be newer than the page.
		watching.current?.ask();
	}, [page]);

	return heard && heard.page === page && heard.told.uuid === uuid ? heard.told : null;
}
