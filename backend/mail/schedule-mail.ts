import type { BackendLocale } from "../../contract/locale";
import type { Role } from "../../contract/team";
import { isConfirmed } from "../db/order-state";
import { now, type SqlPart } from "../db/rows";
import { mailboxSql, mailsToMailbox } from "../platform/attempts";
import { tokenHash } from "../platform/token";
import type { ContactMailKind, MailKind } from "./mail-kind";

// Each function returns a statement that writes mails into the outbox, for the batch of their cause. A cause writes one mail.

interface OrderMail {
	kind: MailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	cartId: number;
	comment?: string;
	/** Content as JSON (mail-snapshots.ts), unless the order contains it. */
	snapshot?: string | null;
	cause: string;
	/** Origin of the shop for links; "" if unknown. */
	origin: string;
}

/**
 * Schedules a mail about an order.
 * @param orders finds a row while the mail may be written
 */
export const scheduleMail = (
	db: D1Database,
	{ kind, locale, recipients, cartId, comment = "", origin, snapshot = null, cause }: OrderMail,
	orders: SqlPart,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (${orders.sql}) ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, locale, JSON.stringify(recipients), cartId, comment, origin, snapshot, cause, ...orders.values);

interface NewOrderMail extends Pick<OrderMail, "kind" | "locale" | "cause"> {
	recipients?: readonly string[];
	/** More recipients, each up to its daily limit of mails of this kind. */
	further?: readonly string[];
	/** Waits until the order is released (`releaseCopies`). */
	isHeld?: boolean;
}

/**
 * Schedules the mails about a new order, except those without recipients. They share one scan of the day's mails.
 * @param open finds a row while the order may be placed
 */
