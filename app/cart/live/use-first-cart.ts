import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Notifies the other windows of the browser that there is a cart. A window without one has no socket: it loads its data again, with the cart.
 * @param uuid of the visitor's cart; undefined where there is none
 */
export function useFirstCart(uuid: string | undefined): void {
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
