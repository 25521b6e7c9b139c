import { now } from "../../db/now";
import { isOwner } from "./conditions";
import { forgetTeam, releaseOrders } from "./departure-of-orders";

const withoutMembers = "SELECT id FROM teams WHERE NOT EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = teams.id)";

/**
 * What follows once an account has gone from a team, or keeps its members no more: the invitations that it has sent are void, its carts wait
 * for nobody's word, and a team without members ends, so that whoever founds one for the same VAT id finds nothing of it.
 * @returns statements for the end of the batch that has changed its place
 */
export const afterDeparture = (db: D1Database, user: number): D1PreparedStatement[] => [
	withdrawOrphaned(db, user),
	releaseOrders(db, user),
	forgetTeam(db, { sql: withoutMembers, values: [] }),
	db.prepare(`DELETE FROM teams WHERE id IN (${withoutMembers})`),
];

/** Takes back what an account has sent for a team whose members it keeps no more. */
export const withdrawOrphaned = (db: D1Database, user: number): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE team_invitations SET withdrawn_at = ${now()} WHERE invited_by = ? AND accepted_at IS NULL AND withdrawn_at IS NULL
				AND NOT ${isOwner("team_invitations.invited_by", "team_invitations.team_id")}`,
		)
		.bind(user);
