import type * as z from "zod";
import type { OrderChange, OrderDifference } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import type { deskOrders } from "../../contract/desk/orders";
import type { BackendLocale } from "../../contract/locale";
import type { changeObstacles } from "../../contract/ordering/changes";
import { barsIn } from "../../contract/values/cut-bars";
import { inOrder } from "../cart/line-schedule";
import { problemOf } from "../cart/supply-rules";
import { suppliesByIds } from "../catalogue/supplies";
import { suppliesByCodes, suppliesOfHits } from "../catalogue/supplies-by-code";
import { ofOrder, recordEvent } from "../db/order-events";
import { type Read, read } from "../db/reads";
import { now, type SqlPart } from "../db/rows";
import { invoicesToFit } from "../invoices/fits-change";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { costShares } from "../orders/costs";
import { type FormRow, formCells, formColumns } from "../orders/form-rows";
import { deliverableLines, sentOf } from "../orders/order-deliveries";
import { storeTexts, textsOf } from "../orders/order-texts";
import { priceCart } from "../orders/price-cart";
import type { PricedCart, PricedItem } from "../orders/priced-cart";
import { linesInLanguage, mayChange, missesDay, suppliesIn } from "../orders/read-cart";
import { packed, snapshotOf } from "../orders/snapshot";
import { type Order, orderByNumber, type StoredCart, storedCartWithUuid } from "../orders/stored-cart";
import { takeStock } from "../orders/take-stock";
import { returnStock } from "../orders/transitions";
import { methodOfOrder } from "../payment-methods/payment-methods";
import { Refused } from "../platform/refused";
import { isAboveLimit, membersAmong } from "../teams/member";
import { differenceOf, isSame, newPlaces } from "./difference";

export type Asked = z.output<typeof deskOrders.previewChange.body>;
export type Obstacle = (typeof changeObstacles)[number];

/** SQL over an order `o`, of which something may be left to change. */
export const isChangeable = "o.state IN ('in_review', 'confirmed', 'paid', 'in_delivery')";

/** An order as a change would leave it. */
export interface Changed {
	order: Order;
	/** The cart's rows as the change leaves them. */
	stored: StoredCart;
	after: PricedCart;
	address: FormRow | null;
	difference: OrderDifference;
	/** Its invoices and credit notes. */
	invoices: number;
	obstacle: Obstacle | null;
}

/** The author of a change, and the reason. */
export interface Author {
	by: OrderChange["by"];
	/** The person at the desk who changes the order, or agrees to the buyer's change; null for nobody, or a system. */
	staff: number | null;
	/** In the words of who changes it. */
	reason: string;
	/** The buyer's form. */
	submission?: { key: string; hash: string };
	/** The id of the request that it fulfils. */
	request?: number;
	/** A further condition: SQL over the order `o`. */
	needs?: SqlPart;
	/** More of the same batch, for the case that the order may change. */
	also?: (open: SqlPart) => D1PreparedStatement[];
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
	const { difference, obstacle } = await changed(db, await orderByNumber(db, number), asked);
	return { ...difference, lines: await linesInLanguage(db, difference.lines, reader), obstacle };
}

/**
 * Changes an order for staff, as `makeChange` does.
 * @param staff the person who changes it; null for a system
 * @throws Refused as `previewChange` and `makeChange`
 */
export async function changeOrder(
	db: D1Database,
	number: string,
	{ reason, total, ...asked }: z.output<typeof deskOrders.change.body>,
	staff: number | null,
): Promise<{ message: string }> {
	await makeChange(db, await changed(db, await orderByNumber(db, number), asked), total, { by: "staff", staff, reason });
	return { message: "The order is changed." };
}

/** @throws Refused for a change that cannot be made, or would cost another total than was seen */
export function requireChange({ obstacle, after }: Pick<Changed, "obstacle" | "after">, total: number): void {
	if (obstacle === "same") throw new Refused("invalid", "Nothing would change.");
	if (obstacle !== null) throw new Refused("conflict", `The order cannot change: ${obstacle}.`);
	if (after.total_price_with_vat !== total) throw new Refused("conflict", "The total is another one than the preview has told.");
}

