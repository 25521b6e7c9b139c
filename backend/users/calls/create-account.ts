import * as z from "zod";
import { now, rowsOf } from "../../db/rows";
import { scheduleAccountMail } from "../../mail/schedule-mail";
import { limits, requireAttempt } from "../../platform/attempts";
import { passwordHash } from "../../platform/password-hash";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import { newToken, tokenHash, tokenMinutes } from "../../platform/token";
import { type LinkRequest, linkRequest, type MailRequester, requestedBy } from "./request-link";

interface SignUp {
	email: string;
	password: string;
	host: string;
}

const taken = z.object({ is_taken: z.number() });

/**
 * Creates an unverified account and mails its verification link. The password is stored with the link and only applied when the same session uses
 * that link, so nobody can preset a password for an account that somebody else confirms. If the account exists but is unverified, another link
 * is sent. The work is the same for every address, so response times reveal nothing.
 * @throws Refused email_taken for a verified or deleted account (R20.2), too_many_attempts
 */
export async function createAccount(visitor: MailRequester, { email, password, host }: SignUp): Promise<LinkRequest> {
	const { db, env, locale, session, client } = visitor;
	const origin = shopOrigin(env, host);
	await requireAttempt(db, limits.signUp(email, client));
	const [pending, link] = [await passwordHash(password), await linkRequest(db, "verification", email).catch(refusal)];
	const mayMail = link === "sent" ? 1 : 0;
	const token = newToken();
	const hash = tokenHash(token);
	const by = requestedBy(session);
	const found = await db.batch([
		db.prepare(`INSERT INTO users (email, created_at) SELECT ?, ${now()} WHERE ? = 1 ON CONFLICT DO NOTHING`).bind(email, mayMail),
		// The same browser may sign up again with another password while the mail is on its way.
		db
			.prepare(
				`UPDATE account_tokens SET password_hash = ? WHERE purpose = 'verification' AND used_at IS NULL AND asked_by = ? AND asked_by <> ''
					AND user_id IN (SELECT id FROM users WHERE email = ? COLLATE NOCASE AND is_verified = 0)`,
			)
			.bind(pending, by, email),
		db
			.prepare(
				`INSERT INTO account_tokens (token_hash, user_id, purpose, password_hash, asked_by, expires_at)
				SELECT ?, id, 'verification', ?, ?, ${now(`+${tokenMinutes} minutes`)} FROM users
				WHERE email = ? COLLATE NOCASE AND is_verified = 0 AND is_deleted = 0 AND ? = 1`,
			)
			.bind(hash, pending, by, email, mayMail),
		scheduleAccountMail(db, {
			sql: `SELECT 'account_verification' AS kind, u.email AS address, ? AS token
				FROM account_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = ?`,
			values: [token, hash],
			locale,
			origin,
			cause: `link:${hash}`,
		}),
		db.prepare("SELECT is_verified = 1 OR is_deleted = 1 AS is_taken FROM users WHERE email = ? COLLATE NOCASE").bind(email),
	]);
	if (rowsOf(taken, found.at(-1))[0]?.is_taken === 1) throw new Refused("email_taken", "User with this email already exists");
	if (link instanceof Refused) throw link;
	return link;
}

/** A refusal is only reported once the address is known not to be taken. */
function refusal(error: unknown): Refused {
	if (error instanceof Refused) return error;
	throw error;
}
