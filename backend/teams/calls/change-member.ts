import type { Role } from "../../../contract/team";
import { notFound, Refused } from "../../platform/refused";
import { memberOf } from "../member";
import { hasOtherOwner, ownTeam } from "./conditions";
import { afterDeparture, withdrawOrphaned } from "./departure";

/**
 * Gives a member of the visitor's team another role and limit, their own too. A limit is a buyer's alone.
 * @param limitCents null: no order of theirs waits
 * @throws Refused not_allowed for who is no owner, not_found for who is not in that team, last_owner
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
 * Takes a member out of the visitor's team. Their sessions, carts and lists stay theirs.
 * @throws Refused not_allowed for who is no owner or means themselves, not_found for who is not in that team
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

/** Tells an owner from others, and a colleague from strangers, whose ids say nothing. */
async function requireColleague(db: D1Database, visitor: number, member: number): Promise<void> {
	const own = await memberOf(db, visitor);
	if (own?.role !== "owner") throw new Refused("not_allowed", "Only an owner of the team does that.");
	const other = await memberOf(db, member);
	if (other?.teamId !== own.teamId) throw notFound("There is no such member.", other ? "foreign_company" : undefined);
}
