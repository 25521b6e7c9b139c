// npm run backup [-- --out FILE] [--state FOLDER | --remote [--env staging]]: dumps the local or a remote database as SQL.
// npm run restore -- FILE [--state FOLDER | --remote --database NAME [--env staging]]: fills a new local or remote database from a backup.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { commandLine } from "./lib/command-line.mjs";
import { anyDatabase, databaseFile, databaseFolder, localState, remoteDatabase, rowCounts, withDatabase } from "./lib/d1.mjs";
import { commandFile, Failure, nodeOrFail, quiet } from "./lib/process.mjs";
import { checks, chunksOf, countsOf, failOnFindings, statementsOf, withLoaded, withOpened, writeStatements } from "./lib/sql-file.mjs";

const usage = `npm run backup [-- --out FILE] [--state FOLDER | --remote [--env staging]]
npm run restore -- FILE [--state FOLDER | --remote --database NAME [--env staging]]`;
const { values: options, positionals } = commandLine(
	usage,
	{
		restore: { type: "boolean" },
		out: { type: "string" },
		state: { type: "string", default: localState },
		remote: { type: "boolean" },
		database: { type: "string" },
		env: { type: "string", default: "production" },
	},
	1,
);
if (!["production", "staging"].includes(options.env)) throw new Failure(`--env is production or staging.\n\n${usage}`);
if (!options.restore && positionals.length > 0) throw new Failure(`A backup is written to --out FILE.\n\n${usage}`);
if (!options.restore && options.database) throw new Failure(`A backup is of the database of --env.\n\n${usage}`);
if (options.restore && options.out) throw new Failure(`Only a backup has --out.\n\n${usage}`);
if (options.restore && options.remote !== (options.database !== undefined || undefined))
	throw new Failure(`--remote restores into a new database: --database NAME.\n\n${usage}`);

if (options.restore) await restore(positionals[0]);
else await backup(options.out ?? `backups/crossbar-${new Date().toISOString().replace(/[:.]/g, "-")}.sql`);

async function backup(file) {
	mkdirSync(dirname(file), { recursive: true });
	const write = (db) => {
		writeStatements(file, statementsOf(db));
		return countsOf(db);
	};
	const counts = options.remote
		? await inPrivateFolder(async (folder) => withLoaded(chunksOf(await exported(folder)), write))
		: withOpened(localFile(), write);
	console.log(`${file} has ${inWords(counts)} in ${statSync(file).size.toLocaleString("en")} bytes.`);
	console.log("It contains personal data: names, addresses and orders. Store it securely.");
}

function localFile() {
	const file = databaseFile(options.state);
	if (!file) throw new Failure(`There is no database in ${options.state}.`);
	return file;
}

/** @returns the file with Cloudflare's export */
async function exported(folder) {
	const file = join(folder, "export.sql");
	await wrangler("Exporting the database", "export", "DB", "--output", file);
	if (!existsSync(file)) throw new Failure("Nothing was exported.");
	return file;
}

async function restore(file) {
	if (!file) throw new Failure("Which backup? npm run restore -- backups/FILE.sql");
	const counts = await withLoaded(chunksOf(file), async (db) => {
		await (options.remote ? restoreRemote(db) : restoreLocal(db));
		return countsOf(db);
	});
	console.log(`${inWords(counts)} are there again; the database is whole, and no row of it is without the one that it belongs to.`);
}

/** Creates the local database completely or not at all. */
async function restoreLocal(copy) {
	const { state } = options;
	if (existsSync(databaseFolder(state)))
		throw new Failure(`There is a database in ${state}. \`npm run reset\` takes that of \`npm start\` away.`);
	try {
		await withDatabase(state, async (db) => {
			for (const statements of inBatches(statementsOf(copy))) await db.batch(statements.map((statement) => db.prepare(statement)));
			failOnFindings(await Promise.all(checks.map(async (sql) => (await db.prepare(sql).all()).results)));
			failOnCounts(await rowCounts(db), countsOf(copy));
		});
	} catch (error) {
		rmSync(databaseFolder(state), { recursive: true, force: true });
		throw error;
	}
}

/** Fills a new database at Cloudflare. If a statement of the file fails, the database returns to its previous state. */
async function restoreRemote(copy) {
	const query = anyDatabase(options);
	const [found] = await query(["SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'"]);
	if (found.length > 0)
		throw new Failure(`${options.database} is not empty: ${found.length} tables. A backup is restored into a new database.`);
	await inPrivateFolder(async (folder) => {
		const file = join(folder, "restore.sql");
		writeStatements(file, statementsOf(copy));
		await wrangler("Filling the database", "execute", options.database, "--yes", "--file", file);
	});
	const wanted = countsOf(copy);
	const tables = [...wanted.keys()];
	const [verdict, orphans, ...rows] = await query([...checks, ...tables.map((table) => `SELECT count(*) AS count FROM "${table}"`)]);
	failOnFindings([verdict, orphans]);
	failOnCounts(new Map(tables.map((table, index) => [table, rows[index][0].count])), wanted);
}

function failOnCounts(counts, wanted) {
	const other = [...wanted].filter(([table, count]) => counts.get(table) !== count).map(([table]) => table);
	if (other.length > 0) throw new Failure(`Rows are missing, or there are too many, in ${other.join(", ")}.`);
}

/** Statements in batches of about a megabyte. */
function* inBatches(statements) {
	let [batch, length] = [[], 0];
	for (const statement of statements) {
		batch.push(statement);
		length += statement.length;
		if (length < 1_000_000) continue;
		yield batch;
		[batch, length] = [[], 0];
	}
	if (batch.length > 0) yield batch;
}

function inWords(counts) {
	return `${counts.size} tables with ${[...counts.values()].reduce((sum, count) => sum + count, 0)} rows`;
}

async function wrangler(what, command, database, ...more) {
	const args = [commandFile("wrangler", "wrangler"), "d1", command, database, ...remoteDatabase(options.env), ...more];
	await nodeOrFail(what, args, { env: quiet, isShown: true, asks: true });
}

/** Files in it are as confidential as the database. */
async function inPrivateFolder(work) {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-backup-"));
	try {
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
