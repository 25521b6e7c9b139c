import type * as z from "zod";
import type { orders } from "../../contract/orders";
import { distinct, mayWrite, mayWriteNow } from "../mail/mail-limits";
import { scheduleShared } from "../mail/schedule-mail";
import { cartAnswer } from "../orders/cart-answer";
import { cartByUuid, withoutPersonalData } from "../orders/read-cart";
import { requireAddresses, type Writer } from "../platform/hourly-limits";
import { bodyDigest, isTakenKey, readEarlierResult } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { requireLines } from "../platform/storage-limit";
import { requireSession, type Visitor } from "../platform/visitor";
import { ownCart, requireOwnCart } from "./change-cart";

type Body = z.output<typeof orders.share.body>;

/** The mail shows at most this many lines; its link leads to all of them. */
const shownLines = 50;

/**
 * Mails the address of the visitor's open cart to others, with its current contents. A repeated submission sends nothing.
 * @param origin of the page that asked, for the mail's links
 * @throws Refused invalid, idem_conflict, not_found, processed, empty_cart, too_many_messages, too_many_attempts
 */
export async function shareCart(visitor: Writer, uuid: string, body: Body, origin: string): Promise<Record<string, never>> {
	requireSession(visitor);
	const bodyHash = bodyDigest({ ...body, uuid, call: "share" });
	if (await readEarlierResult(visitor, body.idem, bodyHash)) return {};

	await requireOwnCart(visitor, uuid);
	const cart = await cartByUuid(visitor, uuid);
	if (cart.length === 0) throw new Refused("empty_cart", "The cart is empty.");
	const recipients = distinct(body.emails);
	if (!(await mayWriteNow(visitor, recipients))) throw new Refused("too_many_messages", "Enough mails for now.");
	await requireAddresses(visitor, recipients.length);
	const shown = withoutPersonalData(cart, null);
	const snapshot = JSON.stringify(cartAnswer({ ...shown, items: shown.items.slice(0, shownLines) }));
	await requireLines(visitor, 0, snapshot);
	if (await store(visitor, { ...body, uuid, snapshot, recipients, bodyHash, origin })) return {};
	// The same submission won the race, or the cart was just sent or the mails used up: the second look decides.
	return shareCart(visitor, uuid, body, origin);
}

interface ToStore extends Body {
	uuid: string;
	/** The cart in the mail, as JSON. */
	snapshot: string;
	recipients: readonly string[];
	bodyHash: string;
	origin: string;
}

/**
 * Stores key and mail in one batch.
 * @returns false if nothing was stored
 */
async function store(visitor: Visitor, { uuid, snapshot, recipients, idem, bodyHash, comment, origin }: ToStore): Promise<boolean> {
	const { db, session, locale } = visitor;
	const cause = `shared-cart:${uuid}:${idem}`;
	const statements = [
		db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
				SELECT ?2, ?5, ?6, json_object('uuid', uuid, 'version', version) FROM carts
				WHERE id = ${ownCart} AND ${mayWrite("?2", "?4")}`,
			)
			.bind(uuid, session, null, JSON.stringify(recipients), idem, bodyHash),
		scheduleShared(db, { kind: "shared_cart", locale, recipients, uuid, comment, origin, snapshot, cause }, { session, key: idem }),
	];
	try {
		const results = await db.batch(statements);
		return results[0]?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		throw error;
	}
}
