import { mayApprove, teamOf } from "../../teams/member";

/** What one who decides has seen. */
export interface Seen {
	id: number;
	version: number;
}

/**
 * The order as long as it waits as it was seen, its buyer is in the team that was asked, and the account may approve for it: each of these may
 * end while somebody decides.
 * @param user whose word it is
 * @returns a query of its id with its values
 */
export const waitingFor = (user: number, { id, version }: Seen): { sql: string; values: number[] } => ({
	sql: `SELECT id FROM orders WHERE id = ? AND version = ? AND is_processed = 0 AND approval_state = 'waiting'
		AND user_id IS NOT ? AND ${mayApprove("?", "orders.approval_team_id")} AND ${teamOf("orders.user_id")} = orders.approval_team_id`,
	values: [id, version, user, user],
});
