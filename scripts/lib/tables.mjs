import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { unzipSync } from "fflate";
import { load } from "./load.mjs";
import { Failure } from "./process.mjs";
import { readCsv } from "./read-csv.mjs";

/**
 * Reads the tables of a workbook (.xlsx), of a folder or zip of .csv files, or of one .csv file.
 * @returns each table's name, and its rows with their numbers
 */
export async function readTables(path) {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat) throw new Failure(`There is no file ${path}.`);
	if (stat.isDirectory())
		return readdirSync(path)
			.filter((name) => /\.csv$/i.test(name))
			.sort()
			.map((name) => csv(name, readFileSync(join(path, name))));
	const bytes = new Uint8Array(readFileSync(path));
	if (/\.csv$/i.test(path)) return [csv(path, bytes)];
	try {
		if (/\.zip$/i.test(path))
			return Object.entries(unzipSync(bytes))
				.filter(([name]) => /\.csv$/i.test(name))
				.map(([name, content]) => csv(name, content));
		const { readSheetRows } = await load("app/platform/tables/workbook.ts");
		return readSheetRows(bytes).map(({ name, rows }) => ({ name: name.trim().toLowerCase(), rows }));
	} catch (error) {
		throw new Failure(`${path} cannot be read as ${extname(path) || "a workbook"}: ${error.message}`);
	}
}

function csv(path, bytes) {
	const name = basename(path)
		.replace(/\.csv$/i, "")
		.toLowerCase();
	return { name, rows: readCsv(path, bytes) };
}

/** Splits products by call: at most some hundred articles and some hundred kilobytes each. */
export function* productsOfCalls(documents) {
	let piece = [];
	let [articles, characters] = [0, 0];
	for (const document of documents) {
		const length = JSON.stringify(document).length;
		if (piece.length === 100 || articles > 500 || (piece.length > 0 && characters + length > 1_000_000)) {
			yield piece;
			piece = [];
			[articles, characters] = [0, 0];
		}
		piece.push(document);
		articles += document.articles.length;
		characters += length;
	}
	if (piece.length > 0) yield piece;
}
