import { z } from "zod";
import { passwordHash } from "../../backend/platform/password-hash";
import { newSessionId, sessionDigest } from "../../backend/platform/sessions";
import type { BackendLocale } from "../../contract/locale";
import type { Backend, Caller } from "./backend";

/** A signed-in account. */
export interface Account extends Caller {
	id: number;
	email: string;
}

interface Wanted {
	/** Unique by default. */
	email?: string;
	/** Without a password by default: the account can then only sign in by links. */
	password?: string;
	locale?: BackendLocale;
	isVerified?: boolean;
	/** Further columns of users, by their database names. */
	columns?: Record<string, string | number | null>;
}

/** Inserts a verified account with a session, for tests of what an account may do rather than of sign-up. */
export async function accountOf(
	backend: Backend,
	{ email = `${crypto.randomUUID()}@account.example`, password, locale = "fi", isVerified = true, columns = {} }: Wanted = {},
): Promise<Account> {
	const hash = password === undefined ? null : await passwordHash(password);
	const values = { email, is_verified: isVerified ? 1 : 0, password_hash: hash, created_at: new Date().toISOString(), ...columns };
	const id = await backend.db
		.prepare(`INSERT INTO users (${Object.keys(values).join()}) VALUES (${Object.keys(values).fill("?").join()}) RETURNING id`)
		.bind(...Object.values(values))
		.first("id");
	const account = { id: z.number().parse(id), email };
	return { ...account, ...(await signedIn(backend, account.id, locale)) };
}

/** Another session of an account, as on another device. */
export async function signedIn(backend: Backend, userId: number, locale: BackendLocale = "fi"): Promise<Caller> {
	const session = newSessionId();
	await backend.db
		.prepare("INSERT INTO sessions (id, user_id, expires_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+1 day'))")
		.bind(sessionDigest(session), userId)
		.run();
	return backend.caller(locale, session);
}
