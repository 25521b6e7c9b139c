import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { device } from "../../../contract/values/device";
import { now, rowsOf } from "../../db/rows";

const row = device.extend({
	id: z.string(),
	signed_in_at: z.string(),
	used_at: z.string(),
	locale: backendLocale.nullable(),
	is_this: z.number(),
	count: z.number(),
});

const most = 100;

/**
 * The sessions of an account: the current one first, then by last use.
 * @param session digest of the current one
 */
export async function ownSessions(db: D1Database, user: number, session: string) {
	const found = await db
		.prepare(
			`SELECT name AS id, created_at AS signed_in_at, used_at, locale, browser, system, id = ?2 AS is_this, COUNT(*) OVER () AS count
			FROM sessions WHERE user_id = ?1 AND expires_at > ${now()} ORDER BY id = ?2 DESC, used_at DESC, created_at DESC, name LIMIT ${most}`,
		)
		.bind(user, session)
		.all();
	const rows = rowsOf(row, found);
	return {
		count: rows[0]?.count ?? 0,
		sessions: rows.map(({ count: _, is_this, ...shown }) => ({ ...shown, is_this: is_this === 1 })),
	};
}

/**
 * Ends sessions of the account except the current one, which signing out ends. Guest carts of an ended session are no longer found by it.
 * @param name the session's name in the list; null: all others
 * @returns statements for one batch; they change nothing if the name belongs to another account
 */
export function endOtherSessions(db: D1Database, user: number, session: string, name: string | null): D1PreparedStatement[] {
	const others = "user_id = ?1 AND id <> ?2 AND (?3 IS NULL OR name = ?3)";
	return [
		`UPDATE carts SET session_id = '' WHERE session_id IN (SELECT id FROM sessions WHERE ${others})`,
		`DELETE FROM sessions WHERE ${others}`,
	].map((sql) => db.prepare(sql).bind(user, session, name));
}
