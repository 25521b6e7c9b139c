import * as z from "zod";
import { type Role, role } from "../../contract/team";
import { type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";

const row = z.object({ team_id: z.number(), role, limit_cents: z.number().nullable() });

export interface Member {
	teamId: number;
	role: Role;
	/** Orders above this limit, in cents without VAT, wait for approval; null for no limit. Only buyers have one. */
	limitCents: number | null;
}

/**
 * Team memberships of accounts: they founded the team or accepted an invitation. Typing a VAT id joins no team.
 * @param users a query for their ids with its values
 */
export const membersAmong = (db: D1Database, users: { sql: string; values: readonly (string | number | null)[] }): Read<Member[]> => ({
	statements: [
		db
			.prepare(
				`SELECT m.team_id, m.role, CASE m.role WHEN 'buyer' THEN m.limit_cents END AS limit_cents
				FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0 WHERE m.user_id IN (${users.sql})`,
			)
			.bind(...users.values),
	],
	parse: ([found]) => rowsOf(row, found).map((member) => ({ teamId: member.team_id, role: member.role, limitCents: member.limit_cents })),
});

/** @param user null for a guest */
export async function memberOf(db: D1Database, user: number | null): Promise<Member | null> {
	if (user === null) return null;
	const [member] = await read(db, membersAmong(db, { sql: "?", values: [user] }));
	return member ?? null;
}

/** Orders of others that a role may read: those of present team members, or all that the team has sent. */
export const readableOrders = { owner: "all", approver: "team", buyer: "own" } as const satisfies Record<Role, string>;

/**
 * Tells whether an order needs approval.
 * @param totalCents of the whole order with its delivery, without VAT
 */
export const isAboveLimit = (member: Member | null, totalCents: number): boolean =>
	member !== null && member.limitCents !== null && totalCents > member.limitCents;

/**
 * SQL of an account's team; NULL for none.
 * @param user SQL of its id
 */
export const teamOf = (user: string): string =>
	`(SELECT m.team_id FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0 WHERE m.user_id = ${user})`;

/**
 * SQL that holds while an account may approve orders of a team.
 * @param user SQL of its id
 * @param team SQL of the team's id
 */
export const mayApprove = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
		WHERE m.user_id = ${user} AND m.team_id = ${team} AND m.role IN ('owner', 'approver'))`;
