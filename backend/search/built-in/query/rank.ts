import { addAll, type Bits, count, difference, intersection, intersects, noBits, walk } from "../../../catalogue/bits";
import { fields } from "../terms/fields";
import { firmness, type QueryTerm } from "./resolved";
import { type TermBits, weightOf } from "./search-index";
import type { Alternate } from "./word-terms";

/** Scores are whole numbers, so that equal matches keep the catalogue's order: a perfect match of one condition is 100. */
const scale = 10;

export type Ranked = Pick<QueryTerm, "terms" | "weight">;

export interface Found {
	set: Bits;
	/** The conditions that all variants of the set meet. */
	matched: readonly QueryTerm[];
	/** The conditions that some variants meet, but none of the set: only the combination is missing. */
	apart: readonly QueryTerm[];
	/** Other combinations that some variants meet, each without one condition: "round 20" besides "round 42CrMo4". All name the goods. */
	others: readonly (readonly QueryTerm[])[];
}

export function holding({ terms }: Pick<QueryTerm, "terms">, size: number, bitsOf: (term: string) => TermBits): Bits {
	const all = noBits(0, size);
	for (const { term } of terms) for (const bits of bitsOf(term).values()) addAll(all, bits);
	return all;
}

/**
 * The variants that meet all conditions. If there are none, one condition is dropped, the least firm first; if dropping any one is not enough, the
 * least firm is dropped for good and the others are tried in the same way.
 */
export const findAll = (wanted: readonly QueryTerm[], size: number, bitsOf: (term: string) => TermBits): Found =>
	findIn(wanted, (one) => holding(one, size, bitsOf), { size, bitsOf });

/** Parts of fences are at least this high or long, in mm. */
const minHeight = 300;

/**
 * Finds the variants if the matches of each condition are known already. A height never turns a name into goods that only accompany it:
 * "paneeliaita 1800" finds panels of another height, not posts of 1800.
 */
export function findIn(wanted: readonly QueryTerm[], meeting: (one: QueryTerm) => Bits, { size, bitsOf }: Index): Found {
	const found = findMeeting(wanted, meeting);
	const height = found.matched.find(
		({ figure }) => figure?.sign === "#" && figure.sizes.length === 1 && (figure.sizes[0] ?? 0) >= minHeight,
	);
	if (!height) return found;
	for (const one of found.matched) {
		if (one.figure !== undefined) continue;
		const called = calledBy(one, size, bitsOf);
		if (count(called) === 0 || intersects(called, found.set)) continue;
		const others = findMeeting(
			wanted.filter((other) => other !== height),
			meeting,
		);
		return intersects(others.set, called) ? { ...others, set: intersection(others.set, called) } : others;
	}
	return found;
}

interface Index {
	size: number;
	bitsOf: (term: string) => TermBits;
}

/** The variants that a word names, directly or by their own category. */
function calledBy({ terms }: QueryTerm, size: number, bitsOf: (term: string) => TermBits): Bits {
	const all = noBits(0, size);
	for (const { term, quality } of terms)
		for (const [field, bits] of bitsOf(term)) if (quality === 1 && field <= fields.called) addAll(all, bits);
	return all;
}

