import type { Column } from "../../../contract/catalogue";
import type { Filter } from "../../../contract/filters";
import { type NumberStyle, parseMeasure } from "../../platform/i18n/filter-number";

const drawnCodes = ["h", "d", "b", "s", "t"] as const;
type DrawnCode = (typeof drawnCodes)[number];

export interface DrawnColumn extends Column {
	code: DrawnCode;
}

const isDrawn = (column: Column): column is DrawnColumn =>
	column.kind === "number" && column.unit === "mm" && drawnCodes.some((code) => code === column.code);

/** Goods with one of these have other drawings, in which the measures are elsewhere. */
const elsewhere: ReadonlySet<string> = new Set(["pack", "dout", "depth", "dx", "mesh"]);

/** Returns the measures that have a field at the drawing of a section: its outer sizes and walls. Returns none for other goods. */
export function drawnColumns(columns: readonly Column[]): DrawnColumn[] {
	const found = columns.filter(isDrawn);
	const codes = new Set<string>(columns.map(({ code }) => code));
	const isSection = found.some(({ code }) => code === "t") && found.length > 1 && !columns.some(({ code }) => elsewhere.has(code));
	// A list of round and flat goods has drawings of both.
	return isSection && !(codes.has("d") && found.length > 2) ? found : [];
}

/** Returns whether the drawing is a plate from above: its list begins with the thickness, other lists with an outer size. */
export const isOfPlates = ([first]: readonly DrawnColumn[]): boolean => first?.code === "t";

/** The most characters that a field at the drawing takes. */
export const maxDrawn = 40;

/** The name of a field at the drawing. */
export const drawnField = (code: string): string => `at.${code}`;

/** Returns the text of a filter in its field: "200", "100; 120", "100–200", "≥ 100". `readDrawn` reads it back. */
export function drawnText(filter: Filter | undefined, measure: (value: number) => string): string {
	if (!filter) return "";
	if (Array.isArray(filter)) return filter.flatMap((value) => (typeof value === "number" ? measure(value) : [])).join("; ");
	const { min, max } = filter;
	if (min !== undefined && max !== undefined) return min === max ? measure(min) : `${measure(min)}–${measure(max)}`;
	if (min !== undefined) return `≥ ${measure(min)}`;
	return max === undefined ? "" : `≤ ${measure(max)}`;
}

/** An address takes no more values (contract/filters.ts). */
const maxValues = 50;

/**
 * Reads a measure, several, or a range: "200", "0,2 m", "100; 120", "100–200", "10-20 cm", "≥ 100".
 * @returns null for text that is none of these
 */
export function readDrawn(text: string, unit: string, style: NumberStyle): Filter | null {
	const read = (part: string) => parseMeasure(part, unit, style);
	const [, sign = "", bound = ""] = /^\s*([<>≤≥]=?)(.*)$/.exec(text) ?? [];
	if (sign !== "") {
		const value = read(bound);
		return value === null ? null : /^[>≥]/.test(sign) ? { min: value } : { max: value };
	}
	const [first = "", second, ...more] = text.split(/[-–—…]/);
	if (second !== undefined) {
		// "10–20 cm" has its unit once.
		const named = second.replace(/\P{L}/gu, "");
		const [from, to] = [read(/\p{L}/u.test(first) ? first : first + named), read(second)];
		if (from === null || to === null || more.length > 0) return null;
		return { min: Math.min(from, to), max: Math.max(from, to) };
	}
	const values = text.split(";").map(read).slice(0, maxValues);
	const known = values.filter((value) => value !== null);
	return known.length === values.length ? known : null;
}
