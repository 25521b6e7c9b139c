import { createHash } from "node:crypto";

export type Cell = string | number | null;

export interface Rows {
	table: string;
	columns: readonly string[];
	rows: Cell[][];
}

export const rowsOf = (table: string, columns: readonly string[], rows: Cell[][]): Rows => ({ table, columns, rows });

/** A version of rows that changes with them. It is computed row by row, since all rows as one text would take tens of MB. */
export function versionOf(...lists: readonly Cell[][][]): string {
	const hash = createHash("sha256");
	for (const rows of lists) for (const row of rows) hash.update(JSON.stringify(row));
	return hash.digest("hex").slice(0, 24);
}
