import * as z from "zod";
import { companyDay } from "../../contract/company";
import { dayAfter } from "../../contract/values/days";
import { rowsOf } from "../db/rows";
import { owns, userOf, type Visitor } from "../platform/visitor";
import type { PricedCart } from "./priced-cart";
import { unpacked } from "./snapshot";
import type { StoredCart } from "./stored-cart";

export type Ordered = NonNullable<NonNullable<PricedCart["offer"]>["ordered"]>;

interface Lines {
	items: readonly {
		id: number;
		suppliedVariant: { id: number };
		cut?: { length: number; width?: number | undefined } | null | undefined;
		certificate_price?: number | null | undefined;
	}[];
	orders_to_sets: readonly { set_id: number }[];
	offer?: { is_quotation?: boolean | undefined } | null | undefined;
}

const orderRow = z.object({ id: z.number(), order_number: z.string(), uuid: z.string(), sent_at: z.string() });
const itemRow = z.object({
	order_id: z.number(),
	supply: z.number(),
	cut: z.number(),
	width: z.number(),
	certificate: z.number(),
	amount: z.number(),
});
const setRow = z.object({ order_id: z.number(), set_id: z.number(), amount: z.number() });

/** Carts that accepted the offer and were sent, and for a quotation offers made of those carts. Cancelled orders do not count. */
const sentCarts = `FROM carts c JOIN orders o ON o.id = c.id AND o.state <> 'cancelled'`;
const ofOffer = "WHERE (c.from_offer_id = ?1 OR c.from_quotation_id = ?1)";

/** An order sent from an offer, with the amount of each line and set. */
type CallOff = NonNullable<NonNullable<PricedCart["offer"]>["call_offs"]>[number];

/**
 * The orders sent from an offer, oldest first, with what each has of its lines. A certificate makes a separate line of an offer, but not of
 * a quotation (`quotationRemaining`).
 */
export async function callOffsOf(db: D1Database, { items, orders_to_sets: sets, offer }: Lines, offerId: number): Promise<CallOff[]> {
	const [orders, ofItems, ofSets] = await db.batch([
		db
			.prepare(`SELECT c.id, o.order_number, c.uuid, o.processed_at AS sent_at ${sentCarts} ${ofOffer} ORDER BY o.processed_at, c.id`)
			.bind(offerId),
		db
			.prepare(
				`SELECT c.id AS order_id, supplied_variant_id AS supply, cut_length_mm AS cut, cut_width_mm AS width, certificate, quantity AS amount
				${sentCarts} JOIN cart_items l ON l.cart_id = c.id AND l.set_id = 0 ${ofOffer}`,
			)
			.bind(offerId),
		db
			.prepare(`SELECT c.id AS order_id, set_id, quantity AS amount ${sentCarts} JOIN cart_sets l ON l.cart_id = c.id ${ofOffer}`)
			.bind(offerId),
	]);
	const lines = rowsOf(itemRow, ofItems);
	const parts = rowsOf(setRow, ofSets).filter(({ set_id: id }) => sets.some((set) => set.set_id === id));
	return rowsOf(orderRow, orders).map(({ id: order, ...sent }) => ({
		...sent,
		items: items.flatMap(({ id, suppliedVariant, cut, certificate_price: certificate }) => {
			const ofLine = lines.filter(
				(one) =>
					one.order_id === order &&
					one.supply === suppliedVariant.id &&
					one.cut === (cut?.length ?? 0) &&
					one.width === (cut?.width ?? 0) &&
					(offer?.is_quotation || (one.certificate === 1) === (typeof certificate === "number")),
			);
			return ofLine.length > 0 ? [{ id, amount: ofLine.reduce((sum, { amount }) => sum + amount, 0) }] : [];
		}),
		sets: parts.filter(({ order_id }) => order_id === order).map(({ set_id, amount }) => ({ set_id, amount })),
	}));
}

