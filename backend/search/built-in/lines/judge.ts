import { type Bits, count, difference, intersection } from "../../../catalogue/bits";
import { findIn, holding } from "../query/rank";
import type { Meant } from "../query/resolve";
import { firmness, type QueryTerm } from "../query/resolved";
import type { HeldIndex, TermBits } from "../query/search-index";
import { isFormat } from "../query/size-terms";
import { sizeTerm } from "../terms/parse";
import { withNumber } from "./candidates";
import type { Reading } from "./readings";
import { asRoundTube } from "./welded";
import type { Counted } from "./words";

export interface Named {
	reading: Reading;
	meant: Meant;
}

interface Index {
	index: HeldIndex;
	meeting: (one: QueryTerm) => Bits;
	bitsOf: (term: string) => TermBits;
}

export interface Judged {
	reading: Reading;
	meant: Meant;
	set: Bits;
	matched: readonly QueryTerm[];
	/** Words that no variant of the set matches. */
	left: string[];
	/** False if a figure was taken for a mass or price only because of its place in a table without a head. */
	isSure: boolean;
	quantity: Counted | null;
	cut: number | null;
}

export async function best(readings: readonly Named[], index: Index): Promise<Judged | undefined> {
	const judged: Judged[] = [];
	for (const { reading, meant } of readings) judged.push(await judge(reading, meant, index));
	return judged.sort(better)[0];
}

/** Matches a reading against the catalogue and sets the rest aside. A length that no variant has is cut from a longer one. */
export async function judge(reading: Reading, meant: Meant, { index, meeting, bitsOf }: Index): Promise<Judged> {
	const found = keepingSize(findIn(meant.wanted, meeting, { size: index.size, bitsOf }), meant, (wanted) =>
		findIn(wanted, meeting, { size: index.size, bitsOf }),
	);
	const { matched } = found;
	const others = meant.refused.map(meeting).reduce(difference, found.set);
	const wanted = count(others) > 0 ? others : found.set;
	const { set, turned } = await asTurned(wanted, matched, { index, meeting, bitsOf });
	const dropped = meant.wanted.filter((one) => !matched.includes(one));
	const isTable = reading.quantity !== null && reading.goods.split(";").length > 3;
	const isTwice = reading.quantity !== null && meant.quantity !== null;
	const open = [
		...meant.missing,
		...dropped.map(({ shown }) => shown),
		...(isTwice ? [String(meant.quantity)] : []),
		...saidTwice(matched).map(({ shown }) => shown),
		...turned,
	];
	const left = open.filter((one) => !(isTable && isFraction.test(one)));
	const quantity =
		reading.quantity ?? (meant.quantity === null || reading.several ? null : { value: meant.quantity, unit: "any" as const });
	const whole: Judged = { reading, meant, set, matched, left, isSure: open.length === left.length, quantity, cut: null };
	const judged = reading.held === null ? whole : await holdingPieces(whole, reading.held, index);
	return cutting(judged, dropped, { index, meeting, bitsOf });
}

/**
 * Prefers goods of the written size or series to those of another one that alone have a word: "RO 48,3x3,2 geschweißt" is a round tube of
 * that size, and "IPE 180 mit Ankerplatte" is no anchor.
 */
function keepingSize<F extends { set: Bits; matched: readonly QueryTerm[] }>(
	found: F,
	{ wanted }: Meant,
	find: (wanted: readonly QueryTerm[]) => F,
): F {
	const isSeries = ({ figure, firmness: firm }: QueryTerm): boolean => figure === undefined && firm === firmness.series;
	const lost = wanted.find((one) => !found.matched.includes(one) && ((one.figure?.sizes.length ?? 0) > 1 || isSeries(one)));
	if (lost === undefined) return found;
	const tubes = asRoundTube(wanted, find);
	if (tubes) return tubes;
	const words = found.matched.filter(({ figure, firmness: firm }) => figure === undefined && firm === firmness.goods);
	for (const dropped of isSeries(lost) ? [words] : words.map((word) => [word])) {
		const other = find(wanted.filter((one) => !dropped.includes(one)));
		const isOfGoods = isSeries(lost) || other.matched.some(({ figure, firmness: firm }) => figure === undefined && firm >= firmness.goods);
		if (other.matched.includes(lost) && isOfGoods && count(other.set) > 0) return other;
	}
	return found;
}

/**
 * Keeps the variants whose sides are in the order of the line, if there are any. The first side of a grating is the length of its bearing
 * bars, so a turned grating is a different product; a turned plate is not.
 */
async function asTurned(all: Bits, matched: readonly QueryTerm[], { index, bitsOf }: Index): Promise<{ set: Bits; turned: string[] }> {
	let set = all;
	const turned: string[] = [];
	for (const { figure, shown } of matched) {
		if (figure === undefined || figure.sign !== "" || !isFormat(figure.sizes)) continue;
		const written = intersection(set, holding({ terms: [{ term: sizeTerm(figure.sizes), quality: 1 }] }, index.size, bitsOf));
		if (count(written) > 0) set = written;
		else if (count(await withNumber(index.variants, set, { code: bearingBars, is: (thickness) => thickness > 0 })) > 0) turned.push(shown);
	}
	return { set, turned };
}
/** The attribute of goods whose bars bear in one direction only. */
const bearingBars = "bar";

