import * as z from "zod";
import { orderNotes } from "../../contract/order-fields";
import type { orders } from "../../contract/orders";
import { ownCart, requireOwnCart } from "../cart/change-cart";
import { requireSendable } from "../checkout/ready-order";
import { now, type SqlPart } from "../db/rows";
import { distinct, mayWrite, mayWriteNow } from "../mail/mail-limits";
import { scheduleShared } from "../mail/schedule-mail";
import type { AccountBuyer } from "../orders/account-buyer";
import { copiedFormColumns, formCells, formColumns } from "../orders/form-rows";
import { offerDays } from "../orders/offer-state";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid, shownCart } from "../orders/read-cart";
import { packed, snapshotOf } from "../orders/snapshot";
import { type StoredCart, storedCart } from "../orders/stored-cart";
import { teamOfBuyer, vatOfBilling } from "../orders/team-orders";
import { requireAddresses, requireOffer, type Writer } from "../platform/hourly-limits";
import { bodyDigest, isTakenKey, readEarlierResult } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { requireLines } from "../platform/storage-limit";
import { requireSession, userOf, type Visitor } from "../platform/visitor";

type Body = z.output<typeof orders.sendOffer.body>;

/**
 * Freezes a copy of the visitor's cart as a numbered offer and mails it to the given addresses. The cart stays as it is. A
 * repeated submission makes one offer and one mail, also from a form reloaded with Back, while nothing has changed and only a
 * few minutes have passed.
 * @param origin of the page that asked, for the mail's links
 * @throws Refused invalid, idem_conflict, not_found, processed, empty_cart, unavailable_goods, too_many_messages,
 * too_many_attempts
 */
export async function sendOffer(visitor: Writer, body: Body, origin: string): Promise<PricedCart> {
	requireSession(visitor);
	const bodyHash = bodyDigest({ ...body, call: "send-offer" });
	const done = await readEarlierResult(visitor, body.idem, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid);

	await requireOwnCart(visitor, body.uuid);
	const stored = await storedCart(visitor.db, body.uuid);
	if (!stored) throw new Refused("not_found", "There is no such cart.");
	const cart = await shownCart(visitor, stored);
	requireSendable(cart);
	const recipients = distinct(body.emails);
	const content = contentOf(cart, recipients, body.comment);
	const same = await recentOffer(visitor, content);
	if (same) return cartByUuid(visitor, same);
	if (!(await mayWriteNow(visitor, recipients))) throw new Refused("too_many_messages", "Enough mails for now.");
	await requireOffer(visitor);
	const snapshot = packed(offered(cart));
	await requireLines(visitor, 0, snapshot);
	await requireAddresses(visitor, recipients.length);

	const uuid = crypto.randomUUID();
	if (await store(visitor, { ...body, stored, cart, snapshot, recipients, content, offerUuid: uuid, bodyHash, origin }))
		return cartByUuid(visitor, uuid);
	// The same submission won the race, or the cart was just changed or the mails used up: the second look decides.
	return sendOffer(visitor, body, origin);
}

interface ToStore extends Body {
	stored: StoredCart;
	cart: PricedCart;
	snapshot: string;
	recipients: readonly string[];
	content: string;
	offerUuid: string;
	bodyHash: string;
	origin: string;
}

/**
 * Stores number, offer, forms, key and mail in one batch.
 * @returns false if nothing was stored, because key, cart or mails are taken
 */
