import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { Reader } from "../../contract/order-fields";
import type { Place } from "../../contract/seller/way";
import { missesWantedDay } from "../../contract/values/wanted-day";
import { describedSupplies, type SupplyRows, suppliesAmong, suppliesByIds } from "../catalogue/supplies";
import { isCart } from "../db/order-state";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { isPrepaid } from "../payment-methods/payment-methods";
import { notFound, Refused } from "../platform/refused";
import { owns, userOf, type Visitor } from "../platform/visitor";
import { type Member, membersAmong } from "../teams/member";
import { withArrivals } from "./answer/arrivals";
import { inLanguage, linesInLanguage } from "./answer/order-in-language";
import { approvalAnswer, approvalOf, mustBeApproved } from "./approval-state";
import type { CartRow } from "./cart-rows";
import { type CostRules, costRulesOf } from "./costs";
import { formsAnswer, hiddenNotes, ownForms } from "./form-answer";
import { callOffsOf, frozenOffer, isColleague, mayAccept, orderedIn } from "./offer-state";
import { deliveriesOf, linesSent } from "./order-deliveries";
import { paymentAnswer } from "./payment-rows";
import { priceCart } from "./price-cart";
import { fullCart, type PricedCart, type PricedItem } from "./priced-cart";
import { unpacked } from "./snapshot";
import { estimateOfSent } from "./stock/stock-today";
import { quantityAtOnce } from "./stock/taken-stock";
import { type StoredCart, storedCart, storedCartWithUuid } from "./stored-cart";
import { buyerOfTeamOrder } from "./team-orders";

/** Data around an open cart that its prices and its reader's rights depend on. */
interface Around {
	supplies: SupplyRows;
	/** Team memberships of the cart's account and of the visitor: their limits apply. */
	members: Member[];
	/** Cost centre rules of their team; null without a team. */
	costs: CostRules | null;
}

export interface FoundCart extends Around {
	stored: StoredCart;
}

/** SQL of the supplies of an open cart (?1, its uuid). Sent and offered carts carry their prices with them. */
export const suppliesOfCart = `SELECT i.supplied_variant_id AS id FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id
		WHERE c.uuid = ?1 AND ${isCart("c")}
	UNION SELECT i.supplied_variant_id FROM carts c CROSS JOIN cart_sets b ON b.cart_id = c.id CROSS JOIN set_items i ON i.set_id = b.set_id
		WHERE c.uuid = ?1 AND ${isCart("c")}`;

const accountsOfCart = "SELECT user_id FROM carts WHERE uuid = ?1 UNION ALL SELECT user_id FROM signed_in WHERE session_id = ?2";

/** Reads everything that a cart or order depends on; null if there is none. */
export function cartWithUuid({ db, locale, session }: Omit<Visitor, "user">, uuid: string): Read<FoundCart | null> {
	const { statements, parse } = inOneBatch(
		storedCartWithUuid(db, uuid),
		inOneBatch(
			suppliesAmong(db, locale, { sql: suppliesOfCart, values: [uuid] }),
			inOneBatch(
				membersAmong(db, { sql: accountsOfCart, values: [uuid, session] }),
				costRulesOf(db, uuid, { sql: userOf("?"), value: session }),
			),
		),
	);
	return {
		statements,
		parse(results) {
			const [stored, [supplies, [members, costs]]] = parse(results);
			return stored && { stored, supplies, members, costs };
		},
	};
}

/**
 * A cart or order for the visitor, reduced to the lines of a range.
 * @param found the cart, if already read
 * @throws Refused not_found
 */
export const cartByUuid = async (
	visitor: Visitor,
	uuid: string,
	range?: string,
	found?: FoundCart | null,
	to?: Place,
): Promise<PricedCart> => shownFound(visitor, found === undefined ? await read(visitor.db, cartWithUuid(visitor, uuid)) : found, range, to);

/** @throws Refused not_found */
export const shownFound = (visitor: Visitor, found: FoundCart | null, range?: string, to?: Place): Promise<PricedCart> =>
	shownPart(visitor, found?.stored ?? null, range, found ?? undefined, to);

/**
 * A stored cart or order for the visitor, reduced to the lines of a range. It reads the data around it only when needed.
 * @throws Refused not_found
 */
