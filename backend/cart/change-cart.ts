import type * as z from "zod";
import { isCart } from "../db/order-state";
import { type Read, read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { isWaiting } from "../orders/approval-state";
import { cartRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartWithUuid, type FoundCart, shownFound } from "../orders/read-cart";
import { notFound, Refused } from "../platform/refused";
import { ownedBy, owns, requireSession, type Visitor } from "../platform/visitor";

/** A statement with its values, which are ?4 and up. ?1 to ?3 belong to `ownCart`, which every statement must contain. */
export type Change = readonly [sql: string, ...values: (string | number | null)[]];

/** The id of the cart if it is the visitor's, not yet sent, and unchanged since the visitor saw it. */
export const ownCart = `(SELECT id FROM carts WHERE uuid = ?1 AND ${ownedBy("?2")} AND ${isCart("carts")}
	AND joined_into IS NULL AND NOT ${isWaiting("carts")} AND (?3 IS NULL OR version = ?3))`;

const headRow = cartRow.pick({
	id: true,
	session_id: true,
	user_id: true,
	state: true,
	offer_number: true,
	approval_state: true,
	joined_into_uuid: true,
	version: true,
});
export type Head = z.output<typeof headRow>;

/** The row that decides who may change a cart, and whether; null if there is none. */
export const cartHead = (db: D1Database, uuid: string): Read<Head | null> => ({
	statements: [
		db
			.prepare(
				`SELECT c.id, c.session_id, c.user_id, c.version, o.state, q.number AS offer_number, nullif(a.state, 'withdrawn') AS approval_state, j.uuid AS joined_into_uuid
				FROM carts c LEFT JOIN orders o ON o.id = c.id LEFT JOIN carts j ON j.id = c.joined_into LEFT JOIN approvals a ON a.cart_id = c.id LEFT JOIN offers q ON q.id = c.id WHERE c.uuid = ?`,
			)
			.bind(uuid),
	],
	parse: ([found]) => rowsOf(headRow, found)[0] ?? null,
});

/**
 * Makes sure that the visitor may change the cart.
 * @param version the one that the visitor saw; undefined accepts any
 * @throws Refused not_found (missing or foreign), processed, waiting_for_approval, conflict (changed meanwhile)
 */
export const requireOwnCart = async (visitor: Visitor, uuid: string, version?: number): Promise<Head> =>
	requireOwn(visitor, await read(visitor.db, cartHead(visitor.db, uuid)), version);

/** Checks a cart that is already read. Throws like `requireOwnCart`. */
export function requireOwn(visitor: Visitor, cart: Head | null, version?: number): Head {
	requireSession(visitor);
	if (!cart || !owns(visitor, cart)) throw notFound("There is no such cart.", cart ? "foreign_cart" : undefined);
	// An offer is frozen and answers like a sent order.
	if (cart.state !== null || cart.offer_number !== null) throw new Refused("processed", "The order has been sent.");
	if (cart.approval_state === "waiting") throw new Refused("waiting_for_approval", "The order waits for approval.");
	if (cart.joined_into_uuid !== null) throw new Refused("conflict", "The cart has gone into another one.");
	if (version !== undefined && version !== cart.version) throw new Refused("conflict", "The cart has changed.", { version: cart.version });
	return cart;
}

/** Raises the cart's version. It comes last in a batch, because the old version guards the changes before it. */
export const newVersion = ({ locale }: Visitor): Change => [
	`UPDATE carts SET version = version + 1, locale = ?4, updated_at = ${now()} WHERE id = ${ownCart}`,
	locale,
];

/**
 * Applies all changes and a new version, or nothing if the cart may not change. Throws like `requireOwnCart`.
 * @returns the cart after the change, read in the same batch
 */
export async function changeCart(visitor: Visitor, uuid: string, changes: readonly Change[], version?: number): Promise<PricedCart> {
	requireSession(visitor);
	const guard = [uuid, visitor.session, version ?? null];
	const writes = [...changes, newVersion(visitor)].map(([sql, ...values]) => visitor.db.prepare(sql).bind(...guard, ...values));
	const { results, found } = await writeThenRead(visitor, writes, uuid);
	if (results.at(-1)?.meta.changes === 1) return shownFound(visitor, found);
	await requireOwnCart(visitor, uuid, version);
	throw new Refused("conflict", "The cart was being changed at the same time.");
}

export async function writeThenRead(
	visitor: Visitor,
	writes: readonly D1PreparedStatement[],
	uuid: string,
): Promise<{ results: D1Result[]; found: FoundCart | null }> {
	const { statements, parse } = cartWithUuid(visitor, uuid);
	const results = await visitor.db.batch([...writes, ...statements]);
	return { results: results.slice(0, writes.length), found: parse(results.slice(writes.length)) };
}