/**
 * Changes an order: lines, stock, credit, VAT, papers and texts follow, the version from before is kept, and its buyer is mailed the
 * difference. Prices, tiers and discounts are those of the day on which it was sent.
 * @throws Refused conflict if the order may not change so, has changed since, or would cost another total than was seen; invalid if nothing
 * would change
 */
export async function makeChange(db: D1Database, change: Changed, total: number, author: Author): Promise<void> {
	requireChange(change, total);
	const { order, stored, after, address, difference, invoices } = change;
	const { id, uuid, version } = order;
	const { needs = { sql: "true", values: [] } } = author;
	const open: SqlPart = {
		sql: `SELECT o.id FROM orders o WHERE o.id = ? AND o.version = ? AND ${isChangeable}
			AND (SELECT count(*) FROM invoices i WHERE i.order_id = o.id) = ? AND ${needs.sql}`,
		values: [id, version, invoices, ...needs.values],
	};
	const sent = snapshotOf(after);
	const places = newPlaces(order.sent, sent);
	const results = await db.batch([
		keepVersion(db, author, difference, open),
		...rewriteLines(db, stored, order.sent, open),
		...returnStock(db, id, open),
		...takeStock(db, { id, items: sent.items }, open),
		...moveDates(db, order, places, open),
		movePurchases(db, id, places, open),
		...moveDeliveries(db, order, places, open),
		storeNewCosts(db, id, newSupplies(order.sent, sent), open),
		...rewriteTexts(db, sent, open),
		...(address ? storeAddress(db, id, address, open) : []),
		db
			.prepare(
				`UPDATE carts SET wanted_on = ?, reference = ?, part_deliveries = ?, crane_unloading = ?, agreed_freight_cents = ?,
					delivery_method_id = ?, updated_at = ${now()} WHERE id IN (${open.sql})`,
			)
			.bind(
				...[stored.row.wanted_on, stored.row.reference, stored.row.part_deliveries, stored.row.crane_unloading ? 1 : 0],
				...[stored.row.agreed_freight_cents, sent.delivery_methodid, ...open.values],
			),
		scheduleToBuyer(db, { kind: "order_changed", cause: `order-changed:${uuid}:${version}` }, open),
		...(author.also?.(open) ?? []),
		db
			.prepare(
				`UPDATE orders AS o SET snapshot = ?, cost_shares = ?, credit_cents = iif(credit_vat IS NULL, NULL, ?), version = version + 1, updated_at = ${now()}
				WHERE o.id IN (${open.sql})`,
			)
			.bind(packed(sent), JSON.stringify(costShares(sent)), sent.total_price_with_vat, ...open.values),
		recordEvent(db, "order.changed", ofOrder(id)),
		acceptRequest(db, author),
	]);
	// Somebody else came first.
	if (results.at(-3)?.meta.changes === 0) throw new Refused("conflict", "The order cannot change: changed.");
}

