import { createHash, randomUUID } from "node:crypto";
import * as z from "zod";
import type { deskImports } from "../../../contract/desk/imports";
import { importKinds, importStates } from "../../../contract/desk/lists";
import { json, rowsOf } from "../../db/rows";
import { addressesOf } from "../../imports/addresses";
import { readBmecatFile } from "../../imports/bmecat-file";
import { type ChangedValue, productsChanged } from "../../imports/changed-values";
import { readDatanormFiles } from "../../imports/datanorm-file";
import { slug } from "../../imports/fields";
import { hideMissing, importBase, importProducts } from "../../imports/import-catalogue";
import { changedPrices, importPrices, judgePrices, maxPrices, priceColumns } from "../../imports/import-prices";
import { type Problem, readSheets, type Sheet, sheets as sheetsOfGoods } from "../../imports/read-sheets";
import { baseBody } from "../../imports/rows";
import { lockImports, unlockImports } from "../../imports/running-import";
import { notFound, Refused } from "../../platform/refused";
import { noteChange } from "../../search/renew-index";

type Query = z.output<typeof deskImports.store.query>;
type Answer = z.input<typeof deskImports.report.answer>;

/** Changed values, mistakes and hidden products that a report lists. */
const maxListed = { changes: 200, problems: 200, gone: 20 } as const;

const head = z.object({
	run: z.string(),
	/** null for a price list, and for a file that is refused. */
	base: baseBody.nullable(),
	supplier: z.string().nullable(),
	keeps: z.boolean(),
	/** Products that the file names, also in rows with mistakes. */
	named: z.array(z.string()),
	/** Number of products that were refused when the file was read. */
	refused: z.number(),
	/** Mistakes that were found when the file was read. */
	problems: z.array(z.object({ place: z.string(), reason: z.string() })),
});
type Head = z.output<typeof head>;

const counts = ["added", "changed", "unchanged", "refused", "hidden"] as const;
const report = z.object({
	...{ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number(), hidden: z.number() },
	gone: z.array(z.string()),
	changes: z.array(z.object({ code: z.string(), supplier: z.string(), field: z.string(), from: z.string(), to: z.string() })),
	change_count: z.number(),
	problems: z.array(z.object({ place: z.string(), reason: z.string() })),
	problem_count: z.number(),
	missing_texts: z.array(z.string()),
	left_out: z.array(z.string()),
});
type Report = z.output<typeof report>;

const fileRow = z.object({
	id: z.string(),
	name: z.string(),
	kind: z.enum(importKinds),
	state: z.enum(importStates),
	dealt: z.number(),
	parts: z.number(),
	head: json(head),
	report: json(report),
});
type File = z.output<typeof fileRow>;

const sheets = z
	.array(
		z.object({
			name: z.string().max(200),
			rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
		}),
	)
	.max(30);

const mediaSheets = ["pictures", "documents"];

interface Content extends Pick<Head, "base" | "supplier" | "named" | "refused"> {
	kind: File["kind"];
	/** Products, or rows of prices. */
	items: unknown[];
	problems: { place: string; reason: string }[];
	/** The whole file is refused. */
	isRefused: boolean;
	missingTexts: string[];
	leftOut: string[];
}

/** Reads a file and keeps what it says. Nothing is imported. @throws Refused invalid if it cannot be read */
export async function storeFile(db: D1Database, query: Query, content: ArrayBuffer): Promise<{ id: string }> {
	const read = await contentRead(db, query, content);
	const id = randomUUID();
	const parts = [...partsOf(read.items, read.kind)];
	const state: File["state"] = read.isRefused || parts.length === 0 ? "refused" : "checking";
	const ofFile: Head = {
		run: createHash("sha256").update(new Uint8Array(content)).digest("hex").slice(0, 32),
		...{ base: state === "refused" ? null : read.base, supplier: read.supplier, named: read.named, refused: read.refused },
		problems: read.problems.slice(0, maxListed.problems),
		keeps: query.keep === "yes",
	};
	const written = JSON.stringify(ofFile);
	if (written.length > maxHead)
		throw new Refused("invalid", "The file is too large: use npm run import.", undefined, { file: ["tooLarge"] });
	const found: Report = {
		...{ ...blank(read.refused), ...withProblems(read.problems), changes: [], change_count: 0 },
		...{ missing_texts: read.missingTexts, left_out: read.leftOut },
	};
	await db.batch([
		db
			.prepare("INSERT INTO catalogue_files (id, name, kind, state, parts, head, report) VALUES (?, ?, ?, ?, ?, ?, ?)")
			.bind(id, query.name, read.kind, state, parts.length, written, JSON.stringify(found)),
		...parts.map((part, at) => db.prepare("INSERT INTO catalogue_file_parts (file_id, part, content) VALUES (?, ?, ?)").bind(id, at, part)),
	]);
	return { id };
}

