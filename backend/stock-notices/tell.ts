import * as z from "zod";
import { soonDays } from "../../contract/values/soon";
import { now, rowsOf } from "../db/rows";
import { newToken, tokenHash } from "../platform/token";

/** Notices in one run; the rest waits for the next one. */
const maxConcurrent = 50;

/** SQL of a supply `s` that is available soon, like `isSoon`. */
const isSoon = `s.availability <> 'out' AND coalesce(s.stock, 1) > 0 AND coalesce(s.delivery_min, s.delivery_max) <= ${soonDays}`;

const dueRow = z.object({ id: z.number(), email: z.string(), locale: z.string(), origin: z.string(), variant_id: z.number() });

/** SQL of notices for a variant whose supplies may have changed: a trigger of the database marks them. */
const isToCheck = "is_to_check = 1 AND confirmed_at IS NOT NULL AND told_at IS NULL";
const canBeHad = `EXISTS (SELECT 1 FROM supplied_variants s WHERE s.variant_id = stock_notices.variant_id AND ${isSoon})`;

export const noticeQueries = {
	/** An unavailable variant is not checked again until it changes. */
	checked: `UPDATE stock_notices SET is_to_check = 0 WHERE ${isToCheck} AND NOT ${canBeHad}`,
	due: `SELECT stock_notices.id, coalesce(u.email, stock_notices.email) AS email, stock_notices.locale, origin, variant_id
		FROM stock_notices JOIN variants v ON v.id = variant_id JOIN products p ON p.id = v.product_id LEFT JOIN users u ON u.id = user_id
		WHERE ${isToCheck} AND v.hidden = 0 AND p.hidden = 0 AND coalesce(u.is_deleted, 0) = 0 AND ${canBeHad} ORDER BY stock_notices.id LIMIT ${maxConcurrent}`,
} as const;

/** Mails each waiting address once its variant is available soon. Runs every minute, since calls, orders and imports change supplies. */
export async function tellStock(db: D1Database): Promise<void> {
	const [, found] = await db.batch([db.prepare(noticeQueries.checked), db.prepare(noticeQueries.due)]);
	const statements = rowsOf(dueRow, found).flatMap(({ id, email, locale, origin, variant_id: variant }) => {
		const token = newToken();
		const waiting = "id = ? AND confirmed_at IS NOT NULL AND told_at IS NULL";
		return [
			db
				.prepare(
					`INSERT INTO outbox (kind, locale, recipients, cause, origin, token, snapshot)
					SELECT 'stock_notice', ?, ?, ?, ?, ?, json_object('variant', ?) FROM stock_notices WHERE ${waiting}`,
				)
				.bind(locale, JSON.stringify([email]), `stock-notice:${id}:${tokenHash(token).slice(0, 16)}`, origin, token, variant, id),
			db.prepare(`UPDATE stock_notices SET told_at = ${now()}, token_hash = ? WHERE ${waiting}`).bind(tokenHash(token), id),
		];
	});
	if (statements.length > 0) await db.batch(statements);
}
