import { DatabaseSync } from "node:sqlite";

/** Limits of D1 (docs/operations.md): bytes per statement and row, and operations of a compiled statement. */
const maxBytes = 100_000;
const maxRowBytes = 2_000_000;
const maxOperations = 25_000;

/** D1 rejects transactions in a file: each statement is one. */
const transaction = /^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE|ATTACH|DETACH|VACUUM)\b/i;

/**
 * Remote endpoints split a trigger unless it is on one line, has a single END, and contains no CASE, whose END they take for the
 * trigger's.
 */
const trigger = /^CREATE TRIGGER [^\n]* BEGIN [^\n]*; END$/;

/** @returns problems of a statement on a remote database, found in its text alone */
export function problemsOf(statement: string): string[] {
	const bytes = Buffer.byteLength(statement);
	const code = statement.replace(/^(?:\s*--[^\n]*\n)+/, "").trim();
	const isTrigger = /^CREATE (?:TEMP(?:ORARY)? )?TRIGGER\b/i.test(code);
	const found = [
		...(bytes > maxBytes ? [`has ${bytes} bytes`] : []),
		...(transaction.test(code) ? ["is of a transaction"] : []),
		...(statement.includes("\r") || statement.includes("\0") ? ["has characters that end it"] : []),
		...(isTrigger && (!trigger.test(code) || /\bCASE\b/i.test(code) || /\bEND\b.*\bEND\b/i.test(code))
			? ["is a trigger that may be cut"]
			: []),
	];
	return found.map((what) => `${code.slice(0, 80)}… ${what}`);
}

/**
 * Problems of a file on a remote database that the local one tolerates: statements run one by one, foreign keys are checked after each, and
 * nothing is deferred to the end of the file.
 */
export function problemsOfAll(statements: Iterable<string>): string[] {
	const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
	const found: string[] = [];
	const explained = new Set<string>();
	for (const statement of statements) {
		found.push(...problemsOf(statement));
		try {
			// A table's first INSERT has the maximum number of rows.
			const [insert] = /^INSERT INTO .* VALUES(?=\()/.exec(statement.slice(0, 5000)) ?? [];
			if (insert !== undefined && !explained.has(insert) && db.prepare(`EXPLAIN ${statement}`).all().length > maxOperations)
				found.push(`${statement.slice(0, 80)}… has more than ${maxOperations} operations`);
			explained.add(insert ?? "");
			db.exec(statement);
		} catch (error) {
			found.push(`${statement.slice(0, 80)}… ${error}`);
		}
	}
	for (const { name, sql } of db
		.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
		.all()) {
		if (/^CREATE VIRTUAL\b/i.test(String(sql))) found.push(`${name} is virtual: a database with it cannot be exported`);
		const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(String(name));
		const bytes = columns.map((column) => `coalesce(octet_length("${column.name}"), 0)`).join(" + ");
		const longest = db.prepare(`SELECT max(${bytes}) AS bytes FROM "${name}"`).get()?.bytes;
		if (Number(longest) > maxRowBytes) found.push(`A row of ${name} has ${longest} bytes`);
	}
	db.close();
	return found;
}
