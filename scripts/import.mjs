// npm run import -- FILE [--dry-run]: imports a catalogue, or new prices and stock, through the backend's calls (docs/catalogue.md). The
// backend must be running.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { commandLine } from "./lib/command-line.mjs";
import { deskCalls, localBackend } from "./lib/desk-calls.mjs";
import { load } from "./lib/load.mjs";
import { isBeside, readMedia, uploadMedia } from "./lib/media.mjs";
import { Failure } from "./lib/process.mjs";
import { namedCells } from "./lib/read-csv.mjs";
import { productsOfCalls, readTables } from "./lib/tables.mjs";

const usage = `npm run import -- FILE [--dry-run] [--keep] [--remake]
    FILE is a workbook (.xlsx), a folder or zip of .csv files named as its sheets, a supplier's catalogue in BMEcat (.xml), or one .csv with new
    prices: article;price;stock
    --dry-run   says what is wrong and what would change, and writes nothing
    --keep      what is not in the file stays visible
    --remake    makes the smaller pictures anew, also of those that the backend has
Of BMEcat:
    --etim PATH   names of ETIM's classes, features, values and units: its CSV export as a folder or zip; of another language than English: de=PATH
    --supplier CODE, --city NAME, --country FI   of the supplier, where the file does not say it
    --prefix TEXT   before each of the supplier's numbers
    --price net_list, --territory DE, --day 2027-01-01   which prices; --round to the nearest cent where the price of one is no whole cent
The backend: --backend ADDRESS, else that of npm start on this machine. Its key is taken from DESK_KEY.`;

const { values, positionals } = commandLine(
	usage,
	{
		"dry-run": { type: "boolean", default: false },
		keep: { type: "boolean", default: false },
		remake: { type: "boolean", default: false },
		backend: { type: "string", default: localBackend },
		etim: { type: "string", multiple: true, default: [] },
		supplier: { type: "string" },
		city: { type: "string" },
		country: { type: "string" },
		prefix: { type: "string", default: "" },
		price: { type: "string", default: "net_list" },
		territory: { type: "string" },
		day: { type: "string", default: new Date().toISOString().slice(0, 10) },
		round: { type: "boolean", default: false },
	},
	1,
);
const [file] = positionals;
if (!file || !existsSync(file)) throw new Failure(file ? `There is no file ${file}.\n${usage}` : usage);
const dry = values["dry-run"];
const begin = performance.now();

const fileName = basename(resolve(file));
const send = deskCalls(values.backend, { subject: fileName, advice: "The same command goes on where it stopped." });
const call = (path, body) => send(`catalogue/${path}`, body);

const isBmecat = /\.xml$/i.test(file);
const sheets = isBmecat ? [] : await readTables(file);
if (isBmecat) await importCatalogue(await readBmecatFile(file));
else if (
	sheets.length === 1 &&
	sheets[0].rows[0]?.cells.some((cell) => /^(price|purchase_price|stock)$/i.test(cell)) &&
	isPrices(sheets[0])
)
	await importPrices(sheets[0]);
else await importCatalogue(await readWorkbook(sheets));
console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);

/** A price table has no other columns. */
function isPrices({ rows: [head] }) {
	return head.cells.every((cell) => ["article", "supplier", "price", "purchase_price", "stock", ""].includes(cell.toLowerCase()));
}

/** Reads the sheets of a workbook, with the pictures and documents that they name. */
async function readWorkbook(tables) {
	const { readSheets } = await load("backend/imports/read-sheets.ts");
	return { ...(await withMedia(tables, (files) => readSheets(tables, files))), tables };
}

/** @returns the parsed tables and the contents of the files that they name */
async function withMedia(tables, read) {
	const { mediumOf } = await load("backend/media/media-type.ts");
	const { files, ...media } = await readMedia(tables, file, mediumOf);
	return { ...read(files), media };
}

/** Converts a supplier's catalogue to the sheets of a workbook. */
async function readBmecatFile(path) {
	const [{ readBmecat }, { languages }] = await Promise.all([load("backend/imports/bmecat/read-bmecat.ts"), load("contract/locale.ts")]);
	const etim = await Promise.all(
		values.etim.map(async (given) => {
			const [, language = "en", from] = /^(?:(\w+)=)?(.*)$/.exec(given);
			if (!languages.includes(language))
				throw new Failure(`--etim ${given}: there is no language ${language}: one of ${languages.join(", ")}.`);
			return { language, tables: await readTables(from) };
		}),
	);
	const { supplier: code, city, country, prefix, price: type, territory = null, day, round: isRounded } = values;
	const hasFile = (name) => isBeside(path, name);
	const found = readBmecat(readFileSync(path), etim, {
		supplier: { code, city, country },
		prefix,
		hasFile,
		type,
		territory,
		day,
		isRounded,
	});
	if (typeof found === "string") throw new Failure(`${path} is not imported. ${found}`);
	const { tables, read } = found.tablesWith(await addressesOf(found.asked));
	return { ...(await withMedia(tables, read)), tables };
}

