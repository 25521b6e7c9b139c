import { unitWords } from "./unit-words";

export interface Cells {
	cells: string[];
	/** What parts them; null: spaces. */
	separator: string | null;
}

/**
 * The cells of a record in which a quote at the beginning of a cell keeps what parts cells, and two of them are one.
 * @returns open where the last quote is not closed, broken where something follows a closed one
 */
export function quotedCells(record: string, separator: string): string[] | "open" | "broken" {
	const cells: string[] = [];
	let at = 0;
	for (;;) {
		const quoted = quotedAt.exec(record.slice(at));
		if (quoted) {
			const end = closeOf(record, at + quoted[0].length);
			if (end < 0) return "open";
			const after = record.slice(end + 1).search(/[^ ]/);
			const next = after < 0 ? record.length : end + 1 + after;
			if (next < record.length && record[next] !== separator) return "broken";
			cells.push(
				record
					.slice(at + quoted[0].length, end)
					.replaceAll('""', '"')
					.trim(),
			);
			if (next >= record.length) return cells;
			at = next + 1;
			continue;
		}
		const end = record.indexOf(separator, at);
		// A line break outside of quotes ends the record: it was taken along for a quote that is none.
		const cell = record.slice(at, end < 0 ? undefined : end);
		if (cell.includes("\n")) return "broken";
		cells.push(cell.trim());
		if (end < 0) return cells;
		at = end + 1;
	}
}

/** Also as Excel writes text that looks like a number: ="000123". */
const quotedAt = /^ *=?"/;

/** The place of the quote that closes a cell; −1 where there is none. */
function closeOf(record: string, from: number): number {
	for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 2)) if (record[at + 1] !== '"') return at;
	return -1;
}

/** Whether a line within a quoted cell closes it. */
export const hasClosingQuote = (line: string): boolean => closeOf(line, 0) >= 0;

/** A code that cannot be taken for anything else: CR-000123, or a supplier's TTK-874666. "IPE 200" and "M16x50" describe goods. */
const namedCode = String.raw`cr[\s\p{Pd}]*\d{1,9}|\p{L}{2,6}[\s\p{Pd}]?\d{5,12}`;
const quantity = String.raw`[+-]?\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:\s*(?:[x×]|${unitWords})\.?)?(?=\s|$)`;
/** What measures goods instead of counting them, as a part of a pattern. */
export const measures = "mm|cm|dm|m|m2|m²|lfm|lfdm|jm|kg|t|to|met(?:er|re)s?|metriä|meetrit";
/** What may stand behind the quantity: no further number, and nothing that makes a length or a weight of it, as in "6 m 8". */
const rest = String.raw`(?!\s*(?:\d|[x×*]|(?:${measures}|${unitWords})\.?(?=[\s,;.]|$)))`;
const codeFirst = new RegExp(String.raw`^\s*(${namedCode}|\d{1,9}(?=\s+${quantity}\s*$))\s+(${quantity})\s*(${rest}.*)$`, "iu");
const quantityFirst = new RegExp(String.raw`^\s*(${quantity})\s+(${namedCode})(?:\s+(${rest}.*))?\s*$`, "iu");
const codeAlone = new RegExp(String.raw`^(?:${namedCode}|\d{1,9})$`, "iu");
const parted = String.raw`(?:${namedCode}|0\d{5})\s*`;
const commaBehindCode = new RegExp(String.raw`^\s*(?:${parted},|\d{1,6}\s*,\s*${parted}(?:,|$))`, "iu");

/**
 * "CR-000123 12 Stk Halle 3", also "12 x CR-000123": code, quantity, reference. What is neither stays in one cell, as descriptions do:
 * of "L 50x50x5 6 m 8" nobody can tell by its spaces what the quantity is.
 */
export function spacedCells(line: string): Cells {
	const [, first = "", amount = "", behind = ""] = codeFirst.exec(line) ?? [];
	if (first) return { cells: [first, amount, behind].map((cell) => cell.trim()), separator: null };
	const [, before = "", second = "", after = ""] = quantityFirst.exec(line) ?? [];
	return { cells: (second ? [second, before, after] : [line]).map((cell) => cell.trim()), separator: null };
}

export const isCode = (text: string): boolean => codeAlone.test(text);

/** Whether a comma parts cells since a code stands before it; in "Rohr 48,3x3,2" it is part of a size. */
export const hasCommaBehindCode = (line: string): boolean => commaBehindCode.test(line);

/** Cells as a line that is read as the same cells. */
export const writtenCells = (cells: readonly string[], separator: string): string =>
	cells.map((cell) => (/[\t;,|"\n]|^=/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
