import type { BackendLocale } from "../../contract/locale";
import { isConfirmed } from "../db/order-state";
import { now } from "../db/rows";
import { mailboxSql, mailsToMailbox } from "../platform/attempts";
import type { MailKind } from "./mail-kind";

/** Mails about a sent order. */
type OrderMailKind = Extract<MailKind, "order_confirmation" | "order_copy" | "order_received" | "order_in_name" | "payment_held">;

interface OrderMail {
	kind: OrderMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	/** Additional recipients, each subject to a daily limit per kind. */
	further?: readonly string[];
	orderId: number;
	/** Idempotency key: one mail is written per cause. */
	cause: string;
	/** Held until the order is released (`releaseCopies`). */
	isHeld?: boolean;
	/** Origin of the shop for links; "" if there are none. */
	origin: string;
}

/** JSON array of the recipients of a mail of kind ?1: all of ?3, and those of ?7 below their limit. */
const allowed = `(SELECT json_group_array(address) FROM (
	SELECT value AS address FROM json_each(?3)
	UNION ALL
	SELECT named.value FROM json_each(?7) named WHERE (
		SELECT COUNT(*) FROM outbox m, json_each(m.recipients) r
		WHERE m.kind = ?1 AND m.created_at > ${now("-1 day")} AND ${mailboxSql("r.value")} = ${mailboxSql("named.value")}
	) < ${mailsToMailbox}
))`;

/**
 * A statement that writes a mail about an order, for the batch of its cause.
 * @param orders a query of the ids of orders for which it is written, with its values
 */
export function enqueue(
	db: D1Database,
	mail: OrderMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, cause, origin, is_held)
			SELECT ?1, ?2, ${allowed}, ?4, ?5, ?6, ?8 WHERE EXISTS (${orders.sql}) AND ${allowed} <> '[]' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			mail.kind,
			mail.locale,
			JSON.stringify(mail.recipients),
			mail.orderId,
			mail.cause,
			mail.origin,
			JSON.stringify(mail.further ?? []),
			mail.isHeld ? 1 : 0,
			...orders.values,
		);
}

/**
 * A statement that mails the buyer of a sent order once per cause, in the language of the order. Links lead to the shop that the order was confirmed from.
 * @param mail.comment of staff; "" if none
 * @param orders a query of the ids of orders for which it is written, with its values
 */
export const enqueueToBuyer = (
	db: D1Database,
	{ kind, cause, comment = "" }: { kind: MailKind; cause: string; comment?: string },
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, cause, comment, origin)
			SELECT ?, c.locale, json_array(f.email), c.id, ?, ?, ${confirmedFrom}
			FROM carts c JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing' WHERE c.id IN (${orders.sql}) AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, cause, comment, ...orders.values);

/**
 * A statement that notifies the author of an offer, in the offer's language, that a colleague has ordered from it. Writes nothing if the author
 * or
 * somebody else has ordered, or if the order comes from no offer.
 * @param orders a query of the ids of orders for which it is written, with its values
 */