/** The shop's addresses of a supplier's goods, and addresses that are taken. */
async function addressesOf({ supplier, articles, products }) {
	const known = { articles: {}, taken: [] };
	for (let at = 0; at < Math.max(articles.length, products.length); at += 5000) {
		const part = { articles: articles.slice(at, at + 5000), products: products.slice(at, at + 5000) };
		const answer = await call("addresses", { supplier, ...part });
		Object.assign(known.articles, answer.articles);
		known.taken.push(...answer.taken);
	}
	return known;
}

/** The cell of an error in a workbook. */
function cellOf({ sheet, row, column }) {
	return `${sheet}${row ? `, row ${row}` : ""}${column ? `, column ${column}` : ""}`;
}

async function importCatalogue(read) {
	const { tables, problems, standIns, base, documents, named, articleCount, supplier, media, whereOf = cellOf, untitled = [] } = read;
	const { slug } = await load("backend/imports/fields.ts");
	const refused = new Set(problems.map(({ product }) => product).filter(Boolean));
	for (const problem of problems) console.log(`${whereOf(problem)}: ${problem.reason}`);
	if (untitled.length > 0)
		console.log(
			`Codes of ETIM without a name (--etim has them): ${untitled.length}, ${untitled.slice(0, 10).join(", ")}${untitled.length > 10 ? ", …" : ""}`,
		);
	if (standIns.length > 0) console.log(`Texts that are missing, where those of another language stand in:\n  ${standIns.join("\n  ")}`);
	const fatal = problems.filter(({ product }) => product === null).length;
	if (fatal > 0)
		throw new Failure(`Nothing is imported: ${fatal} of these ${fatal === 1 ? "mistakes is" : "mistakes are"} about the file as a whole.`);

	const importing = importOf(tables);
	const inCatalogue = { ...importing, supplier, dry_run: dry };
	await call("base", { ...base, ...inCatalogue });
	const digests = new Set(documents.flatMap((one) => [...(one.pictures ?? []), ...(one.documents ?? [])].map((row) => row.file)));
	if (!dry && digests.size > 0) {
		const uploaded = await uploadMedia(
			[...digests],
			values.remake,
			media,
			(asked) => call("media", { digests: asked }),
			(path, content) => call(`media/${path}?run=${importing.run}`, content),
		);
		console.log(`${uploaded} of ${digests.size} files uploaded`);
	}
	const counts = { added: 0, changed: 0, unchanged: 0, hidden: 0, refused: refused.size };
	const written = new Set();
	for (const products of productsOfCalls(documents)) {
		const answer = await call("products", { products, ...inCatalogue });
		for (const kind of ["added", "changed", "unchanged"]) {
			counts[kind] += answer[kind].length;
			if (!dry) for (const product of answer[kind]) written.add(product);
		}
		for (const { product, problems: reasons } of answer.refused) {
			counts.refused++;
			for (const { field, reason } of reasons) console.log(`${product}, ${field}: ${reason}`);
		}
		progress(counts);
	}
	if (!values.keep) {
		const { hidden } = await call("gone", {
			...inCatalogue,
			products: [...new Set(named)].filter((name) => !written.has(name) && slug.safeParse(name).success),
			categories: base.categories.map(({ category }) => category),
		});
		counts.hidden = hidden.length;
		if (hidden.length > 0)
			console.log(
				`${dry ? "To be hidden" : "Hidden"}, since the file has them no more: ${hidden.slice(0, 20).join(", ")}${hidden.length > 20 ? ", …" : ""}`,
			);
	}
	// A category's drawing is that of one of its products, which may be new.
	if (counts.added > 0 && !dry && base.categories.some(({ drawing }) => drawing)) await call("base", { ...base, ...inCatalogue });
	// Runs even without changes: a stopped import may have made some.
	if (!dry) await call("index", importing);
	const summary = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
	console.log(`${dry ? "Nothing is written. It would be: " : ""}${summary.join(", ")} (products; ${articleCount} articles in the file)`);
	if (counts.refused > 0) process.exitCode = 1;
}

/**
 * Identifies this import, also to clients that are refused meanwhile. It depends on the content only, so that a repeated command
 * continues after a stop.
 */
function importOf(tables) {
	const run = createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 32);
	return { run, source: fileName };
}

function progress(counts) {
	const done = counts.added + counts.changed + counts.unchanged;
	if (process.stdout.isTTY) process.stdout.write(`\r${done} products\r`);
}

async function importPrices({ name, rows: [head, ...lines] }) {
	const counts = { changed: 0, unchanged: 0, refused: 0 };
	for (let at = 0; at < lines.length; at += 5000) {
		const part = lines.slice(at, at + 5000);
		const rows = namedCells([head, ...part]);
		const { changed, unchanged, refused } = await call("prices", { rows, dry_run: dry });
		counts.changed += changed;
		counts.unchanged += unchanged;
		counts.refused += refused.length;
		for (const { line, field, reason } of refused) console.log(`${name}, row ${part[line].row}, column ${field}: ${reason}`);
	}
	console.log(
		`${dry ? "Nothing is written. It would be: " : ""}${Object.entries(counts)
			.map(([kind, count]) => `${count} ${kind}`)
			.join(", ")}`,
	);
	if (!dry) await call("index", importOf(sheets));
	if (counts.refused > 0) process.exitCode = 1;
}
