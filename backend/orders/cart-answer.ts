import { z } from "zod";
import { type Cart, cart } from "../../contract/cart";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { Reader } from "../../contract/order-fields";
import { inWords, type SupplyRows, suppliesAmong, suppliesByIds } from "../catalogue/supplies";
import { isCart } from "../db/order-state";
import { both, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { isPrepaid } from "../payment-methods/payment-methods";
import { notFound, Refused } from "../platform/refused";
import { owns, userOf, type Visitor } from "../platform/visitor";
import { type Member, membersAmong } from "../teams/member";
import { inLanguage } from "./answer/order-in-language";
import { approvalAnswer, approvalOf, mustBeApproved, netOf } from "./approval-state";
import type { CartRow } from "./cart-rows";
import { type CostRules, costRulesOf } from "./costs";
import { formsAnswer, hiddenNotes, ownForms } from "./form-answer";
import { frozenOffer, isColleague, mayAccept, orderedOf } from "./offer-state";
import { deliveriesOf, linesSent } from "./order-deliveries";
import { paymentAnswer } from "./payment-rows";
import { pricedCart } from "./priced-cart";
import { unpacked } from "./snapshot";
import { estimateOfSent } from "./stock/stock-today";
import { takenOf } from "./stock/taken-stock";
import { type StoredCart, storedCart, storedCartWithUuid } from "./stored-cart";
import { buyerOfTeamOrder } from "./team-orders";
import type { CartAnswer } from "./wire";

/** Data around an open cart that its answer depends on. */
interface Around {
	supplies: SupplyRows;
	/** Team memberships of the cart's account and of the visitor: their limits apply. */
	members: Member[];
	/** Cost centre rules of their team; null without a team. */
	costs: CostRules | null;
}

export interface FoundCart extends Around {
	order: StoredCart;
}

/** SQL of the supplies of an open cart (?1, its uuid). Sent and offered carts carry their prices with them. */
export const suppliesOfCart = `SELECT i.supplied_variant_id AS id FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id
		WHERE c.uuid = ?1 AND ${isCart("c")}
	UNION SELECT i.supplied_variant_id FROM carts c CROSS JOIN cart_sets b ON b.cart_id = c.id CROSS JOIN set_items i ON i.set_id = b.set_id
		WHERE c.uuid = ?1 AND ${isCart("c")}`;

const accountsOfCart = "SELECT user_id FROM carts WHERE uuid = ?1 UNION ALL SELECT user_id FROM signed_in WHERE session_id = ?2";

/** Reads everything that the answer about a cart or order depends on; null if there is none. */
export function cartWithUuid({ db, locale, session }: Omit<Visitor, "user">, uuid: string): Read<FoundCart | null> {
	const { statements, parse } = both(
		storedCartWithUuid(db, uuid),
		both(
			suppliesAmong(db, locale, { sql: suppliesOfCart, values: [uuid] }),
			both(membersAmong(db, { sql: accountsOfCart, values: [uuid, session] }), costRulesOf(db, uuid, { sql: userOf("?"), value: session })),
		),
	);
	return {
		statements,
		parse(results) {
			const [order, [supplies, [members, costs]]] = parse(results);
			return order && { order, supplies, members, costs };
		},
	};
}

/**
 * A cart or order for the visitor, reduced to the lines of a range.
 * @param found the cart, if already read
 * @throws Refused not_found
 */
export const cartByUuid = async (visitor: Visitor, uuid: string, range?: string, found?: FoundCart | null): Promise<CartAnswer> =>
	answerFound(visitor, found === undefined ? await read(visitor.db, cartWithUuid(visitor, uuid)) : found, range);

/** @throws Refused not_found */
export const answerFound = (visitor: Visitor, found: FoundCart | null, range?: string): Promise<CartAnswer> =>
	orderAnswer(visitor, found?.order ?? null, range, found ?? undefined);

/** Answers about a stored order, and reads the data around it only when needed. */
export async function orderAnswer(visitor: Visitor, order: StoredCart | null, range?: string, around?: Around): Promise<CartAnswer> {
	if (!order) throw new Refused("not_found", "There is no such cart.");
	return inRange(await cartAnswer(visitor, order, around), range);
}

/** @throws Refused not_found, also for a cart */
export async function sentOrderByUuid(visitor: Visitor, uuid: string): Promise<CartAnswer> {
	const answer = await cartByUuid(visitor, uuid);
	if (!answer.isProcessed) throw new Refused("not_found", "The order has not been sent.");
	return answer;
}

/**
 * A sent order answers as it was sent and an offer as it was made; a cart is priced anew.
 * @param around the data around it, if already read
 */
export async function cartAnswer(visitor: Visitor, order: StoredCart, around?: Around): Promise<CartAnswer> {
	if (owns(visitor, order.row)) return answerForOwner(visitor, order, around);
	const buyer = order.row.team_id === null ? null : await buyerOfTeamOrder(visitor, order.row.id);
	if (buyer !== null)
		return { ...(await answerForOwner(visitor, order, around)), is_owner: false, of_colleague: { name: buyer }, payment: null };
	const all = await wholeAnswer(visitor, order, order.row.locale, around);
	const whole = all.offer ? { ...all, offer: { ...all.offer, may_accept: await mayAccept(visitor, order) } } : all;
	// Colleagues see the addressee of an offer: they accept it for the same company.
	const isOurs = order.row.offer_number !== null && (await isColleague(visitor, order.row.id));
	return isOurs ? { ...withoutPersonalData(whole, "team"), forms: formsAnswer(order, "team") } : withoutPersonalData(whole, null);
}

/** The answer with all that its owner may know, also for callers who act for the owner. */
export async function answerForOwner(
	visitor: Pick<Visitor, "db" | "locale" | "user">,
	order: StoredCart,
	around?: Around,
): Promise<CartAnswer> {
	const whole = await wholeAnswer(visitor, order, visitor.locale, around);
	const approval = await approvalOf(visitor, order.row, whole, around);
	// A payment that began before the limit applied cannot go on.
	const isAllowed = !mustBeApproved(approval);
	const payment = paymentAnswer(order.payments, whole, new Date());
	return {
		...whole,
		...approval,
		is_owner: true,
		goto: order.row.joined_into_uuid,
		forms: ownForms(order),
		payment: payment?.state === "open" && !isAllowed ? null : payment,
		order_status: payment?.state === "held" && !whole.isProcessed ? "other" : whole.order_status,
		tracking: trackingOf(order.row),
		...deliveriesOf(order.row, whole),
	};
}

/** @param country suggests the destination while no address is known */
const wholeAnswer = async (
	{ db, locale: texts }: Pick<Visitor, "db" | "locale">,
	order: StoredCart,
	country: BackendLocale,
	around?: Around,
) =>
	sentOrder(order) ??
	(await offerAnswer(db, order)) ??
	pricedCart(order, await (around ? inWords(around.supplies) : suppliesByIds(db, texts, suppliesIn(order))), { texts, country });

/**
 * An offer with the quantities already ordered from it.
 * @returns null if it is no offer
 */
async function offerAnswer(db: D1Database, order: StoredCart): Promise<CartAnswer | null> {
	const frozen = frozenOffer(order, new Date());
	if (!frozen?.offer || order.row.offer_orders === 0) return frozen;
	return { ...frozen, offer: { ...frozen.offer, ordered: await orderedOf(db, frozen, order.row.id) } };
}

/**
 * The order with the figures and texts that it was sent with.
 * @returns null for a cart or offer
 */
export function sentOrder({ row }: Pick<StoredCart, "row">): CartAnswer | null {
	if (row.snapshot === null || row.offer_number !== null) return null;
	const sent = unpacked(row.snapshot);
	const items = sent.items.map((item, index) => ({ ...item, at_once: takenOf(row, index + 1) }));
	const { version, order_number, state, locale, processed_at } = row;
	const delivery = estimateOfSent(sent, items);
	return {
		...{ ...sent, items, delivery, version, order_number, state, locale, processed_at, order_status: orderStatus(row), isProcessed: true },
		needs_review: state === "in_review",
		lines_sent: state === "in_delivery" ? linesSent(row, sent) : null,
	};
}

function orderStatus({ state, reviewed_at: reviewedAt, payment_method_name: name }: CartRow): CartAnswer["order_status"] {
	if (state === "cancelled") return "other";
	if (state === "in_review") return isPrepaid(name === null ? null : { name }) ? "paid" : "confirmed";
	if (state === "confirmed" && reviewedAt !== null) return "reviewed";
	return state ?? "created";
}

/**
 * Removes personal data, and the notes that the reader may not see.
 * @param reader null: anyone with the address
 */
export const withoutPersonalData = (whole: CartAnswer, reader: Reader | null): CartAnswer => ({
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

function suppliesIn({ items, sets }: StoredCart): number[] {
	const inSets = sets.flatMap((set) => set.items.map(({ supply }) => supply));
	return [...new Set([...items.map((item) => item.supplied_variant_id), ...inSets])];
}

/**
 * A sent order in full, for its buyer's documents; cents and grams.
 * @param locale of other readers, for names; by default the language that the order was sent in
 * @returns null for a cart or none
 */
export async function sentOrderById(db: D1Database, id: number, locale?: BackendLocale): Promise<Cart | null> {
	const found = await db.prepare("SELECT uuid FROM carts WHERE id = ?").bind(id).all();
	const [row] = rowsOf(z.object({ uuid: z.string() }), found);
	const order = row ? await storedCart(db, row.uuid) : null;
	const sent = order && sentOrder(order);
	if (!sent) return null;
	const approval = await approvalAnswer(db, order.row, netOf(sent));
	const named = locale ? await inLanguage(db, sent, locale) : sent;
	return cart.parse({ ...named, is_owner: true, forms: ownForms(order), approval, ...deliveriesOf(order.row, named) });
}

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
	const order = cart.parse(await cartAnswer(visitor, stored));
	const isForeign = !order.is_owner && order.of_colleague === null;
	if (isForeign || !order.isProcessed) throw notFound("There is no such order.", isForeign ? "foreign_order" : undefined);
	return { order, locale: stored.row.locale };
}

export const trackingOf = ({ tracking_carrier: carrier, tracking_number: number, tracking_url: url }: CartRow): CartAnswer["tracking"] =>
	carrier === "" ? null : { carrier, number, url: url === "" ? null : url };

/**
 * Reduces a cart to the lines and sets of a range; sets follow the lines. Figures stay those of the whole cart, and facts about
 * lines outside the range come in fields of their own.
 */
export function inRange(whole: CartAnswer, range: string | undefined): CartAnswer {
	const { items, orders_to_sets: sets } = whole;
	const result = { ...whole, unavailable: unavailableOf(whole), holds_offer: [...items, ...sets].some(({ offered }) => Boolean(offered)) };
	if (range === undefined) return result;
	const { skip, take } = parseRange(range);
	const ofSets = (place: number) => Math.max(0, place - items.length);
	return { ...result, items: items.slice(skip, skip + take), orders_to_sets: sets.slice(ofSets(skip), ofSets(skip + take)) };
}

function unavailableOf({ items, orders_to_sets: sets }: CartAnswer): NonNullable<CartAnswer["unavailable"]> {
	const all = [
		...items.map((item) => ({ item_id: item.id, set_id: null, title: item.fullTitle, isAvailable: item.is_available })),
		...sets.map((set) => ({ item_id: null, set_id: set.set_id, title: set.title, isAvailable: set.is_available })),
	];
	return all.flatMap(({ isAvailable, ...line }, place) => (isAvailable ? [] : [{ ...line, place }]));
}
