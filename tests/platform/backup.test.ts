import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as split } from "wrangler";
import { issueInvoice } from "../../backend/invoices/issue";
import { databaseFile } from "../../scripts/lib/d1.mjs";
import { statementsOf, withLoaded, withOpened } from "../../scripts/lib/sql-file.mjs";
import { accountOf } from "../support/account";
import { type Backend, cartOf, startBackendOn } from "../support/backend";
import { supplies } from "../support/backend-rows";
import { billing, checkOut, completion } from "../support/buyer";
import { schema } from "../support/fixture-sql";
import { startPlatformApi } from "../support/platform-api";
import { newDatabase } from "../support/platform-databases";
import { problemsOfAll } from "../support/platform-sql";
import { databaseScript, remoteD1 } from "../support/remote-d1";

/** The output of `wrangler d1 export`. */
async function exportOf(db: D1Database): Promise<string> {
	const [lines] = await db.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(0, 0).raw<[string[]]>();
	return lines?.flat().join("\n") ?? "";
}

const backupOf = (sql: string): Promise<string[]> => withLoaded([sql], (db) => [...statementsOf(db)]);

/** The id with which wrangler requests it. */
const stagingDatabase = () =>
	readConfig({ config: "backend/wrangler.toml", env: "staging" }, { hideWarnings: true }).d1_databases[0]?.database_id ?? "";

describe("the backup of a database with all that is long", () => {
	const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script: databaseScript, d1Databases: ["DB"] }));
	let backend: Backend;
	let exported: string;
	let backup: string[];
	const cut = (length: number) => ({ suppliedVariantId: supplies.beam, amount: 1, cut: { length } });
	const article = `## Über "Träger"\n\nO'Neill's 4 × 🏗️ \r\n${"Stahl, 100 % ’rostfrei’ – 🏗️.\n".repeat(6000)}`;
	const photograph = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);

	beforeAll(async () => {
		backend = await startBackendOn(remoteD1(miniflare));
		const buyer = await accountOf(backend);
		const more = Array.from({ length: 299 }, (_, index) => ({ ...cut(1001 + index), comment: `Achse ${index}, Halle "Süd"` }));
		const { uuid } = cartOf(await buyer.call("POST", "/orders/add", { ...cut(1000), more, idem: crypto.randomUUID(), isProduction: true }));
		const cart = await checkOut(buyer, uuid, billing.FI);
		const { body } = await buyer.call("POST", "/orders/complete", completion(cart));
		expect(body).toMatchObject({ order_number: expect.any(String) });
		const { db } = backend;
		await db
			.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.run();
		const number = await db
			.prepare("SELECT order_number FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.first<string>("order_number");
		await issueInvoice(db, { order: number ?? "", all: true, key: crypto.randomUUID(), now: new Date() });
		// The format from before long ones were compressed.
		const { items } = cart;
		const old = JSON.stringify({ ...cart, items });
		await db.prepare("UPDATE invoices SET part = ?").bind(old).run();
		await db.batch([
			db
				.prepare("INSERT INTO blogs (locale, slug, title, intro, body, published) VALUES ('de', 'lang', 'Lang', '', ?, '2026-01-01')")
				.bind(article),
			db.prepare(
				"CREATE TABLE photographs (name TEXT NOT NULL, side INTEGER NOT NULL, content BLOB NOT NULL, PRIMARY KEY (name, side)) WITHOUT ROWID",
			),
			db.prepare("INSERT INTO photographs VALUES ('O''Neill', 2, ?)").bind([...photograph]),
			// A category whose parent has a higher number, and one that sorts before both.
			db.prepare("INSERT INTO categories (id, parent_id, slug, position) VALUES (9001, NULL, 'root', 0), (9003, 9001, 'parent', 0)"),
			db.prepare("INSERT INTO categories (id, parent_id, slug, position) VALUES (9002, 9003, 'child', 0)"),
		]);
		exported = await exportOf(db);
		backup = await backupOf(exported);
	}, 120_000);
	afterAll(() => miniflare.dispose());

	// Shows R56.1, R56.2
	it("is taken statement by statement, unlike the platform's own export", () => {
		const refused = problemsOfAll(split(exported));
		for (const what of [/INSERT INTO "invoices".* has \d{6} bytes/, /INSERT INTO "blogs".* has \d{6} bytes/, /no such table|FOREIGN KEY/])
			expect(refused).toContainEqual(expect.stringMatching(what));
		expect(problemsOfAll(split(backup.join("\n")))).toEqual([]);
	});

	// Shows R56.2
	it("is restored whole by the runtime, each statement by itself", { timeout: 120_000 }, async () => {
		const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script: databaseScript, d1Databases: ["DB"] }));
		try {
			const db = remoteD1(miniflare);
			for (const statement of backup) await db.prepare(statement).run();
			expect(await backupOf(await exportOf(db))).toEqual(backup);
			expect(await db.prepare("SELECT body FROM blogs WHERE slug = 'lang'").first("body")).toBe(article);
			expect(await db.prepare("SELECT content FROM photographs").first("content")).toEqual([...photograph]);
		} finally {
			await miniflare.dispose();
		}
	});

	// Shows R56.6
	it("is made of staging and restored beside it by wrangler", { timeout: 300_000 }, async () => {
		const folder = mkdtempSync(join(tmpdir(), "crossbar-remote-"));
		const file = join(folder, "backup.sql");
		const platform = await startPlatformApi();
		const restored = newDatabase({ name: "crossbar-restored", uuid: "restored" });
		platform.databases.push(newDatabase({ name: "crossbar-staging", uuid: stagingDatabase(), exported }), restored);
		const command = async (...args: string[]): Promise<string> => {
			const env = { ...process.env, ...platform.env };
			return (await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/backup.mjs", ...args], { env })).stdout;
		};
		try {
			expect(await command("--remote", "--env", "staging", "--out", file)).toMatch(/has \d+ tables with \d+ rows in/);
			expect(readFileSync(file, "utf8")).toBe(`${backup.join("\n")}\n`);
			expect(statSync(file).mode & 0o077).toBe(0);
			const restore = ["--restore", file, "--remote", "--database", "crossbar-restored", "--env", "staging"];
			expect(await command(...restore)).toMatch(/are there again; the database is whole/);
			expect([...statementsOf(restored.db)]).toEqual(backup);
			const calls = ["query", "import", "import", "query"].map((verb) => `POST /d1/database/restored/${verb}`);
			expect(platform.calls.filter((call) => call.includes("/d1/"))).toEqual([`POST /d1/database/${stagingDatabase()}/export`, ...calls]);
			await expect(command(...restore)).rejects.toThrow("crossbar-restored is not empty");
		} finally {
			await platform.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	});

	// Shows R56.3
	it("that was cut off is not loaded, wherever it ends", async () => {
		for (const end of [backup.length - 1, Math.floor(backup.length / 2)])
			await expect(backupOf(backup.slice(0, end).join("\n"))).rejects.toThrow("The backup is incomplete");
		await expect(backupOf(backup.join("\n").slice(0, -100_001))).rejects.toThrow("The backup is incomplete");
	});
});

