import { answerFound } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import { isTakenKey } from "../platform/idempotency";
import type { Visitor } from "../platform/visitor";
import { type Change, newVersion, ownCart, writeThenRead } from "./change-cart";
import { refusedItems } from "./supply-rules";

interface ToStore {
	/** Of the visitor's open cart; another that is not known yet becomes a new cart. */
	uuid: string;
	idem: string;
	bodyHash: string;
	/** Puts something into the cart. */
	change: Change;
	/** Which lines the answer tells; all where there is none. */
	range?: string;
}

/**
 * Key, cart, change and version in one batch.
 * @returns the cart as it is then; null where nothing was stored, since the key or the cart is taken
 * @throws Refused invalid where the amounts that arrive together are too much for a line
 */
export async function storeOnce(visitor: Visitor, { uuid, idem, bodyHash, change, range }: ToStore): Promise<CartAnswer | null> {
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
		put(change),
		put(newVersion(visitor)),
	];
	const { results, found } = await writeThenRead(visitor, statements, uuid).catch((error: unknown) => {
		if (isTakenKey(error)) return { results: [], found: null };
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	});
	return results.at(-1)?.meta.changes === 1 ? answerFound(visitor, found, range) : null;
}

/** A line has come to more than one may hold: submissions that arrive together each look at it before the others have written it. */
export const isTooMany = (error: unknown): boolean => String(error).includes("CHECK constraint failed");
