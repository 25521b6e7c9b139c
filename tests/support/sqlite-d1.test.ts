import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { databaseScript, remoteD1 } from "./remote-d1";
import { SqliteD1 } from "./sqlite-d1";

const started = (script: string) => new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ["DB"] }));
const miniflare = started(databaseScript);
const databases: readonly D1Database[] = [new SqliteD1(), remoteD1(miniflare)];
afterAll(() => miniflare.dispose());

type Asked = [sql: string, ...values: unknown[]];

/** A database's result for a batch: rows and changes, or an error. Only the real database gives the error's position in the statement. */
async function said(db: D1Database, statements: readonly Asked[]): Promise<unknown> {
	try {
		const prepared = statements.map(([sql, ...values]) => db.prepare(sql).bind(...values));
		const results = prepared.length === 1 ? [await prepared[0]?.all()] : await db.batch(prepared);
		return results.map((result) => ({
			rows: result?.results,
			changes: result?.meta.changes,
			...(result?.meta.changes && { row: result.meta.last_row_id }),
		}));
	} catch (error) {
		return String(error).replace(/ at offset \d+/, "");
	}
}

const refusal = /not authorized|no such function|use the state\.storage|cannot VACUUM/;

const list = (length: number, of = "1") => Array.from({ length }, () => of).join();

async function expectTheSame(...statements: Asked[]): Promise<unknown> {
	const [ours, real] = await Promise.all(databases.map((db) => said(db, statements)));
	expect(ours, statements[0]?.[0].slice(0, 200)).toEqual(real);
	return ours;
}

it("answers and refuses like the real one", async () => {
	const batches: Asked[][] = [
		[
			[
				"CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, amount INTEGER CHECK (amount < 100), bytes BLOB, part REAL)",
			],
			["CREATE TABLE children (parent_id INTEGER NOT NULL REFERENCES parents (id), note TEXT, PRIMARY KEY (parent_id, note)) STRICT"],
			["CREATE TABLE logged (what TEXT)"],
			["CREATE TRIGGER log AFTER UPDATE ON parents BEGIN INSERT INTO logged VALUES (new.name); END"],
			["CREATE VIRTUAL TABLE words USING fts5 (word, content = '', tokenize = 'unicode61 remove_diacritics 2')"],
		],
		[["INSERT INTO parents (name, amount, bytes, part) VALUES (?, ?, ?, ?)", "Träger", 12, [1, 255], 2.5]],
		[["INSERT INTO parents (name, amount) VALUES ('a', 1), ('b', 2) RETURNING id, name"]],
		[["INSERT INTO children VALUES (1, 'x'), (2, 'y')"]],
		[["INSERT INTO words (rowid, word) VALUES (7, 'Träger')"]],
		[["SELECT rowid, rank < 0 AS is_ranked FROM words WHERE words MATCH ?", "trag*"]],
		[["SELECT * FROM parents ORDER BY id"]],
		[["SELECT typeof(?) AS a, typeof(?) AS b, typeof(?) AS c, typeof(?) AS d, typeof(?) AS e", 1, 1.5, "1", null, true]],
		[["SELECT ?2 AS b, ?1 AS a, ?2 AS again", "a", "b"]],
		[["SELECT 1 AS a, 2 AS a"]],
		[["SELECT json_group_array(json_object('id', id)) AS list, sum(amount) AS sum, \"text\" AS quoted FROM parents"]],
		[["UPDATE parents SET amount = amount + 1 WHERE name <> ? RETURNING id", "a"]],
		[["UPDATE parents SET amount = 3 WHERE id = 99"]],
		[["UPDATE parents SET amount = 300"]],
		[["INSERT OR IGNORE INTO parents (name) VALUES ('a'), ('c')"]],
		[["INSERT INTO parents (name) VALUES ('a') ON CONFLICT (name) DO UPDATE SET amount = 7"]],
		[["INSERT INTO parents (name) VALUES (?)", null]],
		[["INSERT INTO parents (name) VALUES ('a')"]],
		[["INSERT INTO parents (id, name) VALUES ('no number', 'd')"]],
		[["INSERT INTO children VALUES (1, 'x')"]],
		[["INSERT INTO children VALUES (99, 'x')"]],
		[["DELETE FROM parents WHERE id = 1"]],
		[["INSERT INTO children VALUES (3, 'y')"], ["INSERT INTO parents (name) VALUES ('a')"]],
		[["INSERT INTO parents (name) VALUES ('e')"], ["SELECT count(*) AS n FROM parents"], ["DELETE FROM parents WHERE name = 'e'"]],
		[["PRAGMA defer_foreign_keys = on"], ["INSERT INTO children VALUES (50, 'z')"], ["INSERT INTO parents (id, name) VALUES (50, 'f')"]],
		[["SELECT * FROM children ORDER BY parent_id"]],
		[["PRAGMA table_info(parents)"]],
		[["SELECT name, pk FROM pragma_table_info('children')"]],
		[["PRAGMA foreign_keys"]],
		[["PRAGMA recursive_triggers"]],
		[["EXPLAIN QUERY PLAN SELECT * FROM children JOIN parents ON id = parent_id WHERE name = ?", "a"]],
		[["SELECT what FROM logged ORDER BY rowid"]],
		[["SELECT ?, ?", 1]],
		[["SELECT ?", 1, 2]],
		[["SELECT ?", undefined]],
		[["SELECT * FROM missing"]],
		[["SELEC"]],
		[["SELECT json('x')"]],
		[["CREATE TEMP TABLE x (a)"]],
		[["ATTACH 'x' AS y"]],
		[["ALTER TABLE parents ADD COLUMN more TEXT"]],
		[["SELECT * FROM parents ORDER BY id"]],
	];
	for (const batch of batches) await expectTheSame(...batch);
});

