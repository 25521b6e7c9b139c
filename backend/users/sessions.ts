import { randomBytes } from "node:crypto";
import { z } from "zod";
import { now } from "../now";

/** As long as the cookie that holds it. */
const sessionDays = 30;

const row = z.object({ user_id: z.number() });

/** The account that a session is signed in to. @param session "" for none */
export async function userOfSession(db: D1Database, session: string): Promise<number | null> {
	if (session === "") return null;
	return (
		row.nullable().parse(await db.prepare("SELECT user_id FROM signed_in WHERE session_id = ?").bind(session).first())?.user_id ?? null
	);
}

/** 256 random bits: 43 characters. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/**
 * Signs an account in under an id that nobody has seen before. What the visitor has as a guest (carts, offers, orders, keys of forms) goes
 * along: open carts and offers become the account's, and so do sent orders that name its address; other sent orders stay with the session.
 * @param user the id of the account, as SQL with its values
 * @param former the session before, which ends; "" for none
 * @returns statements for one batch; where `user` finds nobody they do nothing
 */
export function startSession(
	db: D1Database,
	id: string,
	user: { sql: string; values: readonly (string | number)[] },
	former: string,
): D1PreparedStatement[] {
	const started = db
		.prepare(
			`INSERT INTO sessions (id, user_id, created_at, expires_at)
			SELECT ?, u.id, ${now()}, ${now(`+${sessionDays} days`)}
			FROM users u WHERE u.id IN (${user.sql}) AND u.is_deleted = 0`,
		)
		.bind(id, ...user.values);
	if (former === "") return [started];
	const moving = [
		`UPDATE orders SET user_id = (SELECT user_id FROM sessions WHERE id = ?1)
			WHERE session_id = ?2 AND user_id IS NULL AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)
				AND (is_processed = 0 OR id IN (SELECT f.order_id FROM order_forms f JOIN sessions s ON s.id = ?1
					JOIN users u ON u.id = s.user_id AND u.email = f.email COLLATE NOCASE WHERE f.order_id = orders.id AND f.type = 'billing'))`,
		`UPDATE orders SET session_id = ?1 WHERE session_id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)
			AND (user_id IS NULL OR user_id = (SELECT user_id FROM sessions WHERE id = ?1))`,
		"UPDATE idempotency_keys SET session_id = ?1 WHERE session_id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
		"DELETE FROM sessions WHERE id = ?2 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
	];
	return [started, ...moving.map((sql) => db.prepare(sql).bind(id, former))];
}

/**
 * Signs out: the session finds nothing any more, not even what came along from a guest; what is the account's stays with the account. A guest's
 * session does not end.
 * @returns statements for one batch
 */
export const endSession = (db: D1Database, session: string): D1PreparedStatement[] =>
	[
		"UPDATE orders SET session_id = '' WHERE session_id = ?1 AND EXISTS (SELECT 1 FROM sessions WHERE id = ?1)",
		"DELETE FROM sessions WHERE id = ?1",
	].map((sql) => db.prepare(sql).bind(session));

/** Ends all sessions of an account. @returns a statement for a batch */
export const endSessionsOf = (db: D1Database, user: { sql: string; values: readonly (string | number)[] }): D1PreparedStatement =>
	db.prepare(`DELETE FROM sessions WHERE user_id IN (${user.sql})`).bind(...user.values);
