import { now } from "../../db/rows";

/**
 * SQL that holds while an account owns a team.
 * @param user SQL of its id
 * @param team SQL of the team's id
 */
export const isOwner = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id = ${user} AND o.team_id = ${team} AND o.role = 'owner')`;

/** SQL that holds while a team has an owner other than this account. */
export const hasOtherOwner = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id <> ${user} AND o.team_id = ${team} AND o.role = 'owner')`;

/** SQL of the team that an account owns; NULL for none. */
export const ownTeam = (user: string): string =>
	`(SELECT o.team_id FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id = ${user} AND o.role = 'owner')`;

/**
 * SQL that holds while its addressee may accept an invitation.
 * @param row the alias of its row
 */
export const isOpen = (row: string): string =>
	`(${row}.accepted_at IS NULL AND ${row}.withdrawn_at IS NULL AND ${row}.expires_at > ${now()}
		AND ${isOwner(`${row}.invited_by`, `${row}.team_id`)})`;
