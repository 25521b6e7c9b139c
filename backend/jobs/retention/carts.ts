import { now } from "../../db/rows";

/** How long the backend keeps what nobody needs any more, in days. The privacy page says the same (locales, privacy.6.text). */
export const retentionDays = {
	/** Carts that were never sent, since their last change; offers, since they ended. */
	carts: 180,
	/** Carts of guests with goods alone: no form was filled in, nothing was mailed. Since their last change. */
	namelessCarts: 7,
	/** Whom a mail went to. */
	mailAddresses: 30,
	/** Messages of the contact and supplier forms, with their mails. */
	messages: 365,
	/** That a form was sent: nobody sends it again after that. */
	submissions: 30,
	/** By what searches and clicks of one visit belong together. */
	visits: 1,
	/** The billing form that a payment was begun with, since it could be paid; the order has its own. */
	paymentForms: 30,
	/** What was searched for and opened. */
	searches: 180,
} as const;

/** Sent orders, with everything in them and their payments: from the end of the year, which is the financial year, in which they were sent. */
const retentionYears = 6;

/** At a time; a cart may have thousands of lines. */
export const mostCarts = 100;

/** SQL of the day before which what belongs to the books is no longer kept. */
const endOfBooks = `(CAST(strftime('%Y', 'now') AS INTEGER) - ${retentionYears}) || '-01-01'`;

/** A payment (p) that was made is kept with the books; one of which the provider has never said anything is over as long after its end as a cart. */
const isPaymentRetained = `(p.state IN ('paid', 'held') AND p.created_at >= ${endOfBooks}
	OR p.state = 'open' AND p.expires_at > ${now(`-${retentionDays.carts} days`)})`;

/** What waits for a colleague, what money was paid or may still be paid for, and what another cart or order refers to stays. */
const isOver = `o.approval_state IS NOT 'waiting'
	AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND ${isPaymentRetained})
	AND NOT EXISTS (SELECT 1 FROM orders c WHERE c.from_offer_id = o.id)
	AND NOT EXISTS (SELECT 1 FROM orders j WHERE j.joined_into = o.id)`;

/** Carts and offers that are over: never sent, not touched for long, of an offer not valid for long. */
const old = `(SELECT o.id FROM orders o INDEXED BY orders_unsent
	WHERE o.is_processed = 0 AND o.updated_at < ${now(`-${retentionDays.carts} days`)}
		AND (o.offer_valid_until IS NULL OR o.offer_valid_until < date('now', '-${retentionDays.carts} days')) AND ${isOver}
	ORDER BY o.updated_at, o.id LIMIT ${mostCarts})`;

/** Carts of guests who have left nothing by which they could be known: no form, no mail that was sent from it. Anybody makes such by the thousand. */
const nameless = `(SELECT o.id FROM orders o INDEXED BY orders_of_guests_unsent
	WHERE o.is_processed = 0 AND o.user_id IS NULL AND o.offer_number IS NULL AND o.updated_at < ${now(`-${retentionDays.namelessCarts} days`)} AND ${isOver}
		AND NOT EXISTS (SELECT 1 FROM order_forms f WHERE f.order_id = o.id) AND NOT EXISTS (SELECT 1 FROM outbox m WHERE m.order_id = o.id)
	ORDER BY o.updated_at, o.id LIMIT ${mostCarts})`;

/** Orders whose records the Accounting Act no longer wants. */
const closed = `(SELECT o.id FROM orders o INDEXED BY orders_by_processed_at
	WHERE o.is_processed = 1 AND o.processed_at < ${endOfBooks} AND NOT EXISTS (SELECT 1 FROM orders j WHERE j.joined_into = o.id)
	ORDER BY o.processed_at, o.id LIMIT ${mostCarts})`;

/** What an order consists of, in the order in which it can go. */
const parts = [
	"order_items",
	"order_sets",
	"order_forms",
	"order_texts",
	"payments",
	"outbox",
	"account_tokens",
	"approval_decisions",
	"reviews",
];

/** Deletes some that are due, with everything in them. @returns statements for one batch, in which they all mean the same carts; the last one says how many */
const deleteDue = (db: D1Database, due: string): D1PreparedStatement[] =>
	[
		...parts.map((table) => `DELETE FROM ${table} WHERE order_id IN ${due}`),
		// The offers that were made of a cart go on without it.
		`UPDATE orders SET offer_of = NULL WHERE offer_of IN ${due}`,
		`DELETE FROM orders WHERE id IN ${due}`,
	].map((sql) => db.prepare(sql));

/** Each kind of cart and order that goes, as a batch that deletes some of them. */
export const deleteOldCarts = [
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, old),
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, nameless),
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, closed),
];
