import { lengthField } from "../platform/forms/length-field";
import { writtenCells } from "../platform/tables/cells";
import { type Columns, headerColumns, spacedHeader, usualColumns } from "./columns";
import { type Quantity, type QuantityError, readQuantity, unitWordOf, unitWords } from "./quantity";
import { isCode, linesOf, measures, type Row, rowsOf } from "./rows";
import type { NamedTable } from "./table-columns";

/** One line of an order, as it was written and as it is understood. */
export interface ListLine {
	/** Places of its first and last line in the text, from 0. */
	first: number;
	last: number;
	/** The code as written; of an unclear line, its whole text. */
	code: string;
	quantity: string;
	reference: string;
	/** null where it is missing or wrong. */
	amount: number | null;
	error: QuantityError | "line.unclear" | "code.required" | "reference.tooLong" | "unit.notSold" | null;
	/** The unit behind the quantity; "" for none. */
	unitWord: string;
	/** The meanings of an ambiguous quantity. */
	choices: number[];
	/** Cut length of each piece in mm; undefined: uncut. */
	cut?: number | undefined;
	/** Text besides code, quantity and references: it may be another article, or a length. */
	beside: string;
	/** The cell of references. */
	note: string;
	/** The line with another quantity of the same unit, to be read in its place. */
	withAmount(amount: number): string;
}

export interface OrderList {
	/** The text. */
	lines: string[];
	ordered: ListLine[];
	/** Indexes of lines that name columns or the separator. */
	directives: number[];
	/** Indexes of lines that name columns. */
	heads: number[];
	/** The one whose columns the reader has named. */
	named: number | null;
}

/** "7 × 1800 mm": pieces, and the length of each. */
const cutPieces = /^(\d{1,5}) ?[x×*] ?(\d{1,5}(?:[.,]\d{1,3})? ?(?:mm|cm|m))$/i;

/** The limit of a cart. */
const longestReference = 200;

/**
 * Reads a list of orders: code, quantity and reference, or the columns that a header names. Nothing is left out: every line with content
 * is part of an ordered one or one of the directives.
 * @param table whose columns the reader has named: its rows describe goods
 */
export function readList(text: string, table: NamedTable | null = null): OrderList {
	const lines = linesOf(text);
	const { rows, directives } = rowsOf(lines);
	const ordered: ListLine[] = [];
	const heads: number[] = [];
	let columns: Columns | null = null;
	let named: Row | null = null;
	for (const row of rows) {
		if (table !== null && named === null && lines[row.first] === table.head) {
			named = row;
			directives.push(row.first);
			heads.push(row.first);
			continue;
		}
		const header = row.separator === null ? spacedHeader(row.cells) : headerColumns(row.cells);
		if (header) {
			columns = header;
			directives.push(row.first);
			heads.push(row.first);
		} else if (named && heads.at(-1) === named.first && row.separator === named.separator && row.cells.length === named.cells.length)
			ordered.push(unclearLine(row, lines));
		else ordered.push(withCut(lineOf(row, columns), row, columns) ?? unclearLine(row, lines));
	}
	return { lines, ordered, directives, heads, named: named?.first ?? null };
}