async function contentRead(db: D1Database, query: Query, content: ArrayBuffer): Promise<Content> {
	if (query.content === "bmecat") return bmecatContent(db, query, content);
	return query.content === "datanorm" ? datanormContent(db, query, content) : tablesContent(content);
}

/** A value of the database takes 2 MB, and a character may have three bytes. */
const maxHead = 600_000;

const blank = (refused: number) => ({ added: 0, changed: 0, unchanged: 0, refused, hidden: 0, gone: [] });
const withProblems = (problems: Report["problems"]) => ({
	problems: problems.slice(0, maxListed.problems),
	problem_count: problems.length,
});

function tablesContent(content: ArrayBuffer): Content {
	const given = sheets.safeParse(parsedJson(new TextDecoder().decode(content)));
	if (!given.success) throw new Refused("invalid", "These are no tables.");
	const [first] = given.data;
	if (first && given.data.length === 1 && isPriceList(first)) return pricesContent(first);
	const tables = given.data.filter(({ name }) => !mediaSheets.includes(name));
	const read = readSheets(tables);
	return {
		...contentOf(read, ({ sheet, row, column }) => `${sheet}${row ? `, row ${row}` : ""}${column ? `, column ${column}` : ""}`),
		supplier: null,
		leftOut: given.data.flatMap(({ name }) => (mediaSheets.includes(name) ? [name] : [])),
	};
}

const columnsOf = ({ rows: [head] }: Sheet): string[] => head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];

/** A table that is no sheet of the catalogue, or has the columns of a price list alone. */
const isPriceList = (sheet: Sheet): boolean => !Object.hasOwn(sheetsOfGoods, sheet.name) || wrongColumns(columnsOf(sheet)).length === 0;

function pricesContent(sheet: Sheet): Content {
	const [head, ...rows] = sheet.rows;
	const columns = columnsOf(sheet);
	const problems = wrongColumns(columns).map(({ column, reason }) => ({ place: `row ${head?.row ?? 1}, column ${column}`, reason }));
	return {
		kind: "prices",
		items: rows.map(({ row, cells }) => ({
			row,
			cells: Object.fromEntries(columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]]] : []))),
		})),
		...{ base: null, supplier: null, named: [], refused: 0, missingTexts: [], leftOut: [], problems, isRefused: problems.length > 0 },
	};
}

function wrongColumns(columns: readonly string[]): { column: string; reason: string }[] {
	const known = `Columns are: ${priceColumns.join(", ")}.`;
	const unknown = columns.filter((column) => column !== "" && !priceColumns.includes(column));
	return [
		...unknown.map((column) => ({ column, reason: `There is no such column. ${known}` })),
		...(columns.includes("article") ? [] : [{ column: "article", reason: `The column is missing. ${known}` }]),
	];
}

async function bmecatContent(db: D1Database, query: Query, content: ArrayBuffer): Promise<Content> {
	const read = await readBmecatFile(new Uint8Array(content), query, (asked) => addressesInPieces(db, asked));
	if (typeof read === "string") return refusedWhole(read);
	return { ...contentOf(read, read.whereOf), supplier: read.supplier ?? null, leftOut: [] };
}

const refusedWhole = (reason: string): Content => ({
	kind: "catalogue",
	...{ items: [], base: null, supplier: null, named: [], refused: 0, missingTexts: [], leftOut: [] },
	problems: [{ place: "", reason }],
	isRefused: true,
});

const delivery = z.array(z.object({ name: z.string().max(200), text: z.string() })).max(100);

async function datanormContent(db: D1Database, query: Query, content: ArrayBuffer): Promise<Content> {
	const files = delivery.safeParse(parsedJson(new TextDecoder().decode(content)));
	if (!files.success) throw new Refused("invalid", "These are no files of DATANORM.");
	const { supplier, city, country, prefix, price, round, weight } = query;
	const options = {
		supplier: { code: supplier, city, country },
		prefix,
		price,
		isRounded: round === "yes",
		weight: weight.replace(",", "."),
	};
	const read = await readDatanormFiles(files.data, options, (asked) => addressesInPieces(db, asked));
	if (typeof read === "string") return refusedWhole(read);
	if (read.kind === "prices") {
		if (read.isWithoutUnits)
			return refusedWhole("DATPREIS of DATANORM 4 does not say for how many units a price is: send it in one zip with DATANORM.001.");
		const list = pricesContent(read.table);
		return { ...list, problems: [...read.notes, ...list.problems] };
	}
	const whole = { ...contentOf(read, read.whereOf), supplier: read.supplier ?? null, leftOut: [] };
	return { ...whole, problems: [...whole.problems, ...read.notes] };
}

