import { sellerCountry } from "../../contract/seller/seller";
import { isCart } from "../db/order-state";
import { now } from "../db/rows";

/** Retention periods in days. The privacy page of a new shop states the same (section 6). */
export const retentionDays = {
	/** Unsent carts since their last change; offers since their end. */
	carts: 180,
	/** Carts of guests without personal data: no form was filled in, nothing was mailed. Since their last change. */
	namelessCarts: 7,
	mailAddresses: 30,
	/** Messages of the contact and supplier forms, with their mails. */
	messages: 365,
	/** Notices about stock: unconfirmed ones, sent ones, and those whose goods do not arrive. */
	unconfirmedNotices: 7,
	toldNotices: 30,
	notices: 365,
	/** Form keys; a form is not resubmitted after that. */
	submissions: 30,
	/** Ids that connect searches and clicks of a visit. */
	visits: 1,
	/** The billing form stored with a payment, from the payment's expiry; the order has its own. */
	paymentForms: 30,
	/** Search queries and clicks. */
	searches: 180,
	/** Sessions and codes of people at the desk, from their end. */
	staffSessions: 30,
	/** Entries of bank statements that have paid no invoice, or whose invoice is deleted, from their upload. */
	bankEntries: 90,
	/** The log of the desk. */
	staffLog: 730,
	/** Files that somebody imports at the desk. */
	importedFiles: 1,
	/** Messages of procurement systems. */
	procurementMessages: 90,
	/** Visits from such systems, with what they took: their orders find their prices by it. */
	punchouts: 400,
	/** Visits that nobody began. */
	punchoutsNotBegun: 1,
} as const;

/** The most search queries kept: about one gigabyte of a database's ten. */
export const maxSearches = 10_000_000;

/**
 * Retention in years by the accounting laws of the seller's country, for sent orders with all their data and payments, from the end of the
 * calendar (and financial) year in which they were sent.
 */
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

/** Carts waiting for approval, with money paid or payable, or referred to by another cart or order are retained. */
const isOver = `NOT EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = c.id AND a.state = 'waiting')
	AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.cart_id = c.id AND ${isPaymentRetained})
	AND NOT EXISTS (SELECT 1 FROM carts made WHERE made.from_offer_id = c.id)
	AND NOT EXISTS (SELECT 1 FROM carts j WHERE j.joined_into = c.id)`;

/** Expired carts and offers: unsent carts without recent changes, and offers that have ended. */
const old = `(SELECT c.id FROM carts c INDEXED BY carts_unsent
	WHERE c.is_ordered = 0 AND c.updated_at < ${now(`-${retentionDays.carts} days`)}
		AND NOT EXISTS (SELECT 1 FROM offers q WHERE q.id = c.id AND q.valid_until >= date('now', '-${retentionDays.carts} days')) AND ${isOver}
	ORDER BY c.updated_at, c.id LIMIT ${maxCarts})`;

/** Guest carts without personal data (no form, no mail sent). Bots create them by the thousand. */
const nameless = `(SELECT c.id FROM carts c INDEXED BY carts_of_guests_unsent
	WHERE c.user_id IS NULL AND ${isCart("c")} AND c.updated_at < ${now(`-${retentionDays.namelessCarts} days`)} AND ${isOver}
		AND NOT EXISTS (SELECT 1 FROM punchouts v WHERE v.cart_uuid = c.uuid AND v.state <> 'waiting')
		AND NOT EXISTS (SELECT 1 FROM cart_forms f WHERE f.cart_id = c.id) AND NOT EXISTS (SELECT 1 FROM outbox m WHERE m.cart_id = c.id)
	ORDER BY c.updated_at, c.id LIMIT ${maxCarts})`;

/**
 * Orders whose retention under the Accounting Act has ended, and whose invoices' retention too, since an invoice may be of a later year.
 */
const closed = `(SELECT o.id FROM orders o INDEXED BY orders_by_processed_at
	WHERE o.processed_at < ${endOfBooks} AND NOT EXISTS (SELECT 1 FROM carts j WHERE j.joined_into = o.id)
		AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.issued_on >= ${endOfBooks})
	ORDER BY o.processed_at, o.id LIMIT ${maxCarts})`;

/** Tables of a cart's data and of an order's, in order of deletion; other tables delete by cascade. */
const partsOfCart = ["cart_items", "cart_sets", "cart_forms", "payments", "outbox"];
const partsOfOrder = ["order_texts", "account_tokens", "invoices"];

/** @returns statements for one batch that all select the same carts; the last one returns their number */
const deleteCarts = (db: D1Database, due: string): D1PreparedStatement[] =>
	[...partsOfCart.map((table) => `DELETE FROM ${table} WHERE cart_id IN ${due}`), `DELETE FROM carts WHERE id IN ${due}`].map((sql) =>
		db.prepare(sql),
	);

/** Deletes a batch of each kind of expired carts and orders, with all their data. */
export const deleteOldCarts = [
	(db: D1Database): D1PreparedStatement[] => deleteCarts(db, old),
	(db: D1Database): D1PreparedStatement[] => deleteCarts(db, nameless),
	(db: D1Database): D1PreparedStatement[] => [
		...partsOfOrder.map((table) => db.prepare(`DELETE FROM ${table} WHERE order_id IN ${closed}`)),
		...deleteCarts(db, closed),
	],
];
