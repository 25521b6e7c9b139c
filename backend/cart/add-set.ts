import { z } from "zod";
import type { orders } from "../../contract/orders";
import { maxLines } from "../../contract/values/order-bounds";
import { rowsOf } from "../db/rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { doneBefore, hashOf } from "../platform/idempotency";
import { requireSession, type Visitor } from "../platform/visitor";
import { ownCart } from "./change-cart";
import { joinedInto } from "./open-carts";
import { requireOrderableSet } from "./set-rules";
import { storeOnce } from "./store-once";
import { refusedItems } from "./supply-rules";

type Body = z.output<typeof orders.addSet.body>;

/**
 * Puts a set into the visitor's cart. A uuid that is missing, foreign or of a sent order starts a new cart. A set already in
 * the cart adds up. A repeated submission (same key) changes nothing and answers with the current cart.
 * @throws Refused idem_conflict, unavailable_goods, invalid (too many of the set, or of lines and sets)
 */
export async function addSet(visitor: Visitor, body: Body): Promise<PricedCart> {
	requireSession(visitor);
	// This very submission may have created the cart, so the hash leaves its uuid out.
	const { uuid: cart, ...sent } = body;
	const bodyHash = hashOf({ call: "addSet", ...sent });
	const done = await doneBefore(visitor, body.idem, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid);

	const present = cart === undefined ? null : await inCart(visitor, cart, body.setId);
	const followed = cart !== undefined && !present ? await joinedInto(visitor, cart) : null;
	if (followed) return addSet(visitor, { ...body, uuid: followed });
	await requireOrderableSet(visitor, body.setId, (present?.quantity ?? 0) + body.amount);
	if (present && present.quantity === 0 && present.length >= maxLines)
		throw refusedItems([{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }]);

	const uuid = cart !== undefined && present ? cart : crypto.randomUUID();
	const stored = await storeOnce(visitor, {
		uuid,
		idem: body.idem,
		bodyHash,
		change: [
			`INSERT INTO cart_sets (cart_id, set_id, quantity) SELECT id, ?4, ?5 FROM carts WHERE id = ${ownCart}
			ON CONFLICT (cart_id, set_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
			body.setId,
			body.amount,
		],
	});
	if (stored) return stored;
	// The same submission won the race, or the cart was just sent: the second look decides.
	return addSet(visitor, body);
}

const presentRow = z.object({ length: z.number(), quantity: z.number() });

/**
 * @returns the number of lines and sets in the visitor's open cart, and the quantity of this set; null if there is no such cart
 */
async function inCart(visitor: Visitor, uuid: string, setId: number): Promise<z.output<typeof presentRow> | null> {
	const found = await visitor.db
		.prepare(
			`SELECT (SELECT count(*) FROM cart_items WHERE cart_id = c.id) + (SELECT count(*) FROM cart_sets WHERE cart_id = c.id) AS length,
				coalesce((SELECT quantity FROM cart_sets WHERE cart_id = c.id AND set_id = ?4), 0) AS quantity
			FROM carts c WHERE c.id = ${ownCart}`,
		)
		.bind(uuid, visitor.session, null, setId)
		.all();
	return rowsOf(presentRow, found)[0] ?? null;
}
