import * as z from "zod";
import { now } from "../../db/rows";
import { notFound, Refused } from "../../platform/refused";
import { isOpen } from "./conditions";

const standing = z.object({ is_for: z.number(), is_open: z.number(), team_id: z.number(), own_team: z.number().nullable() });

/**
 * Adds an account to the team of its invitation. The account's verified address must be the invitation's, and it must have no
 * team. Joining uses the invitation up; accepting twice joins once.
 * @throws Refused not_found if there is none for this account, in_another_team, link_invalid if it is no longer open
 */
export async function acceptInvitation(db: D1Database, user: number, invitation: number): Promise<void> {
	const joining = db
		.prepare(
			`INSERT INTO team_members (user_id, team_id, role, limit_cents)
			SELECT u.id, i.team_id, i.role, i.limit_cents FROM team_invitations i
			JOIN users u ON u.id = ?1 AND u.email = i.email COLLATE NOCASE AND u.is_verified = 1 AND u.is_deleted = 0
			WHERE i.id = ?2 AND ${isOpen("i")} AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = u.id)`,
		)
		.bind(user, invitation);
	// Only the batch that joins finds it open with its account in the team.
	const used = db
		.prepare(
			`UPDATE team_invitations SET accepted_at = ${now()}, accepted_by = ?1
			WHERE id = ?2 AND ${isOpen("team_invitations")}
				AND EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id AND u.email = team_invitations.email COLLATE NOCASE
					WHERE m.user_id = ?1 AND m.team_id = team_invitations.team_id)`,
		)
		.bind(user, invitation);
	const [joined] = await db.batch([joining, used]);
	if (joined?.meta.changes !== 1) await requireJoined(db, user, invitation);
}

/**
 * Finds the reason why nobody joined.
 * @throws Refused unless the account has joined that team before
 */
async function requireJoined(db: D1Database, user: number, invitation: number): Promise<void> {
	const found = await db
		.prepare(
			`SELECT u.email = i.email COLLATE NOCASE AS is_for, ${isOpen("i")} AS is_open, i.team_id, m.team_id AS own_team
			FROM team_invitations i JOIN users u ON u.id = ?1 AND u.is_verified = 1 AND u.is_deleted = 0
			LEFT JOIN team_members m ON m.user_id = u.id WHERE i.id = ?2`,
		)
		.bind(user, invitation)
		.first();
	const row = standing.nullable().parse(found);
	if (row?.is_for !== 1) throw notFound("There is no such invitation.", row ? "foreign_invitation" : undefined);
	if (row.own_team === row.team_id) return;
	if (row.is_open === 1) throw new Refused("in_another_team", "The account is in the team of another company.");
	throw new Refused("link_invalid", "The invitation holds no more.");
}