export const enqueueToOfferer = (
	db: D1Database,
	{ uuid, origin }: { uuid: string; origin: string },
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, cause, origin)
			SELECT 'offer_ordered', f.locale, json_array(u.email), c.id, ?1, ?2 FROM carts c JOIN carts f ON f.id = c.from_offer_id
			JOIN users u ON u.id = f.user_id AND u.is_deleted = 0 AND u.id <> c.user_id
			JOIN team_members maker ON maker.user_id = u.id JOIN team_members own ON own.user_id = c.user_id AND own.team_id = maker.team_id
			WHERE c.id IN (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(`offer-ordered:${uuid}`, origin, ...orders.values);

/** SQL of the shop's origin that the order of a cart `c` was confirmed from, for links in later mails about it; "" if unknown. */
export const confirmedFrom = "coalesce((SELECT origin FROM outbox WHERE cause = 'order-confirmation:' || c.uuid), '')";

/**
 * A statement that mails an invoice or credit note to the buyer, and to the address that the billing form names for invoices, for the batch that
 * issues it.
 * @param key of the submission that issues it
 */
export const enqueueInvoice = (db: D1Database, key: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, snapshot, cause, origin)
			SELECT 'invoice', c.locale, iif(f.invoice_email IN ('', f.email), json_array(f.email), json_array(f.email, f.invoice_email)), c.id,
				json_object('number', i.number), 'invoice:' || i.number,
				${confirmedFrom}
			FROM invoices i JOIN carts c ON c.id = i.order_id JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'
			WHERE i.key = ? AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(key);

/** Mails about an approval. */
type ApprovalMailKind = Extract<MailKind, "approval_asked" | "approval_returned" | "approval_given">;

interface ApprovalMail {
	kind: ApprovalMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	orderId: number;
	/** A colleague's comment; "" if none. */
	comment: string;
	/** Origin of the shop for links. */
	origin: string;
	/** The content as JSON (backend/approvals/mail-snapshots.ts). */
	snapshot: string;
	/** Idempotency key: one mail is written per cause. */
	cause: string;
}

/**
 * A statement that writes the mail, for the batch of its cause.
 * @param orders a query of the ids of orders for which it is written, with its values
 */
export function enqueueApproval(
	db: D1Database,
	{ kind, locale, recipients, orderId, comment, origin, snapshot, cause }: ApprovalMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, locale, JSON.stringify(recipients), orderId, comment, origin, snapshot, cause, ...orders.values);
}

/** Mails about a message: to the shop, and its sender's copy. */
export type ContactMailKind = Extract<MailKind, "contact_message" | "contact_copy" | "supplier_message" | "supplier_copy">;

interface ContactMail {
	kind: ContactMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	/** Links to attached files. */
	files?: readonly object[];
}

/** A statement that writes a mail once per message, for the batch that stores the message. */
export function enqueueContact(db: D1Database, mail: ContactMail, message: { idem: string; hash: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, snapshot, contact_message_id, cause)
			SELECT ?, ?, ?, ?, id, ? || id FROM contact_messages WHERE idem = ? AND body_hash = ? ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			mail.kind,
			mail.locale,
			JSON.stringify(mail.recipients),
			mail.files?.length ? JSON.stringify(mail.files) : null,
			`${mail.kind}:`,
			message.idem,
			message.hash,
		);
}

/** Mails that a buyer sends to others. */
interface SharedMail {
	kind: Extract<MailKind, "offer" | "shared_cart">;
	locale: BackendLocale;
	recipients: readonly string[];
	/** The uuid of the offer or cart. */
	uuid: string;
	/** The sender's comment. */
	comment: string;
	/** Origin of the shop for links. */
	origin: string;
	/** JSON content, unless it follows from the order. */
	snapshot: string | null;
	/** Idempotency key: one mail is written per cause. */
	cause: string;
}

/** A statement that writes a shared mail, for the batch of the submission with this key. */
export function enqueueShared(db: D1Database, mail: SharedMail, submission: { session: string; key: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, c.id, ?, ?, ?, ? FROM carts c
			WHERE c.uuid = ? AND EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ? AND key = ?)
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			mail.kind,
			mail.locale,
			JSON.stringify(mail.recipients),
			mail.comment,
			mail.origin,
			mail.snapshot,
			mail.cause,
			mail.uuid,
			submission.session,
			submission.key,
		);
}

/**
 * SQL that holds for an order (o) whose copies may be sent to the buyer's additional addresses: it needs no review (any more), or belongs to an
 * account whose
 * confirmed address is the buyer's. A guest order gets an account by signing in, or by the account requested with the order.
 */
const isReleased = `(${isConfirmed} OR EXISTS (
	SELECT 1 FROM cart_forms f JOIN users u ON u.id = o.user_id AND u.is_verified = 1 AND u.is_deleted = 0 AND u.email = f.email COLLATE NOCASE
	WHERE f.cart_id = o.id AND f.type = 'billing'
))`;

/**
 * Releases held mails (docs/decisions/0086-mail-to-typed-addresses.md).
 * @param order releases those of one order; all if omitted
 */
export const releaseCopies = (db: D1Database, order: number | null = null): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND (?1 IS NULL OR cart_id = ?1)
				AND EXISTS (SELECT 1 FROM orders o WHERE o.id = outbox.cart_id AND ${isReleased})`,
		)
		.bind(order);
