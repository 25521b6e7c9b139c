import * as z from "zod";
import { now, rowsOf, type SqlPart } from "../../db/rows";
import { shownName } from "../../orders/approval-state";
import { mayApprove, teamOf } from "../../teams/member";

interface Decision {
	state: "approved" | "returned";
	/** The order total, cents without VAT. */
	cents: number;
	/** The comment of a returned order, else "". */
	comment: string;
}

/**
 * Records an account's decision about a waiting order, with its buyer's limit at that time. It must precede the statement that
 * ends the waiting.
 */
export function recordDecision(db: D1Database, user: number, waiting: SqlPart, { state, cents, comment }: Decision): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO approval_decisions (cart_id, team_id, state, decided_at, decided_by, cents, limit_cents, comment)
			SELECT c.id, a.team_id, ?, ${now()}, ?, ?, (SELECT m.limit_cents FROM team_members m WHERE m.user_id = c.user_id), ?
			FROM carts c JOIN approvals a ON a.cart_id = c.id WHERE c.id IN (${waiting.sql})`,
		)
		.bind(state, user, cents, comment, ...waiting.values);
}

const row = z.object({
	state: z.enum(["approved", "returned"]),
	decided_at: z.string(),
	by: z.string(),
	cents: z.number(),
	limit_cents: z.number().nullable(),
	comment: z.string(),
});

const most = 20;

/** The team's decisions about an order so far, newest first. */
export async function decisionsOf(db: D1Database, order: number, team: number): Promise<z.output<typeof row>[]> {
	const found = await db
		.prepare(
			`SELECT d.state, d.decided_at, ${shownName("u")} AS "by", d.cents, d.limit_cents, d.comment
			FROM approval_decisions d JOIN users u ON u.id = d.decided_by
			WHERE d.cart_id = ? AND d.team_id = ? ORDER BY d.id DESC LIMIT ${most}`,
		)
		.bind(order, team)
		.all();
	return rowsOf(row, found);
}

interface Seen {
	id: number;
	version: number;
}

/**
 * Finds the order while it waits as it was seen, its buyer is in the team, and the account may approve: each of these may end
 * during a decision.
 * @param user the approver
 * @returns a query for its id with its values
 */
export const waitingFor = (user: number, { id, version }: Seen): SqlPart => ({
	sql: `SELECT carts.id FROM carts JOIN approvals asked ON asked.cart_id = carts.id AND asked.state = 'waiting'
		WHERE carts.id = ? AND carts.version = ? AND carts.is_ordered = 0
			AND carts.user_id IS NOT ? AND ${mayApprove("?", "asked.team_id")} AND ${teamOf("carts.user_id")} = asked.team_id`,
	values: [id, version, user, user],
});
