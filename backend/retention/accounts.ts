import { now } from "../db/rows";
import { mails } from "../mail/mails";

/** Accounts in one run; the rest waits for the next one. */
const max = 500;

/** An unconfirmed account may contain data of another person's address. */
const unconfirmedDays = 30;

/** Mails about accounts may go to addresses without an account. */
const accountMails = Object.entries(mails).flatMap(([kind, { isAboutAccount }]) => (isAboutAccount ? [kind] : []));

/**
 * Deletes data of sign-in: attempts after a day, expired sessions and links, mails about accounts, and accounts that were not confirmed within
 * thirty days, with the data entered for them.
 */
export async function deleteUnconfirmed(db: D1Database): Promise<void> {
	const month = now(`-${unconfirmedDays} days`);
	const statements = [
		`DELETE FROM attempts WHERE at < ${now("-1 day")}`,
		"DELETE FROM stored_of_day WHERE day < date('now')",
		`DELETE FROM sessions WHERE expires_at < ${now("-1 day")}`,
		// A resubmitted form is answered for some minutes (backend/users/calls/spend-link.ts).
		`UPDATE account_tokens SET sealed_session = NULL WHERE sealed_session IS NOT NULL AND used_at < ${now("-1 hour")}`,
		// A used link is reported as used for some days.
		`DELETE FROM account_tokens WHERE expires_at < ${now("-7 days")}`,
		`DELETE FROM outbox WHERE kind IN (SELECT value FROM json_each('${JSON.stringify(accountMails)}')) AND created_at < ${month}`,
		`DELETE FROM users WHERE id IN (SELECT id FROM users WHERE is_verified = 0 AND is_deleted = 0 AND created_at < ${month}
			AND NOT EXISTS (SELECT 1 FROM account_tokens t WHERE t.user_id = users.id) AND NOT EXISTS (SELECT 1 FROM carts c WHERE c.user_id = users.id)
			LIMIT ${max})`,
	];
	await db.batch([...statements.map((sql) => db.prepare(sql)), ...deleteOldInvitations(db)]);
}

/** How long an ended invitation is retained; it may name somebody without an account. */
const retentionDays = 30;

/** Deletes ended invitations with their mails, codes, and documents that were decided on, after their retention. @returns statements for a batch */
const deleteOldInvitations = (db: D1Database): D1PreparedStatement[] =>
	[
		`DELETE FROM team_invitations WHERE expires_at < ${now(`-${retentionDays} days`)}`,
		// Its files are deleted as those of nobody.
		`DELETE FROM company_documents WHERE decided_at < ${now(`-${retentionDays} days`)}`,
		`DELETE FROM company_codes WHERE expires_at < ${now(`-${retentionDays} days`)}`,
		// One is written before it ends.
		`DELETE FROM outbox WHERE kind = 'team_invitation' AND created_at < ${now(`-${retentionDays} days`)}
			AND snapshot ->> 'expires_at' < ${now(`-${retentionDays} days`)}`,
	].map((sql) => db.prepare(sql));