/** A call takes 5,000 addresses at once. */
async function addressesInPieces(db: D1Database, { supplier, articles, products }: Parameters<typeof addressesOf>[1]) {
	const known: Awaited<ReturnType<typeof addressesOf>> = { articles: {}, taken: [] };
	for (let at = 0; at < Math.max(articles.length, products.length); at += 5000) {
		const found = await addressesOf(db, { supplier, articles: articles.slice(at, at + 5000), products: products.slice(at, at + 5000) });
		Object.assign(known.articles, found.articles);
		known.taken.push(...found.taken);
	}
	return known;
}

type ReadTables = Pick<ReturnType<typeof readSheets>, "base" | "documents" | "named" | "problems" | "standIns">;

const contentOf = ({ base, documents, named, problems, standIns }: ReadTables, whereOf: (problem: Problem) => string) => ({
	kind: "catalogue" as const,
	items: documents,
	...{ base, named: [...new Set(named)].filter((name) => slug.safeParse(name).success), missingTexts: standIns },
	problems: problems.map((problem) => ({ place: whereOf(problem), reason: problem.reason })),
	isRefused: problems.some(({ product }) => product === null),
	refused: new Set(problems.flatMap(({ product }) => product || [])).size,
});

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** A call writes some hundred articles at once, or 5,000 prices: of such a list all is written, or nothing. */
function* partsOf(items: readonly unknown[], kind: File["kind"]): Generator<string> {
	if (kind === "prices") {
		for (let at = 0; at < items.length; at += maxPrices) yield JSON.stringify(items.slice(at, at + maxPrices));
		return;
	}
	let piece: string[] = [];
	let length = 0;
	for (const item of items) {
		const text = JSON.stringify(item);
		if (piece.length === maxOfPart.products || (piece.length > 0 && length + text.length > maxOfPart.characters)) {
			yield `[${piece.join()}]`;
			piece = [];
			length = 0;
		}
		piece.push(text);
		length += text.length;
	}
	if (piece.length > 0) yield `[${piece.join()}]`;
}
const maxOfPart = { products: 50, characters: 300_000 } as const;

async function fileOf(db: D1Database, id: string): Promise<File> {
	const [file] = rowsOf(fileRow, await db.prepare("SELECT * FROM catalogue_files WHERE id = ?").bind(id).all());
	if (!file) throw notFound("There is no such file.");
	return file;
}

/** @throws Refused not_found */
export async function fileReport(db: D1Database, id: string): Promise<Answer> {
	const { name, kind, state, dealt, parts, report: found } = await fileOf(db, id);
	return { name, kind, state, dealt, parts, ...found };
}

/** Begins the import of a file that was checked. @throws Refused conflict if it was begun already */
export async function beginImport(db: D1Database, id: string): Promise<{ message: string }> {
	const { name, state, head: ofFile, report: found } = await fileOf(db, id);
	// Before the lock, which nobody would end.
	if (state !== "checked") throw notChecked();
	await lockImports(db, { run: ofFile.run, source: name });
	const fresh = { ...found, ...blank(ofFile.refused), ...withProblems(ofFile.problems) };
	const begun = await db
		.prepare("UPDATE catalogue_files SET state = 'running', dealt = 0, report = ? WHERE id = ? AND state = 'checked'")
		.bind(JSON.stringify(fresh), id)
		.run();
	if (begun.meta.changes !== 1) throw notChecked();
	return { message: `${name} is being imported.` };
}

const notChecked = () => new Refused("conflict", "The import has begun already, or the file is not checked.");

/** The shop waits 2.5 s for an answer. In ms. */
const longestStep = 1000;

/**
 * Goes on with the check or the import of a file for a while.
 * @returns isWritten: goods have changed, so that lists and search follow
 * @throws Refused conflict while another import runs
 */
export async function stepFile(db: D1Database, id: string): Promise<{ state: File["state"]; isWritten: boolean }> {
	const until = Date.now() + longestStep;
	let file = await fileOf(db, id);
	const isRunning = file.state === "running";
	while ((file.state === "checking" || file.state === "running") && Date.now() < until) {
		if (file.state === "running") await lockImports(db, { run: file.head.run, source: file.name });
		file = await nextOf(db, file);
	}
	return { state: file.state, isWritten: isRunning && file.state === "done" };
}

