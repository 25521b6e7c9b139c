import * as z from "zod";
import { pageSize } from "../../contract/desk/lists";
import { now, rowsOf } from "../db/rows";

interface Action {
	/** Id of the person. */
	staff: number;
	/** The call's path without /desk/. */
	call: string;
	/** An entry each; "" without one. */
	subjects: readonly string[];
	/** How it is taken back, as JSON; null: not at all. */
	undo: string | null;
	/** The key of the submission; null without one. */
	key: string | null;
}

/** Records what a person did, once for each submission. @returns the id of the entry if it can be taken back */
export async function recordActions(db: D1Database, { staff, call, subjects, undo, key }: Action): Promise<number | null> {
	const id = await db
		.prepare(
			`INSERT INTO staff_log (staff_id, call, subject, undo, key) SELECT ?, ?, value, ?, ? FROM json_each(?) WHERE true
			ON CONFLICT (staff_id, key, call, subject) WHERE key IS NOT NULL DO UPDATE SET key = excluded.key RETURNING id`,
		)
		.bind(staff, call, undo, key, JSON.stringify(subjects))
		.first("id");
	return undo === null ? null : z.number().parse(id);
}

/** SQL of whether an entry `l` is so young that it can be taken back. */
const isYoung = `l.at > ${now("-10 minutes")}`;
const isUndone = "EXISTS (SELECT 1 FROM staff_log u WHERE u.undoes = l.id)";

const flag = z.number().transform((value) => value === 1);
const listed = z.object({
	id: z.number(),
	at: z.string(),
	name: z.string(),
	call: z.string(),
	subject: z.string(),
	kind: z.string().nullable(),
	is_undone: flag,
	undoes: z.string().nullable(),
});

/** @param staff whose entries are listed; null: everybody's */
export async function logEntries(db: D1Database, { page, staff }: { page: number; staff: number | null }) {
	const isAsked = staff === null ? "true" : "l.staff_id = ?1";
	const values = staff === null ? [] : [staff];
	const [entries, count] = await db.batch([
		db
			.prepare(
				`SELECT l.id, l.at, iif(p.name = '', p.email, p.name) AS name, l.call, l.subject, iif(${isYoung}, l.undo ->> 'kind', NULL) AS kind,
					${isUndone} AS is_undone, (SELECT o.call FROM staff_log o WHERE o.id = l.undoes) AS undoes
				FROM staff_log l CROSS JOIN staff p ON p.id = l.staff_id WHERE ${isAsked} ORDER BY l.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
			)
			.bind(...values),
		db.prepare(`SELECT COUNT(*) AS count FROM staff_log l WHERE ${isAsked}`).bind(...values),
	]);
	return { entries: rowsOf(listed, entries), count: rowsOf(z.object({ count: z.number() }), count)[0]?.count ?? 0 };
}

const stored = z.object({
	id: z.number(),
	staff_id: z.number(),
	call: z.string(),
	undo: z.string().nullable(),
	is_young: flag,
	is_undone: flag,
});

/** An entry to take back; null if there is none. */
export async function logEntry(db: D1Database, id: number): Promise<z.output<typeof stored> | null> {
	const found = await db
		.prepare(`SELECT l.id, l.staff_id, l.call, l.undo, ${isYoung} AS is_young, ${isUndone} AS is_undone FROM staff_log l WHERE l.id = ?`)
		.bind(id)
		.first();
	return stored.nullable().parse(found);
}

/** The call that takes back, as the log names it. */
export const undoCall = "log/{number}/undo";

/** Records that a person takes an entry back. It fails with its batch if somebody has done that before. */
export const recordUndo = (db: D1Database, { entry, staff }: { entry: number; staff: number }): D1PreparedStatement =>
	db
		.prepare(`INSERT INTO staff_log (staff_id, call, subject, undoes) SELECT ?1, '${undoCall}', subject, id FROM staff_log WHERE id = ?2`)
		.bind(staff, entry);

/** Whether a batch failed because its entry was taken back before. */
export const isUndoneBefore = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: staff_log.undoes");
