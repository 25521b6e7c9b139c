import { z } from "zod";
import { type Role, role } from "../../contract/team";
import { type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";

const row = z.object({ team_id: z.number(), role, limit_cents: z.number().nullable() });

/** An account's place in the team of its company. */
export interface Member {
	teamId: number;
	role: Role;
	/** Above so much, cents without VAT, its orders wait for approval; null: none does. Buyers alone have one. */
	limitCents: number | null;
}

/**
 * The places of accounts in their teams: they founded them, or have accepted an invitation. A VAT id that somebody types is in no team.
 * @param users a query of their ids with its values
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

/** The team that an account is in. @param user null for a guest */
export async function memberOf(db: D1Database, user: number | null): Promise<Member | null> {
	if (user === null) return null;
	const [member] = await read(db, membersAmong(db, { sql: "?", values: [user] }));
	return member ?? null;
}

/** Whose sent orders a role lets a member read besides its own: those of the team's present members, or all that the team has sent. */
export const readableOrders = { owner: "all", approver: "team", buyer: "own" } as const satisfies Record<Role, string>;

/** Whether an order has to be approved before it is sent. @param totalCents of the whole order with its delivery, without VAT */
export const isAboveLimit = (member: Member | null, totalCents: number): boolean =>
	member !== null && member.limitCents !== null && totalCents > member.limitCents;

/** SQL of the team that an account is in, NULL where it is in none. @param user SQL of its id */
export const teamOf = (user: string): string =>
	`(SELECT m.team_id FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0 WHERE m.user_id = ${user})`;

/** SQL that holds while an account may approve orders of a team. @param user SQL of its id @param team SQL of the team's id */
export const mayApprove = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
		WHERE m.user_id = ${user} AND m.team_id = ${team} AND m.role IN ('owner', 'approver'))`;
