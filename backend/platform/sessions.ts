import { createHash, createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import type { BackendLocale } from "../../contract/locale";
import { withinOf } from "../../contract/procurement";
import { type Device, unknownDevice } from "../../contract/values/device";
import { type Read, read } from "../db/reads";
import { json, now, rowsOf, type SqlPart } from "../db/rows";
import type { Punchout } from "./punchout-guard";

/** Equals the lifetime of the session cookie. */
const sessionDays = 30;

/** How long a deleted account can be restored (docs/decisions/0087-retention-and-export.md). */
export const eraseAfterDays = 30;

/** The current hour. A session's use is recorded once an hour, so that reads do not always write. */
const thisHour = "strftime('%Y-%m-%dT%H:00:00Z', 'now')";

const row = z.object({
	user_id: z.number().nullable(),
	is_due: z.number(),
	cart: z.string().nullable(),
	operation: z.string().nullable(),
	is_over: z.number(),
	categories: json(z.array(z.string())).nullable(),
});

export interface SessionHolder {
	/** The signed-in account; null for none, and for a visit from a procurement system. */
	user: number | null;
	/** The session's use must be recorded. */
	isDue: boolean;
	/** The visit of a session from a procurement system; null for every other. */
	punchout: Punchout | null;
}

/**
 * The signed-in account of a session, and whether the session's use is due to be recorded.
 * @param session its digest; "" for none
 */
export const holderOf = (db: D1Database, session: string): Read<SessionHolder> => ({
	statements:
		session === ""
			? []
			: [
					db
						.prepare(
							`SELECT h.user_id, coalesce(h.used_at < ${thisHour}, 0) AS is_due, p.cart_uuid AS cart, p.operation,
								h.session_id IS NULL OR (c.id IS NOT NULL AND m.user_id IS NULL) AS is_over, c.rules -> 'categories' AS categories
							FROM (SELECT ?1 AS session) w LEFT JOIN signed_in h ON h.session_id = w.session LEFT JOIN punchouts p ON p.session_id = w.session
								LEFT JOIN connections c ON c.id = p.connection_id LEFT JOIN team_members m ON m.user_id = c.user_id AND m.team_id = c.team_id`,
						)
						.bind(session),
				],
	parse([found]) {
		const [holder] = rowsOf(row, found);
		const cart = holder?.cart ?? null;
		return {
			// Goods have the member's prices by its session. Nothing else of the account is for the visit.
			user: cart === null ? (holder?.user_id ?? null) : null,
			isDue: holder?.is_due === 1,
			punchout:
				cart === null
					? null
					: {
							cart,
							isReadOnly: holder?.operation === "inspect",
							isOver: holder?.is_over === 1,
							within: withinOf(holder?.categories ?? []),
						},
		};
	},
});

/**
 * The signed-in account of a session.
 * @param session its digest; "" for none
 */
export const userOfSession = async (db: D1Database, session: string): Promise<number | null> =>
	(await read(db, holderOf(db, session))).user;

export async function recordSessionUse(db: D1Database, session: string, locale: BackendLocale): Promise<void> {
	await db
		.prepare(`UPDATE sessions SET used_at = ${thisHour}, locale = ?2 WHERE id = ?1 AND used_at < ${thisHour}`)
		.bind(session, locale)
		.run();
}

export interface NewSession {
	id: string;
	digest: string;
	device: Device;
	locale: BackendLocale;
}

/**
 * @param locale the language of the sign-in
 * @param device the browser of the sign-in
 */
export function newSession(locale: BackendLocale, device: Device = unknownDevice): NewSession {
	const id = newSessionId();
	return { id, digest: sessionDigest(id), device, locale };
}

/**
 * Signs an account in under a new session id. The guest's data (carts, offers, orders, keys of forms) moves along: open carts, offers and
 * sent orders with the account's address become the account's; other sent orders stay with the session.
 * @param user the id of the account, as SQL with its values
 * @param former the digest of the previous session, which ends; "" for none
 * @returns statements for one batch, which do nothing if `user` finds nobody
 */
export function startSession(db: D1Database, { digest, device, locale }: NewSession, user: SqlPart, former: string): D1PreparedStatement[] {
	const started = db
		.prepare(
			`INSERT INTO sessions (id, user_id, created_at, used_at, expires_at, browser, system, locale)
			SELECT ?, u.id, ${now()}, ${thisHour}, ${now(`+${sessionDays} days`)}, ?, ?, ?
			FROM users u WHERE u.id IN (${user.sql}) AND u.is_deleted = 0`,
		)
		.bind(digest, device.browser, device.system, locale, ...user.values);
	if (former === "") return [started];
	const moving = [
		`UPDATE carts SET user_id = (SELECT user_id FROM sessions WHERE id = ?1)
			WHERE session_id = ?2 AND user_id IS NULL AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)
				AND (is_ordered = 0 OR id IN (SELECT f.cart_id FROM cart_forms f JOIN sessions s ON s.id = ?1
					JOIN users u ON u.id = s.user_id AND u.email = f.email COLLATE NOCASE WHERE f.cart_id = carts.id AND f.type = 'billing'))`,
		`UPDATE carts SET session_id = ?1 WHERE session_id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)
			AND (user_id IS NULL OR user_id = (SELECT user_id FROM sessions WHERE id = ?1))`,
		"UPDATE idempotency_keys SET session_id = ?1 WHERE session_id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
		"DELETE FROM sessions WHERE id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
	];
	return [started, ...moving.map((sql) => db.prepare(sql).bind(digest, former))];
}

/**
 * Signs out: the session loses everything, including a guest's data that moved along; the account keeps its data. A guest's session does
 * not end.
 * @returns statements for one batch
 */
export const endSession = (db: D1Database, session: string): D1PreparedStatement[] =>
	[
		"UPDATE carts SET session_id = '' WHERE session_id = ?1 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
		"DELETE FROM sessions WHERE id = ?1",
	].map((sql) => db.prepare(sql).bind(session));

/** Ends all sessions of an account. @returns a statement for a batch */
export const endSessionsOf = (db: D1Database, user: SqlPart): D1PreparedStatement =>
	db.prepare(`DELETE FROM sessions WHERE user_id IN (${user.sql})`).bind(...user.values);

/** 256 random bits: 43 characters. The visitor's cookie holds the id; the database holds only its digest. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/** The digest of a session id in all tables: SHA-256, base64url. "", no session, stays "". */
export const sessionDigest = (id: string): string => (id === "" ? "" : createHash("sha256").update(id).digest("base64url"));

/**
 * Encrypts a session id with a key that only the submitting form has, so that the form gets the same session again. Applying it twice
 * returns the id.
 * @param token of the mailed link
 * @param key of the form: the database has only digests of both
 */
export function encryptSessionId(id: string, token: string, key: string): string {
	const pad = createHmac("sha256", token).update(`session:${key}`).digest();
	const bytes = Buffer.from(id, "base64url");
	return Buffer.from([...bytes].map((byte, index) => byte ^ (pad[index] ?? 0))).toString("base64url");
}
