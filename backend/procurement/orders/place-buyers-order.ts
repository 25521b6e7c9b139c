import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { countryCodes } from "../../../contract/locale";
import { orderNotes, postCode } from "../../../contract/order-fields";
import { parsePhone } from "../../../contract/values/phone";
import { parseVatId } from "../../../contract/values/vat-id";
import { wantedDayProblem } from "../../../contract/values/wanted-day";
import { linesText } from "../../cart/saw-plans";
import { requireComplete, type Sender } from "../../checkout/ready-order";
import { inOneBatch, read } from "../../db/reads";
import { now, rowsOf } from "../../db/rows";
import { mustBeApproved, sendable, sendableValues } from "../../orders/approval-state";
import { creditOf, isUnblocked, reviewReasonsOf } from "../../orders/credit";
import { formCells, formColumns } from "../../orders/form-rows";
import { placeOrder } from "../../orders/place-order";
import type { PricedCart } from "../../orders/priced-cart";
import { cartForOwner } from "../../orders/read-cart";
import { packed, snapshotOf } from "../../orders/snapshot";
import { type StoredCart, storedCart } from "../../orders/stored-cart";
import { Refused } from "../../platform/refused";
import { namedCompany } from "../../teams/named-company";
import type { Connection } from "../connections";
import { returnedLines } from "../return-lines";
import { type BuyersOrder, type BuyersPlace, OrderProblem } from "./buyers-order";
import { usedUnits } from "./known-lines";
import { itemKey, type StoredLine, setKey } from "./stored-lines";
import { type OrderedLine, type WantedGoods, type WantedItem, wantedGoods } from "./wanted-goods";

interface Placed {
	/** The shop's order number; "" of a trial. */
	number: string;
	/** The order was there already: this message was repeated. */
	isRepeated: boolean;
}

const knownRow = z.object({ order_number: z.string(), buyer_number: z.string(), digest: z.string() });

/**
 * Makes an order of the company's from a message: for the connection's member, on invoice, reviewed by staff as any other. The same order,
 * again or at the same time, makes one.
 * @throws OrderProblem with all that is wrong
 */
export async function placeBuyersOrder(env: Sender["env"], connection: Connection, order: BuyersOrder): Promise<Placed> {
	const db = env.DB;
	const known = await knownOrder(db, connection, order);
	if (known) return known;
	const number = orderNotes.reference.typed.safeParse(order.number);
	if (!number.success) throw new OrderProblem([{ kind: "invalid", text: "The order number is too long." }]);
	const goods = await wantedGoods(db, connection, order);
	const uuid = crypto.randomUUID();
	await storeCart(db, connection, order, goods, uuid);
	try {
		const isPlaced = await place(env, connection, order, goods, uuid);
		if (order.isTest) {
			await removeCart(db, uuid);
			return { number: "", isRepeated: false };
		}
		const placed = await knownOrder(db, connection, order);
		if (placed) return { ...placed, isRepeated: !isPlaced };
		throw new OrderProblem([{ kind: "again", text: "The goods have changed while they were ordered. Please send the order again." }]);
	} catch (error) {
		await removeCart(db, uuid);
		if (!isTakenOrder(error)) throw error;
		// The same order has come at the same time, and was first.
		const first = await knownOrder(db, connection, order);
		if (!first) throw error;
		return first;
	}
}

const isTakenOrder = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: procurement_orders");

/** @throws OrderProblem if its number or its message was another order's */
async function knownOrder(db: D1Database, connection: Connection, { number, payloadId, digest }: BuyersOrder): Promise<Placed | null> {
	const found = await db
		.prepare(
			`SELECT o.order_number, p.buyer_number, p.digest FROM procurement_orders p JOIN orders o ON o.id = p.order_id
			WHERE p.connection_id = ?1 AND (p.buyer_number = ?2 OR p.payload_id = ?3) ORDER BY p.buyer_number = ?2 DESC`,
		)
		.bind(connection.id, number, payloadId)
		.all();
	const [known] = rowsOf(knownRow, found);
	if (!known) return null;
	const { order_number: ours, buyer_number: theirs } = known;
	if (known.digest !== digest || theirs !== number)
		throw new OrderProblem([{ kind: "conflict", text: `Order ${theirs} came before, with other contents: it is ${ours} here.` }]);
	return { number: known.order_number, isRepeated: true };
}

