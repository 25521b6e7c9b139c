import { mkdirSync, writeFileSync } from "node:fs";
import { load } from "./load.mjs";

/** D1 accepts values of up to 2 MB; the best chunk size is smaller. */
const pieceBytes = 500_000;

/** What the catalogue's rows, the index and the figures counted from them are made of. The demo's accounts and orders use much of the backend besides. */
export const seedSources = [
	"backend/seed",
	"backend/db",
	...["attributes", "bits", "drawn", "index-source", "make-index", "own-filters"].map((name) => `backend/catalogue/${name}.ts`),
	"backend/search",
	"backend/platform/language.ts",
	"backend/users/calls/password-hash.ts",
	...["company", "locale", "values/payment-methods"].map((name) => `contract/${name}.ts`),
];

/**
 * @param env the settings that pick the search engine
 * @returns the rows, table by table, those of the index last, and what gives the statements that are to be run after them
 */
async function seedRows(env, scale) {
	const [{ seed: tables }, { IndexSource }, { makeIndex, categoryFacts }, { SearchSource }, { searchEngineOf }] = await Promise.all([
		load("backend/seed/seed.ts"),
		load("backend/catalogue/index-source.ts"),
		load("backend/catalogue/make-index.ts"),
		load("backend/search/search-source.ts"),
		load("backend/search/search-engine-of.ts"),
	]);
	let facts = [];
	async function* all() {
		const source = new IndexSource();
		const searched = new SearchSource();
		for (const table of tables({ scale })) {
			source.take(table);
			searched.take(table);
			yield table;
		}
		const index = makeIndex(source);
		yield* index.tables;
		yield* await searchEngineOf(env).rebuild(index, searched);
		facts = categoryFacts(index);
	}
	return { tables: all(), facts: () => facts };
}

/** Adds test accounts and their orders, for local databases only. Dates are relative to today. */
async function seedDemo(db, putFile) {
	const [
		{ accountRows, demoPassword },
		{ addressRows },
		{ demoNumbers },
		{ demoOrders },
		{ demoLists },
		{ demoReviews },
		{ demoClaims },
		{ demoRequests },
		{ passwordHash },
	] = await Promise.all([
		load("backend/seed/demo/accounts.ts"),
		load("backend/seed/demo/demo-addresses.ts"),
		load("backend/seed/demo/demo-numbers.ts"),
		load("backend/seed/demo/demo-orders.ts"),
		load("backend/seed/demo/demo-lists.ts"),
		load("backend/seed/demo/demo-reviews.ts"),
		load("backend/seed/demo/demo-claims.ts"),
		load("backend/seed/demo/demo-requests.ts"),
		load("backend/users/calls/password-hash.ts"),
	]);
	const now = new Date();
	const made = { on: now.toISOString().slice(0, 10), passwordHash: await passwordHash(demoPassword) };
	for (const table of accountRows(made)) await insert(db, table);
	await demoNumbers(db);
	await insert(db, addressRows());
	await demoOrders(db, (table) => insert(db, table), now);
	await demoLists(db);
	await demoReviews(db, (table) => insert(db, table), now);
	for (const demo of [demoClaims, demoRequests])
		for (const { id, content } of await demo(db, (table) => insert(db, table), now)) await putFile(id, content);
}

/**
 * Fills an empty, migrated local database with the rows of backend/seed/.
 * @param scale multiplies the catalogue, for measurements
 * @param putFile puts a file into the bucket
 * @returns the number of rows
 */
export async function seed(db, scale, putFile) {
	const { tables, facts } = await seedRows({ ...process.env, DB: db }, scale);
	let rows = 0;
	for await (const table of tables) rows += await insert(db, table);
	await seedDemo(db, putFile);
	await db.batch(facts().map((sql) => db.prepare(sql)));
	await db.prepare("PRAGMA optimize").run();
	return rows;
}

/** Inserts a chunk of rows as one JSON value, which takes hundreds of times fewer bound values. */
async function insert(db, { table, columns, rows }) {
	const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
	const statement = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`);
	let count = 0;
	for (const piece of pieces(
		rows.map((row) => JSON.stringify(row)),
		pieceBytes,
	)) {
		await statement.bind(`[${piece.join(",")}]`).run();
		count += piece.length;
	}
	return count;
}

/** Chunks texts by total length. */
function* pieces(texts, most) {
	let piece = [];
	let length = 0;
	for (const text of texts) {
		if (length + text.length > most && piece.length > 0) {
			yield piece;
			piece = [];
			length = 0;
		}
		piece.push(text);
		length += text.length;
	}
	if (piece.length > 0) yield piece;
}

/** The seed as SQL. */
const sqlFile = ".cache/seed.sql";

/** D1 accepts statements of up to 100 kB in UTF-8. */
const statementLength = 60_000;

/** Writes the seed as SQL for remote databases. @returns the file */
export async function writeSeedSql() {
	const { tables, facts } = await seedRows(process.env, 1);
	const statements = [];
	for await (const { table, columns, rows } of tables)
		for (const piece of pieces(
			rows.map((row) => `(${row.map(literal).join(",")})`),
			statementLength,
		))
			statements.push(`INSERT INTO ${table} (${columns.join(",")}) VALUES ${piece.join(",")}`);
	mkdirSync(".cache", { recursive: true });
	writeFileSync(sqlFile, [...statements, ...facts()].map((sql) => `${sql.trim()};\n`).join(""));
	return sqlFile;
}

function literal(value) {
	if (value === null) return "NULL";
	return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
