import * as z from "zod";
import { maxLines } from "../../contract/values/order-bounds";
import { suppliesByIds } from "../catalogue/supplies";
import { isCart } from "../db/order-state";
import { now, rowsOf } from "../db/rows";
import { itemRow } from "../orders/cart-rows";
import { copiedFormColumns } from "../orders/form-rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { bodyDigest, isTakenKey, readEarlierResult } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { ownedBy, requireUser, type Visitor } from "../platform/visitor";
import { ownCart, requireOwnCart } from "./change-cart";
import { cannotBeJoined } from "./open-carts";
import { barsOf, joinedColumns, joinedLines } from "./saw-plans";
import { isTooMany } from "./store-once";
import { refusedItems } from "./supply-rules";

interface Joining {
	/** The cart that gives its lines away. */
	from: string;
	idem: string;
}

/**
 * Moves the contents of another open cart of the account into this one. Equal items add up, notes are joined, and billing data
 * move if this cart has none. The other cart ends up empty and leads here. A repeated submission does nothing.
 * @throws Refused not_signed_in, idem_conflict, not_found, processed, waiting_for_approval, conflict if the other cart must
 * stay alone (`staysAlone`), invalid if the result is too much for one cart
 */
export async function joinCarts(visitor: Visitor, uuid: string, { from, idem }: Joining): Promise<PricedCart> {
	requireUser(visitor);
	const bodyHash = bodyDigest({ call: "join", uuid, from });
	const done = await readEarlierResult(visitor, idem, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid);
	try {
		await requireOwnCart(visitor, uuid);
		await requireOwnCart(visitor, from);
		if (await store(visitor, { uuid, from, idem, bodyHash })) return cartByUuid(visitor, uuid);
	} catch (error) {
		// The same form may have finished since the first look.
		if (await readEarlierResult(visitor, idem, bodyHash)) return cartByUuid(visitor, uuid);
		throw error;
	}
	if (await readEarlierResult(visitor, idem, bodyHash)) return cartByUuid(visitor, uuid);
	if (await isFull(visitor, uuid, from)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }]);
	throw new Refused("conflict", "The other cart stays by itself.");
}

/** The other cart (?4), while it is open, the visitor's, and free to be joined. */
const other = `(SELECT c.id FROM carts c WHERE c.uuid = ?4 AND ?4 <> ?1 AND ${isCart("c")} AND c.joined_into IS NULL
	AND c.user_id IS NOT NULL AND ${ownedBy("?2")} AND NOT ${cannotBeJoined})`;

/** Holds in the statements that follow the one that stores the key (?5). */
const isSeen = "EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ?2 AND key = ?5)";

const together = `(SELECT COUNT(*) FROM (
	SELECT supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate FROM cart_items WHERE cart_id IN (${ownCart}, ${other})
	UNION SELECT -1, set_id, 0, 0, 0 FROM cart_sets WHERE cart_id IN (${ownCart}, ${other})))`;

/**
 * Joins two notes if they differ.
 * @param most characters
 */
const noted = (column: string, between: string, most: number): string =>
	`${column} = CASE WHEN c.${column} IN ('', carts.${column}) THEN carts.${column} WHEN carts.${column} = '' THEN c.${column}
		ELSE substr(carts.${column} || ${between} || c.${column}, 1, ${most}) END`;

/**
 * One batch: the key, then lines, sets, forms and notes, then the emptied cart. Joined lines have no offered price
 * (`staysAlone`).
 */
