import { resolve } from "node:path";
import { runnerImport } from "vite";

/** Makes the index of a catalogue that has none: a database from before there was one, whose migration has just added its tables. */
export async function ensureIndex(db) {
	if ((await db.prepare("SELECT version FROM catalogue_version WHERE id = 1").first()) !== null) return;
	const { module } = await runnerImport(resolve("backend/jobs/rebuild-index.ts"), { configFile: false, logLevel: "error" });
	await module.rebuildIndex(db);
}
