import type { Role } from "../../../contract/team";
import { notFound, Refused } from "../../platform/refused";
import { memberOf } from "../member";
import { hasOtherOwner, ownTeam } from "./conditions";
import { afterDeparture, withdrawOrphaned } from "./departure";

/**
 * Changes the role and limit of a member of the visitor's team, including the visitor. Only buyers have a limit.
 * @param limitCents null: no order of theirs waits
 * @throws Refused not_allowed for a visitor who is no owner, not_found for somebody outside the team, last_owner
 */
export async function changeMember(
	db: D1Database,
	visitor: number,
	member: number,
	{ role, limitCents }: { role: Role; limitCents: number | null },
): Promise<void> {
	const changed = db
		.prepare(
			`UPDATE team_members SET role = ?3, limit_cents = CASE ?3 WHEN 'buyer' THEN ?4 END
			WHERE user_id = ?2 AND team_id = ${ownTeam("?1")}
				AND (?3 = 'owner' OR role <> 'owner' OR ${hasOtherOwner("?2", "team_members.team_id")})`,
		)
		.bind(visitor, member, role, limitCents);
	const [result] = await db.batch([changed, withdrawOrphaned(db, member)]);
	if (result?.meta.changes === 1) return;
	await requireColleague(db, visitor, member);
	throw new Refused("last_owner", "The team would have no owner.");
}

/**
 * Removes a member from the visitor's team. The member keeps sessions, carts and lists.
 * @throws Refused not_allowed for a visitor who is no owner or removes themselves, not_found for somebody outside the team
 */
export async function removeMember(db: D1Database, visitor: number, member: number): Promise<void> {
	const removed = db
		.prepare(`DELETE FROM team_members WHERE user_id = ?2 AND user_id <> ?1 AND team_id = ${ownTeam("?1")}`)
		.bind(visitor, member);
	const [result] = await db.batch([removed, ...afterDeparture(db, member)]);
	if (result?.meta.changes === 1) return;
	await requireColleague(db, visitor, member);
	throw new Refused("not_allowed", "Who goes of their own will leaves.");
}

/** Distinguishes owners from others, and colleagues from strangers, whose ids reveal nothing. */
async function requireColleague(db: D1Database, visitor: number, member: number): Promise<void> {
	const own = await memberOf(db, visitor);
	if (own?.role !== "owner") throw new Refused("not_allowed", "Only an owner of the team does that.");
	const other = await memberOf(db, member);
	if (other?.teamId !== own.teamId) throw notFound("There is no such member.", other ? "foreign_company" : undefined);
}
