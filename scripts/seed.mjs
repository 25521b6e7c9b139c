import { resolve } from "node:path";
import { runnerImport } from "vite";

/** D1 takes values of up to 2 MB; smaller pieces gain nothing. */
const pieceBytes = 500_000;

/** What the rows and the figures counted from them are made of. */
export const seedSources = [
	"backend/seed",
	"backend/catalogue/category-facts.ts",
	"backend/search/words.ts",
	"backend/language.ts",
	"contract/locale.ts",
];

/**
 * Fills an empty, migrated database with the rows that backend/seed/ makes.
 * @param scale how many times the catalogue, for measuring with a larger one
 * @returns the number of rows
 */
export async function seed(db, scale) {
	const [{ seed: tables }, { categoryFacts }] = await Promise.all([
		load("backend/seed/seed.ts"),
		load("backend/catalogue/category-facts.ts"),
	]);
	let rows = 0;
	for (const table of tables({ scale })) rows += await insert(db, table);
	await db.batch(categoryFacts.map((sql) => db.prepare(sql)));
	await db.prepare("PRAGMA optimize").run();
	return rows;
}

async function load(file) {
	return (await runnerImport(resolve(file), { configFile: false, logLevel: "error", root: process.cwd() })).module;
}

/** One statement takes a whole piece as JSON: hundreds of times fewer bound values than rows times columns. */
async function insert(db, { table, columns, rows }) {
	const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
	const statement = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`);
	let count = 0;
	for (const piece of pieces(rows)) {
		await statement.bind(`[${piece.join(",")}]`).run();
		count += piece.length;
	}
	return count;
}

function* pieces(rows) {
	let piece = [];
	let bytes = 0;
	for (const row of rows) {
		const text = JSON.stringify(row);
		if (bytes + text.length > pieceBytes && piece.length > 0) {
			yield piece;
			piece = [];
			bytes = 0;
		}
		piece.push(text);
		bytes += text.length;
	}
	if (piece.length > 0) yield piece;
}
