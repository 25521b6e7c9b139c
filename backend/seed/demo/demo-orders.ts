import * as z from "zod";
import { companyDay } from "../../../contract/company";
import type { Rows } from "../../db/inserts";
import { read } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { termsOnDay } from "../../db/terms";
import { costShares } from "../../orders/costs";
import { type Credit, creditOf, creditValues, reviewReasonsOf } from "../../orders/credit";
import { storeTexts, textsOf } from "../../orders/order-texts";
import { storeCosts } from "../../orders/place-order";
import { priceCart } from "../../orders/price-cart";
import type { PricedCart } from "../../orders/priced-cart";
import { packed, snapshotOf } from "../../orders/snapshot";
import { storedCart } from "../../orders/stored-cart";
import { teamOfBuyer, vatOfBilling } from "../../orders/team-orders";
import { isPrepaid } from "../../payment-methods/payment-methods";
import { deliveryStatements } from "./demo-deliveries";
import { demoInvoices } from "./demo-invoices";
import { supplyAtAge } from "./former-prices";
import { type Goods, readGoods } from "./goods";
import { cartRows, type Ids, type OpenOrder, openOrders } from "./order-rows";
import { plannedOrders } from "./planned-orders";

const atOnce = 40;

/**
 * The orders of the demo accounts: inserted as carts, priced by the same rules as any cart at historical prices, and stored as snapshots.
 * No mail is written.
 * @param insert inserts rows into the database
 * @returns the number of orders
 */
export async function demoOrders(db: D1Database, insert: (rows: Rows) => Promise<unknown>, now: Date): Promise<number> {
	await verifyCompany(db);
	const orders = openOrders(plannedOrders(now));
	const goods = await readGoods(db, [...new Set(orders.map(({ locale }) => locale))]);
	for (const rows of cartRows(orders, goods, await readIds(db))) await insert(rows);
	const before = await lastNumber(db);
	for (let first = 0; first < orders.length; first += atOnce) {
		const some = orders.slice(first, first + atOnce);
		const sent = await Promise.all(some.map(async (order) => ({ order, ...(await priced(db, order, goods)) })));
		await db.batch(sent.flatMap(({ order, ...figures }) => sentStatements(db, order, before + order.id, figures)));
	}
	await db.prepare("UPDATE counters SET value = value + ? WHERE name = 'order'").bind(orders.length).run();
	await demoInvoices(db, orders, insert, now);
	return orders.length;
}

/** Verifies the team's company: its members order on invoice without a review, within the credit for 240 orders. */
async function verifyCompany(db: D1Database): Promise<void> {
	await db
		.prepare("UPDATE companies SET verified_since = '2024-01-08T07:30:00Z', limit_cents = 100000000 WHERE vat IN (SELECT vat FROM teams)")
		.run();
}

const named = z.object({ id: z.number(), name: z.string() });

async function readIds(db: D1Database): Promise<Ids> {
	const [delivery, payment] = await db.batch([
		db.prepare("SELECT id, type AS name FROM delivery_methods"),
		db.prepare("SELECT id, name FROM payment_methods"),
	]);
	const idsOf = (found: D1Result | undefined) => new Map(rowsOf(named, found).map(({ id, name }) => [name, id]));
	return { deliveryMethods: idsOf(delivery), paymentMethods: idsOf(payment) };
}

async function lastNumber(db: D1Database): Promise<number> {
	const found = await db.prepare("SELECT value FROM counters WHERE name = 'order'").first();
	return z.object({ value: z.number() }).parse(found).value;
}

interface Priced {
	cart: PricedCart;
	credit: Credit | null;
	vat: string;
}

async function priced(db: D1Database, { uuid, locale, planned }: OpenOrder, goods: Goods): Promise<Priced> {
	const order = await storedCart(db, uuid);
	if (!order?.billing) throw new Error(`The order ${uuid} has not been stored.`);
	const then = new Map([...goods.supplied(locale)].map(([id, today]) => [id, supplyAtAge(today, planned.age)]));
	const cart = priceCart({ ...order, day: companyDay(new Date(planned.at)) }, then, { texts: locale, country: locale });
	const credit = !isPrepaid({ name: planned.payment })
		? await read(db, creditOf(db, { ...order, billing: order.billing }, cart, order.row.user_id))
		: null;
	return { cart: snapshotOf(cart), credit, vat: vatOfBilling(order.billing) };
}

function sentStatements(db: D1Database, { id, planned }: OpenOrder, number: number, { cart, credit, vat }: Priced) {
	const { at, state, isReviewed, shipment, buyer } = planned;
	const review = state === "confirmed" && !isReviewed && credit ? reviewReasonsOf(credit, false) : { sql: "'[]'", values: [] };
	return [
		db
			.prepare(
				`INSERT INTO orders (id, user_id, session_id, version, state, order_number, processed_at, updated_at, reviewed_at, team_id, cost_shares,
					credit_vat, credit_cents, terms_version, tracking_carrier, tracking_number, tracking_url, snapshot, review_reasons)
				SELECT c.id, c.user_id, c.session_id, 1, iif(review.reasons = '[]', ?, 'in_review'), ?, ?, ?, ?, ${teamOfBuyer("c.user_id", "?")}, ?, ?, ?, ${termsOnDay}, ?, ?, ?, ?, review.reasons
				FROM carts c CROSS JOIN (SELECT ${review.sql} AS reasons) review WHERE c.id = ?`,
			)
			.bind(
				...[
					state,
					`CB-${number}`,
					at,
					at,
					isReviewed ? at : null,
					vat,
					JSON.stringify(costShares(cart)),
					...creditValues(credit),
					companyDay(new Date(at)),
				],
				...(shipment === null ? ["", "", ""] : [buyer.carrier.name, shipment, buyer.carrier.page + shipment]),
				...[packed(cart), ...review.values, id],
			),
		db.prepare("UPDATE carts SET is_ordered = 1, version = 1 WHERE id = ?").bind(id),
		storeTexts(db, textsOf(cart), String(number), { sql: "?", values: [id] }),
		...storeNeeds(db, id, cart),
		...deliveryStatements(db, id, number, planned, cart),
	];
}

/** The goods that an order needs, and their costs. Those of an open order that are in stock today were there on its day, too. */
const storeNeeds = (db: D1Database, id: number, { items }: PricedCart) => [
	db
		.prepare(
			`INSERT INTO order_stock (order_id, line, supplied_variant_id, quantity)
			SELECT o.id, lines.key + 1, s.id, lines.value ->> 'quantity' FROM orders o CROSS JOIN json_each(?2) lines
			CROSS JOIN supplied_variants s ON s.id = lines.value ->> 'supply' WHERE o.id = ?1 AND (o.state = 'done' OR s.stock IS NULL)`,
		)
		.bind(id, JSON.stringify(items.map(({ quantity, suppliedVariant }) => ({ quantity, supply: suppliedVariant.id })))),
	storeCosts(db, id, { sql: "SELECT 1", values: [] }),
];
