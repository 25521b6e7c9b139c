// npm run backup [-- --out FILE] [--state FOLDER] [--remote]: dumps the local or the production database as SQL.
// npm run restore -- FILE [--state FOLDER]: creates a local database from a backup; there must be none yet.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { commandLine } from "./lib/command-line.mjs";
import { databaseFolder, exportedSql, localState, rowCounts, withDatabase } from "./lib/d1.mjs";
import { commandFile, Failure, nodeOrFail, quiet } from "./lib/process.mjs";

const usage = "npm run backup [-- --out FILE] [--state FOLDER] [--remote]\nnpm run restore -- FILE [--state FOLDER]";
const { values: options, positionals } = commandLine(
	usage,
	{
		restore: { type: "boolean" },
		out: { type: "string" },
		state: { type: "string", default: localState },
		remote: { type: "boolean" },
	},
	1,
);
if (!options.restore && positionals.length > 0) throw new Failure(`A backup is written to --out FILE.\n\n${usage}`);
if (options.restore && (options.out || options.remote)) throw new Failure(`A backup is restored locally.\n\n${usage}`);

/** Tokens of SQL: quoted texts and names, comments (all may contain semicolons and quotation marks), ends of statements, and the rest. */
const pieces = /'[^']*(?:''[^']*)*'|"[^"]*"|--[^\n]*|(;[ \t]*(?:\n|$))|[^'"\-;]+|./gs;

if (options.restore) await restore(positionals[0]);
else await backup(options.out ?? `backups/crossbar-${new Date().toISOString().replace(/[:.]/g, "-")}.sql`);

async function backup(file) {
	mkdirSync(dirname(file), { recursive: true });
	const write = (sql) => writeFileSync(file, sql, { mode: 0o600 });
	if (options.remote) {
		const args = ["d1", "export", "DB", "--remote", "-c", "backend/wrangler.toml", "--env", "production", "--output", file];
		await nodeOrFail("Exporting the database", [commandFile("wrangler", "wrangler"), ...args], { env: quiet, isShown: true });
		write(inOrder(readFileSync(file, "utf8")));
	} else write(await backupOf(options.state));
	console.log(`${file} contains personal data: names, addresses and orders. Store it securely.`);
}

async function restore(file) {
	if (!file) throw new Failure("Which backup? npm run restore -- backups/FILE.sql");
	const { tables, rows } = await restoreInto(options.state, readFileSync(file, "utf8"));
	console.log(
		`${tables} tables with ${rows} rows are there again; the database is whole, and no row of it is without the one that it belongs to.`,
	);
}

/**
 * The local database as SQL, in Cloudflare's export format: tables, rows, indexes and views.
 * @param state a folder with a database that nobody is writing to
 */
async function backupOf(state) {
	if (!existsSync(databaseFolder(state))) throw new Failure(`There is no database in ${state}.`);
	return withDatabase(state, async (db) => inOrder(await exportedSql(db)));
}

/**
 * Creates a local database from a dump, atomically.
 * @param state a folder without a database
 * @returns the number of tables and rows. @throws if the dump is incomplete, or a foreign key is violated
 */
async function restoreInto(state, sql) {
	if (existsSync(databaseFolder(state)))
		throw new Failure(`There is a database in ${state}. \`npm run reset\` takes that of \`npm start\` away.`);
	try {
		return await withDatabase(state, async (db) => {
			await db.batch(statementsOf(inOrder(sql)).map((statement) => db.prepare(statement)));
			const broken = await db.prepare("PRAGMA quick_check").all();
			if (broken.results[0]?.quick_check !== "ok") throw new Failure(`The restored database is corrupt: ${JSON.stringify(broken.results)}`);
			const { results: orphans } = await db.prepare("PRAGMA foreign_key_check").all();
			if (orphans.length > 0) throw new Failure(`Foreign keys are violated: ${JSON.stringify(orphans.slice(0, 5))}`);
			const counts = await rowCounts(db);
			return { tables: counts.size, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) };
		});
	} catch (error) {
		rmSync(databaseFolder(state), { recursive: true, force: true });
		throw error;
	}
}

/**
 * Moves all CREATE TABLE statements before the first row: an export writes each table with its rows, which would violate foreign keys to later
 * tables.
 * @param sql a local export or one of Cloudflare
 */
function inOrder(sql) {
	const statements = statementsOf(sql);
	const places = statements.map((statement) => (/^PRAGMA\b/i.test(statement) ? 0 : /^CREATE TABLE\b/i.test(statement) ? 1 : 2));
	return [0, 1, 2]
		.flatMap((place) => statements.filter((_, index) => places[index] === place).map((statement) => `${statement}\n`))
		.join("");
}

/** A statement ends with a semicolon at the end of a line, outside of quotes and comments. */
function statementsOf(sql) {
	const statements = [];
	let begun = "";
	for (const [piece, end] of sql.matchAll(pieces)) {
		begun += piece;
		if (end === undefined) continue;
		statements.push(begun.trim());
		begun = "";
	}
	if (begun.trim() !== "") throw new Failure("The backup is incomplete: it ends in the middle of a statement.");
	return statements;
}
