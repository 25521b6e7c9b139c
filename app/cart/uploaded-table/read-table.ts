import { quotedCells } from "./cells";
import { decodeFile, type FileError } from "./decode-file";

/** The cells of a file with a table, or why it is not read. */
export type UploadedTable = { rows: string[][]; error: null } | { rows: null; error: FileError };

/** A file as programs write tables: a workbook, or text with cells between tabs, semicolons or commas. @param point the decimal sign */
export function readTable(bytes: Uint8Array, point: "." | ","): UploadedTable {
	const { text, error } = decodeFile(bytes, point);
	return error === null ? { rows: tableRows(text), error } : { rows: null, error };
}

const separators = ["\t", ";", ","] as const;

/** The rows of a table that is text; those without content are left out. The separator is that of the first row with one. */
export function tableRows(text: string): string[][] {
	const lines = text.replace(/\uFEFF/g, "").split(/\r\n|\r|\n/);
	const separator = lines.flatMap((line) => separators.find((one) => line.includes(one)) ?? []).at(0) ?? ";";
	return lines.flatMap((line) => {
		const cells = quotedCells(line, separator);
		const row = typeof cells === "string" ? line.split(separator).map((cell) => cell.trim()) : cells;
		return row.some((cell) => cell !== "") ? [row] : [];
	});
}