it("enforces the platform's limits like the real one", async () => {
	const numbers = (length: number) => Array.from({ length }, (_, index) => index);
	const union = (length: number) => Array.from({ length }, () => "SELECT 1 AS n").join(" UNION ALL ");
	const limits: [what: string, most: number, statement: (count: number) => Asked][] = [
		["SQL variables", 100, (count) => [`SELECT ${list(count, "?")}`, ...numbers(count)]],
		["columns in result set", 100, (count) => [`SELECT ${numbers(count).map((n) => `1 AS c${n}`)}`]],
		["terms in compound SELECT", 5, (count) => [union(count)]],
		["Expression tree is too large", 100, (count) => [`SELECT ${numbers(count).join("+")} AS n`]],
		["too complex", 50, (count) => ["SELECT 'a' LIKE ? AS n", "a".repeat(count)]],
		["too long|TOOBIG", 100_000, (count) => [`SELECT 1 AS n --${" ".repeat(count - 16)}`]],
	];
	for (const [what, most, statement] of limits) {
		expect(await expectTheSame(statement(most)), what).not.toEqual(expect.any(String));
		expect(await expectTheSame(statement(most + 1))).toMatch(new RegExp(`D1_ERROR.*(${what})`));
	}
});

it("limits texts, rows and arguments where the local runtime does not", async () => {
	const db = new SqliteD1();
	await db.prepare("CREATE TABLE texts (a TEXT, b TEXT)").run();
	const insert = (a: number, b: number) => db.prepare("INSERT INTO texts VALUES (?, ?)").bind("x".repeat(a), "x".repeat(b)).run();
	await insert(1_999_900, 0);
	await expect(insert(2_000_001, 0)).rejects.toThrow("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
	await expect(insert(1_500_000, 600_000)).rejects.toThrow("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
	await db.prepare(`SELECT max(${list(32)})`).run();
	await expect(db.prepare(`SELECT max(${list(33)})`).run()).rejects.toThrow("D1_ERROR: too many arguments on function max");
});

it("forbids functions, pragmas and transactions that the real one forbids", async () => {
	const node = new DatabaseSync(":memory:");
	const functions = z
		.array(z.object({ name: z.string(), narg: z.number() }))
		.parse(node.prepare("SELECT DISTINCT name, narg FROM pragma_function_list ORDER BY name").all());
	const pragmas = z.array(z.object({ name: z.string() })).parse(node.prepare("SELECT name FROM pragma_pragma_list ORDER BY name").all());
	// SQLite checks the number of arguments before it asks whether a function is allowed. Some pragmas need an argument.
	const asked = [
		...functions.map(({ name, narg }) => [`SELECT "${name}"(${list(Math.max(narg, 1))})`]),
		...pragmas.map(({ name }) => [`PRAGMA ${name}`, `PRAGMA ${name}(parents)`]),
		...["BEGIN", "COMMIT", "SAVEPOINT a", "VACUUM", "DETACH main"].map((sql) => [sql]),
	];
	const script = `export default {
		async fetch(request, { DB }) {
			const said = [];
			for (const sql of await request.json()) said.push(await DB.prepare(sql).all().then(() => "", String));
			return Response.json(said);
		}
	}`;
	const asking = started(script);
	const answer = await asking.dispatchFetch("http://database/", { method: "POST", body: JSON.stringify(asked.flat()) });
	const real = z.array(z.string()).parse(await answer.json());
	await asking.dispose();
	const db = new SqliteD1();
	const ours: string[] = [];
	for (const sql of asked.flat())
		ours.push(
			await db
				.prepare(sql)
				.all()
				.then(() => "", String),
		);
	const refusedBy = (said: readonly string[]) => {
		const isRefused = new Map(asked.flat().map((sql, index) => [sql, refusal.test(said[index] ?? "")]));
		return asked.filter((forms) => forms.every((sql) => isRefused.get(sql)));
	};
	node.close();
	expect(refusedBy(real).length).toBeGreaterThan(50);
	expect(refusedBy(ours)).toEqual(refusedBy(real));
});
