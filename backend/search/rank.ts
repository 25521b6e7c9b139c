import { addAll, and, type Bits, count, meet, noBits, walk } from "../catalogue/bits";
import type { Asked } from "./asked";
import { type TermBits, weightOf } from "./search-index";
import type { Alternate } from "./word-terms";

/** Scores are whole numbers, so that variants that match alike keep the catalogue's order: a perfect match of one condition is 100. */
const scale = 10;

/** What counts for the order. */
type Ranked = Pick<Asked, "terms" | "weight">;

interface Found {
	set: Bits;
	/** The conditions that all of the set hold. */
	kept: readonly Asked[];
}

/** The variants that have any of a condition's terms. */
function holding({ terms }: Asked, size: number, bitsOf: (term: string) => TermBits): Bits {
	const all = noBits(0, size);
	for (const { term } of terms) for (const bits of bitsOf(term).values()) addAll(all, bits);
	return all;
}

/**
 * The variants that hold all conditions. Where none does, one condition is given up, the least firm first; where that is not enough, the
 * least firm is given up for good.
 */
export function findAll(asked: readonly Asked[], size: number, bitsOf: (term: string) => TermBits): Found {
	const sets = new Map(asked.map((one) => [one, holding(one, size, bitsOf)]));
	const common = (kept: readonly Asked[]): Bits | undefined => {
		const [first, ...others] = kept.flatMap((one) => sets.get(one) ?? []);
		return first && others.reduce(and, first);
	};
	let kept = asked.filter((one) => count(sets.get(one) ?? noBits(0, 0)) > 0);
	while (kept.length > 0) {
		const set = common(kept);
		if (set && count(set) > 0) return { set, kept };
		const weakest = [...kept].sort((a, b) => a.firmness - b.firmness);
		for (const one of weakest) {
			const fewer = kept.filter((other) => other !== one);
			const rest = common(fewer);
			if (rest && count(rest) > 0) return { set: rest, kept: fewer };
		}
		kept = kept.filter((one) => one !== weakest[0]);
	}
	return { set: noBits(0, 0), kept: [] };
}

/** What is better with any of these terms, but need not have one. */
export const preferring = (terms: readonly Alternate[]): Ranked => ({ terms, weight: 3 });

/** How well each variant of a set matches, by ordinal. */
export function scoresOf(set: Bits, asked: readonly Ranked[], size: number, bitsOf: (term: string) => TermBits): Uint16Array {
	const scores = new Uint16Array(size);
	const one = new Uint16Array(size);
	for (const { terms, weight } of asked) {
		const worth = terms.flatMap(({ term, quality }) =>
			[...bitsOf(term)].map(([field, bits]) => ({ bits, score: Math.round(scale * weight * quality * weightOf(field)) })),
		);
		// The best last, so that it stands.
		worth.sort((a, b) => a.score - b.score);
		one.fill(0);
		for (const { bits, score } of worth)
			if (meet(set, bits))
				walk(and(set, bits), (ordinal) => {
					one[ordinal] = score;
				});
		for (let ordinal = 0; ordinal < size; ordinal++) scores[ordinal] = (scores[ordinal] ?? 0) + (one[ordinal] ?? 0);
	}
	return scores;
}

/** A range of a set, the highest scores first, the same scores in the catalogue's order. @returns ordinals */
export function best(set: Bits, scores: Uint16Array, { skip, take }: { skip: number; take: number }): number[] {
	const tally = new Map<number, number>();
	walk(set, (ordinal) => {
		const score = scores[ordinal] ?? 0;
		tally.set(score, (tally.get(score) ?? 0) + 1);
	});
	// Where the range begins and ends in each score; nothing is sorted but the scores.
	const wanted = new Map<number, { from: number; to: number; seen: number; ordinals: number[] }>();
	let passed = 0;
	for (const score of [...tally.keys()].sort((a, b) => b - a)) {
		const here = tally.get(score) ?? 0;
		const [from, to] = [Math.max(0, skip - passed), Math.min(here, skip + take - passed)];
		if (from < to) wanted.set(score, { from, to, seen: 0, ordinals: [] });
		passed += here;
	}
	if (wanted.size === 0) return [];
	walk(set, (ordinal) => {
		const group = wanted.get(scores[ordinal] ?? 0);
		if (!group) return;
		if (group.seen >= group.from && group.seen < group.to) group.ordinals.push(ordinal);
		group.seen++;
	});
	return [...wanted.values()].flatMap(({ ordinals }) => ordinals);
}
