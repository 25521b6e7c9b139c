// This reader is ours, because it bounds what a hostile file may cost, before it unpacks anything.
import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { type CellStyle, CellStyles, inFormat } from "./cell-styles";

type WorkbookError = "file.workbook" | "file.notText" | "file.tooLarge";

/** Lines with tab-separated cells, and the sheet's name; "" for a single sheet. */
type WorkbookText = { text: string; sheet: string; error: null } | { text: null; error: WorkbookError };

/** A file's limits. A few kB may unpack to gigabytes, or repeat one long text ten thousand times. */
interface Limits {
	/** More than any list needs. In bytes. */
	unpacked: number;
	/** The form's limit. A longer text is refused as a whole. In characters. */
	text: number;
	/** Elements, attributes and cells processed in all sheets together. */
	steps: number;
	/** Files in the archive, and files to unpack: each of those scans the archive. */
	parts: number;
}
const ofLists: Limits = { unpacked: 5_000_000, text: 200_000, steps: 600_000, parts: 400 };
/** A catalogue that somebody uploads in the browser; the command takes any. */
export const ofCatalogues: Limits = { unpacked: 60_000_000, text: Number.POSITIVE_INFINITY, steps: 6_000_000, parts: 400 };
const unlimited: Limits = {
	unpacked: Number.POSITIVE_INFINITY,
	text: Number.POSITIVE_INFINITY,
	steps: Number.POSITIVE_INFINITY,
	parts: Number.POSITIVE_INFINITY,
};
/** More than an order has columns. */
const maxColumns = 100;
/** Deeper than a workbook's elements nest. */
const maxDepth = 30;

class Refusal extends Error {
	constructor(readonly reason: WorkbookError) {
		super(reason);
	}
}

/**
 * Reads the first non-empty sheet of an Excel file as text. Formulas use their last result, and macros are ignored. Hidden sheets and
 * content are skipped, struck-through text is put between tildes, and numbers get their format's unit. Nothing larger than a list is
 * unpacked.
 * @param point the decimal sign of the reader's language
 */
export function readWorkbook(bytes: Uint8Array, point: "." | ","): WorkbookText {
	try {
		const work = new Work(ofLists);
		const parts = new Parts(bytes, work);
		if (!parts.has(workbookPath)) return { text: null, error: "file.notText" };
		const sheets = sheetsOf(parts, work);
		const strings = parts.has(stringsPath) ? sharedStrings(parts.read(stringsPath), work) : [];
		const styles = parts.has(stylesPath) ? cellStyles(parts.read(stylesPath), work) : [];
		for (const { name, path } of sheets) {
			const text = parts.has(path) ? textOf(sheetRows(parts.read(path), { strings, styles, point, asSeen: true }, work)) : "";
			if (text !== "") return { text, sheet: sheets.length > 1 ? name : "", error: null };
		}
		return { text: "", sheet: "", error: null };
	} catch (error) {
		// Any other error comes from the packages and means a broken file.
		return { text: null, error: error instanceof Refusal ? error.reason : "file.workbook" };
	}
}

const textOf = (rows: readonly SheetRow[]): string => rows.map(({ cells }) => cells.join("\t").trimEnd()).join("\n");

/** Reads all visible sheets of an Excel file; for commands at any length. @throws any problem with the file */
export function readSheetRows(bytes: Uint8Array, limits = unlimited): { name: string; rows: SheetRow[] }[] {
	const work = new Work(limits);
	const parts = new Parts(bytes, work);
	const strings = parts.has(stringsPath) ? sharedStrings(parts.read(stringsPath), work) : [];
	return sheetsOf(parts, work).map(({ name, path }) => ({
		name,
		rows: parts.has(path) ? sheetRows(parts.read(path), { strings, styles: [], point: ".", asSeen: false }, work) : [],
	}));
}

const workbookPath = "xl/workbook.xml";
const stringsPath = "xl/sharedStrings.xml";
const stylesPath = "xl/styles.xml";

/** Counts the work on a file and aborts it beyond the limits. */
class Work {
	private readonly done: Limits = { unpacked: 0, text: 0, steps: 0, parts: 0 };

	constructor(private readonly most: Limits) {}

	add(kind: keyof Limits, count: number): void {
		this.done[kind] += count;
		if (this.done[kind] > this.most[kind]) throw new Refusal("file.tooLarge");
	}
}

class Parts {
	private readonly sizes = new Map<string, number>();

	constructor(
		private readonly bytes: Uint8Array,
		private readonly work: Work,
	) {
		unzipSync(bytes, {
			filter: ({ name, originalSize }) => {
				work.add("parts", 1);
				this.sizes.set(name, Math.max(originalSize, this.sizes.get(name) ?? 0));
				return false;
			},
		});
	}

	has(path: string): boolean {
		return this.sizes.has(path);
	}

	/** Unpacks at most the size in the directory, even if it is wrong. */
	read(path: string): string {
		this.work.add("parts", 1);
		this.work.add("unpacked", this.sizes.get(path) ?? 0);
		let isFound = false;
		const found = unzipSync(this.bytes, {
			filter: ({ name }) => {
				const isFirst = name === path && !isFound;
				isFound ||= isFirst;
				return isFirst;
			},
		})[path];
		return new TextDecoder("utf-8", { fatal: true }).decode(found);
	}
}

type Attributes = (name: string) => string;