/** @returns null where the row is not clear */
function lineOf(row: Row, named: Columns | null): ListLine | null {
	// Cells separated by spaces have no columns.
	const columns = row.separator === null ? null : named;
	const cells = columns ? row.cells : withUnit(inUsualOrder(row.cells));
	const at = columns ?? usualColumns;
	const parted = columns?.reference === undefined || columns.reference === null ? partedQuantity(row, cells, at) : null;
	if (!parted && isUnclear(row, cells, at)) return null;
	const cell = (index: number | null): string => (index === null ? "" : (cells[index] ?? ""));
	const isNumbered = /^\d{1,4}(?:[.-]\d{1,3})*$/.test(cell(at.code)) && /\p{L}/u.test(cell(at.goods));
	const stated = cell(isNumbered ? at.goods : at.code);
	// "Total;;;12", "Nord;;4;HEA 160": a row that begins with words. The first cell is no code, though a company may have named an article so.
	if (stated === "" && columns !== null && at.quantity !== 0 && at.reference !== 0 && /\p{L}{2}/u.test(cell(0))) return null;
	const code = cleanCode(stated);
	const [, pieces, length] = cutPieces.exec(cell(at.quantity)) ?? [];
	const { data: cut, success: isRead } = lengthField.optional().safeParse(length);
	if (!isRead) return null;
	const { amount, error, choices } = parted?.quantity ?? readQuantity(pieces ?? cell(at.quantity));
	const reference =
		parted?.reference ?? (columns ? restOf(["", "", cell(at.reference), ...cells.slice(columns.width ?? cells.length)]) : restOf(cells));
	if (cancelled.test(reference)) return null;
	const separator = row.separator ?? ";";
	const unitWord = unitWordOf(cell(at.quantity));
	const written = (chosen: number) => [chosen, cut === undefined ? unitWord : `× ${cut} mm`].filter(Boolean).join(" ");
	// A small number in front of a code numbers the line.
	const isNumber = (index: number): boolean => index === 0 && /^\d{1,4}(?:[.-]\d{1,3})*$/.test(cell(0));
	const isBeside = (index: number): boolean =>
		!isNumber(index) && ![at.code, at.quantity, at.reference, isNumbered ? at.goods : null].includes(index);
	return {
		first: row.first,
		last: row.last,
		code,
		quantity: parted?.written ?? cell(at.quantity),
		reference,
		amount,
		error: code === "" ? "code.required" : (error ?? (reference.length > longestReference ? "reference.tooLong" : null)),
		choices,
		unitWord,
		cut,
		beside: columns ? restOf(["", "", ...cells.filter((_, index) => isBeside(index))]) : reference,
		note: columns ? cell(at.reference) : "",
		withAmount(chosen) {
			if (!columns) return writtenCells([code, written(chosen), ...(parted?.restFor(chosen) ?? cells.slice(2))], separator);
			return writtenCells(
				Array.from({ length: Math.max(cells.length, (at.quantity ?? 0) + 1) }, (_, index) =>
					index === at.quantity ? written(chosen) : cell(index),
				),
				separator,
			);
		},
	};
}

/** Adds the cut length of its column. @returns null for an invalid length, so that no whole bar is ordered for it */
function withCut(line: ListLine | null, { cells }: Row, columns: Columns | null): ListLine | null {
	const length = columns?.cutLength === undefined || columns.cutLength === null ? "" : (cells[columns.cutLength] ?? "");
	if (line === null || length === "") return line;
	const { data: cut } = lengthField.safeParse(length);
	return cut === undefined ? null : { ...line, cut };
}

/**
 * Whether a row could be read in more than one way. With spaces: everything but a code, a quantity and words behind it. With columns of a
 * header: more cells than columns where a comma within a cell may have moved those behind it, or where one of them could be the quantity;
 * words there are a reference for which the header has no name. Else: a further number where it could be the quantity,
 * as in "1;CR-000123;12", "1;123;12" and "CR-000123;6 m;8".
 */
function isUnclear(row: Row, cells: readonly string[], { width, quantity }: Columns): boolean {
	if (row.separator === null)
		return cells.length === 1 ? !isCode(cleanCode(cells[0] ?? "")) : readQuantity(cells[1] ?? "").error === "amount.whole";
	if (width !== null) return cells.slice(width).some((cell) => cell !== "" && (row.separator === "," || mayBeQuantity(cell)));
	if (!cells.slice(2).some((cell) => cell !== "" && mayBeQuantity(cell))) return false;
	const { error } = readQuantity(cells[quantity ?? 1] ?? "");
	return cells !== row.cells || /^\d+$/.test(cells[0] ?? "") || error === "amount.whole" || error === "amount.unit";
}

function mayBeQuantity(cell: string): boolean {
	const { amount, error } = readQuantity(cell);
	return amount !== null || error === "amount.ambiguous";
}

/** A line that is shown as written, since it is not understood. */
function unclearLine({ first, last }: Row, lines: readonly string[]): ListLine {
	const code = lines
		.slice(first, last + 1)
		.join("\n")
		.trim();
	return {
		...{
			first,
			last,
			code,
			quantity: "",
			reference: "",
			amount: null,
			error: "line.unclear",
			choices: [],
			unitWord: "",
			beside: "",
			note: "",
		},
		withAmount: (chosen) => writtenCells([code, String(chosen)], ";"),
	};
}

/** Code, quantity, then what else there is; a row that begins with the quantity is turned round. */
function inUsualOrder(cells: readonly string[]): readonly string[] {
	const [first = "", second = "", ...rest] = cells;
	const isTurned = /^(?=.*\p{L})(?=.*\d)/u.test(second) && !mayBeQuantity(second) && mayBeQuantity(first);
	return isTurned && !/\p{L}/u.test(first) ? [second, first, ...rest] : cells;
}

const unit = new RegExp(String.raw`^(?:${unitWords}|${measures})\.?$`, "iu");

