import { z } from "zod";
import { rowsOf } from "../../db/rows";
import type { Asker } from "../../platform/asker";
import { requireUser } from "../../platform/require-user";
import { memberOf } from "../../teams/member";

const addressRow = z.object({ email: z.string() });

/** The addresses of those who approve orders of a team, without the one whose order it is. */
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

/** The asker as one who approves. @returns the team; null where the asker approves for nobody. @throws Refused not_signed_in */
export async function approvingFor(asker: Asker): Promise<{ user: number; team: number } | null> {
	const user = requireUser(asker);
	const member = await memberOf(asker.db, user);
	return member && member.role !== "buyer" ? { user, team: member.teamId } : null;
}
