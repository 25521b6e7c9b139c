import { sellerCountry } from "../../contract/seller/seller";
import { isCart } from "../db/order-state";
import { now } from "../db/rows";

/** Retention periods in days. The privacy page states the same (locales, privacy.6.text). */
export const retentionDays = {
	/** Unsent carts since their last change; offers since their end. */
	carts: 180,
	/** Carts of guests without personal data: no form was filled in, nothing was mailed. Since their last change. */
	namelessCarts: 7,
	/** Recipients of sent mails. */
	mailAddresses: 30,
	/** Messages of the contact and supplier forms, with their mails. */
	messages: 365,
	/** Notices about stock: unconfirmed ones, told ones, and those whose goods do not come. */
	unconfirmedNotices: 7,
	toldNotices: 30,
	notices: 365,
	/** Form keys; a form is not resubmitted after that. */
	submissions: 30,
	/** Ids that connect searches and clicks of a visit. */
	visits: 1,
	/** The billing form stored with a payment, since the payment's expiry; the order has its own. */
	paymentForms: 30,
	/** Search queries and clicks. */
	searches: 180,
} as const;

/** Search queries that are kept in any case: about a gigabyte of the ten that a database has. */
export const maxSearches = 10_000_000;

/** Years by the accounting laws of the seller's country. Sent orders with all their data and payments, counted from the end of the calendar (and financial) year in which they were sent. */
const retentionYears = { FI: 6, EE: 7, DE: 8 }[sellerCountry];

/** Batch size; a cart may have thousands of lines. */
export const maxCarts = 100;

/** SQL of the day before which bookkeeping records have expired. */
const endOfBooks = `(CAST(strftime('%Y', 'now') AS INTEGER) - ${retentionYears}) || '-01-01'`;

/**
 * A payment (p) that was made is retained with the books; one without a result from the provider is retained as long as a cart after its expiry.
 */
const isPaymentRetained = `(p.state IN ('paid', 'held') AND p.created_at >= ${endOfBooks}
	OR p.state = 'open' AND p.expires_at > ${now(`-${retentionDays.carts} days`)})`;

/** Orders waiting for approval, with money paid or payable, or referred to by another cart or order are retained. */
const isOver = `NOT EXISTS (SELECT 1 FROM approvals a WHERE a.order_id = o.id AND a.state = 'waiting')
	AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND ${isPaymentRetained})
	AND NOT EXISTS (SELECT 1 FROM orders c WHERE c.from_offer_id = o.id)
	AND NOT EXISTS (SELECT 1 FROM orders j WHERE j.joined_into = o.id)`;

/** Expired carts and offers: unsent carts without recent changes, and offers that have ended. */
const old = `(SELECT o.id FROM orders o INDEXED BY orders_unsent
	WHERE o.state IS NULL AND o.updated_at < ${now(`-${retentionDays.carts} days`)}
		AND NOT EXISTS (SELECT 1 FROM offers q WHERE q.id = o.id AND q.valid_until >= date('now', '-${retentionDays.carts} days')) AND ${isOver}
	ORDER BY o.updated_at, o.id LIMIT ${maxCarts})`;

/** Guest carts without personal data (no form, no mail sent). Bots create them by the thousand. */
const nameless = `(SELECT o.id FROM orders o INDEXED BY orders_of_guests_unsent
	WHERE o.user_id IS NULL AND ${isCart("o")} AND o.updated_at < ${now(`-${retentionDays.namelessCarts} days`)} AND ${isOver}
		AND NOT EXISTS (SELECT 1 FROM order_forms f WHERE f.order_id = o.id) AND NOT EXISTS (SELECT 1 FROM outbox m WHERE m.order_id = o.id)
	ORDER BY o.updated_at, o.id LIMIT ${maxCarts})`;

/** Orders whose retention under the Accounting Act has ended, and that of their invoices, which may be of a later year. */
const closed = `(SELECT o.id FROM orders o INDEXED BY orders_by_processed_at
	WHERE o.state IS NOT NULL AND o.processed_at < ${endOfBooks} AND NOT EXISTS (SELECT 1 FROM orders j WHERE j.joined_into = o.id)
		AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.issued_on >= ${endOfBooks})
	ORDER BY o.processed_at, o.id LIMIT ${maxCarts})`;

/** The tables of an order's data, in order of deletion. */
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
	"invoices",
];

/**
 * Deletes a batch of due orders with all their data. @returns statements for one batch, in which all select the same carts; the last one gives
 * their number
 */
const deleteDue = (db: D1Database, due: string): D1PreparedStatement[] =>
	[...parts.map((table) => `DELETE FROM ${table} WHERE order_id IN ${due}`), `DELETE FROM orders WHERE id IN ${due}`].map((sql) =>
		db.prepare(sql),
	);

/** Deletes a batch of each kind of expired carts and orders. */
export const deleteOldCarts = [
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, old),
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, nameless),
	(db: D1Database): D1PreparedStatement[] => deleteDue(db, closed),
];