/** Joins a unit in a separate cell with its quantity: "CR-000123;2;Bund". */
function withUnit(cells: readonly string[]): readonly string[] {
	const [code = "", quantity = "", word = "", ...rest] = cells;
	return /^\d[\d.,]*$/.test(quantity) && unit.test(word) ? [code, `${quantity} ${word}`, ...rest] : cells;
}

/** Words that cancel a line. */
const cancelled =
	/(?<!\p{L})(?:storniert|entfällt|gestrichen|nicht bestellen|cancell?ed|deleted|void|do not order|peruttu|perutaan|poistettu|ei tilata|tühistatud|ära telli|ei telli)(?!\p{L})/iu;

/** Cells behind the quantity are all taken for the reference, so that none is lost. */
const restOf = (cells: readonly string[]): string =>
	cells
		.slice(2)
		.filter((cell) => cell !== "")
		.join(", ");

interface PartedQuantity {
	quantity: Quantity;
	reference: string;
	/** Both cells as they were written. */
	written: string;
	restFor(amount: number): readonly string[];
}

/**
 * Between commas "1,000" is two cells, that may be one quantity: CR-000123,1,000. "12,0" is twelve.
 * @returns null where the quantity has its own cell
 */
function partedQuantity(row: Row, cells: readonly string[], at: Columns): PartedQuantity | null {
	if (row.separator !== "," || at.quantity !== 1 || at.code !== 0) return null;
	const [, integer = "", fraction = "", ...rest] = cells;
	if (!/^[1-9]\d{0,2}$/.test(integer)) return null;
	const written = `${integer},${fraction}`;
	if (/^00?$/.test(fraction))
		return {
			quantity: { amount: Number(integer), error: null, choices: [] },
			reference: rest.filter(Boolean).join(", "),
			written,
			restFor: () => rest,
		};
	if (!/^\d{3}$/.test(fraction)) return null;
	const alone = Number(integer);
	return {
		quantity: { amount: null, error: "amount.ambiguous", choices: [alone, Number(integer + fraction)] },
		reference: "",
		written,
		restFor: (amount) => (amount === alone && fraction !== "000" ? [fraction, ...rest] : rest),
	};
}

/** Removes what spreadsheets put around text: an apostrophe, ="…". */
const cleanCode = (cell: string): string =>
	cell
		.replace(/^="(.*)"$/, "$1")
		.replace(/^'/, "")
		.trim();

/** The text with some of its lines written anew, or left out where there is null. */
export function edited({ lines }: OrderList, edits: ReadonlyMap<ListLine, string | null>): string {
	const byFirst = new Map([...edits].map(([line, text]) => [line.first, { last: line.last, text }]));
	const edited: string[] = [];
	for (let index = 0; index < lines.length; index++) {
		const edit = byFirst.get(index);
		if (edit?.text !== null) edited.push(edit?.text ?? lines[index] ?? "");
		if (edit) index = edit.last;
	}
	return edited.join("\n");
}

/** The text without lines that are done; without the rest of it where no ordered line is left. */
export function without(list: OrderList, done: readonly ListLine[]): string {
	if (list.ordered.every((line) => done.includes(line))) return "";
	return edited(list, new Map(done.map((line) => [line, null])));
}

/**
 * The text with the quantity that a button of the preview offers ("17 20 CR-000123"). Where the line has moved since, its code finds it.
 * @returns the text as it is where the line is gone
 */
export function withOffer(list: OrderList, value: string): string {
	const [, number, amount, code = ""] = /^(\d{1,7}) ([1-9]\d{0,8}) (.*)$/s.exec(value) ?? [];
	if (number === undefined || amount === undefined) return list.lines.join("\n");
	const same = list.ordered.filter((line) => line.code === code);
	const meant = same.find(({ first }) => first + 1 === Number(number)) ?? (same.length === 1 ? same[0] : undefined);
	return edited(list, new Map(meant ? [[meant, meant.withAmount(Number(amount))]] : []));
}

/** The text in which "12,000" is what one of two readers means, in every line that leaves it open. */
export function withoutDoubt(list: OrderList, meaning: "decimals" | "thousands"): string {
	const edits = list.ordered.flatMap((line): [ListLine, string][] => {
		if (line.error !== "amount.ambiguous") return [];
		const [first, second] = line.choices;
		const amount = meaning === "thousands" ? (second ?? first) : second === undefined ? undefined : first;
		return amount === undefined ? [] : [[line, line.withAmount(amount)]];
	});
	return edited(list, new Map(edits));
}
