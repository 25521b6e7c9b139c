import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import * as z from "zod";
import { company } from "../../contract/company";
import type { Device } from "../../contract/values/device";
import { now, rowsOf } from "../db/rows";
import { clearAttempts, type Limit, limits, requireAttempt } from "../platform/attempts";
import { sha256 } from "../platform/digest";
import { isPassword } from "../platform/password-hash";
import { Refused } from "../platform/refused";
import { newToken, tokenHash } from "../platform/token";

/** Seconds for which an app shows a code. */
const period = 30;

/** Wrong codes and signatures of a person, across sign-ins: a million codes cannot be tried. */
export const codeLimit = (staff: number): Limit => ({ what: "staff code", of: String(staff), most: 10, seconds: 15 * 60 });

const person = z.object({ id: z.number(), password_hash: z.string().nullable(), app_secret: z.string().nullable() });

const wrong = (): Refused => new Refused("invalid_credentials", "Invalid email or password");

interface Caller {
	db: D1Database;
	/** Digest of the network. */
	client: string;
	locale: string;
}

/**
 * First step: address and password. Whoever has no authenticator app gets the code by mail.
 * @returns a ticket for the second step
 * @throws Refused invalid_credentials, too_many_attempts
 */
export async function signIn(
	{ db, client, locale }: Caller,
	{ email, password }: { email: string; password: string },
): Promise<{ ticket: string; by: "app" | "mail" }> {
	await requireAttempt(db, limits.login(`desk ${email}`, client));
	const [found] = rowsOf(
		person,
		await db
			.prepare("SELECT id, password_hash, app_secret FROM staff WHERE email = ? COLLATE NOCASE AND removed_at IS NULL")
			.bind(email)
			.all(),
	);
	const isRight = await isPassword(password, found?.password_hash ?? null);
	if (!found || found.password_hash === null || !isRight) throw wrong();
	const ticket = newToken();
	const code = found.app_secret === null ? String(randomInt(1_000_000)).padStart(6, "0") : null;
	const digest = tokenHash(ticket);
	await db.batch([
		db.prepare("DELETE FROM staff_tokens WHERE staff_id = ? AND purpose = 'sign_in'").bind(found.id),
		db
			.prepare(
				`INSERT INTO staff_tokens (digest, staff_id, purpose, code_hash, expires_at) VALUES (?, ?, 'sign_in', ?, ${now("+10 minutes")})`,
			)
			.bind(digest, found.id, code === null ? null : sha256(ticket + code)),
		clearAttempts(db, limits.loginPair(`desk ${email}`, client)),
		...(code === null
			? []
			: [
					db
						.prepare(
							`INSERT INTO outbox (kind, recipients, token, locale, cause)
							SELECT 'staff_code', json_array(email), ?, ?, ? FROM staff WHERE id = ?`,
						)
						.bind(code, locale, `staff-code:${digest}`, found.id),
				]),
	]);
	return { ticket, by: code === null ? "app" : "mail" };
}

const waiting = person.extend({ code_hash: z.string().nullable(), app_step: z.number() });

/**
 * Second step: the code.
 * @returns the secret of a new session
 * @throws Refused link_invalid for a ticket that is over; invalid with `code` for a wrong code; too_many_attempts
 */
export async function confirmSignIn(
	{ db }: Pick<Caller, "db">,
	{ ticket, code, device }: { ticket: string; code: string; device: Device },
): Promise<{ session: string }> {
	const digest = tokenHash(ticket);
	const [found] = rowsOf(
		waiting,
		await db
			.prepare(
				`SELECT p.id, p.password_hash, p.app_secret, p.app_step, t.code_hash FROM staff_tokens t JOIN staff p ON p.id = t.staff_id
				WHERE t.digest = ? AND t.purpose = 'sign_in' AND t.expires_at > ${now()} AND p.removed_at IS NULL`,
			)
			.bind(digest)
			.all(),
	);
	if (!found) throw new Refused("link_invalid", "The sign-in has ended: begin again.");
	await requireAttempt(db, [codeLimit(found.id)]);
	const step = found.code_hash === null ? stepOfCode(found.app_secret ?? "", code) : null;
	const isRight = found.code_hash === null ? step !== null && step > found.app_step : sha256(ticket + code) === found.code_hash;
	if (!isRight) throw wrongCode();
	const session = newToken();
	const [, , begun] = await db.batch([
		// Of two forms with the same code one deletes the ticket, and only that one begins a session.
		db.prepare("UPDATE staff SET app_step = ?2 WHERE id = ?1 AND app_step < ?2").bind(found.id, step ?? 0),
		clearAttempts(db, codeLimit(found.id)),
		db
			.prepare(
				`INSERT INTO staff_sessions (digest, staff_id, browser, system) SELECT ?1, t.staff_id, ?2, ?3 FROM staff_tokens t
				WHERE t.digest = ?4 AND t.purpose = 'sign_in'`,
			)
			.bind(tokenHash(session), device.browser, device.system, digest),
		db.prepare("DELETE FROM staff_tokens WHERE digest = ?").bind(digest),
	]);
	if (begun?.meta.changes !== 1) throw new Refused("link_invalid", "The sign-in has ended: begin again.");
	return { session };
}

export const wrongCode = (): Refused => new Refused("invalid", "The code is wrong.", undefined, { code: ["code.wrong"] }, "staff_code");

export const appOf = (secret: Secret, label = ""): TOTP => new TOTP({ issuer: company.brand, label, secret, period, digits: 6 });

/** The half minute of a code, at most one away from now; null for a wrong code. */
export function stepOfCode(secret: string, code: string): number | null {
	const delta = appOf(Secret.fromBase32(secret)).validate({ token: code, window: 1 });
	return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta;
}
