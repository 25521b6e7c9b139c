import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { commandFile, node, printedJson, quiet } from "./process.mjs";
import { settingsOf } from "./worker-settings.mjs";

/** The state folder of the local database and other persistent storage, as in wrangler. */
export const localState = ".wrangler/state";

/**
 * Miniflare's persistence folder within a state folder, as in wrangler.
 * @param {string} state
 */
export const persistence = (state) => resolve(state, "v3");

/**
 * The database folder of a state folder.
 * @param {string} state
 */
export const databaseFolder = (state) => join(persistence(state), "d1");

/**
 * The file of the local database; undefined if nothing was written yet.
 * @param {string} state
 * @returns {string | undefined}
 */
export function databaseFile(state) {
	const folder = join(databaseFolder(state), "miniflare-D1DatabaseObject");
	const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
	return name ? join(folder, name) : undefined;
}

/**
 * The id of the local database (backend/wrangler.toml).
 * @returns {string}
 */
export const databaseId = () => settingsOf("backend/wrangler.toml").databaseId;

/**
 * The name of the bucket of uploaded files (backend/wrangler.toml).
 * @returns {string}
 */
export const bucketName = () => settingsOf("backend/wrangler.toml").bucketName;

/**
 * The folder of a state folder's buckets.
 * @param {string} state
 */
export const bucketFolder = (state) => join(persistence(state), "r2");

/**
 * Starts Miniflare with a database only, without the Workers.
 * @param {string} state
 */
export function databaseOnly(state) {
	return new Miniflare(
		convertV4MiniflareOptions({
			modules: true,
			script: d1Script,
			cf: false,
			log: new Log(LogLevel.NONE),
			d1Databases: { DB: databaseId() },
			r2Buckets: { FILES: bucketName() },
			resourcePersistencePath: persistence(state),
		}),
	);
}

/**
 * Opens a state folder's database, which nobody else may be writing to. @param work receives localD1(), and a function that puts a file
 * into the bucket
 */
export async function withDatabase(state, work) {
	const miniflare = databaseOnly(state);
	try {
		return await work(localD1(miniflare), async (id, content) => (await miniflare.getR2Bucket("FILES")).put(id, content));
	} finally {
		await miniflare.dispose();
	}
}

/** A Worker that runs the statements it receives: [{ sql, values }], several as one batch. */
export const d1Script = `export default {
	async fetch(request, { DB }) {
		const statements = (await request.json()).map(({ sql, values }) => DB.prepare(sql).bind(...values));
		try {
			return Response.json(statements.length === 1 ? [await statements[0].all()] : await DB.batch(statements));
		} catch (error) {
			return new Response(error.message, { status: 500 });
		}
	}
}`;

/** Timeout of a statement or batch in milliseconds, generous for a busy machine. */
const timeout = 120_000;

/**
 * The subset of D1's interface that seeding needs, by requests to `d1Script`. Miniflare's own D1 proxy blocks this process at every call, and
 * occasionally fails on a busy machine.
 */
export function localD1(miniflare) {
	async function send(statements) {
		const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
		const answer = await miniflare.dispatchFetch("http://database/", { method: "POST", body, signal: AbortSignal.timeout(timeout) });
		if (!answer.ok) throw new Error(await answer.text());
		return answer.json();
	}
	const prepare = (sql, values = []) => ({
		sql,
		values,
		bind: (...bound) => prepare(sql, bound),
		all: async () => (await send([{ sql, values }]))[0],
		run: async () => (await send([{ sql, values }]))[0],
		first: async (column) => {
			const [row = null] = (await send([{ sql, values }]))[0].results;
			return row === null || column === undefined ? row : (row[column] ?? null);
		},
		raw: async () => (await send([{ sql, values }]))[0].results.map((row) => Object.values(row)),
	});
	return { prepare, batch: send };
}

/** @returns the number of rows per table */
export async function rowCounts(db) {
	const { results } = await db
		.prepare(
			"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY name",
		)
		.all();
	const counts = new Map();
	for (const { name } of results) counts.set(name, (await db.prepare(`SELECT COUNT(*) AS count FROM "${name}"`).first()).count);
	return counts;
}

/** Options by which wrangler finds a remote database. */
export const remoteDatabase = (environment) => ["--remote", "-c", "backend/wrangler.toml", "--env", environment];

/**
 * A remote database, or the local one while no shop is writing to it.
 * @returns a function that runs statements and returns the rows of each
 */
export function anyDatabase({ remote, state = localState, database = "DB", env = "production" }) {
	return async (statements) => {
		if (!remote) return withDatabase(state, async (db) => rowsOf(await db.batch(statements.map((sql) => db.prepare(sql)))));
		const args = ["d1", "execute", database, ...remoteDatabase(env), "--json", "--command", statements.join(";\n")];
		return rowsOf(printedJson("What is in the database", await node([commandFile("wrangler", "wrangler"), ...args], { env: quiet })));
	};
}

const rowsOf = (results) => results.map((one) => one.results ?? []);
