import { Refused } from "../platform/refused";
import { hasOtherOwner, ownTeam } from "./calls/conditions";
import { afterDeparture } from "./calls/departure";
import { memberOf } from "./member";

/** SQL that holds if no colleague stays behind without an owner. */
const leavesOwner = (user: string, team: string): string =>
	`(role <> 'owner' OR ${hasOtherOwner(user, team)}
		OR NOT EXISTS (SELECT 1 FROM team_members c JOIN users cu ON cu.id = c.user_id AND cu.is_deleted = 0
			WHERE c.team_id = ${team} AND c.user_id <> ${user}))`;

/**
 * Removes an account from its team, by choice or on deletion. The first statement changes nothing if colleagues would have no
 * owner.
 * @returns statements for a batch
 */
export const leaving = (db: D1Database, user: number): D1PreparedStatement[] => [
	db.prepare(`DELETE FROM team_members WHERE user_id = ?1 AND ${leavesOwner("?1", "team_members.team_id")}`).bind(user),
	...afterDeparture(db, user),
];

export async function mustTransferOwnership(db: D1Database, user: number): Promise<boolean> {
	const found = await db
		.prepare(`SELECT 1 AS must FROM team_members WHERE user_id = ?1 AND NOT ${leavesOwner("?1", "team_members.team_id")}`)
		.bind(user)
		.first("must");
	return found === 1;
}

/**
 * Leaves the team. An owner may make a colleague owner in the same step, who then takes over the open invitations.
 * @throws Refused not_allowed for an account without a team, last_owner
 */
export async function leaveTeam(db: D1Database, user: number, successor: number | null): Promise<void> {
	if (!(await memberOf(db, user))) throw new Refused("not_allowed", "The account is in no team.");
	const handing = successor === null ? [] : handOver(db, user, successor);
	const results = await db.batch([...handing, ...leaving(db, user)]);
	if (results[handing.length]?.meta.changes !== 1) throw new Refused("last_owner", "The team would have no owner.");
}

function handOver(db: D1Database, user: number, successor: number): D1PreparedStatement[] {
	const statements = [
		`UPDATE team_members SET role = 'owner', limit_cents = NULL WHERE user_id = ?2 AND user_id <> ?1 AND team_id = ${ownTeam("?1")}
			AND EXISTS (SELECT 1 FROM users s WHERE s.id = ?2 AND s.is_deleted = 0)`,
		`UPDATE team_invitations SET invited_by = ?2 WHERE invited_by = ?1 AND accepted_at IS NULL AND withdrawn_at IS NULL
			AND team_id = ${ownTeam("?1")} AND team_id = ${ownTeam("?2")}`,
	];
	return statements.map((sql) => db.prepare(sql).bind(user, successor));
}
