import type * as z from "zod";
import type { OrderDifference } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import type { changeObstacles, deskOrders } from "../../contract/desk/orders";
import type { BackendLocale } from "../../contract/locale";
import { suppliesByIds } from "../catalogue/supplies";
import { ofOrder, recordEvent } from "../db/order-events";
import { read } from "../db/reads";
import { now, type SqlPart } from "../db/rows";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { methodOfOrder } from "../payment-methods/payment-methods";
import { Refused } from "../platform/refused";
import { isAboveLimit, membersAmong } from "../teams/member";
import { differenceOf, isSame, newPlaces } from "./change/difference";
import { costShares } from "./costs";
import { type FormRow, formCells, formColumns } from "./form-rows";
import { storeTexts, textsOf } from "./order-texts";
import { priceCart } from "./price-cart";
import type { PricedCart } from "./priced-cart";
import { linesInLanguage, suppliesIn } from "./read-cart";
import { packed, snapshotOf } from "./snapshot";
import { takeStock } from "./stock/take-stock";
import { type Order, orderByNumber, type StoredCart, storedCartWithUuid } from "./stored-cart";
import { returnStock, transitionCondition } from "./transitions";

type Asked = z.output<typeof deskOrders.previewChange.body>;
type Obstacle = (typeof changeObstacles)[number];

/** SQL over an order `o`, which may change as long as it may be cancelled. */
const isChangeable = transitionCondition("cancel");

/** An order as a change would leave it. */
interface Changed {
	order: Order;
	/** The cart's rows as the change leaves them. */
	stored: StoredCart;
	after: PricedCart;
	address: FormRow | null;
	difference: OrderDifference;
	obstacle: Obstacle | null;
}

/**
 * Tells what a change of an order would make different.
 * @param reader language for names of goods; null: the buyer's
 * @throws Refused not_found; invalid for a line that the order does not have, and for an address in another country
 */
export async function previewChange(
	db: D1Database,
	number: string,
	asked: Asked,
	reader: BackendLocale | null,
): Promise<OrderDifference & { obstacle: Obstacle | null }> {
	const { difference, obstacle } = await changed(db, number, asked);
	return { ...difference, lines: reader ? await linesInLanguage(db, difference.lines, reader) : difference.lines, obstacle };
}

/**
 * Changes an order: lines, stock, credit, VAT, papers and texts follow, the version from before is kept, and its buyer is mailed the
 * difference. Prices, tiers and discounts are those of the day on which it was sent.
 * @param staff the person who changes it; null for a system
 * @throws Refused as `previewChange`; conflict if the order may not change so, has changed since, or would cost another total than was seen
 */
export async function changeOrder(
	db: D1Database,
	number: string,
	{ reason, total, ...asked }: z.output<typeof deskOrders.change.body>,
	staff: number | null,
): Promise<{ message: string }> {
	const { order, stored, after, address, difference, obstacle } = await changed(db, number, asked);
	if (obstacle === "same") throw new Refused("invalid", "Nothing would change.");
	if (obstacle !== null) throw new Refused("conflict", `The order cannot change: ${obstacle}.`);
	if (after.total_price_with_vat !== total) throw new Refused("conflict", "The total is another one than the preview has told.");
	const { id, uuid, version } = order;
	const open: SqlPart = { sql: `SELECT o.id FROM orders o WHERE o.id = ? AND o.version = ? AND ${isChangeable}`, values: [id, version] };
	const sent = snapshotOf(after);
	const places = newPlaces(order.sent, sent);
	const results = await db.batch([
		keepVersion(db, { staff, reason, difference }, open),
		...rewriteLines(db, stored, open),
		...returnStock(db, id, open),
		...takeStock(db, { id, items: sent.items }, open),
		...moveDates(db, order, places, open),
		movePurchases(db, id, places, open),
		...rewriteTexts(db, sent, open),
		...(address ? storeAddress(db, id, address, open) : []),
		db
			.prepare(
				`UPDATE carts SET wanted_on = ?, reference = ?, agreed_freight_cents = ?, delivery_method_id = ?, updated_at = ${now()} WHERE id IN (${open.sql})`,
			)
			.bind(stored.row.wanted_on, stored.row.reference, stored.row.agreed_freight_cents, sent.delivery_methodid, ...open.values),
		scheduleToBuyer(db, { kind: "order_changed", cause: `order-changed:${uuid}:${version}` }, open),
		db
			.prepare(
				`UPDATE orders AS o SET snapshot = ?, cost_shares = ?, credit_cents = iif(credit_vat IS NULL, NULL, ?), version = version + 1, updated_at = ${now()}
				WHERE o.id IN (${open.sql})`,
			)
			.bind(packed(sent), JSON.stringify(costShares(sent)), sent.total_price_with_vat, ...open.values),
		recordEvent(db, "order.changed", ofOrder(id)),
	]);
	// Somebody else came first.
	if (results.at(-2)?.meta.changes === 0) throw new Refused("conflict", "The order cannot change: changed.");
	return { message: "The order is changed." };
}

