import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { alone } from "./build-lock.mjs";
import { ensureIndex } from "./catalogue-index.mjs";
import { Failure, isCommand, run } from "./failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { databaseFolder, withDatabase } from "./local-database.mjs";
import { migrate, migrationsFolder } from "./migrations.mjs";
import { seed, seedSources } from "./seed.mjs";
import { localState } from "./workers.mjs";

/** Beside the database: which data it was made with. */
const noteName = "crossbar.json";

/** What a freshly seeded database is made from. */
function seedKey(scale) {
	return `${fingerprint([migrationsFolder, ...seedSources])}-${scale}`;
}

/**
 * Gives a state folder its database: a copy of the seeded one where there is none, else nothing is touched, so orders stay.
 * Migrations are not applied here, see migrate().
 * @returns "new", "kept", or "outdated" where schema or seed have changed since it was made
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
	copyFolder(databaseFolder(seeded), databaseFolder(state));
	writeFileSync(note, JSON.stringify({ seed: key }));
	return "new";
}

/** Appears under its name only when it is whole, whatever interrupts it. */
function copyFolder(from, to) {
	mkdirSync(dirname(to), { recursive: true });
	rmSync(`${to}~`, { recursive: true, force: true });
	cpSync(from, `${to}~`, { recursive: true });
	renameSync(`${to}~`, to);
}

/** Seeded once and kept, since tests and `npm run reset` want it again and again. @returns its state folder */
async function seededDatabase(key, scale) {
	const folder = join(".cache", "database", key);
	if (existsSync(folder)) return folder;
	const begin = performance.now();
	const work = `${folder}~`;
	rmSync(work, { recursive: true, force: true });
	await withDatabase(work, async (db) => {
		await migrate(db);
		const rows = await seed(db, scale);
		console.log(`Seeded the database with ${rows} rows in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
	});
	dropOthers(key);
	renameSync(work, folder);
	return folder;
}

/** Earlier seeds of the same size are of no use any more. */
function dropOthers(key) {
	const size = key.slice(key.lastIndexOf("-"));
	for (const name of readdirSync(join(".cache", "database")))
		if (name.endsWith(size)) rmSync(join(".cache", "database", name), { recursive: true });
}

const broken = [
	"The local database cannot be read: its file is broken.",
	"`npm run reset` makes a new one; orders that were placed in the old one are lost.",
].join("\n");

/** SQLite's own files begin with these words; an empty one has not been written to yet. */
function failIfNotReadable(state) {
	const folder = join(databaseFolder(state), "miniflare-D1DatabaseObject");
	if (!existsSync(folder)) throw new Failure(broken);
	for (const name of readdirSync(folder).filter((file) => file.endsWith(".sqlite"))) {
		const head = readFileSync(join(folder, name)).subarray(0, 16).toString("latin1");
		if (head !== "" && head !== "SQLite format 3\0") throw new Failure(broken);
	}
}

/** Runs what asks the database; what SQLite says of a broken file becomes an advice. */
export async function withAdvice(work) {
	try {
		return await work();
	} catch (error) {
		if (/file is not a database|malformed|SQLITE_(CORRUPT|NOTADB)|internal error; reference/i.test(String(error)))
			throw new Failure(broken);
		throw error;
	}
}

if (isCommand(import.meta.url))
	run(async () => {
		const { values } = parseArgs({ options: { scale: { type: "string", default: "1" }, state: { type: "string", default: localState } } });
		const found = await ensureDatabase({ state: values.state, scale: Number(values.scale) });
		await withDatabase(values.state, async (db) => {
			const applied = await withAdvice(() => migrate(db));
			await ensureIndex(db);
			console.log(
				{ new: "A new database", kept: "The database that was there", outdated: "A database made with other data" }[found],
				values.state,
			);
			if (applied.length > 0) console.log(`Migrations applied: ${applied.join(", ")}`);
		});
	});