export async function shownPart(
	visitor: Visitor,
	stored: StoredCart | null,
	range?: string,
	around?: Around,
	to?: Place,
): Promise<PricedCart> {
	if (!stored) throw new Refused("not_found", "There is no such cart.");
	return linesInRange(await shownCart(visitor, stored, around, to), range, to);
}

/** @throws Refused not_found, also for a cart */
export async function sentOrderByUuid(visitor: Visitor, uuid: string): Promise<PricedCart> {
	const order = await cartByUuid(visitor, uuid);
	if (!order.isProcessed) throw new Refused("not_found", "The order has not been sent.");
	return order;
}

/**
 * A sent order is as it was sent and an offer as it was made; a cart is priced anew.
 * @param around the data around it, if already read
 * @throws Refused not_found for the cart of a visit from a procurement system, unless the visitor is in it
 */
export async function shownCart(visitor: Visitor, stored: StoredCart, around?: Around, to?: Place): Promise<PricedCart> {
	if (owns(visitor, stored.row)) return cartForOwner(visitor, stored, around, to);
	if (stored.row.is_of_visit) throw new Refused("not_found", "There is no such cart.");
	const buyer = stored.row.team_id === null ? null : await buyerOfTeamOrder(visitor, stored.row.id);
	if (buyer !== null)
		return { ...(await cartForOwner(visitor, stored, around)), is_owner: false, of_colleague: { name: buyer }, payment: null };
	const all = await wholeCart(visitor, stored, stored.row.locale, around);
	const whole = all.offer ? { ...all, offer: forReader(all.offer, await mayAccept(visitor, stored)) } : all;
	// Colleagues see the addressee of an offer: they accept it for the same company.
	const isOurs = stored.row.offer_number !== null && (await isColleague(visitor, stored.row.id));
	return isOurs ? { ...withoutPersonalData(whole, "team"), forms: formsAnswer(stored, "team") } : withoutPersonalData(whole, null);
}

/** An offer for whom it was not made. They read its orders if they may order from it, and open none of them by their role. */
const forReader = (offer: NonNullable<PricedCart["offer"]>, mayOrder: boolean): NonNullable<PricedCart["offer"]> => ({
	...offer,
	may_accept: mayOrder,
	call_offs: mayOrder ? offer.call_offs?.map((order) => ({ ...order, uuid: null })) : [],
});

/** The cart with all that its owner may know, also for callers who act for the owner. */
export async function cartForOwner(
	visitor: Pick<Visitor, "db" | "locale" | "user">,
	stored: StoredCart,
	around?: Around,
	to?: Place,
): Promise<PricedCart> {
	const whole = await wholeCart(visitor, stored, visitor.locale, around, to);
	const approval = await approvalOf(visitor, stored.row, whole, around);
	// A payment that began before the limit applied cannot go on.
	const isAllowed = !mustBeApproved(approval);
	const payment = paymentAnswer(stored.payments, whole, new Date());
	return {
		...whole,
		...approval,
		is_owner: true,
		goto: stored.row.joined_into_uuid,
		forms: ownForms(stored),
		payment: payment?.state === "open" && !isAllowed ? null : payment,
		order_status: payment?.state === "held" && !whole.isProcessed ? "other" : whole.order_status,
		tracking: trackingOf(stored.row),
		...changesOf(stored.row),
		may_change: mayChange(stored.row.state),
		...deliveriesOf(stored.row, whole),
	};
}

/** The changes of a sent order, and those that its buyer has asked for. */
const changesOf = ({ changes, change_requests, is_withdrawn, has_response }: CartRow) => ({
	...{ changes, change_requests, is_withdrawn, has_response },
});

/** Whether a buyer changes an order, or asks staff for it; null: neither. */
export const mayChange = (state: CartRow["state"]): NonNullable<PricedCart["may_change"]> | null => {
	if (state === "in_review") return "change";
	return state === "confirmed" || state === "paid" || state === "in_delivery" ? "request" : null;
};

/**
 * The cart as its buyer sees it.
 * @param reader language of staff for names of goods, in deliveries and changes too; null: the buyer's
 */