async function changed(db: D1Database, number: string, asked: Asked): Promise<Changed> {
	const order = await orderByNumber(db, number);
	const { sent } = order;
	const before = await read(db, storedCartWithUuid(db, order.uuid, companyDay(new Date(order.sent_at))));
	if (!before) throw new Error(`The order ${number} has no cart.`);
	const { stored, address } = withChange(before, sent, asked);
	const after = await repriced(db, stored, sent);
	const difference = differenceOf(sent, after, address !== null);
	return { order, stored, after, address, difference, obstacle: await obstacleOf(db, order, after, { asked, difference, stored }) };
}

/** Rows of the cart with the asked change. */
function withChange(before: StoredCart, sent: PricedCart, { lines, address, wantedOn, reference, freight }: Asked) {
	const count = sent.items.length + sent.orders_to_sets.length;
	const unknown = lines.find(({ line }) => line > count);
	if (unknown) throw new Refused("invalid", `The order has ${count} lines; there is no line ${unknown.line}.`);
	const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]));
	const items = sent.items.map(({ id }) => id);
	const sets = sent.orders_to_sets.map(({ set_id }) => set_id);
	const quantityOf = (place: number, known: number) => (place < 0 ? known : (wanted.get(place + 1) ?? known));
	const to = address && addressRow(before, address);
	const { row } = before;
	return {
		address: to ?? null,
		stored: {
			...before,
			row: {
				...row,
				wanted_on: wantedOn ?? row.wanted_on,
				reference: reference ?? row.reference,
				agreed_freight_cents: freight ?? row.agreed_freight_cents,
			},
			items: before.items.map((item) => ({ ...item, quantity: quantityOf(items.indexOf(item.id), item.quantity) })).filter(isLeft),
			sets: before.sets
				.map((set) => {
					const place = sets.indexOf(set.set_id);
					return { ...set, quantity: quantityOf(place < 0 ? -1 : place + items.length, set.quantity) };
				})
				.filter(isLeft),
			...(to && { shipping: to, billing: before.billing && { ...before.billing, isSeparateShipping: true } }),
		},
	};
}

const isLeft = ({ quantity }: { quantity: number }): boolean => quantity > 0;

/** @returns undefined if the goods go there already */
function addressRow({ billing, shipping }: StoredCart, address: NonNullable<Asked["address"]>): FormRow | undefined {
	const present = shipping ?? billing;
	if (!present || !billing || present.country !== address.country)
		throw new Refused("invalid", "Another country is another order.", undefined, { address: ["country"] });
	const to = { ...address, company: address.company || billing.company };
	const given = Object.entries(to);
	const known = new Map<string, unknown>(Object.entries(present));
	if (given.every(([name, value]) => known.get(name) === value)) return undefined;
	return { ...billing, type: "shipping", ...to };
}

/** Prices the changed rows with the supplies' prices, tiers and times of the order. Sets, cuts and certificates cost what they cost today. */
async function repriced(db: D1Database, stored: StoredCart, sent: PricedCart): Promise<PricedCart> {
	const { locale } = stored.row;
	const today = await suppliesByIds(db, locale, suppliesIn(stored));
	const supplied = new Map(today);
	for (const { suppliedVariant: supply } of sent.items) {
		const found = today.get(supply.id);
		if (found) supplied.set(supply.id, { ...found, supply });
	}
	return priceCart(stored, supplied, { texts: locale, country: locale });
}

/** @returns why the change cannot be made; null: it can */
async function obstacleOf(
	db: D1Database,
	{ id, version }: Order,
	after: PricedCart,
	{ asked, difference, stored }: { asked: Asked; difference: OrderDifference; stored: StoredCart },
): Promise<Obstacle | null> {
	const isOpen = await db.prepare(`SELECT 1 AS is_open FROM orders o WHERE o.id = ? AND ${isChangeable}`).bind(id).first("is_open");
	if (isOpen === null || version !== asked.version) return "changed";
	if (after.length === 0) return "empty";
	if (isSame(difference)) return "same";
	const { total_price: net, total_price_with_vat: gross } = difference;
	if (gross.to > gross.from && methodOfOrder(after.paymentmethod).provider !== null) return "paid";
	if (net.to <= net.from) return null;
	const members = await read(db, membersAmong(db, { sql: "?", values: [stored.row.user_id] }));
	return members.some((member) => isAboveLimit(member, net.to)) ? "approval" : null;
}

