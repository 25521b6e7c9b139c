import { now } from "../db/rows";
import { rebuildIndex } from "./rebuild-index";
import type { SearchEnv } from "./search-engine-of";

/** Notes that goods have changed, in the batch that changes them: lists, filters and search follow soon. */
export const noteChange = (db: D1Database): D1PreparedStatement =>
	db.prepare("UPDATE catalogue_index_state SET changed = changed + 1 WHERE id = 1");

/** Changes that come while the index is made are in the next one. A job makes what is left after so many. */
const maxRounds = 3;

/**
 * Makes the index of catalogue and search anew if goods have changed since. One at a time, because it takes half of an isolate's memory; not
 * during an import, which makes it at its end.
 */
export async function renewIndex(env: SearchEnv): Promise<void> {
	for (let round = 0; round < maxRounds; round++) {
		const claimed = await env.DB.prepare(
			`UPDATE catalogue_index_state SET claimed_until = ${now("+2 minutes")}
			WHERE id = 1 AND changed > indexed AND coalesce(claimed_until, '') <= ${now()}
				AND NOT EXISTS (SELECT 1 FROM running_import WHERE id = 1 AND locked_until > ${now()})`,
		).run();
		if (claimed.meta.changes !== 1) return;
		try {
			await rebuildIndex(env);
		} finally {
			await env.DB.prepare("UPDATE catalogue_index_state SET claimed_until = NULL WHERE id = 1").run();
		}
	}
}