const buyerRow = z.object({
	vat: z.string(),
	name: z.string().nullable(),
	street: z.string().nullable(),
	postcode: z.string().nullable(),
	city: z.string().nullable(),
	country: z.enum(countryCodes).nullable(),
	is_verified: z.number(),
	customername: z.string(),
	phonenumber: z.string(),
	email: z.string(),
});

/** The company by the register, or else as its member or an owner has written it; and the member who buys for it. */
async function buyerOf(db: D1Database, { team_id: team, user_id: user }: Connection): Promise<z.output<typeof buyerRow>> {
	const found = await db
		.prepare(
			`SELECT t.vat, coalesce(k.name, w.company) AS name, coalesce(k.street, w.billingaddress) AS street, coalesce(k.postcode, w.billingpostcode) AS postcode,
				coalesce(k.city, w.billingcity) AS city, coalesce(k.country, nullif(w.billing_country, '')) AS country,
				coalesce(k.verified_since IS NOT NULL, 0) AS is_verified, u.customername, u.phonenumber, u.email
			FROM teams t CROSS JOIN users u LEFT JOIN companies k ON k.vat = t.vat
				LEFT JOIN users w ON w.id = (SELECT m.user_id FROM team_members m CROSS JOIN users v ON v.id = m.user_id AND v.is_deleted = 0 AND v.company <> ''
					WHERE m.team_id = t.id ORDER BY m.user_id = u.id DESC, m.role = 'owner' DESC LIMIT 1)
			WHERE t.id = ?1 AND u.id = ?2`,
		)
		.bind(team, user)
		.all();
	const [buyer] = rowsOf(buyerRow, found);
	if (!buyer) throw new Error("A connection has no buyer.");
	return buyer;
}

/** Stores the goods as a cart of the member, which its account's pages do not offer to go on with. */
async function storeCart(db: D1Database, connection: Connection, order: BuyersOrder, goods: WantedGoods, uuid: string): Promise<void> {
	const buyer = await buyerOf(db, connection);
	const { country } = buyer;
	const vat = country && parseVatId(buyer.vat, country);
	if (!country || !vat || buyer.name === null)
		throw new OrderProblem([{ kind: "conflict", text: "The company of this connection is not known here. Please write to us." }]);
	const place = order.shipTo && placeOf(order.shipTo, buyer.phonenumber);
	const { wantedOn, comment } = wishes(order, place?.country ?? country);
	const billing = formCells({
		type: "billing",
		isSeparateShipping: place !== null,
		vatCheck: buyer.is_verified === 1 ? "valid" : "pending",
		vatName: buyer.name,
		values: {
			vat: vat.national,
			company: buyer.name,
			name: buyer.customername || buyer.name,
			phone: buyer.phonenumber,
			email: buyer.email,
			streetAddress: buyer.street ?? "",
			postCode: buyer.postcode ?? "",
			city: buyer.city ?? "",
			country,
		},
	});
	const shipping =
		place && formCells({ type: "shipping", isSeparateShipping: true, values: { ...place, company: place.company || buyer.name } });
	const form = (cells: (string | number | null)[]) =>
		db
			.prepare(
				`INSERT INTO cart_forms (cart_id, ${formColumns.join()}) SELECT id, ${formColumns.map(() => "?").join()} FROM carts WHERE uuid = ?`,
			)
			.bind(...cells, uuid);
	await db.batch([
		...leftOvers(db, connection, order),
		db
			.prepare(
				`INSERT INTO carts (uuid, session_id, user_id, locale, version, payment_method_id, comment, reference, wanted_on, cost_centre, set_aside_at)
				VALUES (?, '', ?, ?, 1, (SELECT id FROM payment_methods WHERE name = 'invoice'), ?, ?, ?, ?, ${now()})`,
			)
			.bind(uuid, connection.user_id, order.locale, comment, order.number, wantedOn, order.costCentre),
		db
			.prepare(
				`INSERT INTO cart_items (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, saw_plan)
				SELECT c.id, line.value ->> 'supply', 0, line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'certificate',
					line.value ->> 'amount', line.value ->> 'comment', line.value ->> 'saw_plan'
				FROM json_each(?2) line CROSS JOIN carts c WHERE c.uuid = ?1 ORDER BY line.key`,
			)
			.bind(uuid, linesText(goods.items)),
		db
			.prepare(
				`INSERT INTO cart_sets (cart_id, set_id, quantity) SELECT c.id, s.id, part.value ->> 'amount'
				FROM json_each(?2) part CROSS JOIN carts c ON c.uuid = ?1 JOIN sets s ON s.id = part.value ->> 'setId'`,
			)
			.bind(uuid, JSON.stringify(goods.sets)),
		form(billing),
		...(shipping ? [form(shipping)] : []),
	]);
}