async function store(visitor: Visitor, offer: ToStore): Promise<boolean> {
	const { db, session, locale } = visitor;
	const { uuid, offerUuid, recipients } = offer;
	const { version } = offer.stored.row;
	const { createdOn, validUntil } = offerDays(new Date(), retentionDays(offer.cart));
	const guard = [uuid, session, version, JSON.stringify(recipients)];
	const open = `id = ${ownCart} AND ${mayWrite("?2", "?4")}`;
	const { account, billing } = offer.stored;
	const ofAccount = billing || !account ? [] : [formOf(db, account, offerUuid)];
	const buyer = billing ?? account;
	const statements = [
		db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'offer' AND EXISTS (SELECT 1 FROM carts WHERE ${open})`).bind(...guard),
		db
			.prepare(
				`INSERT INTO carts (session_id, user_id, ${copied.join()}, uuid, locale)
				SELECT ?2, ${userOf("?2")}, ${copied.join()}, ?5, ?6 FROM carts WHERE ${open}`,
			)
			.bind(...guard, offerUuid, locale),
		storeOffer(db, {
			uuid: offerUuid,
			madeOf: offer.stored.row.id,
			vat: buyer ? vatOfBilling(buyer) : "",
			createdOn,
			validUntil,
			snapshot: offer.snapshot,
		}),
		db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
				SELECT ?, ?, ?, json_object('uuid', uuid, 'version', version) FROM carts WHERE uuid = ?`,
			)
			.bind(session, offer.idem, offer.bodyHash, offerUuid),
		db
			.prepare(
				`INSERT INTO cart_forms (cart_id, ${copiedFormColumns.join()})
				SELECT c.id, ${copiedFormColumns.map((name) => `f.${name}`).join()} FROM cart_forms f JOIN carts c ON c.uuid = ?2
				WHERE f.cart_id = ?1`,
			)
			.bind(offer.stored.row.id, offerUuid),
		...ofAccount,
		db
			.prepare(`DELETE FROM idempotency_keys WHERE session_id = ? AND key = ? AND created_at <= ${now(`-${sameMinutes} minutes`)}`)
			.bind(session, offer.content),
		db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
				SELECT ?1, ?2, ?2, json_object('uuid', uuid, 'version', version) FROM carts WHERE uuid = ?3`,
			)
			.bind(session, offer.content, offerUuid),
		...(recipients.length > 0
			? [
					scheduleShared(
						db,
						{
							kind: "offer",
							locale,
							recipients,
							uuid: offerUuid,
							comment: offer.comment,
							origin: offer.origin,
							snapshot: null,
							cause: `offer:${offerUuid}`,
						},
						{ session, key: offer.idem },
					),
				]
			: []),
	];
	try {
		const results = await db.batch(statements);
		return results[1]?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		throw error;
	}
}

interface NewOffer {
	uuid: string;
	/** The id of the cart; null for a staff quotation. */
	madeOf: number | null;
	/** The VAT id of the invoice, as `vatOfBilling`. */
	vat: string;
	createdOn: string;
	validUntil: string;
	snapshot: string;
}

/**
 * A statement that makes an existing cart an offer, with the last counted number.
 * @param guard SQL that must hold
 */
export const storeOffer = (
	db: D1Database,
	{ uuid, madeOf, vat, createdOn, validUntil, snapshot }: NewOffer,
	guard: SqlPart = { sql: "true", values: [] },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO offers (id, number, created_on, valid_until, made_of, team_id, snapshot)
			SELECT id, 'AN-' || (SELECT value FROM counters WHERE name = 'offer'), ?2, ?3, ?4, ${teamOfBuyer("carts.user_id", "?5")}, ?6
			FROM carts WHERE uuid = ?1 AND ${guard.sql}`,
		)
		.bind(uuid, createdOn, validUntil, madeOf, vat, snapshot, ...guard.values);

/** For this long, the same offer to the same addresses is a repetition. */
const sameMinutes = 10;

/** Identifies an offer by its content, whichever form sent it. */
const contentOf = (cart: PricedCart, recipients: readonly string[], comment: string): string =>
	`offer:${bodyDigest({ cart, recipients: recipients.map((one) => one.toLowerCase()).sort(), comment })}`;

/** @returns the uuid of a recent offer with this content; null for none */
const recentOffer = async ({ db, session }: Visitor, content: string): Promise<string | null> => {
	const found = await db
		.prepare(
			`SELECT answer ->> 'uuid' AS uuid FROM idempotency_keys
			WHERE session_id = ? AND key = ? AND created_at > ${now(`-${sameMinutes} minutes`)}`,
		)
		.bind(session, content)
		.first("uuid");
	return z.string().nullable().parse(found);
};

/** A statement that stores the addressee of an offer whose cart has no billing form. */
const formOf = (db: D1Database, account: AccountBuyer, offerUuid: string): D1PreparedStatement =>
	storeForm(db, offerUuid, billingOf(account));

export const billingOf = ({ street, more, vatCheck, holder, ...account }: AccountBuyer, isSeparateShipping = false) => ({
	type: "billing" as const,
	isSeparateShipping,
	vatCheck,
	vatName: vatCheck === "unverified" ? null : holder,
	values: { ...account, streetAddress: street, addressAdditionalLine: more },
});

export const storeForm = (db: D1Database, uuid: string, form: Parameters<typeof formCells>[0]): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO cart_forms (cart_id, ${formColumns.join()})
			SELECT id, ${formColumns.map((_, index) => `?${index + 2}`).join()} FROM carts WHERE uuid = ?1`,
		)
		.bind(uuid, ...formCells(form));

const retentionDays = ({ items, orders_to_sets: sets }: PricedCart): string[] =>
	[...items, ...sets].flatMap(({ offered }) => (offered ? [offered.valid_until] : []));

const copied = [
	"delivery_method_id",
	"is_own_freight_allowed",
	"crane_unloading",
	"from_offer_id",
	"from_quotation_id",
	"quoted_freight_cents",
	...Object.keys(orderNotes),
];

/** The current cart. Readers' rights apply when it is read. The hint at the next discount is not offered. */
export const offered = ({ next_order_discount: _, ...cart }: PricedCart): PricedCart => ({ ...snapshotOf(cart), goto: null });
