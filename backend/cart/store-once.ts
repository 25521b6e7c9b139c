import type { PricedCart } from "../orders/priced-cart";
import { shownFound } from "../orders/read-cart";
import { isTakenKey } from "../platform/idempotency";
import type { Visitor } from "../platform/visitor";
import { type Change, newVersion, ownCart, writeThenRead } from "./change-cart";
import { refusedItems } from "./supply-rules";

interface ToStore {
	/** The visitor's open cart; an unknown uuid becomes a new cart. */
	uuid: string;
	idem: string;
	bodyHash: string;
	changes: readonly Change[];
	/** The lines in the answer; all by default. */
	range?: string;
}

/**
 * Stores key, cart, changes and version in one batch.
 * @returns the cart after the change; null if nothing was stored, because the key or the cart is taken
 * @throws Refused invalid if simultaneous amounts are too much for a line
 */
export async function storeOnce(visitor: Visitor, { uuid, idem, bodyHash, changes, range }: ToStore): Promise<PricedCart | null> {
	const guard = [uuid, visitor.session, null];
	const put = ([sql, ...values]: Change) => visitor.db.prepare(sql).bind(...guard, ...values);
	const statements = [
		visitor.db
			.prepare("INSERT INTO carts (uuid, session_id, user_id, locale) VALUES (?, ?, ?, ?) ON CONFLICT (uuid) DO NOTHING")
			.bind(uuid, visitor.session, visitor.user, visitor.locale),
		put([
			`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
			SELECT ?2, ?4, ?5, json_object('uuid', uuid, 'version', version + 1) FROM carts WHERE id = ${ownCart}`,
			idem,
			bodyHash,
		]),
		...changes.map(put),
		put(newVersion(visitor)),
	];
	const { results, found } = await writeThenRead(visitor, statements, uuid).catch((error: unknown) => {
		if (isTakenKey(error)) return { results: [], found: null };
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	});
	return results.at(-1)?.meta.changes === 1 ? shownFound(visitor, found, range) : null;
}

/** A line exceeds its limit: simultaneous submissions each check it before the others write. */
export const isTooMany = (error: unknown): boolean => String(error).includes("CHECK constraint failed");
