import * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import type { UserAnswer } from "../../../contract/users";
import type { Device } from "../../../contract/values/device";
import { rowsOf } from "../../db/rows";
import { clearAttempts, limits, requireAttempt } from "../../platform/attempts";
import { isPassword } from "../../platform/password-hash";
import { Refused } from "../../platform/refused";
import { endSession, type NewSession, newSession, startSession, userOfSession } from "../../platform/sessions";
import { userAnswer } from "./user-answer";

interface SignInRequest {
	db: D1Database;
	locale: BackendLocale;
	/** Digest of the previous session, which ends. */
	session: string;
	/** The account of the previous session; null for a guest. */
	user: number | null;
	client: string;
}

/** The account and its new session; null if not signed in. */
export interface SignedIn {
	user: UserAnswer | null;
	sessionId: string | null;
}

const row = z.object({ id: z.number(), is_verified: z.number(), is_deleted: z.number(), password: z.string().nullable() });

/**
 * Signs in with a password. Every wrong pair of address and password gets the same refusal after the same work; that an account is deleted or
 * unverified is only revealed to whoever knows its password.
 * @returns the user without a session for a deleted account
 * @throws Refused invalid_credentials, not_verified, too_many_attempts
 */
export async function login(
	visitor: SignInRequest,
	{ email, password, device }: { email: string; password: string; device: Device },
): Promise<SignedIn> {
	const { db, locale, client } = visitor;
	await requireAttempt(db, limits.login(email, client));
	const [account] = rowsOf(
		row,
		await db
			.prepare(
				`SELECT id, is_verified, is_deleted, coalesce(password_hash, (SELECT t.password_hash FROM account_tokens t
					WHERE t.user_id = u.id AND u.is_verified = 0 AND t.purpose = 'verification' AND t.password_hash IS NOT NULL
					ORDER BY t.created_at DESC LIMIT 1)) AS password
				FROM users u WHERE email = ? COLLATE NOCASE`,
			)
			.bind(email)
			.all(),
	);
	const isRight = await isPassword(password, account?.password ?? null);
	if (!account || account.password === null || !isRight) throw wrong();
	if (account.is_deleted === 1) return { user: await userAnswer(db, account.id, locale), sessionId: null };
	if (account.is_verified === 0) throw new Refused("not_verified", "The account is not verified.");

	const begun = newSession(locale, device);
	// The password may have been changed since it was read.
	const holder = { sql: "SELECT id FROM users WHERE id = ? AND password_hash = ?", values: [account.id, account.password] };
	await db.batch([...takeOverGuestData(visitor, begun, account.id, holder), clearAttempts(db, limits.loginPair(email, client))]);
	if ((await userOfSession(db, begun.digest)) !== account.id) throw wrong();
	return { user: await userAnswer(db, account.id, locale), sessionId: begun.id };
}

const wrong = (): Refused => new Refused("invalid_credentials", "Invalid email or password");

interface Account {
	sql: string;
	values: readonly (string | number)[];
}

/**
 * Signs an account in and replaces the previous session. A guest's carts and lists are taken over; the session of another account ends and hands
 * nothing over.
 * @param begun the new session
 * @param account its id
 * @param holder the account as SQL, with the preconditions that must still hold
 * @returns statements for one batch
 */
export function takeOverGuestData(
	{ db, session, user }: { db: D1Database; session: string; user: number | null },
	begun: NewSession,
	account: number,
	holder: Account,
): D1PreparedStatement[] {
	if (user === null || user === account) return startSession(db, begun, holder, session);
	return [...endSession(db, session), ...startSession(db, begun, holder, "")];
}
