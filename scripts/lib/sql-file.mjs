import { Buffer } from "node:buffer";
import { closeSync, createReadStream, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Failure } from "./process.mjs";

/** D1 accepts statements of up to 100,000 bytes. */
const longest = 90_000;

/** D1 fails with "out of memory" above 25,000 operations per statement. A value takes one or a few, and so does a row. */
const maxValues = 5_000;

/** Length of a long value's part per statement, in characters or bytes: it takes up to 60,000 bytes. */
const part = 20_000;

/** Length of each long value's beginning that is inserted with its row. */
const beginning = 200;

/** First and last statement of a backup: rows may refer to later ones, and a file with another end was cut off. */
const frame = "PRAGMA defer_foreign_keys=FALSE;";

/** Tables of SQLite itself, with the statements that create them: the last used ids, and statistics of the query planner. */
const ofSqlite = { sqlite_sequence: "DELETE FROM sqlite_sequence;", sqlite_stat1: "ANALYZE sqlite_schema;" };

const ownTables = "type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

/**
 * Loads the SQL of a whole database into a temporary one, in which statements may have any length and rows any order.
 * @template T
 * @param {Iterable<string> | AsyncIterable<string>} chunks a backup, or the output of `wrangler d1 export`
 * @param {(db: DatabaseSync) => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws Failure if it is incomplete, or a foreign key is violated
 */
export async function withLoaded(chunks, work) {
	// A database without a name is on disk only as far as needed, and disappears with the process.
	const db = new DatabaseSync("", { enableForeignKeyConstraints: false });
	try {
		await load(db, chunks);
		failOnBroken(db);
		return await work(db);
	} finally {
		db.close();
	}
}

/**
 * Opens the file of a database, which nobody else may be writing to.
 * @template T
 * @param {string} file
 * @param {(db: DatabaseSync) => T} work
 * @returns {T}
 */
export function withOpened(file, work) {
	const db = new DatabaseSync(file);
	try {
		failOnBroken(db);
		return work(db);
	} finally {
		db.close();
	}
}

function failOnBroken(db) {
	failOnFindings(checks.map((sql) => db.prepare(sql).all()));
}

/** An intact database answers these with "ok" and with nothing. */
export const checks = ["PRAGMA quick_check", "PRAGMA foreign_key_check"];

/** @param results of `checks` */
export function failOnFindings([[verdict], orphans]) {
	if (verdict?.quick_check !== "ok") throw new Failure(`The database is corrupt: ${JSON.stringify(verdict)}`);
	if (orphans.length > 0) throw new Failure(`Foreign keys are violated: ${JSON.stringify(orphans.slice(0, 5))}`);
}

/** The chunks of a file. @param {string} file */
export const chunksOf = (file) => createReadStream(file, { encoding: "utf8", highWaterMark: 8 << 20 });

async function load(db, chunks) {
	let [isBackup, rest] = [false, ""];
	const run = (sql) => {
		try {
			db.exec(sql);
		} catch (error) {
			throw new Failure(`The backup is incomplete, or no SQL: ${error.message}`);
		}
	};
	run("BEGIN");
	for await (const chunk of chunks) {
		isBackup ||= rest === "" && chunk.startsWith(frame);
		rest += chunk;
		// No value contains a line break.
		const end = rest.lastIndexOf(";\nINSERT INTO ");
		if (end === -1) continue;
		run(rest.slice(0, end + 1));
		rest = rest.slice(end + 2);
	}
	run(rest);
	if (isBackup && !rest.trimEnd().endsWith(`\n${frame}`)) throw new Failure("The backup is incomplete: its end is missing.");
	run("COMMIT");
}

/**
 * Writes statements into a file that only this user can read. The file gets its name once it is complete.
 * @param {string} file
 * @param {Iterable<string>} statements
 */
