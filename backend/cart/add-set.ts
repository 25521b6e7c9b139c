import { z } from "zod";
import { mostLines } from "../../contract/order-bounds";
import type { orders } from "../../contract/orders";
import { rowsOf } from "../db/rows";
import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import { type Asker, requireSession } from "../platform/asker";
import { doneBefore, hashOf } from "../platform/idempotency";
import { ownCart } from "./change-cart";
import { joinedInto } from "./open-carts";
import { requireOrderableSet } from "./set-rules";
import { storeOnce } from "./store-once";
import { refusedItems } from "./supply-rules";

type Body = z.output<typeof orders.addSet.body>;

/**
 * Puts a set into the asker's cart, or into a new one where the uuid is missing, foreign or of an order that was sent. The same set again
 * adds up. A repeated submission (same key) changes nothing and is answered with the cart as it is now.
 * @throws Refused idem_conflict, unavailable_goods, invalid (too many of it, or of lines and sets)
 */
export async function addSet(asker: Asker, body: Body): Promise<CartAnswer> {
	requireSession(asker);
	// The cart may have come into being by this very submission, so it is no part of what was sent.
	const { uuid: asked, ...sent } = body;
	const bodyHash = hashOf({ call: "addSet", ...sent });
	const done = await doneBefore(asker, body.idem, bodyHash);
	if (done) return cartByUuid(asker, done.uuid);

	const present = asked === undefined ? null : await inCart(asker, asked, body.setId);
	const followed = asked !== undefined && !present ? await joinedInto(asker, asked) : null;
	if (followed) return addSet(asker, { ...body, uuid: followed });
	await requireOrderableSet(asker, body.setId, (present?.quantity ?? 0) + body.amount);
	if (present && present.quantity === 0 && present.length >= mostLines)
		throw refusedItems([{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }]);

	const uuid = asked !== undefined && present ? asked : crypto.randomUUID();
	const stored = await storeOnce(asker, {
		uuid,
		idem: body.idem,
		bodyHash,
		change: [
			`INSERT INTO order_sets (order_id, set_id, quantity) SELECT id, ?4, ?5 FROM orders WHERE id = ${ownCart}
			ON CONFLICT (order_id, set_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
			body.setId,
			body.amount,
		],
	});
	if (stored) return cartByUuid(asker, uuid);
	// The same submission won the race, or the cart was sent at this moment: the second look says which.
	return addSet(asker, body);
}

const presentRow = z.object({ length: z.number(), quantity: z.number() });

/** @returns how many lines and sets the asker's open cart has, and how many of this set; null where there is no such cart */
async function inCart(asker: Asker, uuid: string, setId: number): Promise<z.output<typeof presentRow> | null> {
	const found = await asker.db
		.prepare(
			`SELECT (SELECT count(*) FROM order_items WHERE order_id = o.id) + (SELECT count(*) FROM order_sets WHERE order_id = o.id) AS length,
				coalesce((SELECT quantity FROM order_sets WHERE order_id = o.id AND set_id = ?4), 0) AS quantity
			FROM orders o WHERE o.id = ${ownCart}`,
		)
		.bind(uuid, asker.session, null, setId)
		.all();
	return rowsOf(presentRow, found)[0] ?? null;
}
