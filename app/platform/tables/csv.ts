/**
 * The value of a cell. Amounts are in cents and days in ISO format. Numbers are written as the reader's spreadsheet
 * reads them.
 */
export type Cell = string | number | { cents: number } | { day: string } | null;

/**
 * Writes a table that a spreadsheet opens without an import: semicolons, CRLF and a byte order mark.
 * @param intl decides the decimal sign; numbers are not grouped
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

/** A leading quote marks text that a spreadsheet would otherwise run as a formula. */
function textCell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