/** Keeps the version from before the change. */
const keepVersion = (
	db: D1Database,
	{ staff, reason, difference }: { staff: number | null; reason: string; difference: OrderDifference },
	open: SqlPart,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO order_changes (order_id, version, changed_at, staff_id, reason, difference, snapshot)
			SELECT o.id, o.version, ${now()}, ?, ?, ?, o.snapshot FROM orders o WHERE o.id IN (${open.sql})`,
		)
		.bind(staff, reason, JSON.stringify(difference), ...open.values);

/** Writes the quantities into the rows of the cart, for what reads them: stock of sets, quotations, ordering again. */
function rewriteLines(db: D1Database, { row: { id }, items, sets }: StoredCart, open: SqlPart): D1PreparedStatement[] {
	const kept = JSON.stringify(items.map(({ id: item, quantity }) => ({ key: item, quantity })));
	const keptSets = JSON.stringify(sets.map(({ set_id: set, quantity }) => ({ key: set, quantity })));
	const change = (table: string, key: string, rows: string) => [
		db
			.prepare(
				`DELETE FROM ${table} WHERE cart_id = ? AND ${key} NOT IN (SELECT value ->> 'key' FROM json_each(?)) AND EXISTS (${open.sql})`,
			)
			.bind(id, rows, ...open.values),
		db
			.prepare(
				`UPDATE ${table} SET quantity = kept.value ->> 'quantity' FROM json_each(?) kept
				WHERE cart_id = ? AND ${table}.${key} = kept.value ->> 'key' AND EXISTS (${open.sql})`,
			)
			.bind(rows, id, ...open.values),
	];
	return [...change("cart_items", "id", kept), ...change("cart_sets", "set_id", keptSets)];
}

type Places = ReturnType<typeof newPlaces>;

/** Confirmed days follow their lines to new places. */
function moveDates(db: D1Database, { id, confirmed_dates: dates }: Order, places: Places, open: SqlPart): D1PreparedStatement[] {
	if (dates.length === 0) return [];
	const moved = dates.flatMap(({ line, date }) => {
		const place = places.get(line);
		return place === undefined ? [] : [{ line: place, date }];
	});
	return [
		db.prepare(`DELETE FROM order_line_dates WHERE order_id IN (${open.sql})`).bind(...open.values),
		db
			.prepare(
				`INSERT INTO order_line_dates (order_id, line, confirmed_on)
				SELECT ?, value ->> 'line', value ->> 'date' FROM json_each(?) WHERE EXISTS (${open.sql})`,
			)
			.bind(id, JSON.stringify(moved), ...open.values),
	];
}

/** Purchases follow their lines to new places. */
const movePurchases = (db: D1Database, id: number, places: Places, open: SqlPart): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE purchase_lines SET line = (SELECT place.value ->> 1 FROM json_each(?) place WHERE place.value ->> 0 = purchase_lines.line)
			WHERE order_id = ? AND EXISTS (${open.sql})`,
		)
		.bind(JSON.stringify([...places]), id, ...open.values);

const rewriteTexts = (db: D1Database, sent: PricedCart, open: SqlPart): D1PreparedStatement[] => [
	db.prepare(`DELETE FROM order_texts WHERE order_id IN (${open.sql})`).bind(...open.values),
	storeTexts(db, textsOf(sent), "substr(o.order_number, 4)", open),
];

const storeAddress = (db: D1Database, id: number, address: FormRow, open: SqlPart): D1PreparedStatement[] => [
	db
		.prepare(
			`INSERT OR REPLACE INTO cart_forms (cart_id, ${formColumns.join()})
			SELECT ?, ${formColumns.map(() => "?").join()} WHERE EXISTS (${open.sql})`,
		)
		.bind(id, ...formCells({ type: "shipping", isSeparateShipping: true, values: address }), ...open.values),
	db.prepare(`UPDATE cart_forms SET is_separate_shipping = 1 WHERE cart_id IN (${open.sql}) AND type = 'billing'`).bind(...open.values),
];