/** The quantities that orders have of an offer together, line by line. */
export function orderedIn(callOffs: readonly CallOff[]): Ordered {
	const items = new Map<number, number>();
	const sets = new Map<number, number>();
	for (const order of callOffs) {
		for (const { id, amount } of order.items) items.set(id, (items.get(id) ?? 0) + amount);
		for (const { set_id: id, amount } of order.sets) sets.set(id, (sets.get(id) ?? 0) + amount);
	}
	return {
		items: [...items].map(([id, amount]) => ({ id, amount })),
		sets: [...sets].map(([set_id, amount]) => ({ set_id, amount })),
	};
}

/**
 * The offer with the figures and texts that it was made with, and whether it still holds.
 * @returns null if it is no offer
 */
export function frozenOffer({ row }: Pick<StoredCart, "row">, now: Date): PricedCart | null {
	const { offer_number: number, offer_created_on: createdOn, offer_valid_until: validUntil, snapshot } = row;
	if (number === null || createdOn === null || validUntil === null || snapshot === null) return null;
	const frozen = unpacked(snapshot);
	const { id, uuid, user_id, version, offer_orders } = row;
	const is_quotation = row.from_quotation_id === row.id;
	const offer = { number, created_at: createdOn, valid_until: validUntil, is_valid: holds(validUntil, now), is_quotation };
	// The source cart lives on under its own address.
	return { ...frozen, id, uuid, user_id, version, offer_orders, isProcessed: false, offer };
}

const validDays = 14;

/**
 * @param kept last days of prices that its lines take from other offers: the new offer ends no later than any of them, so that
 * nobody can extend prices
 * @returns first and last day of an offer made now (ISO, by the company's clock), counted in calendar days
 */
export function offerDays(now: Date, earlierLimits: readonly string[] = []): { createdOn: string; validUntil: string } {
	const createdOn = companyDay(now);
	const [validUntil = ""] = [dayAfter(createdOn, validDays), ...earlierLimits].sort();
	return { createdOn, validUntil };
}

/** An offer holds to the end of its last day by the company's clock. */
export const holds = (validUntil: string, now: Date): boolean => companyDay(now) <= validUntil;

/**
 * SQL: whether the session's account shares a team with the author of cart or offer `c`.
 * @param session SQL of the session's id
 */
export const isOfColleague = (
	session: string,
): string => `EXISTS (SELECT 1 FROM team_members own JOIN team_members other ON other.team_id = own.team_id
	WHERE own.user_id = ${userOf(session)} AND other.user_id = c.user_id)`;

/** Also true for the visitor's own orders and offers. */
export async function isColleague({ db, session, user }: Pick<Visitor, "db" | "session" | "user">, cartId: number): Promise<boolean> {
	if (user === null) return false;
	return (
		(await db
			.prepare(`SELECT 1 FROM carts c WHERE c.id = ?1 AND ${isOfColleague("?2")}`)
			.bind(cartId, session)
			.first()) !== null
	);
}

/**
 * SQL: whether the session's account has the address that requested the quotation of cart or offer `c`.
 * @param session SQL of the session's id
 */
export const isAddressee = (session: string): string => `EXISTS (SELECT 1 FROM contact_messages m
	JOIN users u ON u.id = ${userOf(session)} AND u.email = m.email COLLATE NOCASE AND u.is_verified = 1 AND u.is_deleted = 0
	WHERE m.quotation_id = c.from_quotation_id)`;

/**
 * Tells whether a visitor may order from an offer. Anyone with its address may; a quotation, or an offer with a quotation's
 * prices, is for its requester, the account with the requester's address, and colleagues.
 */
export async function mayAccept(visitor: Visitor, { row }: Pick<StoredCart, "row">): Promise<boolean> {
	const { db, session, user } = visitor;
	if (row.from_quotation_id === null || owns(visitor, row)) return true;
	if (user === null) return false;
	const found = await db
		.prepare(`SELECT 1 FROM carts c WHERE c.id = ?1 AND (${isOfColleague("?2")} OR ${isAddressee("?2")})`)
		.bind(row.id, session)
		.first();
	return found !== null;
}
