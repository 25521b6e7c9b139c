import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";

/** Why a workbook is not read. */
type WorkbookError = "file.workbook" | "file.notText" | "file.tooLarge";

/** Its lines with tabs between their cells, and the sheet that they are from; "" where it is the only one. */
type WorkbookText = { text: string; sheet: string; error: null } | { text: null; error: WorkbookError };

/** How much of a file is taken. A file of a few kB may hold gigabytes. */
interface Limits {
	/** More than a list of any length unpacks to. In bytes. */
	unpacked: number;
	/** As long as the form takes it; what goes beyond is refused as a whole. In characters. */
	text: number;
}
const ofLists: Limits = { unpacked: 8_000_000, text: 200_000 };
/** More than an order has columns. */
const mostColumns = 100;

class Refusal extends Error {
	constructor(readonly reason: WorkbookError) {
		super(reason);
	}
}

/**
 * The first sheet of an Excel file that has lines, as text. Formulas count as what Excel has last made of them; macros and styles are not looked at.
 * Nothing is unpacked that would be larger than a list.
 * @param point the decimal sign of the reader's language
 */
export function readWorkbook(bytes: Uint8Array, point: "." | ","): WorkbookText {
	try {
		const parts = new Parts(bytes, ofLists.unpacked);
		if (!parts.has(workbookPath)) return { text: null, error: "file.notText" };
		const sheets = sheetsOf(parts);
		const strings = parts.has(stringsPath) ? sharedStrings(parts.read(stringsPath)) : [];
		for (const { name, path } of sheets) {
			const text = parts.has(path) ? textOf(sheetRows(parts.read(path), strings, point, ofLists.text)) : "";
			if (text !== "") return { text, sheet: sheets.length > 1 ? name : "", error: null };
		}
		return { text: "", sheet: "", error: null };
	} catch (error) {
		// Whatever else is thrown is said by the packages of a file that is broken.
		return { text: null, error: error instanceof Refusal ? error.reason : "file.workbook" };
	}
}

const textOf = (rows: readonly SheetRow[]): string => rows.map(({ cells }) => cells.join("\t").trimEnd()).join("\n");

/** All sheets of an Excel file that can be seen, for commands: of any length. @throws whatever is wrong with the file */
export function readSheetRows(bytes: Uint8Array): { name: string; rows: SheetRow[] }[] {
	const parts = new Parts(bytes, Number.POSITIVE_INFINITY);
	const strings = parts.has(stringsPath) ? sharedStrings(parts.read(stringsPath)) : [];
	return sheetsOf(parts).map(({ name, path }) => ({
		name,
		rows: parts.has(path) ? sheetRows(parts.read(path), strings, ".", Number.POSITIVE_INFINITY) : [],
	}));
}

const workbookPath = "xl/workbook.xml";
const stringsPath = "xl/sharedStrings.xml";

/** The files within the zip, of which each is unpacked when it is asked for. */
class Parts {
	private readonly sizes = new Map<string, number>();
	private unpacked = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly mostUnpacked: number,
	) {
		unzipSync(bytes, {
			filter: ({ name, originalSize }) => {
				this.sizes.set(name, Math.max(originalSize, this.sizes.get(name) ?? 0));
				return false;
			},
		});
	}

	has(path: string): boolean {
		return this.sizes.has(path);
	}

	/** The size in the directory is what is unpacked at most, even where it is not true. */
	read(path: string): string {
		this.unpacked += this.sizes.get(path) ?? 0;
		if (this.unpacked > this.mostUnpacked) throw new Refusal("file.tooLarge");
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

/** Goes through XML. Names come without their prefixes. */
function walkXml(
	xml: string,
	{ open, close, text }: { open: (name: string, of: Attributes) => void; close?: (name: string) => void; text?: (text: string) => void },
) {
	const parser = new SaxesParser();
	const local = (name: string): string => name.slice(name.indexOf(":") + 1);
	parser.on("error", (error) => {
		throw error;
	});
	parser.on("opentag", ({ name, attributes }) => open(local(name), (attribute) => attributes[attribute] ?? ""));
	if (close) parser.on("closetag", ({ name }) => close(local(name)));
	if (text) parser.on("text", text);
	parser.write(xml).close();
}

/** Sheets that can be seen, in their order, with where they are. */
function sheetsOf(parts: Parts): { name: string; path: string }[] {
	const targets = new Map<string, string>();
	walkXml(parts.read("xl/_rels/workbook.xml.rels"), {
		open: (_, of) => targets.set(of("Id"), of("Target").startsWith("/") ? of("Target").slice(1) : `xl/${of("Target")}`),
	});
	const sheets: { name: string; path: string }[] = [];
	walkXml(parts.read(workbookPath), {
		open: (name, of) => {
			if (name === "sheet" && !of("state").endsWith("idden")) sheets.push({ name: of("name"), path: targets.get(of("r:id")) ?? "" });
		},
	});
	return sheets;
}

/** Texts that cells name by their number. How something is pronounced is no part of it. */
function sharedStrings(xml: string): string[] {
	const strings: string[] = [];
	let isText = false;
	let isAside = false;
	walkXml(xml, {
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

/** A row that has content, with its number on the sheet. */
interface SheetRow {
	row: number;
	cells: string[];
}

function sheetRows(xml: string, strings: readonly string[], point: string, longestText: number): SheetRow[] {
	const rows: SheetRow[] = [];
	let length = 0;
	let row = 0;
	let cells: string[] = [];
	let cell = { column: -1, type: "", value: "" };
	let isValue = false;
	walkXml(xml, {
		open: (name, of) => {
			if (name === "row") {
				cells = [];
				row = Number(of("r")) || row + 1;
			}
			if (name === "row" || name === "sheetData") cell = { column: -1, type: "", value: "" };
			if (name === "c") cell = { column: columnOf(of("r")) ?? cell.column + 1, type: of("t"), value: "" };
			isValue = name === "v" || (name === "t" && cell.type === "inlineStr");
		},
		text: (text) => {
			if (isValue) cell.value += text;
		},
		close: (name) => {
			isValue = false;
			if (name === "c" && cell.column < mostColumns) {
				while (cells.length < cell.column) cells.push("");
				cells[cell.column] = cellText(cell, strings, point);
			}
			if (name !== "row") return;
			const line = cells.join("\t").trimEnd();
			if (line === "") return;
			rows.push({ row, cells });
			length += line.length + 2;
			if (length > longestText) throw new Refusal("file.tooLarge");
		},
	});
	return rows;
}

/** The place of "C5"; null where a cell does not say it: then it is behind the one before. */
function columnOf(reference: string): number | null {
	const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
	return letters === undefined ? null : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText({ type, value }: { type: string; value: string }, strings: readonly string[], point: string): string {
	if (type === "e") return "";
	if (type === "s") return (strings[Number(value)] ?? "").replace(/\s+/g, " ").trim();
	if (type !== "" && type !== "n") return value.replace(/\s+/g, " ").trim();
	// 0.1 + 0.2 is 0.30000000000000004 in the file, and 0.3 on the sheet.
	const number = Number(value);
	return value === "" || Number.isNaN(number) ? value : String(Number(number.toPrecision(12))).replace(".", point);
}
