import * as z from "zod";
import { now, rowsOf } from "../db/rows";
import { type Env, keysOf } from "./store";

/** Cached, saved and mailed pages link to documents for a while, and last month's catalogue may return. */
const daysUnnamed = 30;
/** Files per run; R2 deletes up to a thousand objects at once. */
const most = 300;

/** Files of all products, including hidden ones. */
const named = `SELECT value ->> 'digest' FROM products p, json_each(p.pictures) WHERE p.pictures IS NOT NULL
	UNION SELECT value ->> 'digest' FROM products p, json_each(p.documents) WHERE p.documents IS NOT NULL`;

/**
 * Deletes files that no product has named for thirty days, except pictures of goods, which orders and offers show permanently. It reads all
 * products, so call it once a day. Running imports are safe: `keep` unmarks each file that they query, upload or name. A marked file counts
 * as missing; its row is deleted after its objects, so that a failed run can be repeated.
 */
export async function deleteUnnamed({ DB: db, FILES: bucket }: Env): Promise<void> {
	if (!bucket) return;
	const [, , marked] = await db.batch([
		db.prepare(`UPDATE media SET unnamed_since = NULL WHERE unnamed_since IS NOT NULL AND digest IN (${named})`),
		db.prepare(`UPDATE media SET unnamed_since = ${now()} WHERE unnamed_since IS NULL AND digest NOT IN (${named})`),
		db.prepare(
			`UPDATE media SET deleting_since = ${now()}
			WHERE digest IN (SELECT digest FROM media WHERE is_shown = 0 AND unnamed_since < ${now(`-${daysUnnamed} days`)} LIMIT ${most}) RETURNING digest`,
		),
	]);
	const digests = rowsOf(z.object({ digest: z.string() }), marked).map(({ digest }) => digest);
	if (digests.length === 0) return;
	await bucket.delete(digests.flatMap(keysOf));
	await db
		.prepare("DELETE FROM media WHERE deleting_since IS NOT NULL AND digest IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(digests))
		.run();
}