/** Walks XML. Names have no prefixes. */
function walkXml(
	xml: string,
	work: Work,
	{ open, close, text }: { open: (name: string, of: Attributes) => void; close?: (name: string) => void; text?: (text: string) => void },
) {
	const parser = new SaxesParser();
	const local = (name: string): string => name.slice(name.indexOf(":") + 1);
	parser.on("error", (error) => {
		throw error;
	});
	let depth = 0;
	parser.on("attribute", () => work.add("steps", 1));
	parser.on("opentag", ({ name, attributes }) => {
		work.add("steps", 1);
		if (++depth > maxDepth) throw new Refusal("file.workbook");
		open(local(name), (attribute) => attributes[attribute] ?? "");
	});
	parser.on("closetag", ({ name }) => {
		depth--;
		close?.(local(name));
	});
	if (text) parser.on("text", text);
	parser.write(xml).close();
}

/** Visible sheets in order, with their paths. */
function sheetsOf(parts: Parts, work: Work): { name: string; path: string }[] {
	const targets = new Map<string, string>();
	walkXml(parts.read("xl/_rels/workbook.xml.rels"), work, {
		open: (_, of) => targets.set(of("Id"), of("Target").startsWith("/") ? of("Target").slice(1) : `xl/${of("Target")}`),
	});
	/** Keyed by path, so that a sheet that is named repeatedly is read once. */
	const sheets = new Map<string, string>();
	walkXml(parts.read(workbookPath), work, {
		open: (name, of) => {
			const path = targets.get(of("r:id")) ?? "";
			if (name === "sheet" && !of("state").endsWith("idden") && !sheets.has(path)) sheets.set(path, of("name"));
		},
	});
	return Array.from(sheets, ([path, name]) => ({ name, path }));
}

/** Texts that cells reference by index. Phonetic text is skipped. */
function sharedStrings(xml: string, work: Work): string[] {
	const strings: string[] = [];
	let isText = false;
	let isAside = false;
	walkXml(xml, work, {
		open: (name) => {
			if (name === "si") strings.push("");
			isAside ||= name === "rPh";
			isText = name === "t" && !isAside;
		},
		close: (name) => {
			if (name === "rPh") isAside = false;
			isText = false;
		},
		text: (text) => {
			if (isText) strings.push((strings.pop() ?? "") + text);
		},
	});
	return strings;
}

function cellStyles(xml: string, work: Work): readonly CellStyle[] {
	const found = new CellStyles();
	walkXml(xml, work, { open: (name, of) => found.open(name, of) });
	return found.styles;
}

interface SheetRow {
	row: number;
	cells: string[];
}

interface Reading {
	strings: readonly string[];
	styles: readonly CellStyle[];
	point: string;
	/** Skips hidden rows and columns. */
	asSeen: boolean;
}

const isHidden = (of: Attributes): boolean => /^(?:1|true)$/.test(of("hidden"));

function sheetRows(xml: string, { strings, styles, point, asSeen }: Reading, work: Work): SheetRow[] {
	const rows: SheetRow[] = [];
	const hidden: { from: number; to: number }[] = [];
	let isRowHidden = false;
	let row = 0;
	let cells: string[] = [];
	const nothing = { column: -1, type: "", value: "", style: "" };
	let cell = nothing;
	let isValue = false;
	walkXml(xml, work, {
		open: (name, of) => {
			if (name === "col" && asSeen && isHidden(of)) hidden.push({ from: Number(of("min")) - 1, to: Number(of("max")) - 1 });
			if (name === "row") {
				isRowHidden = asSeen && isHidden(of);
				cells = [];
				row = Number(of("r")) || row + 1;
			}
			if (name === "row" || name === "sheetData") cell = nothing;
			if (name === "c") cell = { column: columnOf(of("r")) ?? cell.column + 1, type: of("t"), value: "", style: of("s") };
			isValue = name === "v" || (name === "t" && cell.type === "inlineStr");
		},
		text: (text) => {
			if (isValue) cell.value += text;
		},
		close: (name) => {
			isValue = false;
			if (name === "c" && cell.column < maxColumns) {
				work.add("steps", Math.max(0, cell.column - cells.length));
				while (cells.length < cell.column) cells.push("");
				const value = cell.type === "s" ? (strings[Number(cell.value)] ?? "") : cell.value;
				work.add("text", value.length);
				const { column } = cell;
				const isSeen = !hidden.some(({ from, to }) => from <= column && column <= to);
				cells[column] = isSeen ? cellText(cell.type, value, point, styles[Number(cell.style)]) : "";
			}
			if (name !== "row" || isRowHidden || cells.every((text) => text === "")) return;
			// Counts its tabs and the line break.
			work.add("text", cells.length + 1);
			rows.push({ row, cells });
		},
	});
	return rows;
}

/** The column index of "C5"; null without a reference, in which case the cell follows the previous one. */
function columnOf(reference: string): number | null {
	const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
	return letters === undefined ? null : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(type: string, value: string, point: string, style: CellStyle | undefined): string {
	if (type === "e") return "";
	const text = type !== "" && type !== "n" ? value.replace(/\s+/g, " ").trim() : numberText(value, point, style?.format ?? "");
	return style?.isStruck && text !== "" ? `~~${text}~~` : text;
}

function numberText(value: string, point: string, format: string): string {
	const number = Number(value);
	if (value === "" || Number.isNaN(number)) return value;
	// 0.1 + 0.2 is 0.30000000000000004 in the file, and 0.3 on the sheet.
	return inFormat(format, number, (one) => String(Number(one.toPrecision(12))).replace(".", point));
}
