import { addAll, type Bits, end, has, intersection, noBits, ordinalsOf, walk } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import type { Ranked } from "../query/rank";
import { type TermBits, weightOf } from "../query/search-index";

const maxCandidates = 5;
/** Only this many of the best variants are compared for their differences. */
const maxCompared = 240;

/** The grade, finish and similar values of a variant, always in the same order. */
type Values = readonly (string | undefined)[];

/**
 * The variants of a set that a line most likely means, chosen to differ in what the line leaves open. Available variants come before
 * sold-out ones but for the usual grade and finish, and better matches before weaker ones. Each product and length appears once in the same grade and finish before other
 * grades and finishes follow.
 * @param properties codes of attributes that are not measures, such as grade and finish
 * @param pieces how many pieces the line wants, if it says so: the fewest packs that hold exactly that many come first
 */
export async function candidatesOf(
	variants: VariantIndex,
	set: Bits,
	{ wanted, pieces, properties }: { wanted: readonly Ranked[]; pieces: number | null; properties: readonly string[] },
	bitsOf: (term: string) => TermBits,
): Promise<number[]> {
	const all = ordinalsOf(set);
	if (all.length <= 1) return all;
	const scores = scoresIn(set, wanted, bitsOf);
	const facets = await variants.facets([...properties, "pack", "availability"], set);
	const sold = facets.get("availability")?.get("out") ?? [];
	const isSold = (ordinal: number): boolean => sold.some((bits) => has(bits, ordinal));
	const rated = all.map((ordinal) => ({ ordinal, score: scores.get(ordinal) ?? 0, sold: isSold(ordinal) }));
	rated.sort((a, b) => Number(a.sold) - Number(b.sold) || b.score - a.score || a.ordinal - b.ordinal);
	const values = new Map([...facets].filter(([code]) => properties.includes(code)));
	const packs = facets.get("pack");
	const packsOf = (ordinal: number): number => {
		const size = Number([...(packs ?? [])].find(([, bits]) => bits.some((one) => has(one, ordinal)))?.[0] ?? 1);
		const count = (pieces ?? 1) / size;
		return Math.ceil(count) * (Number.isInteger(count) ? 1 : 1000);
	};
	const valuesOf = (ordinal: number): Values =>
		[...values.values()].map((byValue) => [...byValue].find(([, bits]) => bits.some((one) => has(one, ordinal)))?.[0]);
	const productAt = await variants.order("product", set);
	const best = rated.slice(0, maxCompared).map((one) => ({ ...one, values: valuesOf(one.ordinal) }));
	const base = usual(best);
	const seen = new Map<string, number>();
	const ordered = best.map((one) => {
		const others = one.values.filter((value, at) => value !== base[at]).length;
		const key = `${productAt(one.ordinal)} ${others} ${one.score} ${one.sold}`;
		const turn = seen.get(key) ?? 0;
		seen.set(key, turn + 1);
		return { ...one, others, turn, packs: packs ? packsOf(one.ordinal) : 0 };
	});
	ordered.sort(
		(a, b) =>
			Number(a.sold) - Number(b.sold) ||
			b.score - a.score ||
			a.others - b.others ||
			a.packs - b.packs ||
			a.turn - b.turn ||
			a.ordinal - b.ordinal,
	);
	return withUsual(ordered, usualSoldOut(best));
}

type Compared = { ordinal: number; score: number; sold: boolean; values: Values };

/** Puts goods that are usually meant, but are sold out, behind the first that can be had: another finish is never offered without a word. */
function withUsual(ordered: readonly Compared[], usual: Compared | undefined): number[] {
	const [first, ...others] = ordered.filter(({ ordinal }) => ordinal !== usual?.ordinal).map(({ ordinal }) => ordinal);
	return [...(first === undefined ? [] : [first]), ...(usual ? [usual.ordinal] : []), ...others].slice(0, maxCandidates);
}

/** The first of the best matches in the catalogue's order, if its grade and finish are sold out in all that match as well. */
function usualSoldOut(best: readonly Compared[]): Compared | undefined {
	const most = Math.max(...best.map(({ score }) => score));
	const top = best.filter(({ score }) => score === most).map((one) => ({ ...one, key: JSON.stringify(one.values) }));
	const [first] = top.sort((a, b) => a.ordinal - b.ordinal);
	return first && top.every(({ key, sold }) => key !== first.key || sold) ? first : undefined;
}

/**
 * The grade and finish of the first available variant among the best, in the catalogue's order. Raw bars of 8 m come before primed bars of
 * 6 m if the raw bars of 6 m are sold out.
 */
function usual(best: readonly Compared[]): Values {
	const top = best.filter(({ score }) => score === best[0]?.score).map((one) => ({ ...one, key: JSON.stringify(one.values) }));
	top.sort((a, b) => a.ordinal - b.ordinal);
	const inStock = new Set(top.filter(({ sold }) => !sold).map(({ key }) => key));
	return (top.find(({ key }) => inStock.has(key)) ?? best[0])?.values ?? [];
}

function scoresIn(set: Bits, wanted: readonly Ranked[], bitsOf: (term: string) => TermBits): Map<number, number> {
	const scores = new Map<number, number>();
	for (const { terms, weight } of wanted) {
		const worth = terms.flatMap(({ term, quality }) =>
			[...bitsOf(term)].map(([field, bits]) => ({ bits, score: Math.round(10 * weight * quality * weightOf(field)) })),
		);
		worth.sort((a, b) => b.score - a.score);
		walk(set, (ordinal) => {
			const found = worth.find(({ bits }) => has(bits, ordinal));
			if (found) scores.set(ordinal, (scores.get(ordinal) ?? 0) + found.score);
		});
	}
	return scores;
}

/** The variants of a set whose number, such as a length or a pack's content, meets a condition. */
export async function withNumber(
	variants: VariantIndex,
	set: Bits,
	{ code, is }: { code: string; is: (value: number) => boolean },
): Promise<Bits> {
	const found = noBits(set.start, end(set));
	for (const [value, list] of (await variants.facets([code], set)).get(code) ?? [])
		if (is(Number(value))) for (const bits of list) addAll(found, bits);
	return intersection(found, set);
}
