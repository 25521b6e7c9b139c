import { company, companyDay } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { ofOrder, recordEvent } from "../db/order-events";
import { isConfirmed } from "../db/order-state";
import { now, type SqlPart } from "../db/rows";
import { termsOnDay } from "../db/terms";
import { distinct } from "../mail/mail-limits";
import { releaseCopies, scheduleOrderMails, scheduleToOfferer } from "../mail/schedule-mail";
import { accountWithOrder } from "./accounts/account-with-order";
import { costShares } from "./costs";
import { type Credit, creditValues } from "./credit";
import type { FormRow } from "./form-rows";
import { storeTexts, textsOf } from "./order-texts";
import type { PricedCart } from "./priced-cart";
import { takeStock } from "./take-stock";
import { teamOfBuyer, vatOfBilling } from "./team-orders";

interface NewOrder {
	id: number;
	uuid: string;
	/** The state, unless a person reviews the order first. */
	state: "confirmed" | "paid";
	/** SQL of the reasons why a person must review it, as JSON. */
	review: SqlPart;
	/** The debtor and amount of its invoice; null for a card payment. */
	credit: Pick<Credit, "vat" | "cents"> | null;
	locale: BackendLocale;
	origin: string;
	billing: FormRow;
	/** Sends the buyer a confirmation; true by default. */
	mailsBuyer?: boolean;
	/** Mail addresses of the verified company's owners, if somebody else orders in its name. */
	owners: readonly string[];
	/** The order as it is stored, also as `packed`. */
	sent: PricedCart;
	snapshot: string;
}

/**
 * Turns a cart into an order. The caller prices the cart, checks that it may be sent, and runs all statements in one batch. If
 * another change came first, `open` finds nothing and no statement does anything.
 * @param open finds the cart's id while it may become an order, and nothing once the cart is closed
 */
export function placeOrder(db: D1Database, order: NewOrder, open: SqlPart): D1PreparedStatement[] {
	const { id, sent } = order;
	return [
		takeNumber(db, open),
		storeOrder(db, order, open),
		...recordEvents(db, id),
		...writeMails(db, order, open),
		...accountWithOrder(db, order, open),
		storeTexts(db, textsOf(sent), lastNumber, open),
		...takeStock(db, { id, items: sent.items }, open),
		storeCosts(db, id, open),
		forgetRemoved(db, open),
		closeCart(db, order, open),
		releaseCopies(db, id),
	];
}

/** Mails the shop, the owners of the company, the buyer, the buyer's further addresses, and the author of the source offer. */
function writeMails(db: D1Database, order: NewOrder, open: SqlPart): D1PreparedStatement[] {
	const { id, uuid, locale, billing, origin, owners, mailsBuyer = true } = order;
	const buyer = billing.email;
	const further = distinct([buyer, ...billing.additionalEmails]).filter((one) => one.toLowerCase() !== buyer.toLowerCase());
	const ofOwners = backendLocaleOf[billing.country];
	const mails = [
		{ kind: "order_received", locale: company.locale, recipients: [company.email], cause: `order-received:${uuid}` },
		{ kind: "order_in_name", locale: ofOwners, further: owners, cause: `order-in-name:${uuid}` },
		{ kind: "order_confirmation", locale, recipients: mailsBuyer ? [buyer] : [], cause: `order-confirmation:${uuid}` },
		{ kind: "order_copy", locale, further, isHeld: true, cause: `order-copy:${uuid}` },
	] as const;
	return [scheduleOrderMails(db, { cartId: id, origin, mails }, open), scheduleToOfferer(db, { uuid, origin }, open)];
}

/** The language for readers who have chosen none, by country. */
const backendLocaleOf = { FI: "fi", DE: "de", EE: "ee" } as const;

const lastNumber = "(SELECT value FROM counters WHERE name = 'order')";

const takeNumber = (db: D1Database, open: SqlPart): D1PreparedStatement =>
	db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'order' AND EXISTS (${open.sql})`).bind(...open.values);

const storeOrder = (db: D1Database, order: NewOrder, open: SqlPart): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO orders (id, order_number, state, version, processed_at, updated_at, user_id, session_id, team_id, cost_shares, credit_vat, credit_cents, terms_version, snapshot, review_reasons)
			SELECT c.id, 'CB-' || ${lastNumber}, iif(review.reasons = '[]', ?, 'in_review'), c.version + 1, ${now()}, ${now()}, c.user_id, c.session_id,
				${teamOfBuyer("c.user_id", "?")}, ?, ?, ?, ${termsOnDay}, ?, review.reasons
			FROM carts c CROSS JOIN (SELECT ${order.review.sql} AS reasons) review WHERE c.id IN (${open.sql})`,
		)
		.bind(
			order.state,
			vatOfBilling(order.billing),
			JSON.stringify(costShares(order.sent)),
			...creditValues(order.credit),
			companyDay(new Date()),
			order.snapshot,
			...order.review.values,
			...open.values,
		);

/** Must follow `storeOrder` directly: each records nothing unless the statement before it changed a row. */
const recordEvents = (db: D1Database, id: number): D1PreparedStatement[] => [
	recordEvent(db, "order.created", ofOrder(id)),
	recordEvent(db, "order.confirmed", { sql: `SELECT id, order_number FROM orders o WHERE id = ? AND ${isConfirmed}`, values: [id] }),
];

/** Lines that were removed from the cart are no part of the order. */
const forgetRemoved = (db: D1Database, open: SqlPart): D1PreparedStatement =>
	db.prepare(`DELETE FROM removed_lines WHERE cart_id IN (${open.sql})`).bind(...open.values);

/** Makes sure that a cart is sent only once: from here on `open` finds nothing. */
const closeCart = (db: D1Database, { locale }: NewOrder, open: SqlPart): D1PreparedStatement =>
	db
		.prepare(`UPDATE carts SET is_ordered = 1, locale = ?, version = version + 1, updated_at = ${now()} WHERE id IN (${open.sql})`)
		.bind(locale, ...open.values);

/** Stores what the goods of an order cost the shop on this day. Must follow `takeStock` in its batch. */
export const storeCosts = (db: D1Database, id: number, open: SqlPart): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO order_costs (order_id, supplied_variant_id, purchase_cents)
			SELECT DISTINCT n.order_id, s.id, s.purchase_cents FROM order_stock n CROSS JOIN supplied_variants s ON s.id = n.supplied_variant_id
			WHERE n.order_id = ? AND s.purchase_cents IS NOT NULL AND EXISTS (${open.sql})`,
		)
		.bind(id, ...open.values);
