import { quotedCells } from "../platform/tables/cells";
import { headerColumns } from "./columns";
import { unitWords } from "./quantity";

/** One line of the list, or several if a quoted cell contains line breaks. */
export interface Row extends Cells {
	/** Places of its first and last line in the text, from 0. */
	first: number;
	last: number;
}

interface Rows {
	rows: Row[];
	/** Lines that set the separator: Excel's "sep=;". */
	directives: number[];
}

/** A quoted cell spans at most this many lines. An unclosed quote is an ordinary character. */
const maxLinesPerCell = 10;
/** A longer line is no order. It appears as an unknown code. */
const longestLine = 1_000;

export const linesOf = (text: string): string[] => text.replace(/\uFEFF/g, "").split(/\r\n|\r|\n/);

/**
 * Splits a list into rows of cells at tabs, semicolons, commas or bars, otherwise at spaces. It decides for each row, because readers paste
 * lists together. "sep=;" and the commas of a header apply to the rows below them. Empty lines are no rows.
 */
export function rowsOf(lines: readonly string[]): Rows {
	const rows: Row[] = [];
	const directives: number[] = [];
	let said: string | null = null;
	let hasCommas = false;
	let loose = 0;
	for (let first = 0; first < lines.length; first++) {
		const line = whole(lines[first] ?? "");
		const directive = /^\s*"?sep=([\t;,|])"?\s*$/i.exec(line)?.[1];
		if (directive) {
			said = directive;
			directives.push(first);
			continue;
		}
		hasCommas ||= line.length <= longestLine && line.includes(",") && headerColumns(line.split(",")) !== null;
		loose = looseHead(line) === commasOf(lines[first + 1] ?? "") ? commasOf(line) : loose;
		const isLoose = loose > 0 && commasOf(line) === loose;
		const row =
			line === lines[first]
				? rowAt(lines, first, said !== null && line.includes(said) ? said : separatorOf(line, hasCommas || isLoose))
				: { ...rowAt([line], 0, separatorOf(line, hasCommas || isLoose)), first, last: first };
		if (row.cells.some((cell) => cell !== "")) rows.push(row);
		first = row.last;
	}
	return { rows, directives };
}

const commasOf = (line: string): number => line.split(",").length - 1;

/** The number of commas in a line of unknown column names, such as "Profiili,kpl,Hukka (m)"; otherwise null. */
function looseHead(line: string): number | null {
	if (line.length > longestLine || /[\t;|\d]/.test(line)) return null;
	const cells = line.split(",");
	return cells.length > 2 && cells.every((cell) => /\p{L}/u.test(cell)) ? cells.length - 1 : null;
}

/** Unquotes a row that a program has quoted as a whole, "CR-000123;12", as spreadsheets do with a single column. */
function whole(line: string): string {
	const inner = line.length > longestLine ? undefined : /^\s*"([^"]*)"\s*$/.exec(line)?.[1];
	return inner !== undefined && /[;\t]/.test(inner) ? inner : line;
}

function rowAt(lines: readonly string[], first: number, separator: string | null): Row {
	const line = lines[first] ?? "";
	if (line.length > longestLine) return { first, last: first, cells: [line.trim()], separator: null };
	if (separator === null) return { first, last: first, ...spacedCells(line) };
	for (let last = first; last < Math.min(first + maxLinesPerCell, lines.length); last++) {
		const record = lines.slice(first, last + 1).join("\n");
		// A quoted cell cannot exceed the limit of a line.
		if (record.length > longestLine) break;
		const cells = quotedCells(record, separator);
		if (cells === "open") continue;
		if (cells === "broken") break;
		return { first, last, cells, separator };
	}
	return { first, last: first, cells: line.split(separator).map((cell) => cell.trim()), separator };
}

/**
 * A tab wins, because nobody types one; otherwise the first separator after the code. A comma is also a decimal sign, so it separates cells
 * only after a quoted cell or a code, or below a header with commas.
 * @returns null for spaces
 */
function separatorOf(line: string, hasCommas: boolean): string | null {
	if (line.length > longestLine) return null;
	if (line.includes("\t")) return "\t";
	const quoted = /^\s*"(?:[^"]|"")*"\s*([;,|])/.exec(line)?.[1];
	if (quoted) return quoted;
	if (hasCommaBehindCode(line)) return ",";
	return (hasCommas ? /[;,|]/ : /[;|]/).exec(line)?.[0] ?? null;
}

interface Cells {
	cells: string[];
	/** null for spaces. */
	separator: string | null;
}

/** An unambiguous code: CR-000123, or a supplier's TTK-874666. "IPE 200" and "M16x50" describe goods. */
const namedCode = String.raw`cr[\s\p{Pd}]*\d{1,9}|\p{L}{2,6}[\s\p{Pd}]?\d{5,12}`;
const quantityPattern = String.raw`[+-]?\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:\s*(?:[x×]|${unitWords})\.?)?(?=\s|$)`;
export const measures = "mm|cm|dm|m|m2|m²|lfm|lfdm|jm|kg|t|to|met(?:er|re)s?|metriä|meetrit";
/** Text after a quantity. It contains no number and no unit of measure, as "6 m 8" does. */
const restPattern = String.raw`(?!\s*(?:\d|[x×*]|(?:${measures}|${unitWords})\.?(?=[\s,;.]|$)))`;
const codeFirst = new RegExp(
	String.raw`^\s*(${namedCode}|\d{1,9}(?=\s+${quantityPattern}\s*$))\s+(${quantityPattern})\s*(${restPattern}.*)$`,
	"iu",
);
const quantityFirst = new RegExp(String.raw`^\s*(${quantityPattern})\s+(${namedCode})(?:\s+(${restPattern}.*))?\s*$`, "iu");
const codeAlone = new RegExp(String.raw`^(?:${namedCode}|\d{1,9})$`, "iu");
const partedCode = String.raw`(?:${namedCode}|0\d{5})\s*`;
const commaBehindCode = new RegExp(String.raw`^\s*(?:${partedCode},|\d{1,6}\s*,\s*${partedCode}(?:,|$))`, "iu");

/**
 * "CR-000123 12 Stk Halle 3", also "12 x CR-000123": code, quantity, reference. Anything else stays one cell, because spaces do not reveal
 * the quantity in "L 50x50x5 6 m 8".
 */
function spacedCells(line: string): Cells {
	const [, first = "", amount = "", behind = ""] = codeFirst.exec(line) ?? [];
	if (first) return { cells: [first, amount, behind].map((cell) => cell.trim()), separator: null };
	const [, before = "", second = "", after = ""] = quantityFirst.exec(line) ?? [];
	return { cells: (second ? [second, before, after] : [line]).map((cell) => cell.trim()), separator: null };
}

export const isCode = (text: string): boolean => codeAlone.test(text);

/** Whether a comma after a code separates cells. In "Rohr 48,3x3,2" it is part of a size. */
const hasCommaBehindCode = (line: string): boolean => commaBehindCode.test(line);