/** Keeps the variants whose packs hold this many pieces. Goods without packs are counted differently. */
async function holdingPieces(judged: Judged, pieces: number, { variants }: HeldIndex): Promise<Judged> {
	const { set, left } = judged;
	if (!(await variants.facets(["pack"], set)).has("pack")) return judged;
	const same = await withNumber(variants, set, { code: "pack", is: (size) => size === pieces });
	return count(same) > 0 ? { ...judged, set: same } : { ...judged, left: [...left, String(pieces)] };
}

/** Finds bare figures that repeat a size of the goods: the second 160 of "HEA 160 … 160" can be a length, a quantity or nothing. */
function saidTwice(matched: readonly QueryTerm[]): QueryTerm[] {
	// The 12 of "12 m" are not the 12 of "12 mm".
	const figuresOf = (one: QueryTerm): readonly number[] =>
		isLength(one) && one.figure
			? one.figure.sizes
			: (one.shown.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(",", ".")));
	return matched.filter(({ figure }, at) => {
		const [value, ...more] = figure?.sign === "#" ? figure.sizes : [];
		if (value === undefined || more.length > 0) return false;
		const others = matched.filter((other, place) => place !== at && (other.figure?.sign !== "#" || place < at));
		return others.some((other) => figuresOf(other).includes(value));
	});
}

/** Adds the length that a line wants to cut, if no variant has it. An explicit length is never another measure. */
async function cutting(judged: Judged, dropped: readonly QueryTerm[], catalogue: Index): Promise<Judged> {
	const { variants } = catalogue.index;
	const { reading, meant, set, matched, left } = judged;
	const length = reading.piece ?? markedLength(judged) ?? (matched.some(isLength) ? null : lengthLeft(meant, dropped, reading.goods));
	if (length === null || count(set) === 0) return judged;
	const longEnough = await withNumber(variants, set, { code: "length", is: (one) => one >= length });
	if (count(longEnough) === 0) return reading.piece === null ? judged : { ...judged, left: [...left, String(length)] };
	const exact = await withNumber(variants, set, { code: "length", is: (one) => one === length });
	if (count(exact) === 0 && (await isSoldAs(length, judged, catalogue))) {
		const isPiece = reading.piece !== null;
		return { ...judged, left: isPiece ? left : [...left, String(length / 1000)], isSure: false, cut: length };
	}
	const rest = reading.piece === null ? left.filter((one) => !namesLength(one, length)) : left;
	return count(exact) > 0 ? { ...judged, set: exact, left: rest } : { ...judged, set: longEnough, left: rest, cut: length };
}

/**
 * Returns whether the goods are sold in the length of the pieces although the line names another length too: "HEA 200, 12 m, 2 Stk Länge 6
 * m".
 */
async function isSoldAs(length: number, { matched }: Judged, { index, meeting, bitsOf }: Index): Promise<boolean> {
	const others = matched.filter((one) => !isLength(one));
	if (others.length === matched.length || others.length === 0) return false;
	const { set } = findIn(others, meeting, { size: index.size, bitsOf });
	return count(await withNumber(index.variants, set, { code: "length", is: (one) => one === length })) > 0;
}

/** The length in mm that a line marks with a word or sign. */
export const markedLength = ({ meant }: Pick<Judged, "meant">): number | undefined =>
	[...meant.wanted.flatMap(({ figure }) => figure ?? []), ...meant.unknown].find(({ isSaid }) => isSaid)?.sizes[0];

export const isLength = ({ figure, terms }: QueryTerm): boolean =>
	figure?.sign === "l=" || ((figure?.sizes[0] ?? 0) >= 1000 && terms.some(({ term }) => term.startsWith("l=")));

/** The one length in mm that no variant of the goods has; null if there is none, or if a figure may be another size. */
function lengthLeft(meant: Meant, dropped: readonly QueryTerm[], goods: string): number | null {
	const figures = [...dropped.flatMap(({ figure }) => figure ?? []), ...meant.unknown];
	const lengths = figures.flatMap(({ sign, sizes: [size, ...others] }) => {
		if (size === undefined || others.length > 0 || size < shortestLength || !Number.isInteger(size)) return [];
		const isSaid = sign === "l=" || (sign === "#" && (size >= 1000 || new RegExp(`(?:l *= *${size}|${size} *mm)`).test(goods)));
		return isSaid ? [size] : [];
	});
	return lengths.length === 1 ? (lengths[0] ?? null) : null;
}
const shortestLength = 100;

/** Masses and prices in a table have decimals. */
const isFraction = /^\d+[.,]\d+$/;

export const namesLength = (typed: string, length: number): boolean => {
	const figure = Number(/\d+(?:[.,]\d+)?/.exec(typed)?.[0]?.replace(",", "."));
	return [figure, figure * 10, figure * 1000].some((value) => Math.round(value) === length);
};

export const namesGoods = (matched: readonly QueryTerm[]): boolean => matched.some(({ firmness: firm }) => firm >= firmness.name);

/** Orders readings: first those that leave nothing over, then those with a quantity, then those that leave the least open. */
function better(a: Judged, b: Judged): number {
	const rank = ({ set, left, quantity, cut, matched }: Judged): number[] => {
		const size = count(set);
		// Metres may be the length of each piece; then the number of pieces is unknown.
		const isOpen = quantity === null || quantity.unit === "m";
		const isNamed = size > 0 && namesGoods(matched);
		return [isNamed ? 0 : 1, left.length, cut === null ? 0 : 1, !isNamed ? 0 : isOpen ? size : size / 4, isOpen ? 1 : 0];
	};
	const [first, second] = [rank(a), rank(b)];
	for (const [at, value] of first.entries()) if (value !== second[at]) return value - (second[at] ?? 0);
	return 0;
}