/** Removes what an attempt has left that was cut off: its cart, before it became an order. */
function leftOvers(db: D1Database, { user_id: user }: Connection, { number }: BuyersOrder): D1PreparedStatement[] {
	const isOld = `user_id = ? AND session_id = '' AND reference = ? AND updated_at < ${now("-5 minutes")}`;
	return deleteOpenCarts(db, isOld, [user, number]);
}

/** Statements that delete the carts that a condition of SQL is true of, unless they are ordered. */
const deleteOpenCarts = (db: D1Database, where: string, values: (string | number)[]): D1PreparedStatement[] => [
	...["cart_items", "cart_sets", "cart_forms"].map((table) =>
		db.prepare(`DELETE FROM ${table} WHERE cart_id IN (SELECT id FROM carts WHERE ${where} AND is_ordered = 0)`).bind(...values),
	),
	db.prepare(`DELETE FROM carts WHERE ${where} AND is_ordered = 0`).bind(...values),
];

/** @throws OrderProblem if nothing can be delivered there */
function placeOf(place: BuyersPlace, phone: string): BuyersPlace & { country: (typeof countryCodes)[number] } {
	const country = countryCodes.find((one) => one === place.country);
	if (!country) throw wrongPlace(`we deliver to ${countryCodes.join(", ")}, not to ${place.country || "a place without a country"}`);
	const code = postCode.safeParse(place.postCode);
	if (!code.success) throw wrongPlace(`"${place.postCode}" is no postcode`);
	if (place.streetAddress === "" || place.city === "") throw wrongPlace("street or city are missing");
	return { ...place, country, postCode: code.data, phone: parsePhone(place.phone, country) ?? phone };
}

const wrongPlace = (text: string): OrderProblem =>
	new OrderProblem([{ kind: "invalid", text: `The place of delivery is not right: ${text}.` }]);

/** The day of the whole order, if goods can come on it; other days are said in words. */
function wishes({ lines, comment }: BuyersOrder, country: (typeof countryCodes)[number]): { wantedOn: string; comment: string } {
	const days = [...new Set(lines.flatMap(({ wantedOn }) => (wantedOn === "" ? [] : [wantedOn])))];
	const [day = ""] = days;
	if (days.length === 0) return { wantedOn: "", comment };
	if (days.length === 1 && wantedDayProblem(day, companyDay(new Date()), country) === null) return { wantedOn: day, comment };
	const wanted = lines.flatMap(({ line, wantedOn }) => (wantedOn === "" ? [] : [`${line}: ${wantedOn}`]));
	return { wantedOn: "", comment: [comment, days.length === 1 ? day : wanted.join(", ")].filter((text) => text !== "").join("\n") };
}

