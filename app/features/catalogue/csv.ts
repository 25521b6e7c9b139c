/** A cell: a number is written as the reader's spreadsheet reads it, text as it stands. */
export type Cell = string | number | null;

/**
 * A table as a spreadsheet opens it by itself: semicolons, CRLF, and a mark at its beginning that says UTF-8.
 * @param intl whose decimal sign numbers have; they are not grouped
 */
export function csv(rows: readonly (readonly Cell[])[], intl: string): string {
	const numbers = new Intl.NumberFormat(intl, { useGrouping: false, maximumFractionDigits: 3 });
	const written = (cell: Cell): string => (cell === null ? "" : typeof cell === "number" ? numbers.format(cell) : textCell(cell));
	return `\uFEFF${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
}

/** What a spreadsheet would run as a formula is told to be text. */
function textCell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
