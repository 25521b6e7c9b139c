// npm run reset: deletes the local database. node scripts/run.mjs scripts/database.mjs [--state FOLDER] [--scale N]: creates or migrates it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { bucketFolder, bucketName, databaseFolder, localState, withDatabase } from "./lib/d1.mjs";
import { alone, fingerprint } from "./lib/files.mjs";
import { load } from "./lib/load.mjs";
import { Failure, isCommand } from "./lib/process.mjs";
import { seed, seedDemo, seedSources } from "./lib/seed.mjs";

const migrationsFolder = "backend/migrations";

/** Stored next to the database. Contains the key of its seed. */
const noteName = "crossbar.json";

/** A key of everything that determines a freshly seeded database and its files. */
function seedKey(scale) {
	return `${fingerprint([migrationsFolder, ...seedSources])}-${bucketName()}-${scale}`;
}

/**
 * Copies the seeded database into a state folder without one; an existing database is left unchanged, so orders stay.
 * Does not apply migrations, see migrate().
 * @returns "new", "kept", or "outdated" if schema or seed have changed since it was made
 */
export async function ensureDatabase({ state = localState, scale = 1 } = {}) {
	const key = seedKey(scale);
	const note = join(state, noteName);
	if (existsSync(databaseFolder(state))) {
		failIfNotReadable(state);
		return existsSync(note) && JSON.parse(readFileSync(note, "utf8")).seed === key ? "kept" : "outdated";
	}
	const seeded = await alone(() => seededDatabase(key, scale));
	mkdirSync(state, { recursive: true });
	rmSync(bucketFolder(state), { recursive: true, force: true });
	copyFolder(bucketFolder(seeded), bucketFolder(state));
	copyFolder(databaseFolder(seeded), databaseFolder(state));
	writeFileSync(note, JSON.stringify({ seed: key }));
	return "new";
}

/** Copies atomically: the folder gets its name when the copy is complete. */
function copyFolder(from, to) {
	mkdirSync(dirname(to), { recursive: true });
	rmSync(`${to}~`, { recursive: true, force: true });
	cpSync(from, `${to}~`, { recursive: true });
	renameSync(`${to}~`, to);
}

/** Seeds a database once and caches it for tests and `npm run reset`. @returns its state folder */
async function seededDatabase(key, scale) {
	const folder = join(".cache", "database", key);
	if (existsSync(folder)) return folder;
	const begin = performance.now();
	const work = `${folder}~`;
	rmSync(work, { recursive: true, force: true });
	await withDatabase(work, async (db, putFile) => {
		await migrate(db);
		await seed(db, scale);
		await seedDemo(db, putFile);
		console.log(`Seeded the database in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
	});
	dropOthers(key);
	renameSync(work, folder);
	return folder;
}

/** Deletes outdated seeds of the same size. */
function dropOthers(key) {
	const size = key.slice(key.lastIndexOf("-"));
	for (const name of readdirSync(join(".cache", "database")))
		if (name.endsWith(size)) rmSync(join(".cache", "database", name), { recursive: true });
}

const broken = [
	"The local database cannot be read: its file is broken.",
	"`npm run reset` makes a new one; orders that were placed in the old one are lost.",
].join("\n");

/** SQLite files begin with this header; an empty one has not been written to yet. */
function failIfNotReadable(state) {
	const folder = join(databaseFolder(state), "miniflare-D1DatabaseObject");
	if (!existsSync(folder)) throw new Failure(broken);
	for (const name of readdirSync(folder).filter((file) => file.endsWith(".sqlite"))) {
		const head = readFileSync(join(folder, name)).subarray(0, 16).toString("latin1");
		if (head !== "" && head !== "SQLite format 3\0") throw new Failure(broken);
	}
}

/** Runs a query; SQLite's error for a corrupt file is reported with advice. */
export async function withAdvice(work) {
	try {
		return await work();
	} catch (error) {
		if (/file is not a database|malformed|SQLITE_(CORRUPT|NOTADB)|internal error; reference/i.test(String(error)))
			throw new Failure(broken);
		throw error;
	}
}

/**
 * Creates or migrates the database of a state folder.
 * @returns the result of ensureDatabase, and the names of the applied migrations
 */
export async function prepareDatabase({ state = localState, scale = 1 } = {}) {
	const found = await ensureDatabase({ state, scale });
	// A new database is a copy of a migrated one.
	const migrations = found === "new" ? [] : await withAdvice(() => withDatabase(state, updateDatabase));
	return { found, migrations };
}

/** @returns the names of the applied migrations */
async function updateDatabase(db) {
	const verdict = await db.prepare("PRAGMA quick_check(1)").first("quick_check");
	if (verdict !== "ok") throw new Error(`malformed: ${verdict}`);
	const applied = await migrate(db);
	await ensureIndex(db);
	return applied;
}

/** wrangler uses this table too, so `wrangler d1 migrations` sees the same state. */
const ledger = `CREATE TABLE IF NOT EXISTS d1_migrations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies pending migrations, each atomically. @returns their names */
export async function migrate(db) {
	await db.prepare(ledger).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
	const applied = new Set(results.map(({ name }) => name));
	const open = readdirSync(migrationsFolder)
		.filter((name) => name.endsWith(".sql") && !applied.has(name))
		.sort();
	if (open.length === 0) return open;
	// Loaded on demand: it is large.
	const { unstable_splitSqlQuery: statementsOf } = await import("wrangler");
	for (const name of open) {
		const statements = statementsOf(readFileSync(join(migrationsFolder, name), "utf8")).filter(hasCode);
		const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
		await db.batch([...statements.map((sql) => db.prepare(sql)), note]);
	}
	return open;
}

/** D1 rejects a statement of comments only. */
function hasCode(sql) {
	return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "";
}

/** Builds the search index if a migration has just added its tables to an older database. */
async function ensureIndex(db) {
	if ((await db.prepare("SELECT version FROM catalogue_version WHERE id = 1").first()) !== null) return;
	const { rebuildIndex } = await load("backend/search/rebuild-index.ts");
	await rebuildIndex({ ...process.env, DB: db });
}

if (isCommand(import.meta.url)) {
	const { values } = parseArgs({
		options: { scale: { type: "string", default: "1" }, state: { type: "string", default: localState }, reset: { type: "boolean" } },
	});
	if (values.reset) {
		const had = existsSync(values.state);
		rmSync(values.state, { recursive: true, force: true });
		console.log(had ? "The local database with its orders is deleted." : "There was no local database.");
		console.log("The next `npm start` makes a new one.");
	} else {
		const { found, migrations } = await prepareDatabase({ state: values.state, scale: Number(values.scale) });
		console.log(
			{ new: "A new database", kept: "The database that was there", outdated: "A database made with other data" }[found],
			values.state,
		);
		if (migrations.length > 0) console.log(`Migrations applied: ${migrations.join(", ")}`);
	}
}
