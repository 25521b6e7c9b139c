// Papaparse does not replace this: it takes ="000123" and a quote after a blank as text, and a quote that never closes swallows the rest.

/**
 * Splits a record into cells. A quote at a cell's start protects separators, and a doubled quote is one quote.
 * @returns open if the last quote is not closed, broken if something follows a closed one
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
		// A line break outside quotes ends the record. It was included because of a quote that is none.
		const cell = record.slice(at, end < 0 ? undefined : end);
		if (cell.includes("\n")) return "broken";
		cells.push(cell.trim());
		if (end < 0) return cells;
		at = end + 1;
	}
}

/** Also matches ="000123", which Excel writes for text that looks like a number. */
const quotedAt = /^ *=?"/;

/** The index of a cell's closing quote; −1 if there is none. */
function closeOf(record: string, from: number): number {
	for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 2)) if (record[at + 1] !== '"') return at;
	return -1;
}

/** Whether a line within a quoted cell closes it. */
export const hasClosingQuote = (line: string): boolean => closeOf(line, 0) >= 0;

/** Writes cells as a line that reads back as the same cells. */
export const writtenCells = (cells: readonly string[], separator: string): string =>
	cells.map((cell) => (/[\t;,|"\n]|^=/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
