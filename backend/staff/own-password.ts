import type { BackendLocale } from "../../contract/locale";
import { clearAttempts, requireAttempt } from "../platform/attempts";
import { isPassword } from "../platform/password-hash";
import { Refused } from "../platform/refused";
import { tokenHash } from "../platform/token";
import { codeLimit } from "./sign-in";

/**
 * Asks a person who is signed in for the password again: a desk that was left open gives nobody a way in.
 * @throws Refused invalid with `password`; too_many_attempts
 */
export async function requirePassword(db: D1Database, staff: number, password: string): Promise<void> {
	await requireAttempt(db, [codeLimit(staff)]);
	const hash = await db.prepare("SELECT password_hash FROM staff WHERE id = ? AND removed_at IS NULL").bind(staff).first("password_hash");
	if (!(await isPassword(password, typeof hash === "string" ? hash : null)))
		throw new Refused("invalid", "The password is wrong.", undefined, { password: ["password.invalid"] }, "staff_password");
	await clearAttempts(db, codeLimit(staff)).run();
}

interface Added {
	what: "app" | "passkey";
	/** The person's name of it; "" for an app. */
	name: string;
	/** A secret that is used once: it tells one addition from another. */
	secret: string;
}

/** A statement that mails a person a way of signing in that was added, if the statement before it in a batch has changed a row. */
export const tellAdded = (db: D1Database, staff: number, locale: BackendLocale, { what, name, secret }: Added): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, recipients, locale, snapshot, cause)
			SELECT 'staff_sign_in_added', json_array(email), ?2, json_object('what', ?3, 'name', ?4), ?5 FROM staff WHERE id = ?1 AND changes() > 0
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(staff, locale, what, name, `staff-${what}:${tokenHash(secret)}`);