/** The request of a change that was made is accepted. */
const acceptRequest = (db: D1Database, { request = 0, staff }: Author): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE order_change_requests SET state = 'accepted', asked = '{}', staff_id = ?2
			WHERE id = ?1 AND state = 'open' AND EXISTS (SELECT 1 FROM order_changes WHERE request_id = ?1)`,
		)
		.bind(request, staff);

/** An order as a change would leave it, and why it cannot be changed so. @throws Refused as `previewChange` */
export async function changed(db: D1Database, order: Order, asked: Asked): Promise<Changed> {
	const { sent } = order;
	const added = await addedItems(db, sent, asked.add);
	const [before, invoiced] = await Promise.all([withAdded(db, order, added), read(db, invoicesToFit(db, order.id))]);
	await requireCertificates(db, sent, asked.certificates);
	const { stored, address } = withChange(before, sent, asked);
	const after = await repriced(db, stored, sent);
	const places = newPlaces(sent, after);
	const difference = { ...differenceOf(sent, after, address !== null), ...missedDay(order, after, places) };
	const isPartly = order.deliveries.length > 0 || invoiced.isInvoiced;
	const obstacle =
		(await obstacleOf(db, order, after, { asked, difference, stored })) ??
		(isTooLittle(order, after, places) ? "sent" : null) ??
		(isPartly && address !== null ? "address" : null) ??
		(invoiced.fits(after, places) ? null : "invoiced");
	return { order, stored, after, address, difference, invoices: invoiced.count, obstacle };
}

/** The wanted day of a changed order that its goods miss. */
function missedDay(
	{ state, sent_at: sentAt, confirmed_dates: dates }: Order,
	after: PricedCart,
	places: ReadonlyMap<number, number>,
): Pick<OrderDifference, "missed_wanted_on"> {
	const confirmed_dates = dates.flatMap(({ line, date }) => {
		const now = places.get(line);
		return now === undefined ? [] : [{ line: now, date, title: "" }];
	});
	const isMissed = missesDay({ ...after, state, isProcessed: true, processed_at: sentAt, confirmed_dates });
	return isMissed ? { missed_wanted_on: after.wanted_on } : {};
}

/** Tells whether more of a line has left than would be left of it. */
function isTooLittle({ deliveries }: Order, after: PricedCart, places: ReadonlyMap<number, number>): boolean {
	const left = new Map(deliverableLines(after).map(({ line, quantity }) => [line, quantity]));
	const sent = new Set(deliveries.flatMap(({ lines }) => lines.map(({ line }) => line)));
	return [...sent].some((line) => (left.get(places.get(line) ?? 0) ?? 0) < sentOf(deliveries, line));
}

interface Added {
	supply: number;
	quantity: number;
}

/**
 * The best supply of each new article.
 * @throws Refused for the first that cannot be ordered, with its field: add.0.code
 */
async function addedItems(db: D1Database, sent: PricedCart, asked: Asked["add"]): Promise<Added[]> {
	if (asked.length === 0) return [];
	const hits = await suppliesByCodes(
		db,
		asked.map(({ code }) => code),
	);
	const supplied = await suppliesByIds(db, sent.locale ?? "en", suppliesOfHits(hits));
	const present = new Set(
		sent.items.filter(({ cut, certificate_price: paper }) => !cut && paper === null).map(({ suppliedVariant: { id } }) => id),
	);
	const taken = new Set<number>();
	return asked.map(({ code, quantity }, index) => {
		const hit = hits.get(code);
		const refused = (field: "code" | "quantity", key: string, details?: Record<string, number>) =>
			new Refused("invalid", `${code} cannot be added: ${key}.`, details, { [`add.${index}.${field}`]: [key] });
		if (hit === undefined || hit === "several") throw refused("code", "ownCode.unknown");
		if (present.has(hit.supply)) throw refused("code", "ownCode.inOrder");
		if (taken.has(hit.supply)) throw refused("code", "ownCode.twice");
		const problem = problemOf(supplied.get(hit.supply), { amount: quantity, cutLength: 0, cutWidth: 0, certificate: false });
		if (problem) throw refused(problem.code === "unavailable_goods" ? "code" : "quantity", problem.key, problem.details);
		taken.add(hit.supply);
		return { supply: hit.supply, quantity };
	});
}

/** @throws Refused for the first line that cannot get a certificate, with its field: certificates.0 */
async function requireCertificates(db: D1Database, sent: PricedCart, lines: readonly number[]): Promise<void> {
	if (lines.length === 0) return;
	const wanted = lines.flatMap((place) => sent.items[place - 1] ?? []);
	const supplied = await suppliesByIds(
		db,
		sent.locale ?? "en",
		wanted.map(({ suppliedVariant: { id } }) => id),
	);
	const goodsOf = ({ suppliedVariant: { id }, cut }: PricedItem) => `${id} ${cut?.length ?? 0} ${cut?.width ?? 0}`;
	const certified = new Set(sent.items.filter((item) => item.certificate_price !== null).map(goodsOf));
	for (const [index, place] of lines.entries()) {
		const refused = (key: string) =>
			new Refused("invalid", `Line ${place} cannot get a certificate: ${key}.`, undefined, { [`certificates.${index}`]: [key] });
		const item = sent.items[place - 1];
		const found = item && supplied.get(item.suppliedVariant.id);
		if (!item || (found?.variant.products.certificate_price ?? null) === null) throw refused("certificate.notOffered");
		// A row of its goods with a certificate exists already.
		if (certified.has(goodsOf(item))) throw refused("certificate.inOrder");
	}
}

/** The cart of an order with new rows, whose ids nobody else gets. The transaction leaves nothing of them. */
async function withAdded(db: D1Database, { id, uuid, sent_at: sentAt }: Order, added: readonly Added[]): Promise<StoredCart> {
	const present = storedCartWithUuid(db, uuid, companyDay(new Date(sentAt)));
	const cart = await read(db, added.length === 0 ? present : amongRows(db, id, added, present));
	if (!cart) throw new Error(`The order ${id} has no cart.`);
	return cart;
}

/** A read with new rows in the cart, which the same batch removes. */
function amongRows<T>(db: D1Database, id: number, added: readonly Added[], { statements, parse }: Read<T>): Read<T> {
	const rows = JSON.stringify(added);
	return {
		statements: [
			db
				.prepare(
					`INSERT INTO cart_items (cart_id, supplied_variant_id, quantity)
					SELECT ?, line.value ->> 'supply', line.value ->> 'quantity' FROM json_each(?) line ORDER BY line.key`,
				)
				.bind(id, rows),
			...statements,
			db
				.prepare(
					`DELETE FROM cart_items WHERE cart_id = ? AND set_id = 0 AND cut_length_mm = 0 AND certificate = 0
						AND supplied_variant_id IN (SELECT value ->> 'supply' FROM json_each(?))`,
				)
				.bind(id, rows),
		],
		parse: (results) => parse(results.slice(1, 1 + statements.length)),
	};
}

/** Rows of the cart with the asked change. */
function withChange(before: StoredCart, sent: PricedCart, asked: Asked) {
	const { lines, schedules, address, wantedOn, reference, freight, crane, partDeliveries } = asked;
	const count = sent.items.length + sent.orders_to_sets.length;
	const unknown = lines.find(({ line }) => line > count);
	if (unknown) throw new Refused("invalid", `The order has ${count} lines; there is no line ${unknown.line}.`);
	requireSawnBars(sent, lines);
	const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]));
	const certified = new Set(asked.certificates);
	const days = new Map(schedules.map(({ line, schedule }) => [line, inOrder(schedule)]));
	const items = sent.items.map(({ id }) => id);
	const sets = sent.orders_to_sets.map(({ set_id }) => set_id);
	const quantityOf = (place: number, known: number) => (place < 0 ? known : (wanted.get(place + 1) ?? known));
	const to = address && addressRow(before, address);
	const { row } = before;
	const hasNewCrane = crane !== undefined && crane !== row.crane_unloading;
	return {
		address: to ?? null,
		stored: {
			...before,
			row: {
				...row,
				wanted_on: wantedOn ?? row.wanted_on,
				reference: reference ?? row.reference,
				part_deliveries: partDeliveries ?? row.part_deliveries,
				crane_unloading: crane ?? row.crane_unloading,
				// An agreed charge says nothing of another unloading.
				agreed_freight_cents: freight ?? (hasNewCrane ? null : row.agreed_freight_cents),
			},
			items: before.items
				.map((item) => {
					const place = items.indexOf(item.id);
					return {
						...item,
						quantity: quantityOf(place, item.quantity),
						certificate: item.certificate || certified.has(place + 1),
						schedule: days.get(place + 1) ?? item.schedule,
					};
				})
				.filter(isLeft),
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

/** @throws Refused for the first line with fewer bars than its pieces need, with its field: lines.0.quantity */
function requireSawnBars({ items }: PricedCart, lines: Asked["lines"]): void {
	for (const [index, { line, quantity }] of lines.entries()) {
		const needed = barsIn(items[line - 1]?.sawing?.patterns ?? []);
		if (quantity > 0 && quantity < needed)
			throw new Refused(
				"invalid",
				`Line ${line} is sawn from ${needed} bars.`,
				{ needed },
				{ [`lines.${index}.quantity`]: ["amount.belowSawn"] },
			);
	}
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
	{ state, version }: Order,
	after: PricedCart,
	{ asked, difference, stored }: { asked: Asked; difference: OrderDifference; stored: StoredCart },
): Promise<Obstacle | null> {
	if (mayChange(state) === null || version !== asked.version) return "changed";
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
	{ by, staff, reason, submission, request }: Author,
	difference: OrderDifference,
	open: SqlPart,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO order_changes (order_id, version, changed_at, made_by, staff_id, reason, difference, snapshot, key, body_hash, request_id)
			SELECT o.id, o.version, ${now()}, ?, ?, ?, ?, o.snapshot, ?, ?, ? FROM orders o WHERE o.id IN (${open.sql})`,
		)
		.bind(
			...[by, staff, reason, JSON.stringify(difference)],
			...[submission?.key ?? null, submission?.hash ?? null, request ?? null],
			...open.values,
		);

