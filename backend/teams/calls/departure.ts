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
	releaseOrders(db, user),
	clearTeam(db, { sql: withoutMembers, values: [] }),
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
const releaseOrders = (db: D1Database, user: number): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE orders SET approval_state = NULL, updated_at = ${now()}
			WHERE user_id = ?1 AND state IS NULL AND approval_state IS NOT NULL AND approval_team_id IS NOT ${teamOf("?1")}`,
		)
		.bind(user);

/** Forgets which team had a word on orders, where that team is about to end. @param team SQL of the ids of teams */
const clearTeam = (db: D1Database, team: { sql: string; values: readonly (string | number)[] }): D1PreparedStatement =>
	db.prepare(`UPDATE orders SET approval_team_id = NULL WHERE approval_team_id IN (${team.sql})`).bind(...team.values);
