import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { d1Script, localD1 } from "./local-d1.mjs";
import { settingsOf } from "./worker-settings.mjs";

/** Where a state folder has what the runtime stores, a folder for each kind of storage; the same place as wrangler's. */
export const persistence = (state) => resolve(state, "v3");

/** Where a state folder has its database. */
export const databaseFolder = (state) => join(persistence(state), "d1");

/** The id under which the local database is stored (backend/wrangler.toml). */
export const databaseId = () => settingsOf("backend/wrangler.toml").databaseId;

/** A database alone, without the Workers. */
export function databaseOnly(state) {
	return new Miniflare(
		convertV4MiniflareOptions({
			modules: true,
			script: d1Script,
			cf: false,
			log: new Log(LogLevel.NONE),
			d1Databases: { DB: databaseId() },
			resourcePersistencePath: persistence(state),
		}),
	);
}

/** Does something with the database of a state folder, which nobody is writing to. @param work is given localD1() */
export async function withDatabase(state, work) {
	const miniflare = databaseOnly(state);
	try {
		return await work(localD1(miniflare));
	} finally {
		await miniflare.dispose();
	}
}
