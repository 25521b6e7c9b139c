import type { BackendLocale } from "../../../contract/locale";
import { now, type SqlPart } from "../../db/rows";
import { scheduleAccountMail } from "../../mail/schedule-mail";
import { endSessionsOf } from "../../platform/sessions";

interface Changed {
	/** SQL that selects the account if its preconditions still hold. */
	account: SqlPart;
	/** Hash of the new password. Unique, because every hash has its own salt. */
	hash: string;
	/** Hash of the link that was used, which the change expires; "" if none. */
	link: string;
	/** The browser's session; it keeps the guest orders made in it. */
	session: string;
	locale: BackendLocale;
}

/**
 * Sets a new password, ends all sessions and mailed links of the account, and notifies its owner by mail.
 * @returns statements for a batch; they change nothing if the account is not found
 */
export function changedPassword(db: D1Database, { account, hash, link, session, locale }: Changed): D1PreparedStatement[] {
	const renewed = { sql: "SELECT id FROM users WHERE password_hash = ?", values: [hash] };
	return [
		db.prepare(`UPDATE users SET password_hash = ? WHERE id IN (${account.sql})`).bind(hash, ...account.values),
		// Nobody may find guest carts of an ended session by its id.
		db
			.prepare(
				`UPDATE carts SET session_id = '' WHERE user_id IS NULL AND session_id <> ?
					AND session_id IN (SELECT id FROM sessions WHERE user_id IN (${renewed.sql}))`,
			)
			.bind(session, hash),
		endSessionsOf(db, renewed),
		db
			.prepare(
				`UPDATE account_tokens SET used_at = ${now()}, password_hash = NULL
				WHERE used_at IS NULL AND token_hash <> ? AND user_id IN (${renewed.sql})`,
			)
			.bind(link, hash),
		scheduleAccountMail(db, {
			sql: "SELECT 'password_changed' AS kind, email AS address, '' AS token FROM users WHERE password_hash = ?",
			values: [hash],
			locale,
			origin: "",
			cause: `password:${crypto.randomUUID()}`,
		}),
	];
}
