import { unzipSync } from "fflate";
import { decodeFile } from "./decode-file";
import { dosText } from "./dos-text";
import { numberedRows } from "./read-table";
import { ofCatalogues, readSheetRows } from "./workbook";

interface Table {
	name: string;
	rows: { row: number; cells: string[] }[];
}

/** The content of a file of goods: its tables, a supplier's catalogue in XML, or the files of a delivery of DATANORM. */
type CatalogueFile =
	| { tables: Table[] }
	| { xml: Uint8Array<ArrayBuffer> }
	| { datanorm: { name: string; text: string }[] }
	| { error: "unreadable" | "tooLarge" };

/** Reads a workbook, a zip of .csv files or of DATANORM, one such file, or tells of XML. @param fileName names the table of one file */
export function readCatalogueFile(bytes: Uint8Array<ArrayBuffer>, fileName: string): CatalogueFile {
	try {
		if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
			const files = filesIn(bytes);
			if (files === "workbook") return { tables: readSheetRows(bytes, ofCatalogues).map(named) };
			const delivery = Object.entries(files).filter(([path]) => ofDatanorm.test(path));
			if (delivery.length > 0) return { datanorm: delivery.map(([path, content]) => datanormFile(path, content)) };
			const tables = Object.entries(files).map(([path, content]) => csvTable(path, content));
			return tables.length === 0 || tables.includes(null) ? unreadable : { tables: tables.filter((table) => table !== null) };
		}
		const { error } = decodeFile(bytes, ".");
		if (error === "file.xml") return { xml: bytes };
		if (error === "file.datanorm" || ofDatanorm.test(fileName)) return { datanorm: [datanormFile(fileName, bytes)] };
		const table = csvTable(fileName, bytes);
		return table ? { tables: [table] } : unreadable;
	} catch (error) {
		return { error: error instanceof Error && error.message === "file.tooLarge" ? "tooLarge" : "unreadable" };
	}
}

/** DATANORM.001, DATPREIS.002, DATANORM.WRG, DATANORM.RAB. */
const ofDatanorm = /\.(?:\d{3}|wrg|rab)$/i;

const datanormFile = (path: string, content: Uint8Array) => ({ name: baseName(path).slice(0, 200), text: dosText(content) });

const baseName = (path: string): string => path.split("/").at(-1) ?? path;

const unreadable = { error: "unreadable" } as const;

const named = ({ name, rows }: Table): Table => ({ name: name.trim().toLowerCase(), rows });

/** @throws for files that unpack to more than a catalogue has */
function filesIn(bytes: Uint8Array<ArrayBuffer>): Record<string, Uint8Array> | "workbook" {
	let isWorkbook = false;
	let size = 0;
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			isWorkbook ||= name === "xl/workbook.xml";
			const isTaken = (/\.csv$/i.test(name) || ofDatanorm.test(name)) && !isWorkbook;
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
	return named({ name: baseName(path).replace(/\.\w+$/, ""), rows: rows.map(({ row, cells }) => ({ row, cells })) });
}
