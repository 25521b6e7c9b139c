import { now } from "../../db/now";
import { teamOf } from "../member";

/**
 * Opens the carts of an account again that wait for, or have, the word of a team which it is no longer in, as if they were taken back. To go
 * into the batch that takes it out of the team, after that.
 */
export const releaseOrders = (db: D1Database, user: number): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE orders SET approval_state = NULL, updated_at = ${now()}
			WHERE user_id = ?1 AND is_processed = 0 AND approval_state IS NOT NULL AND approval_team_id IS NOT ${teamOf("?1")}`,
		)
		.bind(user);

/** Forgets which team had a word on orders, where that team is about to end. @param team SQL of the ids of teams */
export const forgetTeam = (db: D1Database, team: { sql: string; values: readonly (string | number)[] }): D1PreparedStatement =>
	db.prepare(`UPDATE orders SET approval_team_id = NULL WHERE approval_team_id IN (${team.sql})`).bind(...team.values);
