import { readFileSync } from "node:fs";
import { load } from "./load.mjs";
import { Failure } from "./process.mjs";

const [{ decodeFile }, { numberedRows }] = await Promise.all(
	["decode-file", "read-table"].map((name) => load(`app/platform/tables/${name}.ts`)),
);

/** @returns the rows of a table with their numbers, regardless of the program that saved it */
export function readCsv(path, bytes = readFileSync(path)) {
	const { text, error } = decodeFile(new Uint8Array(bytes), ".");
	if (error) throw new Failure(`${path} is no text.`);
	const rows = numberedRows(text);
	const open = rows.find(({ isOpen }) => isOpen);
	if (open) throw new Failure(`${path}, row ${open.row}: a quotation mark is opened there and never closed.`);
	return rows;
}

/** The cells of rows by the names in the first one; empty cells are left out. */
export function namedCells([head, ...lines]) {
	const columns = head.cells.map((cell) => cell.toLowerCase());
	return lines.map(({ cells }) =>
		Object.fromEntries(columns.flatMap((column, place) => (column && cells[place] ? [[column, cells[place]]] : []))),
	);
}
