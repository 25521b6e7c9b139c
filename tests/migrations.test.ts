import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unstable_splitSqlQuery as split } from "wrangler";
import { statementsOf, withLoaded } from "../scripts/lib/sql-file.mjs";
import { problemsOf, problemsOfAll } from "./support/platform-sql";

const files = globSync("backend/migrations/*.sql").sort();

/** What breaks the previous version, which still answers during a deployment and after a rollback. */
const narrowing: [what: string, pattern: RegExp][] = [
	["takes something away", /\bDROP\b/i],
	["renames something", /\bRENAME\b/i],
	["adds a column that every row must be given", /\bADD\b(?=[^;]*\bNOT NULL\b)(?![^;]*\bDEFAULT\b)/i],
	["refuses what was accepted", /\bRAISE\b/i],
];
const note = /^-- Works with the version before: \S.{10,}/m;

/** Statements of a migration that older code may not survive; none if its first comment explains why it does. */
function breaks(sql: string): string[] {
	const [comment = ""] = /^(?:--.*\n)*/.exec(sql) ?? [];
	if (note.test(comment)) return [];
	const statements = sql.replace(/--.*$/gm, "").replace(/'[^']*'/g, "''");
	const made = [...statements.matchAll(/\bCREATE TABLE (\w+)/gi)].map(([, table]) => table);
	const unique = [...statements.matchAll(/\bCREATE UNIQUE INDEX (?:\w+) ON (\w+)/gi)].filter(([, table]) => !made.includes(table));
	return [
		...narrowing.flatMap(([what, pattern]) => (pattern.test(statements) ? [what] : [])),
		...unique.map(([, table]) => `refuses rows of ${table} that were accepted`),
	];
}

describe("migrations let the version before go on", () => {
	it.each(files.slice(1))("%s", (file) => expect(breaks(readFileSync(file, "utf8"))).toEqual([]));

	it.each([
		["ALTER TABLE orders DROP COLUMN vat;", 1],
		["DROP TABLE orders;", 1],
		["ALTER TABLE orders RENAME TO carts;", 1],
		["ALTER TABLE orders ADD COLUMN vat TEXT NOT NULL;", 1],
		["ALTER TABLE orders ADD COLUMN vat TEXT NOT NULL;\nALTER TABLE orders ADD COLUMN place TEXT DEFAULT '';", 1],
		["CREATE UNIQUE INDEX one ON orders (vat);", 1],
		["CREATE TRIGGER t BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'no'); END;", 1],
		["-- Orders lose it.\nALTER TABLE orders DROP COLUMN vat;", 1],
		["ALTER TABLE orders DROP COLUMN vat;\n-- Works with the version before: nothing reads vat since March.", 1],
		["-- Orders lose it.\n-- Works with the version before: nothing reads vat since March.\nALTER TABLE orders DROP COLUMN vat;", 0],
		["ALTER TABLE orders ADD COLUMN vat TEXT NOT NULL DEFAULT '';\nALTER TABLE orders ADD COLUMN place TEXT;", 0],
		["-- Rows that we DROP later.\nCREATE TABLE t (a TEXT NOT NULL DEFAULT 'RENAME');\nCREATE UNIQUE INDEX one ON t (a);", 0],
	])("is checked by: %j", (sql, found) => expect(breaks(sql)).toHaveLength(found));
});

// Shows R34.11
it("claims with answers and photographs stay as they are when returns become possible", async () => {
	const [added] = files.filter((file) => file.endsWith("/0006_return_claims.sql"));
	const before = files.filter((file) => added !== undefined && file < added).map((file) => readFileSync(file, "utf8"));
	await withLoaded(before, (db) => {
		db.exec("PRAGMA foreign_keys = OFF");
		db.exec(`INSERT INTO claims (id, number, order_id, user_id, line, title, kind, quantity, text, locale, origin, key, body_hash)
			VALUES (7, 'CL-10007', 1, 1, 1, 'IPE 200', 'damaged', 2, 'Bent.', 'fi', '', 'claim', '')`);
		db.exec("INSERT INTO claim_answers (claim_id, state, text, key) VALUES (7, 'answered', 'We look at it.', 'answer')");
		db.exec("INSERT INTO files (id, session_id, name, type, size, claim_id) VALUES ('photograph', '', 'Riss.png', 'image/png', 1, 7)");
		const all = () => ["claims", "claim_answers", "files"].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
		const [claims, ...rest] = all();
		db.exec("PRAGMA foreign_keys = ON");
		db.exec(readFileSync(added ?? "", "utf8"));
		expect(all()).toEqual([[{ ...claims?.[0], is_return: 0 }], ...rest]);
	});
});

/** Number of statements for a reader by lines: each ends with a semicolon at the end of a line. */
const endsIn = (sql: string) => sql.replace(/--.*$/gm, "").match(/;\s*$/gm)?.length;

// Shows R56.5
describe("migrations are taken by a remote database, which is sent each file as one text", () => {
	it.each(files)("%s", (file) => {
		const sql = readFileSync(file, "utf8");
		expect(Buffer.byteLength(sql)).toBeLessThan(95_000);
		const statements = split(sql);
		expect(statements.flatMap(problemsOf)).toEqual([]);
		expect(endsIn(sql)).toBe(statements.length);
	});

	it("one after the other, statement by statement", () =>
		expect(problemsOfAll(files.flatMap((file) => split(readFileSync(file, "utf8"))))).toEqual([]));

	// Shows R56.2
	it("and leave tables that a backup can write one after the other", async () => {
		const schema = files.map((file) => readFileSync(file, "utf8"));
		const backup = await withLoaded(schema, (db) => [...statementsOf(db)]);
		expect(problemsOfAll(split(backup.join("\n")))).toEqual([]);
	});

	it("and leave no virtual table, which the platform's export fails at", () => {
		const made = "CREATE VIRTUAL TABLE words USING fts5 (word)";
		expect(problemsOfAll([made])).toContainEqual(expect.stringMatching(/^words is virtual/));
		expect(problemsOfAll([made, "DROP TABLE words"])).toEqual([]);
	});

	it.each([
		["CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END", 0],
		["-- Why.\nCREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END", 0],
		["CREATE TRIGGER t AFTER INSERT ON a\nBEGIN DELETE FROM b; END", 1],
		["CREATE TRIGGER t AFTER INSERT ON a BEGIN\nDELETE FROM b; END", 1],
		["create trigger t after insert on a begin delete from b; end", 1],
		["CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; END", 1],
		["BEGIN TRANSACTION", 1],
		["SAVEPOINT one", 1],
		["CREATE TABLE a (b TEXT)\r\n", 1],
		[`INSERT INTO a VALUES ('${"é".repeat(50_000)}')`, 1],
	])("is checked by: %.80j", (statement, found) => expect(problemsOf(statement)).toHaveLength(found));
});
