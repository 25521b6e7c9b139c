import { addTerm, type Field, fields, type Terms } from "./fields";
import { sizeTerm } from "./parse";
import { addNorm, anyOrder, putSize } from "./text-terms";

interface StoredValue {
	code: string;
	value: number | string;
}

const nominalByDiameter: Readonly<Record<string, number>> = {
	"13.5": 8,
	"17.2": 10,
	"21.3": 15,
	"26.9": 20,
	"33.7": 25,
	"42.4": 32,
	"48.3": 40,
	"60.3": 50,
	"76.1": 65,
	"88.9": 80,
	"114.3": 100,
	"139.7": 125,
	"168.3": 150,
	"219.1": 200,
	"273": 250,
	"323.9": 300,
};

/**
 * The terms of the measures and values of a product or variant, besides those of its names.
 * @param values of the product and the variant
 * @param common terms of the product's names
 * @param own terms of the variant's names
 * @param wordsOf the terms of an attribute value's names
 */
export function valueTerms(
	values: readonly StoredValue[],
	common: Terms,
	own: Terms,
	wordsOf: (code: string, value: string) => Terms,
): Terms {
	const terms: Terms = new Map();
	const sizes = new Map<string, number>();
	for (const { code, value } of values) {
		if (typeof value === "number") sizes.set(code, value);
		else merge(terms, wordsOf(code, value));
	}
	const isNamed = (term: string): boolean => common.has(term) || own.has(term);
	const [d, t, b, length, dn, h, pitch, web] = ["d", "t", "b", "length", "dn", "h", "pitch", "s"].map((code) => sizes.get(code));
	const thread = [...common.keys()].find((term) => /^m\d+(?:\.\d+)?$/.test(term));
	if (length !== undefined) addTerm(terms, `l=${length}`, fields.value);
	if (t !== undefined) addTerm(terms, `t=${t}`, fields.value);
	if (dn !== undefined) addTerm(terms, `dn${dn}`, fields.value);
	if (d !== undefined && thread === undefined) {
		addTerm(terms, `d=${d}`, isNamed(`#${d}`) ? fields.value : fields.aside);
		const nominal = nominalByDiameter[String(d)];
		if (nominal !== undefined && t !== undefined) addTerm(terms, `dn${nominal}`, fields.aside);
	}
	// A rod M12 of one metre, a plate 3 × 1500 × 3000, a panel 2500 × 2030.
	if (thread !== undefined && length !== undefined) addTerm(terms, `${thread}x${length}`, fields.value);
	if (t !== undefined && b !== undefined && length !== undefined && isNamed(`${b}x${length}`))
		putWhole(terms, [t, b, length], fields.value);
	// Reinforcing mesh is named by its spacings and its wire: 150 × 150 × 5.
	const [px, py, wire] = ["px", "py", "dx"].map((code) => sizes.get(code));
	if (px !== undefined && py !== undefined && wire !== undefined) putWhole(terms, [px, py, wire], fields.value);
	// Profiled sheets are named by their height and pitch: T-35 is 35/207.
	if (h !== undefined && pitch !== undefined) putWhole(terms, t === undefined ? [h, pitch] : [h, pitch, t], fields.value);
	if (b !== undefined && h !== undefined && b >= 500) putWhole(terms, [b, h], fields.aside);
	// The trade also names a section by height, width and web: UPN 200x75, IPE 200x100x5.6, T-Stahl 50x50x6.
	else if (b !== undefined && h !== undefined && t !== undefined) {
		addTerm(terms, sizeTerm([h, b, web ?? t]), fields.aside);
		if (web !== undefined && h !== b) for (const sides of [sizeTerm([h, b]), anyOrder([h, b])]) addTerm(terms, sides, fields.aside);
	}
	return terms;
}

function putWhole(terms: Terms, sizes: readonly number[], field: Field): void {
	const whole: Terms = new Map();
	putSize(whole, sizes, false, field, fields.aside);
	for (const [term, place] of whole) if (!term.startsWith("#")) addTerm(terms, term, place);
}

export function merge(into: Terms, more: Terms): void {
	for (const [term, field] of more) addTerm(into, term, field);
}

/** @param norm "EN 10219-2", possibly with former standards: every number in it */
export function normTerms(norm: string): Terms {
	const terms: Terms = new Map();
	for (const [number] of norm.matchAll(/\d{2,6}(?:-\d+)*/g)) addNorm(terms, number, fields.value);
	return terms;
}

/** Rib heights of chequered plates, in mm, by the current standard and the former one. */
const ribs = { norm: "DIN 59220", heights: [1.5, 2] };

/** Chequered plate of 5 mm is also called 5/6.5 or 5/7, including its ribs. */
export function ribTerms(norm: string, values: readonly StoredValue[]): Terms {
	const terms: Terms = new Map();
	if (norm !== ribs.norm) return terms;
	for (const { code, value } of values)
		if (code === "t" && typeof value === "number")
			for (const height of ribs.heights) addTerm(terms, `${value}x${value + height}`, fields.value);
	return terms;
}
