import { z } from "zod";
import { cart as cartSchema } from "../../contract/cart";
import { euros } from "../../contract/fields";
import { both, read } from "../db/reads";
import type { Visitor } from "../platform/visitor";
import { isAboveLimit, type Member, membersAmong } from "../teams/member";
import { type CostRules, costProblem, costRulesOf, costShares, monthStart, passedLimits, spentOn } from "./costs";
import type { OrderRow } from "./order-rows";
import { quotationHolds, quotedAmounts } from "./quotation";
import type { CartAnswer } from "./wire";

/** What a cart comes to without VAT, in cents: this is what limits are about. */
export const netOf = ({ total_price: total }: Pick<CartAnswer, "total_price">): number => cartSchema.shape.total_price.parse(total);

type Approved = Pick<OrderRow, "approval_state" | "approved_version" | "approved_cents" | "version">;

/** Whether a colleague has approved the order as it is: this very version, at no more than it came to then. @param netCents today */
export const isApproved = (row: Approved, netCents: number): boolean =>
	row.approval_state === "approved" &&
	row.approved_version === row.version &&
	row.approved_cents !== null &&
	netCents <= row.approved_cents;

/**
 * The limit that an order is above.
 * @param members whoever sends it and the account that it belongs to: a cart does not lose its limit with the session
 * @returns cents without VAT; null where nobody has to be asked
 */
function limitAbove(members: readonly Member[], netCents: number): number | null {
	const limits = members.flatMap((member) => (isAboveLimit(member, netCents) ? [member.limitCents ?? 0] : []));
	return limits.length > 0 ? Math.min(...limits) : null;
}

/** SQL that holds while a cart waits for approval. @param cart its table or alias in the statement */
export const isWaiting = (cart: string): string =>
	`EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = ${cart}.id AND a.state = 'waiting')`;

/**
 * SQL over orders that holds while one may be sent: it does not wait, is approved as it is or above nobody's limit, a cost centre's included, and
 * its quotation has left what it is priced with. Its values are `sendableValues`.
 */
export const sendable = `(${quotationHolds} AND NOT ${isWaiting("carts")} AND (
	NOT EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
		WHERE (m.user_id = carts.user_id OR m.user_id = ?) AND m.role = 'buyer' AND (m.limit_cents < ?
			OR EXISTS (SELECT 1 FROM json_each(?) share CROSS JOIN cost_centres c ON c.team_id = m.team_id AND c.code = share.key
				WHERE c.limit_cents < share.value + ${spentOn("c.team_id", "c.code", "?", "carts.id")})))
	OR EXISTS (SELECT 1 FROM approvals a WHERE a.cart_id = carts.id AND a.state = 'approved' AND a.approved_version = carts.version AND a.approved_cents >= ?)))`;
export const sendableValues = (user: number | null, cart: CartAnswer): (string | number)[] => [
	quotedAmounts(cart),
	...[user ?? 0, netOf(cart)],
	...[JSON.stringify(costShares(cart)), monthStart()],
	netOf(cart),
];

type Approval = Pick<CartAnswer, "approval" | "approval_limit" | "cost_problem" | "passed_limits">;

/** Somebody has to approve it before it is sent. */
export const mustBeApproved = ({ approval_limit: limit = null, passed_limits: passed = [] }: Omit<Approval, "approval">): boolean =>
	limit !== null || passed.length > 0;

/**
 * What the owner of a cart or order, and those who approve it, are told about that.
 * @param around whose limits hold for it, and those of their cost centres; they are read where they are not given
 */
export async function approvalOf(
	{ db, user }: Pick<Visitor, "db" | "user">,
	row: OrderRow,
	cart: CartAnswer,
	around?: { members: readonly Member[]; costs: CostRules | null },
): Promise<Approval> {
	const net = netOf(cart);
	const approval = await approvalAnswer(db, row, net);
	if (row.state !== null || row.offer_number !== null) return { approval, approval_limit: null };
	const { members, costs } = around ?? (await limitsOf(db, row, user));
	const cost_problem = costProblem(row, cart, costs);
	if (isApproved(row, net)) return { approval, approval_limit: null, cost_problem };
	const limit = limitAbove(members, net);
	// Those who approve need nobody's word.
	const isBuyer = members.some(({ role }) => role === "buyer");
	return {
		approval,
		approval_limit: limit === null ? null : euros(limit),
		cost_problem,
		passed_limits: isBuyer ? passedLimits(cart, costs) : [],
	};
}

async function limitsOf(db: D1Database, { uuid, user_id: owner }: OrderRow, user: number | null) {
	const ofAccounts = membersAmong(db, { sql: "?, ?", values: [owner, user] });
	const [members, costs] = await read(db, both(ofAccounts, costRulesOf(db, uuid, { sql: "?", value: user })));
	return { members, costs };
}

/** What a colleague says of a cart or order. @param net cents today; of a sent order it does not matter */
export async function approvalAnswer(db: D1Database, row: OrderRow, net: number): Promise<CartAnswer["approval"]> {
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

/** An order that was sent tells only that it was approved: whatever else was said of it before is over. */
function stateOf(row: OrderRow, net: number): NonNullable<CartAnswer["approval"]>["state"] | null {
	if (row.state !== null) return row.approval_state === "approved" && row.approved_version === row.version - 1 ? "approved" : null;
	if (row.approval_state !== "approved") return row.approval_state;
	return isApproved(row, net) ? "approved" : "lapsed";
}

/** How colleagues know an account: by its name, else by its address. @returns "" for nobody */
export async function nameOf(db: D1Database, user: number | null): Promise<string> {
	if (user === null) return "";
	const name = await db
		.prepare(`SELECT ${shownName("u")} AS name FROM users u WHERE u.id = ?`)
		.bind(user)
		.first("name");
	return z.string().catch("").parse(name);
}

/** SQL of it. @param users the table's name in the statement */
export const shownName = (users: string): string => `coalesce(nullif(${users}.customername, ''), ${users}.email)`;
