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

/** Cells as a line that is read as the same cells. */
export const writtenCells = (cells: readonly string[], separator: string): string =>
	cells.map((cell) => (/[\t;,|"\n]|^=/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
