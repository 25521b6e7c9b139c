import { now } from "../../db/now";

/** How long an invitation is kept once it is over: it may name somebody who has no account. */
const keptDays = 30;

/** Deletes invitations and their mails that have been over for a while. @returns statements for a batch */
export const forgetInvitations = (db: D1Database): D1PreparedStatement[] =>
	[
		`DELETE FROM team_invitations WHERE expires_at < ${now(`-${keptDays} days`)}`,
		`DELETE FROM outbox WHERE kind = 'team_invitation' AND snapshot ->> 'expires_at' < ${now(`-${keptDays} days`)}`,
	].map((sql) => db.prepare(sql));