export async function cartForStaff(db: D1Database, stored: StoredCart, reader: BackendLocale | null): Promise<PricedCart> {
	const { locale, user_id: user } = stored.row;
	const cart = await cartForOwner({ db, locale, user }, stored);
	if (reader === null) return cart;
	const { changes = [], change_requests: requests = [] } = cart;
	const [named, lines] = await Promise.all([
		inLanguage(db, cart, reader),
		linesInLanguage(
			db,
			[...changes, ...requests].flatMap((change) => change.lines),
			reader,
		),
	]);
	// They are in the order of the changes and their lines.
	let at = 0;
	const inReader = <C extends { lines: { title: string }[] }>(change: C) => ({
		...change,
		lines: change.lines.map((line) => ({ ...line, title: lines[at++]?.title ?? line.title })),
	});
	return {
		...named,
		...deliveriesOf(stored.row, named),
		changes: changes.map(inReader),
		change_requests: requests.map(inReader),
	};
}

export { linesInLanguage, withArrivals };

/** @param country suggests the destination while no address is known */
const wholeCart = async (
	{ db, locale: texts }: Pick<Visitor, "db" | "locale">,
	stored: StoredCart,
	country: BackendLocale,
	around?: Around,
	to?: Place,
) =>
	sentOrder(stored) ??
	(await offerOf(db, stored)) ??
	priceCart(stored, await (around ? describedSupplies(around.supplies) : suppliesByIds(db, texts, suppliesIn(stored))), {
		texts,
		country,
		to,
	});

/**
 * An offer with the quantities already ordered from it.
 * @returns null if it is no offer
 */
async function offerOf(db: D1Database, stored: StoredCart): Promise<PricedCart | null> {
	const frozen = frozenOffer(stored, new Date());
	if (!frozen?.offer || stored.row.offer_orders === 0) return frozen;
	const callOffs = await callOffsOf(db, frozen, stored.row.id);
	const ordered = orderedIn(callOffs);
	return { ...frozen, offer: { ...frozen.offer, ordered, call_offs: frozen.offer.is_quotation ? callOffs : [] } };
}

/**
 * The order with the figures and texts that it was sent with.
 * @returns null for a cart or offer
 */
export function sentOrder({ row }: Pick<StoredCart, "row">): PricedCart | null {
	if (row.snapshot === null || row.offer_number !== null) return null;
	const sent = unpacked(row.snapshot);
	const items = sent.items.map((item, index) => ({ ...item, at_once: quantityAtOnce(row, index + 1) }));
	const { version, order_number, state, locale, processed_at, terms_version } = row;
	const delivery = estimateOfSent(sent, items);
	return {
		...{ ...sent, items, delivery, version, order_number, state, locale, processed_at, order_status: orderStatus(row), isProcessed: true },
		terms_version,
		needs_review: state === "in_review",
		lines_sent: state === "in_delivery" ? linesSent(row, sent) : null,
	};
}

function orderStatus({ state, reviewed_at: reviewedAt, payment_method_name: name }: CartRow): PricedCart["order_status"] {
	if (state === "cancelled") return "other";
	if (state === "in_review") return isPrepaid(name === null ? null : { name }) ? "paid" : "confirmed";
	if (state === "confirmed" && reviewedAt !== null) return "reviewed";
	return state ?? "created";
}

/**
 * Removes personal data, and the notes that the reader may not see.
 * @param reader null: anyone with the address
 */
export const withoutPersonalData = (whole: PricedCart, reader: Reader | null): PricedCart => ({
	...whole,
	...hiddenNotes(reader),
	user_id: null,
	items: whole.items.map((item) => ({ ...item, comment: "", cost_centre: "", own_number: "" })),
	payment: null,
	approval: null,
	approval_limit: null,
	cost_problem: null,
	passed_limits: [],
	tracking: null,
	is_owner: false,
	forms: null,
});

/** Ids of the supplies of a cart's lines and of the contents of its sets. */
export function suppliesIn({ items, sets }: StoredCart): number[] {
	const inSets = sets.flatMap((set) => set.items.map(({ supply }) => supply));
	return [...new Set([...items.map((item) => item.supplied_variant_id), ...inSets])];
}

/**
 * A sent order in full, for its buyer's documents.
 * @param locale of other readers, for names; by default the language that the order was sent in
 * @returns null for a cart or none
 */