/** @returns false if the cart was no longer as it was priced */
async function place(env: Sender["env"], connection: Connection, order: BuyersOrder, goods: WantedGoods, uuid: string): Promise<boolean> {
	const db = env.DB;
	const { user_id: user } = connection;
	const { locale } = order;
	const { stored, cart, held } = await pricedAsOrdered(db, connection, order, goods, uuid);
	const { billing } = completeOf(env, stored, cart);
	if (mustBeApproved(cart))
		throw new OrderProblem([
			{ kind: "conflict", text: "The order is above the limit that the company has set for this connection's member." },
		]);
	const [credit, named] = await read(db, inOneBatch(creditOf(db, { ...stored, billing }, cart, user), namedCompany(db, billing, user)));
	if (credit.isBlocked)
		throw new OrderProblem([{ kind: "conflict", text: "Orders of the company are not taken at present. Please write to us." }]);
	const { id, version } = stored.row;
	const unblocked = isUnblocked(billing, user);
	const open = {
		sql: `SELECT id FROM carts WHERE id = ? AND is_ordered = 0 AND version = ? AND ${sendable} AND ${unblocked.sql} AND ${isLeft}`,
		values: [id, version, ...sendableValues(user, cart), ...unblocked.values, JSON.stringify(held.map(({ terms }) => terms))],
	};
	if (order.isTest) return false;
	const sent = snapshotOf(cart);
	const review = reviewReasonsOf(credit, named !== null);
	const owners = named?.owners ?? [];
	const { origin } = order;
	const toPlace = { id, uuid, state: "confirmed", review, credit, locale, origin, billing, owners, sent, snapshot: packed(sent) } as const;
	const results = await db.batch([
		...placeOrder(db, toPlace, open),
		recordOrder(db, connection, order, goods, id),
		recordReturns(db, goods, id),
	]);
	return results.at(-2)?.meta.changes === 1;
}

/** Nobody else has ordered of the returned lines (a JSON list) whose prices are held. */
const isLeft = `NOT EXISTS (SELECT 1 FROM json_each(?) held WHERE held.value ->> 'used' <> ${usedUnits("held.value ->> 'reference'")})`;

/** Records how much of each returned line is ordered. */
function recordReturns(db: D1Database, { items }: WantedGoods, id: number): D1PreparedStatement {
	const amounts = new Map<string, number>();
	for (const { reference, amount } of items.flatMap(({ lines }) => lines))
		if (reference !== "") amounts.set(reference, (amounts.get(reference) ?? 0) + amount);
	return db
		.prepare(
			`INSERT INTO ordered_returns (reference, order_id, amount) SELECT l.value ->> 0, p.order_id, l.value ->> 1
			FROM json_each(?2) l CROSS JOIN procurement_orders p ON p.order_id = ?1`,
		)
		.bind(id, JSON.stringify([...amounts]));
}

