import { z } from "zod";
import { now, rowsOf } from "../db/rows";
import { type Env, keysOf } from "./store";

/** Pages that are cached, saved or mailed go on leading to documents for a while, and a catalogue of last month may come back. */
const daysUnnamed = 30;
/** Of a run; R2 deletes up to a thousand objects at once. */
const most = 300;

/** Every product's files, of hidden ones too. */
const named = `SELECT value ->> 'digest' FROM products p, json_each(p.pictures) WHERE p.pictures IS NOT NULL
	UNION SELECT value ->> 'digest' FROM products p, json_each(p.documents) WHERE p.documents IS NOT NULL`;

/**
 * Deletes files of goods that no product has named for thirty days, besides pictures that goods have been shown by: orders and offers show them for good. It reads all products: to be called once a day. An import that is running is safe: what
 * it has asked for, uploads or names is not marked (`keep`). A marked file counts as absent; its row goes after its objects, so that what fails is tried
 * again the next time.
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