/** Writes lines and quantities into the rows of the cart, for what reads them: stock of sets, quotations, ordering again. */
function rewriteLines(db: D1Database, { row: { id }, items, sets }: StoredCart, sent: PricedCart, open: SqlPart): D1PreparedStatement[] {
	const known = new Set(sent.items.map((item) => item.id));
	const added = items
		.filter((item) => !known.has(item.id))
		.map(({ supplied_variant_id: supply, ...item }) => ({ id: item.id, supply, quantity: item.quantity }));
	const kept = JSON.stringify(
		items.map(({ id: item, quantity, certificate, schedule }) => ({ key: item, quantity, certificate: certificate ? 1 : 0, schedule })),
	);
	const keptSets = JSON.stringify(sets.map(({ set_id: set, quantity }) => ({ key: set, quantity })));
	const change = (table: string, key: string, rows: string, more = "") => [
		db
			.prepare(
				`DELETE FROM ${table} WHERE cart_id = ? AND ${key} NOT IN (SELECT value ->> 'key' FROM json_each(?)) AND EXISTS (${open.sql})`,
			)
			.bind(id, rows, ...open.values),
		db
			.prepare(
				`UPDATE ${table} SET quantity = kept.value ->> 'quantity'${more} FROM json_each(?) kept
				WHERE cart_id = ? AND ${table}.${key} = kept.value ->> 'key' AND EXISTS (${open.sql})`,
			)
			.bind(rows, id, ...open.values),
	];
	return [
		...change("cart_items", "id", kept, ", certificate = kept.value ->> 'certificate', schedule = kept.value ->> 'schedule'"),
		...change("cart_sets", "set_id", keptSets),
		db
			.prepare(
				`INSERT INTO cart_items (id, cart_id, supplied_variant_id, quantity)
				SELECT value ->> 'id', ?, value ->> 'supply', value ->> 'quantity' FROM json_each(?) WHERE EXISTS (${open.sql})`,
			)
			.bind(id, JSON.stringify(added), ...open.values),
	];
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

/** Further than any place, so that lines that change places never meet. */
const aside = 1_000_000;

/** Deliveries, with their certificates, and claims follow their lines to new places. */
function moveDeliveries(db: D1Database, { id, deliveries }: Order, places: Places, open: SqlPart): D1PreparedStatement[] {
	if (deliveries.length === 0 || [...places].every(([from, to]) => from === to)) return [];
	const ofOrder = `delivery_id IN (SELECT id FROM deliveries WHERE order_id = ?) AND EXISTS (${open.sql})`;
	const moved = JSON.stringify([...places]);
	const placeOf = (line: string) => `(SELECT place.value ->> 1 FROM json_each(?) place WHERE place.value ->> 0 = ${line})`;
	return [
		db.prepare(`UPDATE delivery_lines SET line = line + ${aside} WHERE ${ofOrder}`).bind(id, ...open.values),
		db.prepare(`UPDATE delivery_lines SET line = ${placeOf(`line - ${aside}`)} WHERE ${ofOrder}`).bind(moved, id, ...open.values),
		db
			.prepare(`UPDATE claims SET line = ${placeOf("claims.line")} WHERE order_id = ? AND EXISTS (${open.sql})`)
			.bind(moved, id, ...open.values),
	];
}

const newSupplies = (before: PricedCart, after: PricedCart): number[] => {
	const known = new Set(before.items.map(({ suppliedVariant }) => suppliedVariant.id));
	return after.items.map(({ suppliedVariant }) => suppliedVariant.id).filter((supply) => !known.has(supply));
};

/** Stores what new goods cost the shop today; those of the order's day stay. */
const storeNewCosts = (db: D1Database, id: number, supplies: readonly number[], open: SqlPart): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO order_costs (order_id, supplied_variant_id, purchase_cents)
			SELECT ?, s.id, s.purchase_cents FROM json_each(?) wanted CROSS JOIN supplied_variants s ON s.id = wanted.value
			WHERE s.purchase_cents IS NOT NULL AND EXISTS (${open.sql}) ON CONFLICT DO NOTHING`,
		)
		.bind(id, JSON.stringify(supplies), ...open.values);

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
