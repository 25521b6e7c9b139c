import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runnerImport } from "vite";

/** D1 takes values of up to 2 MB; smaller pieces gain nothing. */
const pieceBytes = 500_000;

/**
 * Fills an empty, migrated database with the rows that backend/seed/ makes.
 * @param scale how often the catalogue's variants are multiplied, for measuring with more of them
 * @returns the number of rows
 */
export async function seed(db, scale = 1) {
	if (!existsSync("backend/seed/seed.ts")) return 0;
	const { seed: makeRows } = await load("backend/seed/seed.ts");
	const { categoryFacts } = await load("backend/catalogue/category-facts.ts");
	let rows = 0;
	for (const part of makeRows({ scale })) rows += await insert(db, part);
	for (const statement of categoryFacts) await db.prepare(statement).run();
	await db.prepare("PRAGMA optimize").run();
	return rows;
}

async function load(path) {
	const { module } = await runnerImport(resolve(path), { configFile: false, logLevel: "error", root: process.cwd() });
	return module;
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
