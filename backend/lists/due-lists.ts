import * as z from "zod";
import { companyDay } from "../../contract/company";
import { backendLocale, day } from "../../contract/fields";
import { dueAfter, rhythms } from "../../contract/values/rhythm";
import { json, rowsOf } from "../db/rows";

export const storedRhythm = z.object({
	every: z.enum(rhythms),
	from: day,
	locale: backendLocale,
	origin: z.string(),
});

/** One run mails at most this many owners; the next run takes the rest. */
const maxConcurrent = 50;

const dueRow = z.object({ uuid: z.string(), name: z.string(), email: z.string(), rhythm: json(storedRhythm), due_on: z.string() });

/** Mails the owners of due lists, once for each due day, and sets the next due day. */
export async function mailDueLists(db: D1Database, now = new Date()): Promise<void> {
	const today = companyDay(now);
	const found = await db
		.prepare(
			`SELECT l.uuid, l.name, u.email, l.rhythm, l.due_on FROM lists l JOIN users u ON u.id = l.user_id AND u.is_deleted = 0
			WHERE l.due_on <= ? ORDER BY l.due_on LIMIT ${maxConcurrent}`,
		)
		.bind(today)
		.all();
	const statements = rowsOf(dueRow, found).flatMap(({ uuid, name, email, rhythm: { every, from, locale, origin }, due_on }) => [
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cause, origin, snapshot) VALUES ('list_due', ?, ?, ?, ?, ?)
				ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(locale, JSON.stringify([email]), `list-due:${uuid}:${due_on}`, origin, JSON.stringify({ uuid, name, every })),
		db.prepare("UPDATE lists SET due_on = ? WHERE uuid = ? AND due_on = ?").bind(dueAfter(every, from, today), uuid, due_on),
	]);
	if (statements.length > 0) await db.batch(statements);
}
