import { z } from "zod";
import type { Country } from "../../contract/locale";
import { type Role, role } from "../../contract/team";
import { parseVatId } from "../../contract/vat-id";
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
 * The team that an account is in: it founded it, or has accepted an invitation. A VAT id that somebody types is in no team.
 * @param user null for a guest
 */
export async function memberOf(db: D1Database, user: number | null): Promise<Member | null> {
	if (user === null) return null;
	const found = await db
		.prepare(
			`SELECT m.team_id, m.role, CASE m.role WHEN 'buyer' THEN m.limit_cents END AS limit_cents
			FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0 WHERE m.user_id = ?`,
		)
		.bind(user)
		.first();
	const member = row.nullable().parse(found);
	return member && { teamId: member.team_id, role: member.role, limitCents: member.limit_cents };
}

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

/**
 * The addresses of those who keep the team of a verified company, where somebody who is not in it orders in the company's name: the order waits for
 * them or the shop's people. None for all other orders.
 * @param user whose order it is; null for a guest
 */
export async function ownersOfNamed(
	db: D1Database,
	{ vat, country }: { vat: string; country: Country },
	user: number | null,
): Promise<string[]> {
	const found = await db
		.prepare(
			`SELECT u.email FROM teams t JOIN companies c ON c.vat = t.vat AND c.verified_since IS NOT NULL
			JOIN team_members m ON m.team_id = t.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
			WHERE t.vat = ?1 AND t.id IS NOT ${teamOf("?2")} ORDER BY u.id`,
		)
		.bind(parseVatId(vat, country)?.international ?? "", user)
		.all();
	return rowsOf(z.object({ email: z.string() }), found).map(({ email }) => email);
}
