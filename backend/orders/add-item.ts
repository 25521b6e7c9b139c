import type { z } from "zod";
import type { orders } from "../../contract/orders";
import { rowsOf } from "../catalogue/rows";
import { Refused } from "../refused";
import { type Asker, requireSession } from "./asker";
import { cartByUuid } from "./cart-answer";
import { ownCart } from "./change-cart";
import { doneBefore, hashOf } from "./idempotency";
import { itemRow } from "./order-rows";
import { requireAvailable, requireOrderable } from "./supply-rules";
import type { CartAnswer } from "./wire";

type Item = z.output<typeof orders.add.body>;

/**
 * Puts an item into the asker's cart, or into a new one where the uuid is missing, foreign or of an order that was sent. The same item
 * again adds to its line. A repeated submission (same key) changes nothing and is answered with the cart as it is now.
 * @throws Refused invalid, idem_conflict, unavailable_goods, amount_below_minimum, amount_not_a_multiple
 */
export async function addItem(asker: Asker, item: Item): Promise<CartAnswer> {
	requireSession(asker);
	if (item.setId !== 0) throw new Refused("invalid", "Sets are added as a whole.", undefined, { setId: ["invalid"] });
	// The cart may have come into being by this very submission, so it is no part of what was sent.
	const { uuid: _, ...sent } = item;
	const bodyHash = await hashOf(sent);
	const done = await doneBefore(asker, item.idem, bodyHash);
	if (done) return cartByUuid(asker, done.uuid);

	const supply = await requireAvailable(asker, item.suppliedVariantId);
	const present = item.uuid === undefined ? null : await openLine(asker, item.uuid, item.suppliedVariantId);
	requireOrderable(supply, (present?.quantity ?? 0) + item.amount);

	const uuid = item.uuid !== undefined && present ? item.uuid : crypto.randomUUID();
	const stored = await store(asker, uuid, item, bodyHash);
	if (stored) return cartByUuid(asker, uuid);
	// The same submission won the race, or the cart was sent at this moment: the second look says which.
	return addItem(asker, item);
}

/** @returns how much of the supply the asker's open cart holds; null where there is no such cart */
async function openLine(asker: Asker, uuid: string, suppliedVariantId: number): Promise<{ quantity: number } | null> {
	const [carts, lines] = await asker.db.batch([
		asker.db.prepare(`SELECT 1 FROM orders WHERE id = ${ownCart}`).bind(uuid, asker.session, null),
		asker.db
			.prepare(`SELECT * FROM order_items WHERE order_id = ${ownCart} AND supplied_variant_id = ?4 AND set_id = 0`)
			.bind(uuid, asker.session, null, suppliedVariantId),
	]);
	if (carts?.results.length !== 1) return null;
	return { quantity: rowsOf(itemRow, lines)[0]?.quantity ?? 0 };
}

/** Key, cart, line and version in one batch. @returns false where nothing was stored, since the key or the cart is taken */
async function store(asker: Asker, uuid: string, item: Item, bodyHash: string): Promise<boolean> {
	const guard = [uuid, asker.session, null];
	const statements = [
		asker.db
			.prepare("INSERT INTO orders (uuid, session_id, locale) VALUES (?, ?, ?) ON CONFLICT (uuid) DO NOTHING")
			.bind(uuid, asker.session, asker.locale),
		asker.db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
				SELECT session_id, ?4, ?5, json_object('uuid', uuid, 'version', version + 1) FROM orders WHERE id = ${ownCart}`,
			)
			.bind(...guard, item.idem, bodyHash),
		asker.db
			.prepare(
				`INSERT INTO order_items (order_id, supplied_variant_id, set_id, quantity, comment)
				SELECT id, ?4, 0, ?5, ?6 FROM orders WHERE id = ${ownCart}
				ON CONFLICT (order_id, supplied_variant_id, set_id) DO UPDATE
				SET quantity = quantity + excluded.quantity, comment = iif(excluded.comment = '', comment, excluded.comment)`,
			)
			.bind(...guard, item.suppliedVariantId, item.amount, item.comment ?? ""),
		asker.db
			.prepare(
				`UPDATE orders SET version = version + 1, locale = ?4, updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ${ownCart}`,
			)
			.bind(...guard, asker.locale),
	];
	try {
		const results = await asker.db.batch(statements);
		return results.at(-1)?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		if (isTooMany(error))
			throw new Refused("invalid", "Several submissions together are too many.", undefined, { amount: ["amount.tooMany"] });
		throw error;
	}
}

/** Submissions that arrive together each look at the line before the others have written it. */
const isTooMany = (error: unknown): boolean => String(error).includes("CHECK constraint failed");

const isTakenKey = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: idempotency_keys");
