import * as z from "zod";
import type { approvals, RequestedApproval } from "../../../contract/approvals";
import { euros, eurosOrNull } from "../../../contract/fields";
import { rowsOf } from "../../db/rows";
import { isApproved, nameOf, shownName } from "../../orders/approval-state";
import { cartAnswer } from "../../orders/cart-answer";
import { formsAnswer, hiddenNotes } from "../../orders/form-answer";
import type { PricedCart } from "../../orders/priced-cart";
import { cartForOwner, withArrivals } from "../../orders/read-cart";
import { type StoredCart, storedCart } from "../../orders/stored-cart";
import { notFound } from "../../platform/refused";
import { requireUser, type Visitor } from "../../platform/visitor";
import { memberOf } from "../../teams/member";
import { decisionsOf } from "./decisions";

type Answer = z.input<typeof approvals.approval.answer>;

/**
 * An order put before the visitor's team, as its approvers see it: in full while it waits and after approval. A returned or
 * withdrawn order is visible to its buyer only.
 * @throws Refused not_signed_in, not_found (missing, of another team, or the visitor's own)
 */
export async function requestedApproval(visitor: Visitor, uuid: string): Promise<Answer> {
	const { stored, team, state, cart } = await requestedOrder(visitor, uuid);
	const { row } = stored;
	const account = await buyerOf(visitor.db, row.user_id);
	// An account without a name shows the name in the form.
	const buyer = account.name === account.email ? { ...account, name: stored.billing?.name || account.name } : account;
	const decisions = await decisionsOf(visitor.db, row.id, team);
	const last = state === "approved" || state === "returned" ? (decisions[0] ?? null) : null;
	const limit = state === "approved" || state === "returned" ? last?.limit_cents : (await memberOf(visitor.db, row.user_id))?.limitCents;
	return {
		uuid,
		state,
		cart: cart && cartAnswer(cart),
		buyer,
		asked_at: row.approval_asked_at ?? "",
		decided_at: row.approval_decided_at ?? "",
		asked_price: euros(row.approval_asked_cents ?? 0),
		limit: eurosOrNull(limit ?? null),
		by: state === "withdrawn" ? "" : await nameOf(visitor.db, row.approval_by),
		comment: state === "returned" ? row.approval_comment : "",
		// As with the order itself, only its buyer sees a returned or withdrawn one.
		earlier: cart ? decisions.slice(last ? 1 : 0).map(earlierOf) : [],
	};
}

const earlierOf = ({ cents, limit_cents: _, ...decision }: Awaited<ReturnType<typeof decisionsOf>>[number]) => ({
	...decision,
	price: euros(cents),
});

interface Requested {
	stored: StoredCart;
	user: number;
	team: number;
	state: RequestedApproval["state"];
	/** Includes its forms, in the visitor's language; null if the visitor may not see it. */
	cart: PricedCart | null;
}

/** Throws like `requestedApproval`. */
export async function requestedOrder(visitor: Visitor, uuid: string): Promise<Requested> {
	const approving = await approvingFor(visitor);
	const stored = approving && (await storedCart(visitor.db, uuid));
	if (!stored || stored.row.approval_team_id !== approving.team || stored.row.user_id === approving.user)
		throw notFound("There is no such order.", stored && stored.row.user_id !== approving?.user ? "foreign_order" : undefined);
	const present = await cartForOwner({ ...visitor, user: stored.row.user_id }, stored);
	const state = await stateFor(visitor.db, stored);
	const isShown =
		state === "waiting" || (state === "approved" && (stored.row.state !== null || isApproved(stored.row, present.total_price)));
	return {
		...approving,
		stored,
		state,
		cart: isShown
			? withArrivals({ ...present, is_owner: false, payment: null, ...hiddenNotes("approver"), forms: formsAnswer(stored, "approver") })
			: null,
	};
}

/** A former member's request no longer counts. An order sent while it waited was sent without the team's approval. */
async function stateFor(db: D1Database, { row }: StoredCart): Promise<Requested["state"]> {
	if (row.approval_state === "returned" || row.approval_state === "approved") return row.approval_state;
	if (row.approval_state !== "waiting" || row.state !== null) return "withdrawn";
	return (await memberOf(db, row.user_id))?.teamId === row.approval_team_id ? "waiting" : "withdrawn";
}

const row = z.object({ name: z.string(), email: z.string() });

/** The buyer's name, or else address, and the address. Both are "" if the account is gone. */
export async function buyerOf(db: D1Database, user: number | null): Promise<z.output<typeof row>> {
	const found = await db
		.prepare(`SELECT ${shownName("u")} AS name, u.email FROM users u WHERE u.id = ? AND u.is_deleted = 0`)
		.bind(user ?? 0)
		.first();
	return row.nullable().parse(found) ?? { name: "", email: "" };
}

const addressRow = z.object({ email: z.string() });

export async function approversOf(db: D1Database, team: number, buyer: number): Promise<string[]> {
	const found = await db
		.prepare(
			`SELECT u.email FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
			WHERE m.team_id = ? AND m.role IN ('owner', 'approver') AND m.user_id <> ? ORDER BY u.id`,
		)
		.bind(team, buyer)
		.all();
	return rowsOf(addressRow, found).map(({ email }) => email);
}

/**
 * The visitor as an approver.
 * @returns the team; null if the visitor approves for nobody
 * @throws Refused not_signed_in
 */
export async function approvingFor(visitor: Visitor): Promise<{ user: number; team: number } | null> {
	const user = requireUser(visitor);
	const member = await memberOf(visitor.db, user);
	return member && member.role !== "buyer" ? { user, team: member.teamId } : null;
}
