import { now } from "../../db/rows";
import { mails } from "../../mail/mails";

/** Nobody has confirmed the address of such an account; whoever typed it may not have been its owner. */
const unconfirmedDays = 30;

/** They name addresses which are perhaps nobody's here. */
const accountMails = Object.entries(mails).flatMap(([kind, { isAboutAccount }]) => (isAboutAccount ? [kind] : []));

/**
 * Deletes what signing in leaves behind: tries of more than a day ago, sessions and links that are over, mails about accounts, and accounts that
 * nobody has confirmed in thirty days, with what was typed for them.
 */
export async function deleteUnconfirmed(db: D1Database): Promise<void> {
	const month = now(`-${unconfirmedDays} days`);
	const statements = [
		`DELETE FROM attempts WHERE at < ${now("-1 day")}`,
		"DELETE FROM stored_of_day WHERE day < date('now')",
		`DELETE FROM sessions WHERE expires_at < ${now("-1 day")}`,
		// A form that is sent again is answered for minutes (backend/users/calls/spend-link.ts).
		`UPDATE account_tokens SET sealed_session = NULL WHERE sealed_session IS NOT NULL AND used_at < ${now("-1 hour")}`,
		// A link that was used says so for a while.
		`DELETE FROM account_tokens WHERE expires_at < ${now("-7 days")}`,
		`DELETE FROM outbox WHERE kind IN (SELECT value FROM json_each('${JSON.stringify(accountMails)}')) AND created_at < ${month}`,
		`DELETE FROM users WHERE is_verified = 0 AND is_deleted = 0 AND created_at < ${month}
			AND NOT EXISTS (SELECT 1 FROM account_tokens t WHERE t.user_id = users.id) AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = users.id)`,
	];
	await db.batch([...statements.map((sql) => db.prepare(sql)), ...deleteOldInvitations(db)]);
}

/** How long an invitation is kept once it is over: it may name somebody who has no account. */
const retentionDays = 30;

/** Deletes invitations and their mails that have been over for a while. @returns statements for a batch */
const deleteOldInvitations = (db: D1Database): D1PreparedStatement[] =>
	[
		`DELETE FROM team_invitations WHERE expires_at < ${now(`-${retentionDays} days`)}`,
		`DELETE FROM outbox WHERE kind = 'team_invitation' AND snapshot ->> 'expires_at' < ${now(`-${retentionDays} days`)}`,
	].map((sql) => db.prepare(sql));
