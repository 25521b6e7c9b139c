import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { commandFile, nodeOrFail, quiet } from "./process.mjs";
import { settingsOf } from "./worker-settings.mjs";

/** Where the local database and everything else that outlives the process is stored; wrangler's own place. */
export const localState = ".wrangler/state";

/**
 * Where a state folder has what the runtime stores, a folder for each kind of storage; the same place as wrangler's.
 * @param {string} state
 */
export const persistence = (state) => resolve(state, "v3");

/**
 * Where a state folder has its database.
 * @param {string} state
 */
export const databaseFolder = (state) => join(persistence(state), "d1");

/**
 * The id under which the local database is stored (backend/wrangler.toml).
 * @returns {string}
 */
export const databaseId = () => settingsOf("backend/wrangler.toml").databaseId;

/**
 * A database alone, without the Workers.
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

/** The Worker beside a local database that runs what it is sent: [{ sql, values }], several as one batch. */
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

/** Milliseconds that one statement or batch may take, on a busy machine too. */
const longest = 120_000;

/**
 * The part of D1's interface that filling a database needs, by requests to `d1Script`. Miniflare's own stand-in for D1 blocks this process at
 * every call, and on a busy machine it now and then fails over that in the middle of thousands of rows.
 */
export function localD1(miniflare) {
	async function send(statements) {
		const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
		const answer = await miniflare.dispatchFetch("http://database/", { method: "POST", body, signal: AbortSignal.timeout(longest) });
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

/**
 * The database in production, or that of this machine, which no running shop is writing to.
 * @returns runs statements and gives the rows of each
 */
export function anyDatabase({ remote, state = localState }) {
	return async (statements) => {
		if (!remote) return withDatabase(state, async (db) => rowsOf(await db.batch(statements.map((sql) => db.prepare(sql)))));
		const args = ["d1", "execute", "DB", "--remote", "-c", "backend/wrangler.toml", "--env", "production", "--json", "--command"];
		const output = await nodeOrFail("Querying the database", [commandFile("wrangler", "wrangler"), ...args, statements.join(";\n")], {
			env: quiet,
		});
		return rowsOf(JSON.parse(String(output)));
	};
}

const rowsOf = (results) => results.map((one) => one.results ?? []);
