export interface CellStyle {
	isStruck: boolean;
	/** The number format as Excel stores it. */
	format: string;
}

/** Built-in number formats for dates, times and per cent. */
const isDateFormat = (id: number): boolean =>
	(id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const knownFormat = (id: number): string => (isDateFormat(id) ? "yyyy-mm-dd" : id === 9 || id === 10 ? "0%" : "");

type Attributes = (name: string) => string;

export class CellStyles {
	readonly styles: CellStyle[] = [];
	private readonly formats = new Map<string, string>();
	private readonly struck: boolean[] = [];
	private within = "";

	open(name: string, of: Attributes): void {
		if (["numFmts", "fonts", "cellXfs", "cellStyleXfs", "dxfs"].includes(name)) this.within = name;
		else if (name === "numFmt" && this.within === "numFmts") this.formats.set(of("numFmtId"), of("formatCode"));
		else if (name === "font" && this.within === "fonts") this.struck.push(false);
		else if (name === "strike" && this.within === "fonts") this.struck[this.struck.length - 1] = !/^(?:0|false)$/.test(of("val"));
		else if (name === "xf" && this.within === "cellXfs") {
			const id = of("numFmtId");
			this.styles.push({
				isStruck: this.struck[Number(of("fontId"))] ?? false,
				format: this.formats.get(id) ?? knownFormat(Number(id)),
			});
		}
	}
}

/** A part of a format: quoted or escaped text, a currency, other marks, digits, or anything else. */
const parts = /"([^"]{0,40})"|\\(.)|\[\$([^\]-]{0,9})[^\]]{0,9}\]|\[[^\]]{0,20}\]|[_*].|General|[0#?.,/ ]+|[\s\S]/g;
/** People choose no longer formats. */
const longestFormat = 255;

/**
 * Formats a number with its unit, as a date, as per cent, or unchanged. Ignores the number of decimals.
 * @param text formats a number in a cell without a format
 */
export function inFormat(format: string, value: number, text: (value: number) => string): string {
	if (format === "" || format.length > longestFormat) return text(value);
	const sections = format.split(";");
	const section = (value < 0 ? sections[1] : value === 0 ? sections[2] : undefined) ?? sections[0] ?? "";
	if (sections.length > 1 && section === "") return "";
	const found = [...section.matchAll(parts)];
	const isFigure = ([whole]: RegExpMatchArray): boolean => whole === "General" || /^[0#?]/.test(whole);
	if (!found.some(isFigure) && found.some(([whole]) => /^[ymdhs]$/i.test(whole))) {
		const day = new Date(Date.UTC(1899, 11, 30) + value * 86_400_000);
		return Number.isNaN(day.getTime()) ? text(value) : day.toISOString().slice(0, 10);
	}
	const first = found.findIndex(isFigure);
	const literal = ([, quoted, escaped, currency]: RegExpMatchArray): string => quoted ?? escaped ?? currency ?? "";
	const isShare = found.some(([whole]) => whole === "%");
	const before = found.slice(0, Math.max(0, first)).map(literal).join("");
	const behind = found
		.slice(first + 1)
		.map(literal)
		.join("");
	return `${before}${text(isShare ? value * 100 : value)}${behind}${isShare ? "%" : ""}`.replace(/\s+/g, " ").trim();
}
