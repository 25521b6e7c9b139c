// npm run export -- FILE: writes the backend's catalogue to a file for npm run import (docs/catalogue.md). The backend must be running.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { commandLine } from "./lib/command-line.mjs";
import { deskCalls, deskFiles, localBackend } from "./lib/desk-calls.mjs";
import { load } from "./lib/load.mjs";
import { Failure } from "./lib/process.mjs";

const usage = `npm run export -- FILE
    FILE is a workbook to be written (.xlsx), or a folder for a .csv file of each sheet, with the pictures and documents of goods
The backend: --backend ADDRESS, else that of npm start on this machine. Its key is taken from DESK_KEY.`;

const { values, positionals } = commandLine(usage, { backend: { type: "string", default: localBackend } }, 1);
const [file] = positionals;
if (!file || !["", ".xlsx"].includes(extname(file))) throw new Failure(usage);
const begin = performance.now();

const call = deskCalls(values.backend, { subject: file, advice: "Nothing is written." });
const isFolder = extname(file) === "";
const { baseBody, productDocument } = await load("backend/imports/rows.ts");
const base = taken(baseBody, await call("catalogue/base"), "What products refer to");
const documents = [];
const extensions = new Map();
for (let after = 0, isMore = true; isMore; ) {
	const { products, files, cursor, has_more } = await call(`catalogue/products?after=${after}`);
	for (const product of products) documents.push(taken(productDocument, product, product.product));
	for (const [digest, extension] of Object.entries(files)) extensions.set(digest, extension);
	[after, isMore] = [cursor, has_more];
}
const { csvOf, writeSheets } = await load("backend/imports/write-sheets.ts");
const { sheets, files } = writeSheets(base, documents, isFolder ? extensions : null);
if (isFolder) {
	for (const folder of new Set([...files.values(), "."].map(dirname))) mkdirSync(join(file, folder), { recursive: true });
	for (const { name, rows } of sheets) writeFileSync(join(file, `${name}.csv`), csvOf(rows));
	for (const [digest, name] of files) {
		const path = join(file, name);
		const contentOf = deskFiles(values.backend, { subject: path, advice: "The same command goes on where it stopped." });
		if (!existsSync(path) || digestOf(readFileSync(path)) !== digest) writeFileSync(path, await contentOf(`catalogue/media/${digest}`));
	}
} else {
	const { workbook } = await load("app/account/orders/workbook.ts");
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, workbook(sheets));
}
const rowsOf = (name) => sheets.find((sheet) => sheet.name === name).rows.length - 1;
console.log(`${file}: ${rowsOf("products")} products, ${rowsOf("articles")} articles, ${files.size} files`);
if (!isFolder && extensions.size > 0)
	console.log(
		`${extensions.size} pictures and documents are not in it: they come with an export to a folder. Importing the workbook leaves them as they are.`,
	);
console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);

function digestOf(content) {
	return createHash("sha256").update(content).digest("hex");
}

/** Converts the backend's data to the import format. */
function taken(schema, given, name) {
	const { data, error } = schema.safeParse(given);
	if (error)
		throw new Failure(
			`${name} is not as an import takes it:\n${error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n")}`,
		);
	return data;
}