export const scheduleOrderMails = (
	db: D1Database,
	{ cartId, origin, mails }: { cartId: number; origin: string; mails: readonly NewOrderMail[] },
	open: SqlPart,
): D1PreparedStatement =>
	db
		.prepare(
			`WITH mails AS MATERIALIZED (
				SELECT value ->> 'kind' AS kind, value ->> 'locale' AS locale, value -> 'recipients' AS recipients, value -> 'further' AS further,
					value ->> 'cause' AS cause, value ->> 'isHeld' AS is_held FROM json_each(?1)
			), of_day AS MATERIALIZED (
				SELECT m.kind, ${mailboxSql("r.value")} AS mailbox, COUNT(*) AS count FROM outbox m, json_each(m.recipients) r
				WHERE m.kind IN (SELECT kind FROM mails WHERE further <> '[]') AND m.created_at > ${now("-1 day")} GROUP BY 1, 2
			)
			INSERT INTO outbox (kind, locale, recipients, cart_id, cause, origin, is_held)
			SELECT kind, locale, addresses, ?2, cause, ?3, is_held FROM (
				SELECT mails.*, (SELECT json_group_array(address) FROM (
					SELECT value AS address FROM json_each(mails.recipients)
					UNION ALL
					SELECT named.value FROM json_each(mails.further) named LEFT JOIN of_day d ON d.kind = mails.kind AND d.mailbox = ${mailboxSql("named.value")}
					WHERE coalesce(d.count, 0) < ${mailsToMailbox}
				)) AS addresses FROM mails
			) WHERE EXISTS (${open.sql}) AND addresses <> '[]' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			JSON.stringify(mails.map((mail) => ({ recipients: [], further: [], ...mail, isHeld: mail.isHeld ? 1 : 0 }))),
			cartId,
			origin,
			...open.values,
		);

/**
 * Schedules a mail to the buyer of a sent order, in the language of the order.
 * @param mail.comment the staff's comment
 * @param orders finds the ids of orders
 */
export const scheduleToBuyer = (
	db: D1Database,
	{ kind, cause, comment = "" }: { kind: MailKind; cause: string; comment?: string },
	orders: SqlPart,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, cause, comment, origin)
			SELECT ?, c.locale, json_array(f.email), c.id, ?, ?, ${confirmedFrom}
			FROM carts c JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing' WHERE c.id IN (${orders.sql}) AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, cause, comment, ...orders.values);

/**
 * Tells the author of an offer, in its language, that a colleague has ordered from it.
 * @param orders finds the ids of orders
 */
export const scheduleToOfferer = (
	db: D1Database,
	{ uuid, origin }: { uuid: string; origin: string },
	orders: SqlPart,
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

/** SQL of the shop's origin when the order of a cart `c` was confirmed, for links in later mails about it; "" if unknown. */
export const confirmedFrom = "coalesce((SELECT origin FROM outbox WHERE cause = 'order-confirmation:' || c.uuid), '')";

/** SQL of the addresses for invoices in a billing form, as a JSON array: the buyer's, and one named for invoices. @param form its alias */
export const invoiceAddresses = (form: string): string =>
	`iif(${form}.invoice_email IN ('', ${form}.email), json_array(${form}.email), json_array(${form}.email, ${form}.invoice_email))`;

/**
 * Schedules a mail of an invoice or credit note to the buyer and to the invoice address.
 * @param key of the submission that issues it
 */
export const scheduleInvoice = (db: D1Database, key: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, snapshot, cause, origin)
			SELECT 'invoice', c.locale, ${invoiceAddresses("f")}, c.id,
				json_object('number', i.number), 'invoice:' || i.number,
				${confirmedFrom}
			FROM invoices i JOIN carts c ON c.id = i.order_id JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'
			WHERE i.key = ? AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(key);

/**
 * Schedules the mails of reminders.
 * @param key of the call that sends them
 */
export const scheduleReminders = (db: D1Database, key: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, snapshot, cause, origin)
			SELECT 'reminder', c.locale, ${invoiceAddresses("f")}, c.id,
				json_object('number', i.number, 'stage', r.stage, 'open_cents', r.open_cents, 'sent_on', r.sent_on), 'reminder:' || i.number || ':' || r.stage,
				${confirmedFrom}
			FROM invoice_reminders r JOIN invoices i ON i.id = r.invoice_id JOIN carts c ON c.id = i.order_id
			JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing' WHERE r.key = ? AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(key);

/**
 * Schedules the mail of a purchase to its supplier, in the language of its country, if its address is known.
 * @param bought finds the purchase by the key of the call that buys, or by number
 * @param again key of a call that mails the purchase once more
 */
export const schedulePurchase = (db: D1Database, bought: { key: string } | { number: string }, again = ""): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, snapshot, cause)
			SELECT 'purchase', CASE u.country WHEN 'EE' THEN 'ee' WHEN 'DE' THEN 'de' ELSE 'fi' END, json_array(p.mailed_to), json_object('number', p.number),
				'purchase:' || p.number || ?2
			FROM purchases p CROSS JOIN suppliers u ON u.id = p.supplier_id WHERE ${"key" in bought ? "p.key" : "p.number"} = ?1 AND p.mailed_to <> ''
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind("key" in bought ? bought.key : bought.number, again && `:${again}`);

interface ContactMail {
	kind: ContactMailKind;
	locale: BackendLocale;
	recipients: readonly string[];
	files?: readonly object[];
}

/** Schedules a mail about a message of the contact or supplier form. */
export const scheduleContact = (
	db: D1Database,
	{ kind, locale, recipients, files = [] }: ContactMail,
	message: { idem: string; hash: string },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, snapshot, contact_message_id, cause)
			SELECT ?, ?, ?, ?, id, ? || id FROM contact_messages WHERE idem = ? AND body_hash = ? ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(
			...[kind, locale, JSON.stringify(recipients), files.length > 0 ? JSON.stringify(files) : null, `${kind}:`],
			...[message.idem, message.hash],
		);

/** A mail in which a buyer sends an offer or a cart to others. */
interface SharedMail extends Required<Omit<OrderMail, "kind" | "cartId">> {
	kind: Extract<MailKind, "offer" | "shared_cart">;
	/** The uuid of the offer or cart. */
	uuid: string;
}

export const scheduleShared = (
	db: D1Database,
	{ kind, locale, recipients, comment, origin, snapshot, cause, uuid }: SharedMail,
	submission: { session: string; key: string },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, comment, origin, snapshot, cause)
			SELECT ?, ?, ?, c.id, ?, ?, ?, ? FROM carts c
			WHERE c.uuid = ? AND EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ? AND key = ?)
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, locale, JSON.stringify(recipients), comment, origin, snapshot, cause, uuid, submission.session, submission.key);

interface AccountMail extends Pick<OrderMail, "locale" | "origin" | "cause">, SqlPart {}

/**
 * Schedules a mail about an account.
 * @param mail.sql a query of one row: kind, address and token ('' if none); without a row no mail is written
 */
export const scheduleAccountMail = (db: D1Database, { sql, values, locale, origin, cause }: AccountMail): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, recipients, token, locale, origin, cause)
			SELECT m.kind, json_array(m.address), m.token, ?, ?, ? FROM (${sql}) m WHERE true ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, origin, cause, ...values);

/**
 * The cause of an invitation's mail.
 * @param user the inviting member
 * @param idem the form's key
 */
export const causeOfInvitation = (user: number, idem: string): string => `team-invitation:${user}:${idem}`;

/**
 * Schedules the mail of an invitation.
 * @param stored.token only the outbox stores it, and only until the mail is sent
 */
export const scheduleInvitation = (
	{ db, user, locale }: { db: D1Database; user: number; locale: BackendLocale },
	{ email, role, origin, idem }: { email: string; role: Role; origin: string; idem: string },
	{ token, vat, company }: { token: string; vat: string; company: string },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cause, origin, token, snapshot)
			SELECT 'team_invitation', ?1, ?2, ?3, ?4, ?5,
				json_object('name', u.customername, 'email', u.email, 'company', ?6, 'vat', ?7, 'role', ?8, 'limit_cents', i.limit_cents, 'expires_at', i.expires_at)
			FROM team_invitations i JOIN users u ON u.id = i.invited_by WHERE i.token_hash = ?9
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, JSON.stringify([email]), causeOfInvitation(user, idem), origin, token, company, vat, role, tokenHash(token));

/**
 * SQL that holds for an order (o) whose copies may go to the buyer's additional addresses: it needs no review, or no longer; or it belongs
 * to an account whose confirmed address is the buyer's. A guest order gets an account when the guest signs in, or through the account
 * requested with the order.
 */
const isReleased = `(${isConfirmed} OR EXISTS (
	SELECT 1 FROM cart_forms f JOIN users u ON u.id = o.user_id AND u.is_verified = 1 AND u.is_deleted = 0 AND u.email = f.email COLLATE NOCASE
	WHERE f.cart_id = o.id AND f.type = 'billing'
))`;

/**
 * Releases held mails (docs/decisions/0086-mail-to-typed-addresses.md).
 * @param order one order; all orders if omitted
 */
export const releaseCopies = (db: D1Database, order: number | null = null): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND (?1 IS NULL OR cart_id = ?1)
				AND EXISTS (SELECT 1 FROM orders o WHERE o.id = outbox.cart_id AND ${isReleased})`,
		)
		.bind(order);
