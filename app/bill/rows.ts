import { quotedCells } from "../platform/tables/cells";
import { headerColumns } from "./columns";
import { unitWords } from "./quantity";

/** A line of the list, or several where a quoted cell holds line breaks. */
export interface Row extends Cells {
	/** Places of its first and last line in the text, from 0. */
	first: number;
	last: number;
}

interface Rows {
	rows: Row[];
	/** Lines that name the separator: Excel's "sep=;". */
	directives: number[];
}

/** A quoted cell may run over so many lines; a quote that is not closed by then is a letter like others. */
const maxLinesPerCell = 10;
/** A longer line is no order: it is shown as a code that nothing has. */
const longestLine = 1_000;

export const linesOf = (text: string): string[] => text.replace(/\uFEFF/g, "").split(/\r\n|\r|\n/);

/**
 * Parts a list into rows of cells: by tabs, semicolons, commas or bars, and by spaces where there are none of them. Every row is looked at
 * by itself, since lists are pasted together; "sep=;" holds for those below it, and so do the commas of a header. Lines without content are
 * no rows.
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

/** The number of commas in a line of unknown column names, "Profiili,kpl,Hukka (m)"; null for any other line. */
function looseHead(line: string): number | null {
	if (line.length > longestLine || /[\t;|\d]/.test(line)) return null;
	const cells = line.split(",");
	return cells.length > 2 && cells.every((cell) => /\p{L}/u.test(cell)) ? cells.length - 1 : null;
}

/** A row that a program has put into quotes as a whole, "CR-000123;12", as spreadsheets do with a single column. */
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
		// A quoted cell beyond the limit of a line is no quoted cell.
		if (record.length > longestLine) break;
		const cells = quotedCells(record, separator);
		if (cells === "open") continue;
		if (cells === "broken") break;
		return { first, last, cells, separator };
	}
	return { first, last: first, cells: line.split(separator).map((cell) => cell.trim()), separator };
}

/**
 * A tab wins, since nobody types one; else what comes first after the code. A comma is also a decimal sign, so that it parts cells only behind
 * a quoted cell or a code, or below a header with commas.
 * @returns null: spaces
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
	/** The separator; null: spaces. */
	separator: string | null;
}

/** A code that cannot be taken for anything else: CR-000123, or a supplier's TTK-874666. "IPE 200" and "M16x50" describe goods. */
const namedCode = String.raw`cr[\s\p{Pd}]*\d{1,9}|\p{L}{2,6}[\s\p{Pd}]?\d{5,12}`;
const quantityPattern = String.raw`[+-]?\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:\s*(?:[x×]|${unitWords})\.?)?(?=\s|$)`;
/** Units of measure, as part of a pattern. */
export const measures = "mm|cm|dm|m|m2|m²|lfm|lfdm|jm|kg|t|to|met(?:er|re)s?|metriä|meetrit";
/** The text behind a quantity: no further number, and no unit that makes a measure of it, as in "6 m 8". */
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
 * "CR-000123 12 Stk Halle 3", also "12 x CR-000123": code, quantity, reference. What is neither stays in one cell, as descriptions do:
 * of "L 50x50x5 6 m 8" nobody can tell by its spaces what the quantity is.
 */
function spacedCells(line: string): Cells {
	const [, first = "", amount = "", behind = ""] = codeFirst.exec(line) ?? [];
	if (first) return { cells: [first, amount, behind].map((cell) => cell.trim()), separator: null };
	const [, before = "", second = "", after = ""] = quantityFirst.exec(line) ?? [];
	return { cells: (second ? [second, before, after] : [line]).map((cell) => cell.trim()), separator: null };
}

export const isCode = (text: string): boolean => codeAlone.test(text);

/** Whether a comma behind a code separates cells; in "Rohr 48,3x3,2" it is part of a size. */
const hasCommaBehindCode = (line: string): boolean => commaBehindCode.test(line);
