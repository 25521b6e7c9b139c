import { type Row, rowsOf } from "./rows";

/** Kinds of columns, each with the name that the search understands. */
const columnNames = {
	goods: "Artikel",
	quantity: "Menge",
	unit: "Einheit",
	length: "Länge",
	position: "Pos",
	ignored: "Referenz",
} as const;
type ColumnKind = keyof typeof columnNames;
export const isColumnKind = (kind: string): kind is ColumnKind => Object.hasOwn(columnNames, kind);
export const columnKinds = Object.keys(columnNames).filter(isColumnKind);

/** A table with the kinds that the reader gave its columns; "" for none. */
export interface NamedTable {
	/** The line above its rows, as written. */
	head: string;
	columns: readonly (ColumnKind | "")[];
}

/** The first rows of a table and the kinds of its columns, with their indexes. */
export interface TableSample {
	head: string;
	columns: { place: number; name: string; kind: ColumnKind | "" }[];
	rows: { place: number; cells: { place: number; text: string }[] }[];
}

/** So many rows show what a column holds. */
const shownRows = 3;
/** With fewer columns the cells are clear by themselves. */
const fewestColumns = 3;

interface ReadTables {
	/** Whether the line at a place was understood as a head. */
	isKnown: (place: number) => boolean;
	/** Whether the line at a place leaves something open. */
	isOpen: (place: number) => boolean;
	named: NamedTable | null;
}

/**
 * The table whose columns the reader has named; else the first line that looks like a head, names above rows of as many cells with figures, and is not known as one, where these rows leave something open.
 */
export function unnamedTable(lines: readonly string[], { isKnown, isOpen, named }: ReadTables): TableSample | null {
	const { rows } = rowsOf(lines);
	for (const [at, head] of rows.entries()) {
		const line = lines[head.first] ?? "";
		const isNamed = line === named?.head;
		if (!isNamed && (isKnown(head.first) || !mayBeHead(head))) continue;
		const end = rows.findIndex((row, place) => place > at && !isBelow(row, head));
		const below = rows.slice(at + 1, end < 0 ? undefined : end);
		if (below.length === 0 || !(isNamed || below.some(({ first }) => isOpen(first)))) continue;
		const kindOf = (place: number) => (isNamed ? (named?.columns[place] ?? "") : "");
		return {
			head: line,
			columns: head.cells.map((name, place) => ({ place, name, kind: kindOf(place) })),
			rows: below.slice(0, shownRows).map(({ cells, first }) => ({ place: first, cells: cells.map((text, place) => ({ place, text })) })),
		};
	}
	return null;
}

function mayBeHead({ cells, separator }: Row): boolean {
	const names = cells.filter((cell) => cell !== "");
	return separator !== null && names.length >= fewestColumns && names.every((name) => /\p{L}/u.test(name) && !/\d/.test(name));
}

const isBelow = ({ cells, separator }: Row, head: Row): boolean =>
	separator === head.separator && cells.length === head.cells.length && cells.some((cell) => /\d/.test(cell));

/** The head that names the columns for the search; unnamed columns stay empty. */
export function writtenHead({ head, columns }: NamedTable): string {
	const [row] = rowsOf([head]).rows;
	return columns.map((kind) => (kind === "" ? "" : columnNames[kind])).join(row?.separator ?? ";");
}
