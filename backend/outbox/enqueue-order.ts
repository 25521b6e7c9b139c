import type { BackendLocale } from "../../contract/locale";
import { now } from "../db/rows";
import { mailsToMailbox } from "../platform/attempts";
import type { MailKind } from "./mail-kind";

/** Mails that follow from an order. */
type OrderMailKind = Extract<MailKind, "order_confirmation" | "order_copy" | "order_received" | "order_in_name" | "payment_held">;

interface OrderMail {
	kind: OrderMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	/** Who gets it besides, each as long as they have not had too many of the kind lately; none where there are none. */
	further?: readonly string[];
	orderId: number;
	/** The same cause writes one mail. */
	cause: string;
	/** Waits until the order is released (`releaseCopies`). */
	isHeld?: boolean;
	/** Links lead to this origin of the shop; "" where there are none. */
	origin: string;
}

/** The JSON array of those who get a mail of kind ?1: of ?3 everybody, of ?7 whoever has not had enough. */
const allowed = `(SELECT json_group_array(address) FROM (
	SELECT value AS address FROM json_each(?3)
	UNION ALL
	SELECT named.value FROM json_each(?7) named WHERE (
		SELECT COUNT(*) FROM outbox m, json_each(m.recipients) r
		WHERE m.kind = ?1 AND m.created_at > ${now("-1 day")} AND r.value = named.value COLLATE NOCASE
	) < ${mailsToMailbox}
))`;

/**
 * A statement that puts a mail into the outbox, to go into the batch of its cause.
 * @param orders which orders let it be written: a query of their ids, with its values
 */
export function enqueue(
	db: D1Database,
	mail: OrderMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, cause, origin, is_held)
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
 * A statement that writes to who has made an offer, in the offer's language: a colleague orders from it. It does nothing for an order of who has made
 * it, of somebody else, or of no offer.
 * @param orders which orders let it be written: a query of their ids, with its values
 */
export const enqueueToOfferer = (
	db: D1Database,
	{ uuid, origin }: { uuid: string; origin: string },
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, cause, origin)
			SELECT 'offer_ordered', f.locale, json_array(u.email), o.id, ?1, ?2 FROM orders o JOIN orders f ON f.id = o.from_offer_id
			JOIN users u ON u.id = f.user_id AND u.is_deleted = 0 AND u.id <> o.user_id
			JOIN team_members maker ON maker.user_id = u.id JOIN team_members own ON own.user_id = o.user_id AND own.team_id = maker.team_id
			WHERE o.id IN (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(`offer-ordered:${uuid}`, origin, ...orders.values);

/** Mails about an order that a colleague has to approve. */
type ApprovalMailKind = Extract<MailKind, "approval_asked" | "approval_returned" | "approval_given">;

interface ApprovalMail {
	kind: ApprovalMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	orderId: number;
	/** What a colleague wrote along; "" for nothing. */
	comment: string;
	/** Links lead to this origin of the shop. */
	origin: string;
	/** What is told, as JSON (backend/approvals/mail-snapshots.ts). */
	snapshot: string;
	/** The same cause writes one mail. */
	cause: string;
}

/**
 * A statement that puts the mail into the outbox, to go into the batch of its cause.
 * @param orders which orders let it be written: a query of their ids, with its values
 */
export function enqueueApproval(
	db: D1Database,
	{ kind, locale, recipients, orderId, comment, origin, snapshot, cause }: ApprovalMail,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, locale, JSON.stringify(recipients), orderId, comment, origin, snapshot, cause, ...orders.values);
}

/** Mails that follow from a message: to the shop, and its sender's copy. */
export type ContactMailKind = Extract<MailKind, "contact_message" | "contact_copy" | "supplier_message" | "supplier_copy">;

interface ContactMail {
	kind: ContactMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
}

/** A statement that puts a mail into the outbox, to go into the batch that stores its message; once for each message. */
export function enqueueContact(db: D1Database, mail: ContactMail, message: { idem: string; hash: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, contact_message_id, cause)
			SELECT ?, ?, ?, id, ? || id FROM contact_messages WHERE idem = ? AND body_hash = ? ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(mail.kind, mail.locale, JSON.stringify(mail.recipients), `${mail.kind}:`, message.idem, message.hash);
}

/** Mails that a buyer has sent to others. */
interface SharedMail {
	kind: Extract<MailKind, "offer" | "shared_cart">;
	locale: BackendLocale;
	recipients: readonly string[];
	/** The uuid of the offer or cart. */
	uuid: string;
	/** What the sender wrote along. */
	comment: string;
	/** Links lead to this origin of the shop. */
	origin: string;
	/** What is told, where it does not follow from the order: JSON. */
	snapshot: string | null;
	/** The same cause writes one mail. */
	cause: string;
}

/** A statement that puts a mail to others into the outbox, to go into the batch of its cause: the submission with this key. */
export function enqueueShared(db: D1Database, mail: SharedMail, submission: { session: string; key: string }): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, o.id, ?, ?, ?, ? FROM orders o
			WHERE o.uuid = ? AND EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ? AND key = ?)
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
 * SQL of an order (o) whose mails go to the addresses that its buyer has named, too: nobody has to review it (any more), or it is an account's whose own
 * address, which is confirmed, is the buyer's. A guest's becomes one by signing in or by the account that was asked for with the order.
 */
const isReleased = `o.is_processed = 1 AND (o.needs_review = 0 OR o.order_status IN ('reviewed', 'in_delivery', 'done') OR EXISTS (
	SELECT 1 FROM order_forms f JOIN users u ON u.id = o.user_id AND u.is_verified = 1 AND u.is_deleted = 0 AND u.email = f.email COLLATE NOCASE
	WHERE f.order_id = o.id AND f.type = 'billing'
))`;

/**
 * Releases the mails that wait for this (docs/decisions/0086-mail-to-typed-addresses.md).
 * @param order of one order alone; of all where none is given
 */
export const releaseCopies = (db: D1Database, order: number | null = null): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND (?1 IS NULL OR order_id = ?1)
				AND EXISTS (SELECT 1 FROM orders o WHERE o.id = outbox.order_id AND ${isReleased})`,
		)
		.bind(order);
