import { type Cart, cart } from "../../contract/cart";
import { sessionOf } from "./cookies";
import type { Visitor } from "./visitor";

/** A cart or order as the backend returns it to this browser; amounts in cents. @param backend its address */
export async function storedCart(backend: string, visitor: Visitor, uuid: string): Promise<Cart> {
	const answer = await fetch(`${backend}/orders/by-id/${uuid}`, { headers: { Locale: "de", "Session-Id": sessionOf(visitor) } });
	return cart.parse(await answer.json());
}
