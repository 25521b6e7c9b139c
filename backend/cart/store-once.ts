import { isTakenKey } from "../platform/idempotency";
import type { Visitor } from "../platform/visitor";
import { type Change, newVersion, ownCart } from "./change-cart";
import { refusedItems } from "./supply-rules";

interface ToStore {
	/** Of the visitor's open cart; another that is not known yet becomes a new cart. */
	uuid: string;
	idem: string;
	bodyHash: string;
	/** Puts something into the cart. */
	change: Change;
}

/**
 * Key, cart, change and version in one batch.
 * @returns false where nothing was stored, since the key or the cart is taken
 * @throws Refused invalid where the amounts that arrive together are too much for a line
 */
export async function storeOnce(visitor: Visitor, { uuid, idem, bodyHash, change }: ToStore): Promise<boolean> {
	const guard = [uuid, visitor.session, null];
	const put = ([sql, ...values]: Change) => visitor.db.prepare(sql).bind(...guard, ...values);
	const statements = [
		visitor.db
			.prepare("INSERT INTO orders (uuid, session_id, user_id, locale) VALUES (?, ?, ?, ?) ON CONFLICT (uuid) DO NOTHING")
			.bind(uuid, visitor.session, visitor.user, visitor.locale),
		put([
			`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
			SELECT ?2, ?4, ?5, json_object('uuid', uuid, 'version', version + 1) FROM orders WHERE id = ${ownCart}`,
			idem,
			bodyHash,
		]),
		put(change),
		put(newVersion(visitor)),
	];
	try {
		const results = await visitor.db.batch(statements);
		return results.at(-1)?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	}
}

/** A line has come to more than one may hold: submissions that arrive together each look at it before the others have written it. */
export const isTooMany = (error: unknown): boolean => String(error).includes("CHECK constraint failed");
