import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import type { Asker } from "../platform/asker";
import { changeCart, ownCart } from "./change-cart";

/** Order comment, customer reference (purchase order number), and what the carrier is to know. */
type Note = "comment" | "reference" | "shipping_comment";

/** Throws like `changeCart`. */
export async function setNote(asker: Asker, uuid: string, note: Note, text: string): Promise<CartAnswer> {
	await changeCart(asker, uuid, [[`UPDATE orders SET ${note} = ?4 WHERE id = ${ownCart}`, text]]);
	return cartByUuid(asker, uuid);
}
