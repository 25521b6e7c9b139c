import { type Row, rowsOf } from "./rows";

/** Column kinds with the names that the search understands. */
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

export interface NamedTable {
	head: string;
	columns: readonly (ColumnKind | "")[];
}

export interface TableSample {
	head: string;
	columns: { place: number; name: string; kind: ColumnKind | "" }[];
	rows: { place: number; cells: { place: number; text: string }[] }[];
}

/** Enough rows to show what a column holds. */
const shownRows = 3;
/** A table with fewer columns needs no names. */
const fewestColumns = 3;

interface ReadTables {
	/** Whether the line at this index is a known head. */
	isKnown: (place: number) => boolean;
	isOpen: (place: number) => boolean;
	named: NamedTable | null;
}

/**
 * The table whose columns the reader has named. Otherwise the first unknown head (names above rows of as many cells with numbers) whose
 * rows leave questions open.
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

/** Writes the head for the search. Unnamed columns stay empty. */
export function writtenHead({ head, columns }: NamedTable): string {
	const [row] = rowsOf([head]).rows;
	return columns.map((kind) => (kind === "" ? "" : columnNames[kind])).join(row?.separator ?? ";");
}
