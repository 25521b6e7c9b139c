import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import type { Asker } from "../platform/asker";
import { Refused } from "../platform/refused";
import { type Change, changeCart, ownCart, requireOwnCart } from "./change-cart";
import { requireOrderableSet } from "./set-rules";

/** Takes a set out, whole. */
export const withoutSet = (setId: number): Change => [`DELETE FROM order_sets WHERE order_id = ${ownCart} AND set_id = ?4`, setId];

/** A set that is gone already is no error. Throws like `changeCart`. */
export async function removeSet(asker: Asker, uuid: string, setId: number): Promise<CartAnswer> {
	await changeCart(asker, uuid, [withoutSet(setId)]);
	return cartByUuid(asker, uuid);
}

/** How many of a set. Throws like `changeCart`, and not_found (no such set in the cart), unavailable_goods. */
export async function setSetQuantity(asker: Asker, uuid: string, setId: number, amount: number, version?: number): Promise<CartAnswer> {
	const { id } = await requireOwnCart(asker, uuid, version);
	const found = await asker.db.prepare("SELECT 1 FROM order_sets WHERE order_id = ? AND set_id = ?").bind(id, setId).all();
	if (found.results.length === 0) throw new Refused("not_found", "There is no such set in the cart.");
	await requireOrderableSet(asker, setId, amount);
	await changeCart(
		asker,
		uuid,
		[[`UPDATE order_sets SET quantity = ?4 WHERE order_id = ${ownCart} AND set_id = ?5`, amount, setId]],
		version,
	);
	return cartByUuid(asker, uuid);
}