const statements = [
	`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
		SELECT ?2, ?5, ?6, json_object('uuid', uuid, 'version', version + 1) FROM carts
		WHERE id = ${ownCart} AND EXISTS ${other} AND ${together} <= ${maxLines}`,
	`INSERT INTO cart_items (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, cost_centre, saw_plan)
		SELECT ${ownCart}, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, cost_centre, saw_plan
		FROM cart_items WHERE cart_id = ${other} AND ${isSeen} ORDER BY id
		ON CONFLICT (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate) DO UPDATE
		SET ${joinedColumns("?7")}, comment = CASE WHEN excluded.comment IN ('', comment) THEN comment
			WHEN comment = '' THEN excluded.comment ELSE substr(comment || '; ' || excluded.comment, 1, 200) END`,
	`INSERT INTO cart_sets (cart_id, set_id, quantity) SELECT ${ownCart}, set_id, quantity FROM cart_sets WHERE cart_id = ${other} AND ${isSeen}
		ON CONFLICT (cart_id, set_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
	`INSERT INTO cart_forms (cart_id, ${copiedFormColumns.join()}) SELECT ${ownCart}, ${copiedFormColumns.join()} FROM cart_forms
		WHERE cart_id = ${other} AND ${isSeen} AND NOT EXISTS (SELECT 1 FROM cart_forms WHERE cart_id = ${ownCart})`,
	`UPDATE carts SET ${noted("comment", "char(10)", 2000)}, ${noted("reference", "'; '", 200)}, ${noted("shipping_comment", "char(10)", 2000)},
		cost_centre = iif(carts.cost_centre = '', c.cost_centre, carts.cost_centre), project = iif(carts.project = '', c.project, carts.project),
		version = carts.version + 1, updated_at = ${now()}
		FROM carts c WHERE carts.id = ${ownCart} AND c.id = ${other} AND ${isSeen}`,
	`DELETE FROM cart_items WHERE cart_id = ${other} AND ${isSeen}`,
	`DELETE FROM cart_sets WHERE cart_id = ${other} AND ${isSeen}`,
	`UPDATE carts SET joined_into = ${ownCart}, version = version + 1, updated_at = ${now()} WHERE id = ${other} AND ${isSeen}`,
];

/** @returns false if nothing was stored */
async function store(visitor: Visitor, { uuid, from, idem, bodyHash }: Joining & { uuid: string; bodyHash: string }): Promise<boolean> {
	const { db, session } = visitor;
	const values = [uuid, session, null, from, idem, bodyHash, await joinedSawn(visitor, uuid, from)];
	try {
		const results = await db.batch(statements.map((sql) => db.prepare(sql).bind(...values.slice(0, parametersOf(sql)))));
		return results.at(-1)?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	}
}

const twinRow = z.object({
	supply: z.number(),
	certificate: z.number(),
	quantity: z.number(),
	saw_plan: itemRow.shape.saw_plan,
	more: z.number(),
	more_plan: itemRow.shape.saw_plan,
});

/** Lines of both carts whose pieces can share bars. */
async function joinedSawn({ db, locale }: Visitor, uuid: string, from: string): Promise<string> {
	const found = await db
		.prepare(
			`SELECT i.supplied_variant_id AS supply, i.certificate, i.quantity, i.saw_plan, m.quantity AS more, m.saw_plan AS more_plan
			FROM carts c CROSS JOIN carts f CROSS JOIN cart_items i ON i.cart_id = c.id
			CROSS JOIN cart_items m ON (m.cart_id, m.supplied_variant_id, m.set_id, m.cut_length_mm, m.cut_width_mm, m.certificate)
				= (f.id, i.supplied_variant_id, 0, 0, 0, i.certificate)
			WHERE c.uuid = ? AND f.uuid = ? AND i.set_id = 0 AND i.cut_length_mm = 0 AND m.saw_plan <> '[]'`,
		)
		.bind(uuid, from)
		.all();
	const twins = rowsOf(twinRow, found);
	const supplied = await suppliesByIds(db, locale, [...new Set(twins.map(({ supply }) => supply))]);
	return joinedLines(
		twins.map(({ supply, certificate, quantity, saw_plan, more, more_plan }) => ({
			...{ supply, certificate: certificate === 1, before: barsOf({ quantity, saw_plan }) },
			added: { amount: more, sawPlan: more_plan },
		})),
		supplied,
	);
}

const parametersOf = (sql: string): number => Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, number]) => Number(number)));

async function isFull({ db, session }: Visitor, uuid: string, from: string): Promise<boolean> {
	const count = await db.prepare(`SELECT ${together} > ${maxLines} AS is_full`).bind(uuid, session, null, from).first("is_full");
	return count === 1;
}
