import { hasClosingQuote, quotedCells } from "./cells";
import { decodeFile, type FileError, type KnownFormat } from "./decode-file";

type UploadedTable = { rows: string[][]; error: null } | { rows: null; error: Exclude<FileError, `file.${KnownFormat}`> };

/** Reads a table file: a workbook, or text with cells between tabs, semicolons or commas. @param point the decimal sign */
export function readTable(bytes: Uint8Array, point: "." | ","): UploadedTable {
	const { text, error } = decodeFile(bytes, point);
	switch (error) {
		case null:
			return { rows: tableRows(text), error };
		case "file.workbook":
		case "file.tooLarge":
			return { rows: null, error };
		default:
			return { rows: null, error: "file.notText" };
	}
}

interface NumberedRow {
	row: number;
	cells: string[];
	/** An unclosed quote would put the rest of the text into its cell. */
	isOpen: boolean;
}

/** A quote that does not close within this many lines never does. */
const maxLinesPerCell = 200;

/** The rows of a text table for commands, with line numbers and multi-line cells. */
export function numberedRows(text: string): NumberedRow[] {
	const lines = text.replace(/\uFEFF/g, "").split(/\r\n|\r|\n/);
	const separator = separatorOf(lines);
	const rows: NumberedRow[] = [];
	for (let at = 0; at < lines.length; at++) {
		const row = at + 1;
		let record = lines[at] ?? "";
		let cells = quotedCells(record, separator);
		for (const end = row + maxLinesPerCell; cells === "open" && at + 1 < Math.min(lines.length, end); ) {
			const line = lines[++at] ?? "";
			record += `\n${line}`;
			if (hasClosingQuote(line)) cells = quotedCells(record, separator);
		}
		const read = typeof cells === "string" ? record.split(separator).map((cell) => cell.trim()) : cells;
		if (read.some((cell) => cell !== "")) rows.push({ row, cells: read, isOpen: cells === "open" });
	}
	return rows;
}

const separators = ["\t", ";", ","] as const;

/** The rows of a text table without empty ones. The first row with a separator decides it. */
export function tableRows(text: string): string[][] {
	const lines = text.replace(/\uFEFF/g, "").split(/\r\n|\r|\n/);
	const separator = separatorOf(lines);
	return lines.flatMap((line) => {
		const cells = quotedCells(line, separator);
		const row = typeof cells === "string" ? line.split(separator).map((cell) => cell.trim()) : cells;
		return row.some((cell) => cell !== "") ? [row] : [];
	});
}

const separatorOf = (lines: readonly string[]): string =>
	lines.flatMap((line) => separators.find((one) => line.includes(one)) ?? []).at(0) ?? ";";
