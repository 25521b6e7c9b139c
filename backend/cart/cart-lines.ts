import { rowsOf } from "../db/rows";
import { cartByUuid } from "../orders/cart-answer";
import { type ItemRow, itemRow } from "../orders/order-rows";
import type { CartAnswer } from "../orders/wire";
import type { Asker } from "../platform/asker";
import { Refused } from "../platform/refused";
import { type Change, changeCart, ownCart, requireOwnCart } from "./change-cart";
import { requireOrderableSet } from "./set-rules";
import { requireOrderable } from "./supply-rules";

interface OfItem {
	suppliedVariantId: number;
	setId: number;
	/** null: all lines of the supply, however they are cut. */
	itemId: number | null;
}

/** Takes a line out, and with a set's id that set, whole; what is gone already is no error. Throws like `changeCart`. */
export async function removeItem(asker: Asker, uuid: string, { suppliedVariantId, setId, itemId }: OfItem): Promise<CartAnswer> {
	await changeCart(asker, uuid, [setId > 0 ? withoutSet(setId) : withoutLines(suppliedVariantId, itemId)]);
	return cartByUuid(asker, uuid);
}

const withoutLines = (suppliedVariantId: number, itemId: number | null): Change => [
	`DELETE FROM order_items WHERE order_id = ${ownCart} AND supplied_variant_id = ?4 AND (?5 IS NULL OR id = ?5)`,
	suppliedVariantId,
	itemId,
];

/** The amount of a cut line is its pieces. Throws like `changeCart`, and unavailable_goods, invalid, amount_below_minimum, amount_not_a_multiple. */
export async function setQuantity(asker: Asker, uuid: string, itemId: number, amount: number, version?: number): Promise<CartAnswer> {
	const { id } = await requireOwnCart(asker, uuid, version);
	const item = await requireItem(asker, id, itemId);
	await requireOrderable(asker, item.supplied_variant_id, { amount, cutLength: item.cut_length_mm, certificate: item.certificate });
	await changeCart(
		asker,
		uuid,
		[[`UPDATE order_items SET quantity = ?4 WHERE order_id = ${ownCart} AND id = ?5`, amount, itemId]],
		version,
	);
	return cartByUuid(asker, uuid);
}

/** The buyer's reference of a line. Throws like `changeCart`. */
export async function setReference(asker: Asker, uuid: string, itemId: number, comment: string): Promise<CartAnswer> {
	const { id } = await requireOwnCart(asker, uuid);
	await requireItem(asker, id, itemId);
	await changeCart(asker, uuid, [[`UPDATE order_items SET comment = ?4 WHERE order_id = ${ownCart} AND id = ?5`, comment, itemId]]);
	return cartByUuid(asker, uuid);
}

async function requireItem(asker: Asker, orderId: number, itemId: number): Promise<ItemRow> {
	const found = await asker.db.prepare("SELECT * FROM order_items WHERE order_id = ? AND id = ?").bind(orderId, itemId).all();
	const [item] = rowsOf(itemRow, found);
	if (!item) throw new Refused("not_found", "There is no such line.");
	return item;
}

/** Order comment, customer reference (purchase order number), and what the carrier is to know. */
type Note = "comment" | "reference" | "shipping_comment";

/** Throws like `changeCart`. */
export async function setNote(asker: Asker, uuid: string, note: Note, text: string): Promise<CartAnswer> {
	await changeCart(asker, uuid, [[`UPDATE orders SET ${note} = ?4 WHERE id = ${ownCart}`, text]]);
	return cartByUuid(asker, uuid);
}

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
