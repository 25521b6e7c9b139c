import * as z from "zod";
import { inOneBatch, read } from "../db/reads";
import type { Visitor } from "../platform/visitor";
import { isAboveLimit, type Member, membersAmong } from "../teams/member";
import type { CartRow } from "./cart-rows";
import { type CostRules, costProblem, costRulesOf, costShares, monthStart, passedLimits, spentOn } from "./costs";
import type { PricedCart } from "./priced-cart";
import { quotationCovers, quotedAmounts } from "./quotation";

type Approved = Pick<CartRow, "approval_state" | "approved_version" | "approved_cents" | "version">;

/**
 * Tells whether a colleague has approved this very version, at no less than it costs now.
 * @param netCents today
 */
export const isApproved = (row: Approved, netCents: number): boolean =>
	row.approval_state === "approved" &&
	row.approved_version === row.version &&
	row.approved_cents !== null &&
	netCents <= row.approved_cents;

/**
 * The limit that an order exceeds.
 * @param members the sender and the account that owns the cart: a cart keeps its limit when the session changes
 * @returns cents without VAT; null if nobody has to approve
 */
function limitAbove(members: readonly Member[], netCents: number): number | null {
	const limits = members.flatMap((member) => (isAboveLimit(member, netCents) ? [member.limitCents ?? 0] : []));
	return limits.length > 0 ? Math.min(...limits) : null;
}

/**
 * SQL that holds while a cart waits for approval.
 * @param cart its table or alias in the statement
 */
export const isWaiting = (cart: string): string =>
	`EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = ${cart}.id AND a.state = 'waiting')`;

/**
 * SQL over orders that holds while one may be sent: it does not wait for approval, it is approved as it is or exceeds no limit
 * (cost centres included), and its quotation still covers its prices. Its values are `sendableValues`.
 */
export const sendable = `(${quotationCovers} AND NOT ${isWaiting("carts")} AND (
	NOT EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
		WHERE (m.user_id = carts.user_id OR m.user_id = ?) AND m.role = 'buyer' AND (m.limit_cents < ?
			OR EXISTS (SELECT 1 FROM json_each(?) share CROSS JOIN cost_centres c ON c.team_id = m.team_id AND c.code = share.key
				WHERE c.limit_cents < share.value + ${spentOn("c.team_id", "c.code", "?", "carts.id")})))
	OR EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = carts.id AND a.state = 'approved' AND a.approved_version = carts.version AND a.approved_cents >= ?)))`;
export const sendableValues = (user: number | null, cart: PricedCart): (string | number)[] => [
	quotedAmounts(cart),
	...[user ?? 0, cart.total_price],
	...[JSON.stringify(costShares(cart)), monthStart()],
	cart.total_price,
];

type Approval = Pick<PricedCart, "approval" | "approval_limit" | "cost_problem" | "passed_limits">;

export const mustBeApproved = ({ approval_limit: limit = null, passed_limits: passed = [] }: Omit<Approval, "approval">): boolean =>
	limit !== null || passed.length > 0;

/**
 * The approval as the owner of a cart or order and its approvers see it.
 * @param around members whose limits apply, and their cost centres; read from the database if absent
 */
export async function approvalOf(
	{ db, user }: Pick<Visitor, "db" | "user">,
	row: CartRow,
	cart: PricedCart,
	around?: { members: readonly Member[]; costs: CostRules | null },
): Promise<Approval> {
	const { total_price: net } = cart;
	const approval = await approvalAnswer(db, row, net);
	if (row.state !== null || row.offer_number !== null) return { approval, approval_limit: null };
	const { members, costs } = around ?? (await limitsOf(db, row, user));
	const cost_problem = costProblem(row, cart, costs);
	if (isApproved(row, net)) return { approval, approval_limit: null, cost_problem };
	const limit = limitAbove(members, net);
	// Approvers need no approval themselves.
	const isBuyer = members.some(({ role }) => role === "buyer");
	return {
		approval,
		approval_limit: limit,
		cost_problem,
		passed_limits: isBuyer ? passedLimits(cart, costs) : [],
	};
}

async function limitsOf(db: D1Database, { uuid, user_id: owner }: CartRow, user: number | null) {
	const ofAccounts = membersAmong(db, { sql: "?, ?", values: [owner, user] });
	const [members, costs] = await read(db, inOneBatch(ofAccounts, costRulesOf(db, uuid, { sql: "?", value: user })));
	return { members, costs };
}

/**
 * The approval as a colleague sees it.
 * @param net cents today; ignored for a sent order
 */
export async function approvalAnswer(db: D1Database, row: CartRow, net: number): Promise<PricedCart["approval"]> {
	const state = stateOf(row, net);
	if (state === null) return null;
	return {
		state,
		asked_at: row.approval_asked_at ?? "",
		comment: row.approval_comment,
		by: state === "waiting" ? "" : await nameOf(db, row.approval_by),
		decided_at: state === "waiting" ? "" : (row.approval_decided_at ?? ""),
	};
}

/** A sent order shows only that it was approved: every earlier state is over. */
function stateOf(row: CartRow, net: number): NonNullable<PricedCart["approval"]>["state"] | null {
	if (row.state !== null) return row.approval_state === "approved" && row.approved_version === row.version - 1 ? "approved" : null;
	if (row.approval_state !== "approved") return row.approval_state;
	return isApproved(row, net) ? "approved" : "lapsed";
}

/**
 * The name that colleagues see: the account's name, or else its address.
 * @returns "" for nobody
 */
export async function nameOf(db: D1Database, user: number | null): Promise<string> {
	if (user === null) return "";
	const name = await db
		.prepare(`SELECT ${shownName("u")} AS name FROM users u WHERE u.id = ?`)
		.bind(user)
		.first("name");
	return z.string().catch("").parse(name);
}

/**
 * SQL of that name.
 * @param users the table's name in the statement
 */
export const shownName = (users: string): string => `coalesce(nullif(${users}.customername, ''), ${users}.email)`;
