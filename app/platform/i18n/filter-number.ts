/** A reader's number notation: "1.200,5" is { decimal: ",", group: "." }. */
export interface NumberStyle {
	decimal: string;
	group: string;
}

/** @param intl the market's name for Intl */
export function numberStyle(intl: string): NumberStyle {
	const parts = new Intl.NumberFormat(intl).formatToParts(12345.6);
	const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
	return { decimal: sign("decimal"), group: sign("group") };
}

/** Units by kind. Each factor converts to the kind's first unit. */
const scales: readonly Readonly<Record<string, number>>[] = [
	{ mm: 1, cm: 10, dm: 100, m: 1000 },
	{ kg: 1, g: 0.001, t: 1000 },
	{ "kg/m": 1, kg: 1 },
	{ "kg/m2": 1, kg: 1 },
	{ "°": 1, grad: 1, deg: 1 },
];

/**
 * Parses a typed measure: "0,1 m", "100mm", "ø 33,7", "1.200,5".
 * @param unit the list's unit, which also applies to a number without one
 * @returns the number in that unit; null for an invalid number or another kind of unit
 */
export function parseMeasure(text: string, unit: string, style: NumberStyle): number | null {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s'’]/g, "");
	const [, digits = "", typed = ""] = /^[ø⌀∅]?([\d.,]{1,20})([a-z°/\d]*)$/.exec(plain) ?? [];
	const factor = factorOf(typed, unit.normalize("NFKC").toLowerCase());
	// Readers of steel lists read "1.000" as a thousand millimetres, even if their decimal sign is the point.
	const isPlainLength = unit === "mm" && factor === 1 && groups(".").test(digits);
	const value = isPlainLength ? Number(digits.replaceAll(".", "")) : parseNumber(digits, style);
	// Removes binary rounding: 0.1 m is 100 mm.
	return value === null || factor === null ? null : Number((value * factor).toPrecision(12));
}

function factorOf(typed: string, unit: string): number | null {
	if (typed === "" || typed === unit) return 1;
	const scale = scales.find((units) => Object.hasOwn(units, unit) && Object.hasOwn(units, typed));
	const [from, to] = [scale?.[typed], scale?.[unit]];
	return from === undefined || to === undefined ? null : from / to;
}

/** If point and comma both occur, the last is the decimal sign. A single sign follows the reader's language. */
function parseNumber(text: string, style: NumberStyle): number | null {
	const last = text[Math.max(text.lastIndexOf("."), text.lastIndexOf(","))];
	if (last === undefined) return /^\d+$/.test(text) ? Number(text) : null;
	const other = last === "," ? "." : ",";
	const isGroup = !text.includes(other) && groups(last).test(text) && (last === style.group || text.split(last).length > 2);
	if (isGroup) return Number(text.replaceAll(last, ""));
	const [whole = "", fraction = "", ...more] = text.split(last);
	if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === "") return null;
	if (whole.includes(other) && !groups(other).test(whole)) return null;
	return Number(`${whole.replaceAll(other, "")}.${fraction}`);
}

const groups = (sign: string): RegExp => new RegExp(`^[1-9]\\d{0,2}(\\${sign}\\d{3})+$`);
