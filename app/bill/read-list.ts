import { lengthField } from "../platform/forms/length-field";
import { writtenCells } from "../platform/tables/cells";
import { type Columns, headerColumns, spacedHeader, usualColumns } from "./columns";
import { type Quantity, type QuantityError, readQuantity, unitWordOf, unitWords } from "./quantity";
import { isCode, linesOf, measures, type Row, rowsOf } from "./rows";
import type { NamedTable } from "./table-columns";

export interface ListLine {
	first: number;
	last: number;
	/** The written code; an unclear line's whole text. */
	code: string;
	quantity: string;
	reference: string;
	amount: number | null;
	error: QuantityError | "line.unclear" | "code.required" | "reference.tooLong" | "unit.notSold" | null;
	/** The unit that follows the quantity; "" for none. */
	unitWord: string;
	choices: number[];
	/** Cut length per piece in mm; undefined if uncut. */
	cut?: number | undefined;
	/** Width of a piece of a plate in mm; undefined if not cut from one. */
	width?: number | undefined;
	/** Whether the line, or the list for all its lines, wants the certificate 3.1. */
	certificate?: boolean | undefined;
	/** Text other than code, quantity and reference. It may name another article or a length. */
	beside: string;
	note: string;
	/** The line rewritten with another quantity in its unit, and with another code if one is given. */
	withAmount(amount: number, code?: string): string;
}

export interface OrderList {
	lines: string[];
	ordered: ListLine[];
	/** Indexes of lines that name columns or the separator. */
	directives: number[];
	heads: number[];
	named: number | null;
}

/** "7 × 1800 mm": the number of pieces and their length. */
const cutPieces = /^(\d{1,5}) ?[x×*] ?(\d{1,5}(?:[.,]\d{1,3})? ?(?:mm|cm|m))$/i;

/** The limit of a cart. */
const longestReference = 200;

/**
 * Reads a list of orders: code, quantity and reference, or the columns of a header. Every line with content becomes part of an order line
 * or a directive.
 * @param table whose columns the reader has named; its rows describe goods
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

/** @returns null if the row is unclear */
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
	// "Total;;;12", "Nord;;4;HEA 160": the row begins with words. Its first cell is no code, even if a company has an article of that name.
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
	// A small number before a code numbers the line.
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
		withAmount(chosen, other) {
			if (!columns) return writtenCells([other ?? code, written(chosen), ...(parted?.restFor(chosen) ?? cells.slice(2))], separator);
			return writtenCells(
				Array.from({ length: Math.max(cells.length, (at.quantity ?? 0) + 1) }, (_, index) =>
					index === at.quantity ? written(chosen) : index === (isNumbered ? at.goods : at.code) ? (other ?? cell(index)) : cell(index),
				),
				separator,
			);
		},
	};
}

/** Adds the length from the cut column. @returns null for an invalid length, so that nobody orders an uncut bar by mistake */
function withCut(line: ListLine | null, { cells }: Row, columns: Columns | null): ListLine | null {
	const length = columns?.cutLength === undefined || columns.cutLength === null ? "" : (cells[columns.cutLength] ?? "");
	if (line === null || length === "") return line;
	// Exported orders write both sides of a piece of a plate: "600 x 400".
	const sides = length.split(/ ?[x×] ?/i);
	const [{ data: cut } = {}, second] = sides.map((side) => lengthField.safeParse(side));
	if (cut === undefined || sides.length > 2 || (second && !second.success)) return null;
	return { ...line, cut, ...(second?.data !== undefined && { width: second.data }) };
}

/**
 * Whether a row has more than one reading. With spaces: anything but a code, a quantity and trailing words. With a header: more cells than
 * columns, if a comma inside a cell may have shifted them, or if an extra cell could be the quantity; extra words are a reference.
 * Otherwise: a second number that could be the quantity, as in "1;CR-000123;12", "1;123;12" and "CR-000123;6 m;8".
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
		withAmount: (chosen, other = code) => writtenCells([other, String(chosen)], ";"),
	};
}

/** Code, quantity, then the rest. Turns a row that begins with the quantity. */
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

const cancelled =
	/(?<!\p{L})(?:storniert|entfällt|gestrichen|nicht bestellen|cancell?ed|deleted|void|do not order|peruttu|perutaan|poistettu|ei tilata|tühistatud|ära telli|ei telli)(?!\p{L})/iu;

/** Keeps all cells after the quantity as the reference, so that none is lost. */
const restOf = (cells: readonly string[]): string =>
	cells
		.slice(2)
		.filter((cell) => cell !== "")
		.join(", ");

interface PartedQuantity {
	quantity: Quantity;
	reference: string;
	written: string;
	restFor(amount: number): readonly string[];
}

/**
 * Between commas "1,000" makes two cells that may be one quantity: CR-000123,1,000. "12,0" is twelve.
 * @returns null if the quantity has its own cell
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

/** Removes what spreadsheets add around text: an apostrophe, ="…". */
const cleanCode = (cell: string): string =>
	cell
		.replace(/^="(.*)"$/, "$1")
		.replace(/^'/, "")
		.trim();

/** Rewrites lines of the text. null removes a line. */
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

/** Removes finished lines. Without a remaining order line the text is empty. */
export function withoutLines(list: OrderList, done: readonly ListLine[]): string {
	if (list.ordered.every((line) => done.includes(line))) return "";
	return edited(list, new Map(done.map((line) => [line, null])));
}

/**
 * Applies a quantity that the preview's button offers ("17 20 CR-000123"). The code finds a line that has moved.
 * @returns the unchanged text if the line is gone
 */
export function withOffer(list: OrderList, value: string): string {
	const [, number, amount, code = ""] = /^(\d{1,7}) ([1-9]\d{0,8}) (.*)$/s.exec(value) ?? [];
	if (number === undefined || amount === undefined) return list.lines.join("\n");
	const same = list.ordered.filter((line) => line.code === code);
	const meant = same.find(({ first }) => first + 1 === Number(number)) ?? (same.length === 1 ? same[0] : undefined);
	return edited(list, new Map(meant ? [[meant, meant.withAmount(Number(amount))]] : []));
}

/** Resolves ambiguous quantities such as "12,000" in every line. */
export function withNumberMeaning(list: OrderList, meaning: "decimals" | "thousands"): string {
	const edits = list.ordered.flatMap((line): [ListLine, string][] => {
		if (line.error !== "amount.ambiguous") return [];
		const [first, second] = line.choices;
		const amount = meaning === "thousands" ? (second ?? first) : second === undefined ? undefined : first;
		return amount === undefined ? [] : [[line, line.withAmount(amount)]];
	});
	return edited(list, new Map(edits));
}
