import * as z from "zod";
import { companyDay, companyDayStart } from "../../contract/company";
import type { Read } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { teamOf } from "../teams/member";
import type { CartRow } from "./cart-rows";
import type { PricedCart } from "./priced-cart";
import { isPaymentPending } from "./quotation";

/**
 * The cost centre shares of an order, in cents without VAT, by code. A line with its own cost centre counts in proportion to
 * its price after discounts; the order's cost centre takes all the rest, freight included. The shares add up to the whole
 * order, as far as it names cost centres.
 */
export function costShares(cart: PricedCart): Record<string, number> {
	const { items, orders_to_sets: sets, discounts, cost_centre: ofOrder } = cart;
	const goods = [...items, ...sets].reduce((sum, { line_price }) => sum + line_price, 0);
	const discount = discounts.find(({ kind }) => kind === "order")?.amount ?? 0;
	const shares = new Map<string, number>();
	const add = (code: string, cents: number) => shares.set(code, (shares.get(code) ?? 0) + cents);
	let rest = cart.total_price;
	for (const { line_price, cost_centre: code } of items) {
		if (code === "") continue;
		const cents = goods === 0 ? 0 : Math.round((line_price * (goods - discount)) / goods);
		add(code, cents);
		rest -= cents;
	}
	if (ofOrder !== "") add(ofOrder, rest);
	return Object.fromEntries(shares);
}

export const monthStart = (now = new Date()): string => companyDayStart(`${companyDay(now).slice(0, 8)}01`);

/**
 * SQL of the amount ordered to a cost centre since a time, including open card payments of other orders: of two payments begun
 * at once, the second sees the first.
 * @param team, code, since, order SQL of each; `order` is the one that asks
 */
export const spentOn = (team: string, code: string, since: string, order: string): string =>
	`(SELECT coalesce(sum(share.value), 0) FROM (
			SELECT s.cost_shares FROM orders s WHERE s.team_id = ${team} AND s.processed_at >= ${since} AND s.id <> ${order}
			UNION ALL SELECT p.cost_shares FROM payments p WHERE p.team_id = ${team} AND ${isPaymentPending} AND p.cart_id <> ${order}
		) spent CROSS JOIN json_each(spent.cost_shares) share WHERE share.key = ${code})`;

/**
 * SQL of the team's rules for the cost centres in cart `o`, as JSON; NULL if its account has no team.
 * @param user SQL of the visitor's account, which will own the cart
 * @param since SQL of the start of the month
 */
export const costRulesJson = (user: string, since: string): string =>
	`(SELECT json_object('isRequired', t.is_cost_centre_required AND EXISTS (SELECT 1 FROM cost_centres a WHERE a.team_id = t.id AND a.is_active = 1),
		'centres', (SELECT json_group_array(json_object('code', k.code, 'name', k.name, 'isActive', k.is_active, 'limitCents', k.limit_cents,
			'spentCents', iif(k.limit_cents IS NULL, 0, ${spentOn("k.team_id", "k.code", since, "c.id")})))
			FROM cost_centres k WHERE k.team_id = t.id
				AND (k.code = c.cost_centre OR k.code IN (SELECT cost_centre FROM cart_items WHERE cart_id = c.id))))
		FROM teams t WHERE t.id = coalesce(${teamOf("c.user_id")}, ${teamOf(user)}))`;

const truth = z.number().transform((value) => value === 1);
const rules = z.object({
	isRequired: truth,
	centres: z.array(
		z.object({ code: z.string(), name: z.string(), isActive: truth, limitCents: z.number().nullable(), spentCents: z.number() }),
	),
});
export type CostRules = z.output<typeof rules>;

const row = z.object({ rules: json(rules).nullable() });

/**
 * Reads `costRulesJson`.
 * @param user SQL of the visitor's account, with its value
 */
export const costRulesOf = (
	db: D1Database,
	uuid: string,
	user: { sql: string; value: string | number | null },
): Read<CostRules | null> => ({
	statements: [
		db
			.prepare(`SELECT ${costRulesJson(user.sql.replaceAll("?", "?1"), "?2")} AS rules FROM carts c WHERE c.uuid = ?3`)
			.bind(user.value, monthStart(), uuid),
	],
	parse: ([found]) => rowsOf(row, found)[0]?.rules ?? null,
});

/** The reason why a cart cannot be sent with its cost centres; null if it can. Without a team that of the order is any. */
export function costProblem({ cost_centre: ofOrder }: CartRow, cart: PricedCart, team: CostRules | null): PricedCart["cost_problem"] {
	const isGone = (code = "") => code !== "" && !team?.centres.some((centre) => centre.code === code && centre.isActive);
	if ((team !== null && isGone(ofOrder)) || cart.items.some(({ cost_centre }) => isGone(cost_centre))) return "gone";
	return team?.isRequired && ofOrder === "" ? "required" : null;
}

export function passedLimits(cart: PricedCart, team: CostRules | null): NonNullable<PricedCart["passed_limits"]> {
	const shares = new Map(Object.entries(costShares(cart)));
	return (team?.centres ?? []).flatMap(({ code, name, limitCents, spentCents }) => {
		const share = shares.get(code) ?? 0;
		if (limitCents === null || share === 0 || spentCents + share <= limitCents) return [];
		return [{ code, name, limit_price: limitCents, spent_price: spentCents, order_price: share }];
	});
}