export async function sentOrderById(db: D1Database, id: number, locale?: BackendLocale): Promise<Cart | null> {
	const found = await db.prepare("SELECT uuid FROM carts WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ uuid: z.string() }), found);
	const stored = row ? await storedCart(db, row.uuid) : null;
	const sent = stored && sentOrder(stored);
	if (!sent) return null;
	const approval = await approvalAnswer(db, stored.row, sent.total_price);
	const named = locale ? await inLanguage(db, sent, locale) : sent;
	const whole = { ...named, is_owner: true, forms: ownForms(stored), approval, ...changesOf(stored.row) };
	return fullCart(withArrivals({ ...whole, ...deliveriesOf(stored.row, named) }));
}

/** Whether the goods of an order come after its wanted day, as far as days are known. */
export const missesDay = (order: PricedCart): boolean => missesWantedDay(withArrivals(order));

/** A document of an order. Its language is that of the order, whoever asks. */
export interface OrderDocument {
	order: Cart;
	locale: BackendLocale;
}

/**
 * An order that the visitor sent, or may read in the team.
 * @throws Refused not_found, also for a cart, an offer and all other orders
 */
export async function readableOrder(visitor: Visitor, uuid: string): Promise<OrderDocument> {
	const stored = await storedCart(visitor.db, uuid);
	if (!stored) throw notFound("There is no such order.");
	const order = fullCart(withArrivals(await shownCart(visitor, stored)));
	const isForeign = !order.is_owner && order.of_colleague === null;
	if (isForeign || !order.isProcessed) throw notFound("There is no such order.", isForeign ? "foreign_order" : undefined);
	return { order, locale: stored.row.locale };
}

/** @throws Refused not_found for an order that its buyer has withdrawn: nothing is left for the seller to answer */
export function requireAnswer({ is_withdrawn: isWithdrawn }: Pick<OrderDocument["order"], "is_withdrawn">): void {
	if (isWithdrawn) throw notFound("The buyer has withdrawn the order. No document answers it.");
}

export const trackingOf = ({ tracking_carrier: carrier, tracking_number: number, tracking_url: url }: CartRow): PricedCart["tracking"] =>
	carrier === "" ? null : { carrier, number, url: url === "" ? null : url };

/**
 * Reduces a cart to the lines and sets of a range; sets follow the lines. Figures stay those of the whole cart, and facts about
 * lines outside the range come in fields of their own.
 * @param to where the owner wants deliveries, as long as the cart names no address
 */
export function linesInRange(plain: PricedCart, range: string | undefined, to?: Place): PricedCart {
	const whole = withArrivals(plain, to);
	const { items, orders_to_sets: sets } = whole;
	const result = {
		...whole,
		unavailable: unavailableOf(whole),
		certificates: whole.isProcessed || whole.offer ? null : certificatesOf(items),
		holds_offer: [...items, ...sets].some(({ offered }) => Boolean(offered)),
	};
	if (range === undefined) return result;
	const { skip, take } = parseRange(range);
	const ofSets = (place: number) => Math.max(0, place - items.length);
	return { ...result, items: items.slice(skip, skip + take), orders_to_sets: sets.slice(ofSets(skip), ofSets(skip + take)) };
}

/** Whether the certificate 3.1 can be ordered for a line that has none. */
export const lacksCertificate = ({ certificate_price: ordered, is_available: isAvailable, variant }: PricedItem): boolean =>
	ordered === null && isAvailable && variant.products.certificate_price !== null;

function certificatesOf(items: readonly PricedItem[]): NonNullable<PricedCart["certificates"]> {
	const missing = items.filter(lacksCertificate);
	return {
		missing: missing.length,
		missing_price: missing.reduce((sum, { variant }) => sum + (variant.products.certificate_price ?? 0), 0),
		ordered: items.filter(({ certificate_price: price }) => price !== null).length,
	};
}

function unavailableOf({ items, orders_to_sets: sets }: PricedCart): NonNullable<PricedCart["unavailable"]> {
	const all = [
		...items.map((item) => ({ item_id: item.id, set_id: null, title: item.fullTitle, isAvailable: item.is_available })),
		...sets.map((set) => ({ item_id: null, set_id: set.set_id, title: set.title, isAvailable: set.is_available })),
	];
	return all.flatMap(({ isAvailable, ...line }, place) => (isAvailable ? [] : [{ ...line, place }]));
}
