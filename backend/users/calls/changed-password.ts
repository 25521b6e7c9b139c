import type { BackendLocale } from "../../../contract/locale";
import { now } from "../../db/rows";
import { enqueueAccountMail } from "../../outbox/enqueue-account";
import { endSessionsOf } from "../../platform/sessions";

interface Changed {
	/** SQL of the account, with what has to hold still. */
	account: { sql: string; values: readonly (string | number)[] };
	/** Of the new password; no two are alike, since each has a salt of its own. */
	hash: string;
	/** The hash of the link that does it, which ends by itself; "" for none. */
	link: string;
	/** The browser that does it; what it has ordered as a guest stays with it. */
	session: string;
	locale: BackendLocale;
}

/**
 * A new password, the end of the account's sessions and mailed links, and the news of it by mail.
 * @returns statements for a batch; where the account is not found they do nothing
 */
export function changedPassword(db: D1Database, { account, hash, link, session, locale }: Changed): D1PreparedStatement[] {
	const renewed = { sql: "SELECT id FROM users WHERE password_hash = ?", values: [hash] };
	return [
		db.prepare(`UPDATE users SET password_hash = ? WHERE id IN (${account.sql})`).bind(hash, ...account.values),
		// What a session that ends has brought along from a guest is no longer found by its id.
		db
			.prepare(
				`UPDATE orders SET session_id = '' WHERE user_id IS NULL AND session_id <> ?
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
		enqueueAccountMail(db, {
			sql: "SELECT 'password_changed' AS kind, email AS address, '' AS token FROM users WHERE password_hash = ?",
			values: [hash],
			locale,
			origin: "",
			cause: `password:${crypto.randomUUID()}`,
		}),
	];
}