export function writeStatements(file, statements) {
	const descriptor = openSync(`${file}~`, "w", 0o600);
	for (const statement of statements) writeSync(descriptor, `${statement}\n`);
	fsyncSync(descriptor);
	closeSync(descriptor);
	renameSync(`${file}~`, file);
}

/**
 * A database as statements that D1 accepts one by one. Each row follows those that it refers to; many rows share a statement; a value too
 * long for one is split.
 * @param {DatabaseSync} db
 * @param {{ tables?: readonly string[] }} [options] only the rows of these tables
 * @returns {Generator<string, void>}
 */
export function* statementsOf(db, { tables } = {}) {
	const ordered = tablesInOrder(db);
	if (tables) {
		for (const { name } of ordered.filter((table) => tables.includes(table.name))) yield* insertsOf(db, name);
		return;
	}
	yield frame;
	for (const { sql } of ordered) yield `${sql};`;
	for (const { name } of ordered) yield* insertsOf(db, name);
	for (const [table, statement] of Object.entries(ofSqlite)) {
		if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table)) continue;
		yield statement;
		yield* insertsOf(db, table);
	}
	// Triggers come last: they must not run for restored rows.
	const others = "SELECT sql FROM sqlite_schema WHERE type IN ('index', 'trigger', 'view') AND sql IS NOT NULL ORDER BY type, rowid";
	for (const { sql } of db.prepare(others).all()) yield `${sql};`;
	yield frame;
}

/** The number of rows of each table. @param {DatabaseSync} db @returns {Map<string, number>} */
export const countsOf = (db) =>
	new Map(tablesInOrder(db).map(({ name }) => [name, db.prepare(`SELECT count(*) AS count FROM ${quoted(name)}`).get().count]));

/** Tables, each after those that it refers to. */
function tablesInOrder(db) {
	const left = new Map(
		db
			.prepare(`SELECT name, sql FROM sqlite_schema WHERE ${ownTables} ORDER BY rowid`)
			.all()
			.map((table) => [table.name, table]),
	);
	const ordered = [];
	const add = (table, asking) => {
		if (asking.includes(table.name)) throw new Failure(`These tables refer to each other: ${asking.join(", ")}.`);
		if (!left.has(table.name)) return;
		for (const { table: name } of referencesOf(db, table.name))
			if (name !== table.name && left.has(name)) add(left.get(name), [...asking, table.name]);
		left.delete(table.name);
		ordered.push(table);
	};
	for (const table of [...left.values()]) add(table, []);
	return ordered;
}

const referencesOf = (db, table) => db.prepare('SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?)').all(table);

function* insertsOf(db, table) {
	const columns = db.prepare("SELECT name, pk FROM pragma_table_info(?)").all(table);
	const names = columns.map(({ name }) => quoted(name)).join(",");
	const keys = columns.filter(({ pk }) => pk > 0);
	const select = db.prepare(`SELECT ${names} FROM ${quoted(table)}`);
	select.setReadBigInts(true);
	const into = `INSERT INTO ${quoted(table)} (${names}) VALUES`;
	const maxRows = Math.ceil(maxValues / columns.length);
	let [rows, length, count] = ["", 0, 0];
	for (const row of rowsInOrder(select.iterate(), ownReferences(db, table, keys))) {
		const values = columns.map(({ name, pk }) => ({ name, pk, literal: literalOf(row[name]), value: row[name] }));
		const sql = `(${values.map(({ literal }) => literal)})`;
		const added = Buffer.byteLength(sql) + 1;
		if (rows !== "" && (count >= maxRows || into.length + length + added > longest)) {
			yield `${into}${rows};`;
			[rows, length, count] = ["", 0, 0];
		}
		if (into.length + added > longest) yield* inParts(table, into, values);
		else {
			rows += rows === "" ? sql : `,${sql}`;
			length += added;
			count++;
		}
	}
	if (rows !== "") yield `${into}${rows};`;
}