/** Fails the batch of an order that is there already. */
const recordOrder = (db: D1Database, connection: Connection, order: BuyersOrder, goods: WantedGoods, id: number): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO procurement_orders (order_id, connection_id, buyer_number, payload_id, digest, head, lines)
			SELECT o.id, ?2, ?3, ?4, ?5, ?6, ?7 FROM orders o WHERE o.id = ?1`,
		)
		.bind(id, connection.id, order.number, order.payloadId, order.digest, JSON.stringify(order.head), JSON.stringify(linesOf(goods)));

/** The buyer's lines, with the goods that they are of: positions of an order change with it. */
const linesOf = ({ items, sets }: WantedGoods): StoredLine[] => [
	...items.flatMap((item) => storedLines(item, itemKey(item))),
	...sets.flatMap((set) => storedLines(set, setKey(set.setId))),
];

const storedLines = ({ lines, amount }: Pick<WantedItem, "lines" | "amount">, goods: string): StoredLine[] =>
	lines.map(({ line, quantity, unit }) => ({ line, quantity, unit, goods, amount }));

/** @throws OrderProblem */
function completeOf(env: Sender["env"], stored: StoredCart, cart: PricedCart) {
	try {
		return requireComplete(env, stored, cart, true);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		const isCentre = error.fields?.costCentre !== undefined;
		const text = isCentre ? `The company has no cost centre ${cart.cost_centre || "for it"}, and wants one.` : error.message;
		throw new OrderProblem([{ kind: "conflict", text }]);
	}
}

/**
 * Prices the cart as of today, and lines that cost more than the buyer's system says as they were returned to it, as long as that holds: for
 * a fortnight, for the quantities of that price, and for as many units as were returned.
 * @returns the cart, and the lines whose returned prices it has
 * @throws OrderProblem with all lines that cost more
 */
async function pricedAsOrdered(
	db: D1Database,
	connection: Connection,
	order: BuyersOrder,
	goods: WantedGoods,
	uuid: string,
): Promise<AsOrdered> {
	const priced = async (held: WantedItem[]): Promise<AsOrdered> => {
		const stored = await storedCart(db, uuid);
		if (!stored) throw new Error("The cart of an order is gone.");
		return { stored, cart: await cartForOwner({ db, locale: order.locale, user: connection.user_id }, stored), held };
	};
	const today = await priced([]);
	const dearer = dearerLines(connection, order, goods, today.cart);
	if (dearer.length === 0) return today;
	const held = goods.items.filter((item, index) => dearer.some((one) => one.item === item) && isHeld(item, today.cart, index));
	if (held.length === 0) throw changedPrices(dearer);
	await holdPrices(db, uuid, held);
	const before = await priced(held);
	const left = dearerLines(connection, order, goods, before.cart);
	if (left.length > 0) throw changedPrices(left);
	return before;
}

interface AsOrdered {
	stored: StoredCart;
	cart: PricedCart;
	held: readonly WantedItem[];
}

function isHeld({ terms }: WantedItem, { items, total_goods_price: goods }: PricedCart, index: number): boolean {
	if (terms === null || companyDay(new Date()) > terms.until || terms.used >= terms.offered) return false;
	return (items[index]?.quantity ?? 0) >= terms.from && goods >= terms.goodsFrom;
}

const holdPrices = (db: D1Database, uuid: string, items: readonly WantedItem[]): Promise<D1Result> =>
	db
		.prepare(
			`UPDATE cart_items SET offered_unit_cents = held.unitCents, offered_discount_bp = held.discountBp, offered_discount_title = held.discountTitle,
				offered_cut_fee_cents = held.cutFeeCents, offered_certificate_cents = held.certificateCents, offered_quantity = held.offered, offered_until = held.until
			FROM (SELECT value ->> 'supply' AS supply, value ->> 'cutLength' AS cutLength, value ->> 'cutWidth' AS cutWidth, value ->> 'certificate' AS with_certificate,
				value ->> '$.terms.unitCents' AS unitCents, value ->> '$.terms.discountBp' AS discountBp, value ->> '$.terms.discountTitle' AS discountTitle,
				value ->> '$.terms.cutFeeCents' AS cutFeeCents, value ->> '$.terms.certificateCents' AS certificateCents,
				value ->> '$.terms.offered' - value ->> '$.terms.used' AS offered, value ->> '$.terms.until' AS until FROM json_each(?2)) held
			WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?1) AND supplied_variant_id = held.supply AND cut_length_mm = held.cutLength
				AND cut_width_mm = held.cutWidth AND certificate = held.with_certificate`,
		)
		.bind(uuid, JSON.stringify(items))
		.run();

interface DearerLine {
	item: WantedItem | null;
	first: OrderedLine;
	/** Cents of the whole line: here, and in the buyer's order. */
	ours: number;
	theirs: number;
}

/** Lines that cost more than the order says. Less is no problem: the buyer pays it. */
function dearerLines({ rules }: Connection, { locale }: BuyersOrder, { items, sets }: WantedGoods, cart: PricedCart): DearerLine[] {
	const ours = returnedLines(cart, { ...rules, extras: "texts", freight: false }, { locale, ownNumbers: new Map(), packs: new Map() });
	return [...items, ...sets].flatMap((wanted, index) => {
		const total = ours[index]?.total ?? 0;
		const [first] = wanted.lines;
		const theirs = wanted.lines.reduce<number | null>((sum, { cents }) => (sum === null || cents === null ? null : sum + cents), 0);
		if (!first || theirs === null || total <= theirs + tolerance(wanted.amount, total)) return [];
		return [{ item: "supply" in wanted ? wanted : null, first, ours: total, theirs }];
	});
}

/** Half a cent a unit, for systems that round unit prices to cents, and at most a hundredth of the line. */
const tolerance = (amount: number, total: number): number => Math.max(1, Math.min(amount / 2, total / 100));

const euros = (cents: number): string => (cents / 100).toFixed(2);

const changedPrices = (lines: readonly DearerLine[]): OrderProblem =>
	new OrderProblem(
		lines.map(({ first: { line, code, quantity }, ours, theirs }) => ({
			kind: "conflict",
			text: `Line ${line}: the price of ${code} has changed: ${quantity} cost ${euros(ours)} EUR now, and ${euros(theirs)} EUR in the order.`,
		})),
	);

/** Removes a cart that has become no order. */
async function removeCart(db: D1Database, uuid: string): Promise<void> {
	await db.batch(deleteOpenCarts(db, "uuid = ?", [uuid]));
}
