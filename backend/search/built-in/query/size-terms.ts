import type { Dictionary } from "../terms/dictionary";
import { type Condition, longestSide, sizeTerm } from "../terms/parse";
import { anyOrder } from "../terms/text-terms";
import { firmness, nothing, only, type QueryTerm, type Resolved } from "./resolved";
import type { Alternate } from "./word-terms";

/** Two sizes in mm of at least these values are a format, which buyers give in either order: 2000 × 1000. */
const format = { long: 600, short: 200 };

/**
 * Tries in turn: the sizes as typed, and a format turned; another order; a standard, 10219-2; metres; the last size as the length; an
 * unfinished size, 100x1; the sizes without the last one, which is then reported as missing.
 * @param isLast whether nothing follows it
 */
export function readSize({ sizes, thread, typed }: Condition & { kind: "size" }, dictionary: Dictionary, isLast = false): Resolved {
	const figure = { sign: thread ? "m" : "", sizes };
	const firm = isFormat(sizes) ? firmness.format : firmness.size;
	const asSize = (terms: Alternate[]): Resolved => only({ terms, firmness: firm, weight: 2, shown: typed, word: [], figure });
	const exact = sizeTerm(sizes, thread);
	const isExact = dictionary.has(exact);
	const other = [anyOrder(sizes), anyOrder(sizes).slice(1)]
		.filter((term) => !thread && term !== exact && dictionary.has(term) && (!isExact || isFormat(sizes)))
		.map((term): Alternate => ({ term, quality: 0.7 }));
	const square = equalSides(sizes, thread, dictionary);
	if (isExact) return asSize([{ term: exact, quality: 1 }, ...other, ...square]);
	if (other.length > 0 || square.length > 0) return asSize([...other, ...square]);
	const norm = `norm=${sizes.join("-")}`;
	if (!thread && sizes.length === 2 && dictionary.has(norm))
		return only({ terms: [{ term: norm, quality: 1 }], firmness: firmness.norm, weight: 1.5, shown: typed, word: [] });
	const inMm = sizes.map((size) => Math.round(size * 1000));
	if (!thread && sizes.length === 2 && sizes.every((size) => size <= longestSide) && dictionary.has(anyOrder(inMm)))
		return readSize({ kind: "size", sizes: inMm, thread, typed }, dictionary);
	const last = sizes.at(-1) ?? 0;
	const before = sizes.slice(0, -1);
	const isLength = last >= 1000 && dictionary.has(`l=${last}`);
	const isSides = !thread && sizes.length === 2 && isFormat(sizes);
	const shown = isSides ? typed : `${thread ? "M" : ""}${before.join("x")}`;
	const rest =
		before.length > 1
			? readSize({ kind: "size", sizes: before, thread, typed: shown }, dictionary)
			: oneSize(before[0], { thread, shown, isSide: isSides }, dictionary);
	const begun = isLast && !isLength ? dictionary.namesBeginningWith(exact) : [];
	if (begun.length > 0) return asSize(begun.map((term) => ({ term, quality: 0.7 })));
	// "60x8x250", "60x60x6x950": a size that is known, and the length of a piece.
	if (!thread && before.length > 1 && last >= shortestPiece && last > Math.max(...before) && isKnown(rest))
		return { ...rest, unknown: [{ sign: "l=", sizes: [last], isSaid: true }] };
	if (!isLength)
		return {
			wanted: rest.wanted.map((wanted) => ({ ...wanted, firmness: firmness.cut })),
			isCorrected: true,
			unknown: [figure],
			missing: [typed],
		};
	const length: QueryTerm = {
		terms: [{ term: `l=${last}`, quality: 1 }],
		firmness: firmness.length,
		weight: 1.5,
		shown: isSides ? typed : String(last),
		word: [],
		figure: { sign: "l=", sizes: [last] },
	};
	return { ...rest, wanted: [...rest.wanted, length] };
}

/** Shorter pieces, in mm, are not cut: the figure is a size that the goods lack. */
const shortestPiece = 100;

const isKnown = ({ wanted, unknown, missing, isCorrected }: Resolved): boolean =>
	wanted.length === 1 && unknown.length + missing.length === 0 && !isCorrected;

/**
 * Splits the sizes of a piece of a plate, "15x300x400", into its thickness and sides.
 * @returns null if there is such a plate as a whole, or the sizes are no piece's
 */
export function pieceOfPlate(
	{ sizes }: Condition & { kind: "size" },
	dictionary: Dictionary,
): { thickness: number; sides: number[] } | null {
	const [thickness = 0, ...sides] = [...sizes].sort((a, b) => a - b);
	const isWhole = [sizeTerm(sizes), anyOrder(sizes), anyOrder(sizes).slice(1)].some((term) => dictionary.has(term));
	return isWhole || sides.length !== 2 || thickness >= shortestPiece || sides.some((side) => side < shortestPiece)
		? null
		: { thickness, sides: sides.reverse() };
}

/** L 80x8 means 80x80x8, and so does the tube 80x8 with equal sides. */
function equalSides([side = 0, thickness = 0, ...others]: readonly number[], thread: boolean, dictionary: Dictionary): Alternate[] {
	const whole = sizeTerm([side, side, thickness]);
	return !thread && others.length === 0 && thickness < side && dictionary.has(whole) ? [{ term: whole, quality: 0.6 }] : [];
}

export function isFormat(sizes: readonly number[]): boolean {
	const [long = 0, short = 0] = [...sizes].sort((a, b) => b - a);
	return long >= format.long && short >= format.short;
}

/** @param isSide whether it is a side in mm: a gate of "1000x1800" is one metre wide */
function oneSize(
	value: number | undefined,
	{ thread, shown, isSide }: { thread: boolean; shown: string; isSide: boolean },
	dictionary: Dictionary,
): Resolved {
	const sign = thread ? "m" : "#";
	const figure = { sign, sizes: [value ?? 0] };
	const known = [{ term: `${sign}${value}`, quality: 1 }, ...(isSide ? [{ term: `l=${value}`, quality: 0.9 }] : [])];
	const terms = known.filter(({ term }) => dictionary.has(term));
	if (terms.length === 0) return nothing(shown, figure);
	return only({ terms, firmness: firmness.number, weight: 1.5, shown, word: [], figure });
}
