export type Cell = string | number | null;

/** Rows of one table, to be inserted in the order in which they come. */
export interface Rows {
	table: string;
	columns: readonly string[];
	rows: Cell[][];
}

export const rowsOf = (table: string, columns: readonly string[], rows: Cell[][]): Rows => ({ table, columns, rows });
