/** A cell: text, a number, an amount in cents, an ISO day, or nothing. Numbers are written as the reader's spreadsheet reads them. */
export type Cell = string | number | { cents: number } | { day: string } | null;

/**
 * A table as a spreadsheet opens it by itself: semicolons, CRLF, and a mark at its beginning that says UTF-8.
 * @param intl whose decimal sign numbers have; they are not grouped
 */
export function csv(rows: readonly (readonly Cell[])[], intl: string): string {
	const numbers = new Intl.NumberFormat(intl, { useGrouping: false, maximumFractionDigits: 3 });
	const amounts = new Intl.NumberFormat(intl, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 });
	const written = (cell: Cell): string => {
		if (cell === null) return "";
		if (typeof cell === "number") return numbers.format(cell);
		if (typeof cell === "string") return textCell(cell);
		return "cents" in cell ? amounts.format(cell.cents / 100) : cell.day;
	};
	return `\uFEFF${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
}

/** A quote marks text that a spreadsheet would run as a formula. */
function textCell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
