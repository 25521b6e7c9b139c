import { now } from "../../db/rows";
import { teamOf } from "../member";
import { isOwner } from "./conditions";

const withoutMembers = "SELECT id FROM teams WHERE NOT EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = teams.id)";

/**
 * What follows once an account has gone from a team, or keeps its members no more: the invitations that it has sent are void, its carts wait
 * for nobody's word, and a team without members ends, so that whoever founds one for the same VAT id finds nothing of it.
 * @returns statements for the end of the batch that has changed its place
 */
export const afterDeparture = (db: D1Database, user: number): D1PreparedStatement[] => [
	withdrawOrphaned(db, user),
	...releaseOrders(db, user),
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

/**
 * Opens the carts of an account again that wait for, or have, the word of a team which it is no longer in, as if they were taken back. To go
 * into the batch that takes it out of the team, after that.
 */
const releaseOrders = (db: D1Database, user: number): D1PreparedStatement[] => {
	const released = `SELECT a.cart_id FROM carts c JOIN approvals a ON a.cart_id = c.id
		WHERE c.user_id = ?1 AND c.is_ordered = 0 AND a.state <> 'withdrawn' AND a.team_id IS NOT ${teamOf("?1")}`;
	return [
		`UPDATE carts SET updated_at = ${now()} WHERE id IN (${released})`,
		`UPDATE approvals SET state = 'withdrawn' WHERE cart_id IN (${released})`,
	].map((sql) => db.prepare(sql).bind(user));
};
