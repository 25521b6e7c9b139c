import { z } from "zod";
import { now, rowsOf } from "../db/rows";
import { answerFound, cartWithUuid, type FoundCart } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import { notFound, Refused } from "../platform/refused";
import { ownedBy, owns, requireSession, type Visitor } from "../platform/visitor";

/** A statement with its values, which are ?4 and up; ?1 to ?3 belong to `ownCart`, which every statement must hold. */
export type Change = readonly [sql: string, ...values: (string | number | null)[]];

/** The id of the cart, if it is the visitor's, not yet sent, and still as the visitor saw it. */
export const ownCart = `(SELECT id FROM orders WHERE uuid = ?1 AND ${ownedBy("?2")} AND is_processed = 0 AND offer_number IS NULL
	AND joined_into IS NULL AND approval_state IS NOT 'waiting' AND (?3 IS NULL OR version = ?3))`;

const headRow = z.object({
	id: z.number(),
	session_id: z.string(),
	user_id: z.number().nullable(),
	is_processed: z.number(),
	offer_number: z.string().nullable(),
	approval_state: z.string().nullable(),
	joined_into: z.number().nullable(),
	version: z.number(),
});

/**
 * Makes sure that the visitor may change the cart.
 * @param version the one that the visitor saw; undefined: any
 * @throws Refused not_found (missing or foreign), processed, waiting_for_approval, conflict (changed meanwhile)
 */
export async function requireOwnCart(visitor: Visitor, uuid: string, version?: number): Promise<{ id: number; version: number }> {
	requireSession(visitor);
	const found = await visitor.db
		.prepare("SELECT id, session_id, user_id, is_processed, offer_number, approval_state, joined_into, version FROM orders WHERE uuid = ?")
		.bind(uuid)
		.all();
	const [cart] = rowsOf(headRow, found);
	if (!cart || !owns(visitor, cart)) throw notFound("There is no such cart.", cart && "foreign_cart");
	// An offer is frozen, and answers as an order that was sent does.
	if (cart.is_processed === 1 || cart.offer_number !== null) throw new Refused("processed", "The order has been sent.");
	if (cart.approval_state === "waiting") throw new Refused("waiting_for_approval", "The order waits for approval.");
	if (cart.joined_into !== null) throw new Refused("conflict", "The cart has gone into another one.");
	if (version !== undefined && version !== cart.version) throw new Refused("conflict", "The cart has changed.", { version: cart.version });
	return { id: cart.id, version: cart.version };
}

/** The cart's next version. It comes last in a batch: the changes before it are guarded by the old one. */
export const newVersion = ({ locale }: Visitor): Change => [
	`UPDATE orders SET version = version + 1, locale = ?4, updated_at = ${now()} WHERE id = ${ownCart}`,
	locale,
];

/**
 * Applies all changes and a new version, or, where the cart may not be changed, nothing. Throws like `requireOwnCart`.
 * @returns the cart as it is then, read in the same batch
 */
export async function changeCart(visitor: Visitor, uuid: string, changes: readonly Change[], version?: number): Promise<CartAnswer> {
	requireSession(visitor);
	const guard = [uuid, visitor.session, version ?? null];
	const writes = [...changes, newVersion(visitor)].map(([sql, ...values]) => visitor.db.prepare(sql).bind(...guard, ...values));
	const { results, found } = await writeThenRead(visitor, writes, uuid);
	if (results.at(-1)?.meta.changes === 1) return answerFound(visitor, found);
	await requireOwnCart(visitor, uuid, version);
	throw new Refused("conflict", "The cart was being changed at the same time.");
}

/** One batch. @returns the results of the writes, and the cart as they left it */
export async function writeThenRead(
	visitor: Visitor,
	writes: readonly D1PreparedStatement[],
	uuid: string,
): Promise<{ results: D1Result[]; found: FoundCart | null }> {
	const { statements, parse } = cartWithUuid(visitor, uuid);
	const results = await visitor.db.batch([...writes, ...statements]);
	return { results: results.slice(0, writes.length), found: parse(results.slice(writes.length)) };
}