/** Deals with the next part of a file, or ends it after its last. */
async function nextOf(db: D1Database, file: File): Promise<File> {
	const { id, kind, dealt, parts, head: ofFile, state } = file;
	const isDry = state === "checking";
	const next: File = { ...file, dealt: dealt + 1, report: { ...file.report } };
	if (dealt < parts) {
		const content = await db
			.prepare("SELECT content FROM catalogue_file_parts WHERE file_id = ? AND part = ?")
			.bind(id, dealt)
			.first("content");
		const items = z.array(z.unknown()).parse(JSON.parse(String(content)));
		if (!isDry && dealt === 0 && ofFile.base) await importBase(db, { ...ofFile.base, ...inCatalogue(ofFile), dry_run: false });
		next.report =
			kind === "prices" ? await withPrices(db, next.report, items, isDry) : await withProducts(db, next.report, ofFile, items, isDry);
	} else {
		next.dealt = dealt;
		next.state = isDry ? "checked" : "done";
		if (kind === "catalogue" && !ofFile.keeps) {
			const named = { products: ofFile.named, categories: ofFile.base?.categories.map(({ category }) => category) ?? [] };
			const { hidden } = await hideMissing(db, { ...inCatalogue(ofFile), ...named, run: ofFile.run, dry_run: isDry });
			next.report = { ...next.report, hidden: hidden.length, gone: hidden.slice(0, maxListed.gone) };
		}
		// A category's drawing is that of one of its products, which may be new.
		if (!isDry && ofFile.base?.categories.some(({ drawing }) => drawing))
			await importBase(db, { ...ofFile.base, ...inCatalogue(ofFile), dry_run: false });
		if (!isDry) await unlockImports(db, ofFile.run);
	}
	await db.batch([
		// Somebody may have pressed twice: each part counts once.
		db
			.prepare("UPDATE catalogue_files SET dealt = ?1, state = ?2, report = ?3 WHERE id = ?4 AND dealt = ?5 AND state = ?6")
			.bind(next.dealt, next.state, JSON.stringify(next.report), id, dealt, state),
		...(isDry ? [] : [noteChange(db)]),
	]);
	return fileOf(db, id);
}

const inCatalogue = ({ supplier }: Head) => (supplier === null ? {} : { supplier });

const withChanges = (found: Report, changes: readonly ChangedValue[]): Report => ({
	...found,
	changes: [...found.changes, ...changes.slice(0, maxListed.changes - found.changes.length).map(shortened)],
	change_count: found.change_count + changes.length,
});

/** A report is one value of the database. */
const shortened = ({ from, to, ...place }: ChangedValue): ChangedValue => ({ ...place, from: short(from), to: short(to) });
const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text);

async function withProducts(db: D1Database, found: Report, { run, supplier }: Head, products: unknown[], isDry: boolean): Promise<Report> {
	const answer = await importProducts(db, { run, products, supplier: supplier ?? undefined, dry_run: isDry });
	const problems = answer.refused.flatMap(({ product, problems: reasons }) =>
		reasons.map(({ field, reason }) => ({ place: `${product}, ${field}`, reason })),
	);
	const taken = new Set([...answer.added, ...answer.changed, ...answer.unchanged]);
	const changes = isDry
		? await productsChanged(
				db,
				products.filter((given) => taken.has(named.safeParse(given).data?.product ?? "")),
			)
		: [];
	return added(withChanges(found, changes), problems, {
		...{ added: answer.added.length, changed: answer.changed.length, unchanged: answer.unchanged.length },
		...{ refused: answer.refused.length, hidden: 0 },
	});
}

const named = z.object({ product: z.string() });

const priceLine = z.object({ row: z.number(), cells: z.record(z.string(), z.string()) });

async function withPrices(db: D1Database, found: Report, items: unknown[], isDry: boolean): Promise<Report> {
	const lines = z.array(priceLine).parse(items);
	const rows = lines.map(({ cells }) => cells);
	const { changes, changed, unchanged, refused } = isDry
		? await wouldChange(db, rows)
		: { changes: [], ...(await importPrices(db, { rows, dry_run: false })) };
	const problems = refused.map(({ line, field, reason }) => ({ place: `row ${lines[line]?.row ?? 0}, column ${field}`, reason }));
	return added(withChanges(found, changes), problems, {
		added: 0,
		changed,
		unchanged,
		refused: new Set(refused.map(({ line }) => line)).size,
		hidden: 0,
	});
}

async function wouldChange(db: D1Database, rows: readonly unknown[]) {
	const { changes, ...others } = await judgePrices(db, rows);
	return { ...others, changes: changedPrices(changes), changed: changes.length };
}

function added(found: Report, problems: Report["problems"], more: Record<(typeof counts)[number], number>): Report {
	const sums = Object.fromEntries(counts.map((count) => [count, found[count] + more[count]]));
	return {
		...found,
		...sums,
		problems: [...found.problems, ...problems].slice(0, maxListed.problems),
		problem_count: found.problem_count + problems.length,
	};
}