it("a backup keeps values of every kind, and rows behind those that they refer to", async () => {
	const values = [
		"NULL",
		"9007199254740993",
		"0.1",
		"3.0",
		"-9e999",
		"X''",
		"X'00ff'",
		"''",
		"'a\\n' || char(10) || '\\r' || char(13, 0) || 'b'",
	];
	const sql = [
		"CREATE TABLE parts (id INTEGER PRIMARY KEY AUTOINCREMENT, whole INTEGER REFERENCES parts, value);",
		...values.map(
			(value, index) => `INSERT INTO parts VALUES (${index + 1}, ${index + 1 < values.length ? index + 2 : "NULL"}, ${value});`,
		),
		"DELETE FROM parts WHERE id = 1;",
		"CREATE TABLE numbers (a INTEGER PRIMARY KEY, b INTEGER);",
		"INSERT INTO numbers SELECT value, value FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 20000) SELECT value FROM n);",
		"CREATE TRIGGER told AFTER INSERT ON parts BEGIN DELETE FROM numbers; END;",
	].join("\n");
	const backup = await backupOf(sql);
	expect(problemsOfAll(split(backup.join("\n")))).toEqual([]);
	const seen = (db: Parameters<Parameters<typeof withLoaded>[1]>[0]) =>
		["SELECT *, typeof(value) AS type, hex(value) AS hex FROM parts", "SELECT count(*) FROM numbers", "SELECT * FROM sqlite_sequence"].map(
			(query) => {
				const statement = db.prepare(query);
				statement.setReadBigInts(true);
				return statement.all();
			},
		);
	expect(await withLoaded([backup.join("\n")], seen)).toEqual(await withLoaded([sql], seen));
});

it("a backup is not made of rows that wait for each other, or of a broken database", async () => {
	const pair = "CREATE TABLE pairs (id INTEGER PRIMARY KEY, other INTEGER REFERENCES pairs); INSERT INTO pairs VALUES (1, 2), (2, 1);";
	await expect(backupOf(pair)).rejects.toThrow("Rows refer to each other");
	const orphan = "CREATE TABLE pairs (id INTEGER PRIMARY KEY, other INTEGER REFERENCES pairs); INSERT INTO pairs VALUES (1, 2);";
	await expect(backupOf(orphan)).rejects.toThrow("Foreign keys are violated");
	const circle =
		"CREATE TABLE a (id INTEGER PRIMARY KEY, b INTEGER REFERENCES b); CREATE TABLE b (id INTEGER PRIMARY KEY, a INTEGER REFERENCES a);";
	await expect(backupOf(circle)).rejects.toThrow("These tables refer to each other");
});

// Shows R56.4
it("the rows of a new shop are taken by a database that was migrated, statement by statement", { timeout: 300_000 }, async () => {
	const state = mkdtempSync(join(tmpdir(), "crossbar-seed-sql-"));
	try {
		await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/database.mjs", "--state", state]);
		const tables = await withLoaded([schema().join(";\n")], (db) =>
			db
				.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
				.all()
				.map(({ name }) => String(name))
				.filter((name) => db.prepare(`SELECT 1 FROM "${name}"`).get() === undefined),
		);
		expect(tables.length).toBeGreaterThan(50);
		const rows = withOpened(databaseFile(state) ?? "", (db) => [...statementsOf(db, { tables })]);
		expect(rows.length).toBeGreaterThan(200);
		expect(problemsOfAll([...schema(), ...rows])).toEqual([]);
	} finally {
		rmSync(state, { recursive: true, force: true });
	}
});