function findMeeting(wanted: readonly QueryTerm[], meeting: (one: QueryTerm) => Bits): Found {
	const sets = new Map(wanted.map((one) => [one, meeting(one)]));
	const common = (matched: readonly QueryTerm[]): Bits | undefined => {
		const [first, ...others] = matched.flatMap((one) => sets.get(one) ?? []);
		return first && others.reduce(intersection, first);
	};
	const known = wanted.filter((one) => count(sets.get(one) ?? noBits(0, 0)) > 0);
	const found = (set: Bits, matched: readonly QueryTerm[]): Found => {
		const apart = known.filter((one) => !matched.includes(one));
		const others = (apart.length === 0 ? [] : matched)
			.filter((one) => one.firmness < firmness.goods)
			.map((one) => known.filter((other) => other !== one))
			.filter((some) => count(common(some) ?? noBits(0, 0)) > 0);
		return { set, matched, apart, others };
	};
	let matched = known;
	while (matched.length > 0) {
		const set = common(matched);
		if (set && count(set) > 0) return found(set, matched);
		const weakest = [...matched].sort((a, b) => a.firmness - b.firmness);
		for (const one of weakest) {
			const fewer = matched.filter((other) => other !== one);
			// Figures and grades alone are no goods: "IPE 200, 4 … 6" is no tube with a side of 4 and a wall of 6.
			if (one.firmness === firmness.series && !fewer.some(({ firmness: firm }) => firm >= firmness.size)) continue;
			const rest = common(fewer);
			if (rest && count(rest) > 0) return found(rest, fewer);
		}
		matched = matched.filter((one) => one !== weakest[0]);
	}
	return { set: noBits(0, 0), matched: [], apart: [], others: [] };
}

/** Ranks variants with any of these terms higher without requiring one. */
export const preferring = (terms: readonly Alternate[]): Ranked => ({ terms, weight: 3 });

export function scoresOf(set: Bits, wanted: readonly Ranked[], size: number, bitsOf: (term: string) => TermBits): Uint16Array {
	const scores = new Uint16Array(size);
	for (const { terms, weight } of wanted) {
		const worth = terms.flatMap(({ term, quality }) =>
			[...bitsOf(term)].map(([field, bits]) => ({ bits, score: Math.round(scale * weight * quality * weightOf(field)) })),
		);
		// The best alternative comes first; each variant gets its score once per condition.
		worth.sort((a, b) => b.score - a.score);
		let left = set;
		for (const { bits, score } of worth) {
			if (!intersects(left, bits)) continue;
			walk(intersection(left, bits), (ordinal) => {
				scores[ordinal] = (scores[ordinal] ?? 0) + score;
			});
			left = difference(left, bits);
		}
	}
	return scores;
}

/**
 * A range of a set in the order of `best`, with sold-out variants at the end.
 * @returns ordinals
 */
export function bestInStock(set: Bits, soldOut: Bits, scores: Uint16Array, { skip, take }: { skip: number; take: number }): number[] {
	const inStock = difference(set, soldOut);
	const first = best(inStock, scores, { skip, take });
	const passed = Math.max(0, skip - count(inStock));
	return first.length < take ? [...first, ...best(soldOut, scores, { skip: passed, take: take - first.length })] : first;
}

/** A range of a set, the highest scores first, equal scores in the catalogue's order. @returns ordinals */
function best(set: Bits, scores: Uint16Array, { skip, take }: { skip: number; take: number }): number[] {
	const tally = new Uint32Array(0x10000);
	walk(set, (ordinal) => {
		const score = scores[ordinal] ?? 0;
		tally[score] = (tally[score] ?? 0) + 1;
	});
	// The range within each score. Only the scores are sorted, not the variants.
	const wanted = new Map<number, { from: number; to: number; seen: number; ordinals: number[] }>();
	let lowest = Number.POSITIVE_INFINITY;
	let passed = 0;
	for (let score = tally.length - 1; score >= 0 && passed < skip + take; score--) {
		const here = tally[score] ?? 0;
		const [from, to] = [Math.max(0, skip - passed), Math.min(here, skip + take - passed)];
		if (from < to) {
			wanted.set(score, { from, to, seen: 0, ordinals: [] });
			lowest = score;
		}
		passed += here;
	}
	if (wanted.size === 0) return [];
	walk(set, (ordinal) => {
		const score = scores[ordinal] ?? 0;
		const group = score < lowest ? undefined : wanted.get(score);
		if (!group) return;
		if (group.seen >= group.from && group.seen < group.to) group.ordinals.push(ordinal);
		group.seen++;
	});
	return [...wanted.values()].flatMap(({ ordinals }) => ordinals);
}
