// npm run backup [-- --out FILE] [--state FOLDER] [--remote]: the whole database as SQL, of this machine or of production.
// npm run restore -- FILE [--state FOLDER]: a database of this machine from a backup, where there is none yet.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { databaseFolder, localState, withDatabase } from "./lib/d1.mjs";
import { commandFile, Failure, nodeOrFail, quiet } from "./lib/process.mjs";

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		restore: { type: "boolean" },
		out: { type: "string" },
		state: { type: "string", default: localState },
		remote: { type: "boolean" },
	},
});

/** What is between two ends of statements: quoted texts and names, comments (each may hold semicolons and quotation marks), and all else. */
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
	console.log(`${file} holds the database: names, addresses and orders of people. Keep it as such.`);
}

async function restore(file) {
	if (!file) throw new Failure("Which backup? npm run restore -- backups/FILE.sql");
	const { tables, rows } = await restoreInto(options.state, readFileSync(file, "utf8"));
	console.log(
		`${tables} tables with ${rows} rows are there again; the database is whole, and no row of it is without the one that it belongs to.`,
	);
}

/**
 * The database of this machine as SQL, in the words in which Cloudflare exports one: tables, rows, indexes and views.
 * @param state a folder with a database that nobody is writing to
 */
async function backupOf(state) {
	if (!existsSync(databaseFolder(state))) throw new Failure(`There is no database in ${state}.`);
	return withDatabase(state, async (db) => {
		// No table is left out, nor its rows. It is not SQLite's: Miniflare knows just these words.
		const [lines] = await db.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(0, 0).raw();
		return inOrder(lines.join("\n"));
	});
}

/**
 * Makes a database of this machine from such a text, whole or not at all.
 * @param state a folder without a database
 * @returns how many tables and rows it has. @throws where it is not whole, or a row is without what it belongs to
 */
async function restoreInto(state, sql) {
	if (existsSync(databaseFolder(state)))
		throw new Failure(`There is a database in ${state}. \`npm run reset\` takes that of \`npm start\` away.`);
	try {
		return await withDatabase(state, async (db) => {
			await db.batch(statementsOf(inOrder(sql)).map((statement) => db.prepare(statement)));
			const broken = await db.prepare("PRAGMA quick_check").all();
			if (broken.results[0]?.quick_check !== "ok") throw new Failure(`The restored database is broken: ${JSON.stringify(broken.results)}`);
			const { results: orphans } = await db.prepare("PRAGMA foreign_key_check").all();
			if (orphans.length > 0) throw new Failure(`Rows are without what they belong to: ${JSON.stringify(orphans.slice(0, 5))}`);
			const counts = await rowCounts(db);
			return { tables: counts.size, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) };
		});
	} catch (error) {
		rmSync(databaseFolder(state), { recursive: true, force: true });
		throw error;
	}
}

/** @returns of each table how many rows it has, by name */
async function rowCounts(db) {
	const { results } = await db
		.prepare(
			"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY name",
		)
		.all();
	const counts = new Map();
	for (const { name } of results) counts.set(name, (await db.prepare(`SELECT COUNT(*) AS count FROM "${name}"`).first()).count);
	return counts;
}

/**
 * All tables before the first row: an export writes each table with its rows, and a row is refused while the table that it refers to is not there.
 * @param sql an export, of this machine or of Cloudflare
 */
function inOrder(sql) {
	const statements = statementsOf(sql);
	const places = statements.map((statement) => (/^PRAGMA\b/i.test(statement) ? 0 : /^CREATE TABLE\b/i.test(statement) ? 1 : 2));
	return [0, 1, 2]
		.flatMap((place) => statements.filter((_, index) => places[index] === place).map((statement) => `${statement}\n`))
		.join("");
}

/** A statement ends with a semicolon at the end of a line, outside of quotation marks and comments. */
function statementsOf(sql) {
	const statements = [];
	let begun = "";
	for (const [piece, end] of sql.matchAll(pieces)) {
		begun += piece;
		if (end === undefined) continue;
		statements.push(begun.trim());
		begun = "";
	}
	if (begun.trim() !== "") throw new Failure("The backup ends in the middle of a statement: it is not whole.");
	return statements;
}
