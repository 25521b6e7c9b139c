import * as z from "zod";
import { now } from "../../db/rows";
import { limits, requireAttempt } from "../../platform/attempts";
import { sha256 } from "../../platform/digest";
import { isPassword } from "../../platform/password-hash";
import { Refused } from "../../platform/refused";
import { leaving, mustTransferOwnership } from "../../teams/leave";
import { requireFreshSignIn } from "./own-account";

interface Deletion {
	db: D1Database;
	session: string;
	user: number;
	/** "" if none was entered. */
	password: string;
	/** The form key: submitting the same form twice deletes once. */
	idem: string;
}

/** Distinguishes a deletion from other submissions of a session. */
const bodyHash = sha256("delete account");

/** Whether this form submission has already deleted the session's account. */
export async function wasDeleted(db: D1Database, session: string, idem: string): Promise<boolean> {
	const found = await db
		.prepare("SELECT 1 AS found FROM idempotency_keys WHERE session_id = ? AND key = ? AND body_hash = ?")
		.bind(session, idem, bodyHash)
		.first("found");
	return found === 1;
}

const row = z.object({ password_hash: z.string().nullable() });

/**
 * Deletes an account: sign-in is disabled, mailed links and sessions end, carts become ownerless, and the account leaves its team.
 * Sent orders stay. Personal data is erased later (backend/users/erase-accounts.ts).
 * @throws Refused invalid_credentials if the password is wrong, too_many_attempts; sign_in_anew if there is no password and the sign-in is not
 * recent; last_owner if the team would be left without an owner
 */
export async function deleteAccount({ db, session, user, password, idem }: Deletion): Promise<void> {
	const { password_hash } = row.parse(await db.prepare("SELECT password_hash FROM users WHERE id = ?").bind(user).first());
	if (password_hash === null) await requireFreshSignIn(db, session);
	else {
		await requireAttempt(db, limits.password(user));
		if (!(await isPassword(password, password_hash)))
			throw new Refused("invalid_credentials", "Invalid password", undefined, { password: ["password.invalid"] });
	}
	if (await mustTransferOwnership(db, user)) throw new Refused("last_owner", "The team would have no owner.");
	const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND is_deleted = 1)";
	const left = leaving(db, user);
	const results = await db.batch([
		...left,
		db
			.prepare(
				`UPDATE users SET is_deleted = 1, deleted_at = ${now()}
				WHERE id = ?1 AND is_deleted = 0 AND NOT EXISTS (SELECT 1 FROM team_members WHERE user_id = ?1)`,
			)
			.bind(user),
		db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer) SELECT ?2, ?3, ?4, '{}' WHERE ${isGone} ON CONFLICT DO NOTHING`,
			)
			.bind(user, session, idem, bodyHash),
		// Guest carts and offers taken over at sign-in become ownerless too; they can still be read by their address.
		db.prepare(`UPDATE carts SET session_id = '' WHERE user_id = ?1 AND ${isGone}`).bind(user),
		// Their files are deleted as those of nobody.
		db.prepare(`DELETE FROM company_documents WHERE user_id = ?1 AND ${isGone}`).bind(user),
		db.prepare(`DELETE FROM company_codes WHERE user_id = ?1 AND ${isGone}`).bind(user),
		db.prepare(`DELETE FROM account_tokens WHERE user_id = ?1 AND ${isGone}`).bind(user),
		db.prepare(`DELETE FROM sessions WHERE user_id = ?1 AND ${isGone}`).bind(user),
	]);
	if (results[left.length]?.meta.changes !== 1) throw new Refused("last_owner", "The team would have no owner.");
}
