import { now } from "../../db/rows";
import { teamOf } from "../member";
import { isOwner } from "./conditions";

const withoutMembers = "SELECT id FROM teams WHERE NOT EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = teams.id)";

/**
 * Cleans up after an account has left a team or lost ownership: the invitations that it sent become void, its carts stop
 * waiting for approval, its keys for order files end for good, and a team without members ends, so that a new team for the same VAT id inherits nothing.
 * @returns statements for the end of the batch that made the change
 */
export const afterDeparture = (db: D1Database, user: number): D1PreparedStatement[] => [
	withdrawOrphaned(db, user),
	...releaseOrders(db, user),
	revokeKeys(db, user),
	db.prepare(`DELETE FROM teams WHERE id IN (${withoutMembers})`),
];

/** Withdraws the invitations that an account sent for a team that it no longer owns. */
export const withdrawOrphaned = (db: D1Database, user: number): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE team_invitations SET withdrawn_at = ${now()} WHERE invited_by = ? AND accepted_at IS NULL AND withdrawn_at IS NULL
				AND NOT ${isOwner("team_invitations.invited_by", "team_invitations.team_id")}`,
		)
		.bind(user);

/** Revokes the keys by which systems order for an account, of teams that it has left: they do not revive if it comes back. */
const revokeKeys = (db: D1Database, user: number): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE order_keys SET revoked_at = ${now()} WHERE user_id = ? AND revoked_at IS NULL AND NOT EXISTS (SELECT 1 FROM team_members m
				WHERE m.user_id = order_keys.user_id AND m.team_id = order_keys.team_id)`,
		)
		.bind(user);

/**
 * Reopens an account's carts that wait for approval, or have it, from a team that the account has left, as if withdrawn. It
 * must follow the departure in the same batch.
 */
const releaseOrders = (db: D1Database, user: number): D1PreparedStatement[] => {
	const released = `SELECT a.cart_id FROM carts c JOIN approvals a ON a.cart_id = c.id
		WHERE c.user_id = ?1 AND c.is_ordered = 0 AND a.state <> 'withdrawn' AND a.team_id IS NOT ${teamOf("?1")}`;
	return [
		`UPDATE carts SET updated_at = ${now()} WHERE id IN (${released})`,
		`UPDATE approvals SET state = 'withdrawn' WHERE cart_id IN (${released})`,
	].map((sql) => db.prepare(sql).bind(user));
};
