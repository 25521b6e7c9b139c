import { now } from "../../db/rows";

/** SQL that holds while an account keeps the members of a team. @param user SQL of its id @param team SQL of the team's id */
export const isOwner = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id = ${user} AND o.team_id = ${team} AND o.role = 'owner')`;

/** SQL that holds while somebody other than this account keeps the members of a team. */
export const hasOtherOwner = (user: string, team: string): string =>
	`EXISTS (SELECT 1 FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id <> ${user} AND o.team_id = ${team} AND o.role = 'owner')`;

/** SQL of the team whose members an account keeps; NULL for who keeps none. */
export const ownTeam = (user: string): string =>
	`(SELECT o.team_id FROM team_members o JOIN users ou ON ou.id = o.user_id AND ou.is_deleted = 0
		WHERE o.user_id = ${user} AND o.role = 'owner')`;

/** SQL that holds while an invitation may be accepted by whom it is for. @param row the alias of its row */
export const isOpen = (row: string): string =>
	`(${row}.accepted_at IS NULL AND ${row}.withdrawn_at IS NULL AND ${row}.expires_at > ${now()}
		AND ${isOwner(`${row}.invited_by`, `${row}.team_id`)})`;