/** A table's references to itself: columns and their targets. */
function ownReferences(db, table, keys) {
	const references = referencesOf(db, table).filter((reference) => reference.table === table);
	if (new Set(references.map(({ id }) => id)).size < references.length)
		throw new Failure(`Rows of ${table} refer to each other by several columns.`);
	return references.map(({ from, to }) => ({ from, to: to ?? keys[0].name }));
}

/** Rows of a table, each after those that it refers to. */
function* rowsInOrder(rows, references) {
	if (references.length === 0) {
		yield* rows;
		return;
	}
	const given = new Set();
	const waiting = new Map();
	function* give(row) {
		const wanted = references
			.filter(({ from, to }) => row[from] !== null && row[from] !== row[to])
			.map(({ from, to }) => `${to} ${row[from]}`)
			.find((key) => !given.has(key));
		if (wanted !== undefined) {
			waiting.set(wanted, [...(waiting.get(wanted) ?? []), row]);
			return;
		}
		yield row;
		for (const key of new Set(references.map(({ to }) => `${to} ${row[to]}`))) {
			given.add(key);
			const next = waiting.get(key) ?? [];
			waiting.delete(key);
			for (const one of next) yield* give(one);
		}
	}
	for (const row of rows) yield* give(row);
	if (waiting.size > 0) throw new Failure(`Rows refer to each other: ${[...waiting.keys()].slice(0, 5).join(", ")}.`);
}

/** A row that is too long for one statement: its long values start with their beginnings, and the rest is appended. */
function* inParts(table, into, values) {
	const keys = values.filter(({ pk }) => pk > 0);
	if (keys.length === 0)
		throw new Failure(`A row of ${table} is too long for one statement, and has no key by which parts are added to it.`);
	const where = keys.map(({ name, literal }) => `${quoted(name)} IS ${literal}`).join(" AND ");
	const pieces = values.map((one) => ({ ...one, parts: one.pk > 0 ? [one.value] : partsOf(one.value) }));
	yield `${into}(${pieces.map(({ parts }) => literalOf(parts[0]))});`;
	for (const { name, parts } of pieces)
		for (const added of parts.slice(1)) {
			const joined = `${quoted(name)} || ${literalOf(added)}`;
			const value = typeof added === "string" ? joined : `CAST(${joined} AS BLOB)`;
			yield `UPDATE ${quoted(table)} SET ${quoted(name)} = ${value} WHERE ${where};`;
		}
}

/** Splits a value without cutting a surrogate pair. */
function partsOf(value) {
	const isText = typeof value === "string";
	if (!(isText || value instanceof Uint8Array) || value.length <= 2 * beginning) return [value];
	const parts = [];
	for (let [from, end] = [0, beginning]; from < value.length; [from, end] = [end, end + part]) {
		if (isText && /[\ud800-\udbff]/.test(value[end - 1] ?? "")) end++;
		parts.push(isText ? value.slice(from, end) : value.subarray(from, end));
	}
	return parts;
}

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

function literalOf(value) {
	if (value === null) return "NULL";
	if (typeof value === "bigint") return String(value);
	if (typeof value === "number") return realOf(value);
	return typeof value === "string" ? textOf(value) : `X'${Buffer.from(value).toString("hex")}'`;
}

function realOf(value) {
	if (!Number.isFinite(value)) return value > 0 ? "9e999" : "-9e999";
	const text = String(value);
	return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Escapes line breaks, so that each INSERT is one line, and NUL, at which SQL ends. */
function textOf(value) {
	if (value.includes("\0")) return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
	let sql = `'${value.replaceAll("'", "''")}'`;
	for (const [character, letter] of ["\nn", "\rr"]) {
		if (!sql.includes(character)) continue;
		let token = `\\${letter}`;
		for (let number = 0; sql.includes(token); number++) token = `\\${letter}${number};`;
		sql = `replace(${sql.replaceAll(character, token)},'${token}',char(${character.charCodeAt(0)}))`;
	}
	return sql;
}
