import { unzipSync } from "fflate";
import { decodeFile } from "./decode-file";
import { numberedRows } from "./read-table";
import { ofCatalogues, readSheetRows } from "./workbook";

interface Table {
	name: string;
	rows: { row: number; cells: string[] }[];
}

/** The content of a file of goods: its tables, or a supplier's catalogue in XML. */
type CatalogueFile = { tables: Table[] } | { xml: Uint8Array<ArrayBuffer> } | { error: "unreadable" | "tooLarge" };

/** Reads a workbook, a zip of .csv files, one .csv file, or tells of XML. @param fileName names the table of one file */
export function readCatalogueFile(bytes: Uint8Array<ArrayBuffer>, fileName: string): CatalogueFile {
	try {
		if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
			const files = csvFilesIn(bytes);
			if (files === "workbook") return { tables: readSheetRows(bytes, ofCatalogues).map(named) };
			const tables = Object.entries(files).map(([path, content]) => csvTable(path, content));
			return tables.length === 0 || tables.includes(null) ? unreadable : { tables: tables.filter((table) => table !== null) };
		}
		const { error } = decodeFile(bytes, ".");
		if (error === "file.xml") return { xml: bytes };
		const table = csvTable(fileName, bytes);
		return table ? { tables: [table] } : unreadable;
	} catch (error) {
		return { error: error instanceof Error && error.message === "file.tooLarge" ? "tooLarge" : "unreadable" };
	}
}

const unreadable = { error: "unreadable" } as const;

const named = ({ name, rows }: Table): Table => ({ name: name.trim().toLowerCase(), rows });

/** @throws for files that unpack to more than a catalogue has */
function csvFilesIn(bytes: Uint8Array<ArrayBuffer>): Record<string, Uint8Array> | "workbook" {
	let isWorkbook = false;
	let size = 0;
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			isWorkbook ||= name === "xl/workbook.xml";
			const isTaken = /\.csv$/i.test(name) && !isWorkbook;
			if (isTaken) size += originalSize;
			if (size > ofCatalogues.unpacked) throw new Error("file.tooLarge");
			return isTaken;
		},
	});
	return isWorkbook ? "workbook" : files;
}

/** @returns null for what is no text, or has a quotation mark that is never closed */
function csvTable(path: string, bytes: Uint8Array): Table | null {
	const { text } = decodeFile(bytes, ".");
	const rows = text === null ? [] : numberedRows(text);
	if (text === null || rows.some(({ isOpen }) => isOpen)) return null;
	return named({ name: (path.split("/").at(-1) ?? path).replace(/\.\w+$/, ""), rows: rows.map(({ row, cells }) => ({ row, cells })) });
}
