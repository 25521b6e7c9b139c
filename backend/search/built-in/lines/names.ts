import { type Bits, has, intersection, ordinalsOf } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { plain } from "../../plain";
import { holding } from "../query/rank";
import { firmness, type QueryTerm } from "../query/resolved";
import type { TermBits } from "../query/search-index";
import { fields } from "../terms/fields";
import { finishOf } from "../terms/refused";
import { isLength } from "./judge";

const maxCompared = 5_000;

/** Returns whether words are part of product names: "Bauzaunverbinder" names one product, not a kind of goods. */
export function areNames(matched: readonly QueryTerm[], set: Bits, bitsOf: (term: string) => TermBits): boolean {
	const [ordinal] = ordinalsOf(set, 0, 1);
	const isNamed = ({ terms }: QueryTerm): boolean =>
		terms.some(({ term }) =>
			[...bitsOf(term)].some(([field, bits]) => field === fields.name && ordinal !== undefined && has(bits, ordinal)),
		);
	return matched.some((one) => one.figure === undefined && isNamed(one));
}

export async function isOfOne(variants: VariantIndex, set: Bits): Promise<boolean> {
	const [first, ...others] = ordinalsOf(set, 0, maxCompared);
	if (first === undefined) return false;
	const productAt = await variants.order("product", set);
	return others.every((other) => productAt(other) === productAt(first));
}

/** Names that are only related to the variants: INP is related to IPE. */
export const onlyRelated = (matched: readonly QueryTerm[], ordinals: readonly number[], bitsOf: (term: string) => TermBits): QueryTerm[] =>
	matched.filter(({ terms, figure }) => {
		const places = terms.flatMap(({ term }) =>
			[...bitsOf(term)].flatMap(([field, bits]) => (ordinals.some((ordinal) => has(bits, ordinal)) ? [field] : [])),
		);
		return figure === undefined && Math.min(...places) === fields.aside;
	});

/** Names of other products: an HV assembly is a kind of Sechskantschraube, but none is called so. */
export const otherNames = (matched: readonly QueryTerm[], ordinals: readonly number[], bitsOf: (term: string) => TermBits): QueryTerm[] =>
	matched.filter(({ terms, figure, firmness: firm }) => {
		if (figure !== undefined || firm !== firmness.goods) return false;
		const isTheirs = ({ term }: { term: string }): boolean =>
			[...bitsOf(term)].some(([field, bits]) => field <= fields.called && ordinals.some((ordinal) => has(bits, ordinal)));
		return (
			ordinals.length > 0 && terms.some(({ term, quality }) => quality === 1 && bitsOf(term).has(fields.name)) && !terms.some(isTheirs)
		);
	});

/** The finishes that alone keep products of other names away: only chequered plate is galvanised, but the line says plate. */
export async function decidingFinishes(
	matched: readonly QueryTerm[],
	{ variants, bitsOf }: { variants: VariantIndex; bitsOf: (term: string) => TermBits },
): Promise<string[]> {
	const deciding: string[] = [];
	for (const one of matched.filter(({ shown }) => finishOf(plain(shown).text) !== undefined)) {
		const [first, ...others] = matched.filter((other) => other !== one).map((term) => holding(term, variants.size, bitsOf));
		if (first && !(await isOfOne(variants, others.reduce(intersection, first)))) deciding.push(one.shown);
	}
	return deciding;
}

/** From this quality a term is the word itself, one of its forms, or the size as typed. */
const closely = 0.75;

/**
 * Returns whether the names and sizes of a line identify the variant or its product. If only grade or finish separates the products, the
 * buyer is asked: the chequered plate may be the only galvanised one and still not be meant.
 */
export async function isNamed(
	matched: readonly QueryTerm[],
	one: Bits,
	{ variants, bitsOf }: { variants: VariantIndex; bitsOf: (term: string) => TermBits },
): Promise<boolean> {
	const [ordinal = 0] = ordinalsOf(one);
	const hasTerm = (term: string): boolean => [...bitsOf(term).values()].some((bits) => has(bits, ordinal));
	const isValue = ({ terms }: QueryTerm): boolean => {
		const places = terms.flatMap(({ term }) => [...bitsOf(term)].flatMap(([field, bits]) => (has(bits, ordinal) ? [field] : [])));
		return Math.min(...places) === fields.value;
	};
	// "maalattu" is the end of "pohjamaalattu", but painted is not primed.
	const isWhole = ({ terms, shown }: QueryTerm): boolean =>
		terms.some(({ term }) => (term === plain(shown).text || !term.endsWith(plain(shown).text)) && hasTerm(term));
	if (!matched.every((one) => one.figure !== undefined || !isValue(one) || isWhole(one))) return false;
	const naming = matched.filter((term) => !isLength(term) && (term.figure !== undefined || !isValue(term)));
	// A related name is not the name of the goods: INP is not IPE.
	const isCalled = (term: string): boolean => [...bitsOf(term)].some(([field, bits]) => field < fields.aside && has(bits, ordinal));
	const isExact = ({ terms, figure }: QueryTerm): boolean =>
		terms.some(({ term, quality }) => quality >= closely && (figure === undefined ? isCalled(term) : hasTerm(term)));
	if (naming.some(({ terms, figure }) => figure === undefined && !terms.some(({ term }) => isCalled(term)))) return false;
	if (naming.every(isExact)) return naming.length > 0;
	const [first, ...others] = naming.map((term) => holding(term, variants.size, bitsOf));
	if (!first) return false;
	const called = others.reduce(intersection, first);
	const productAt = await variants.order("product", called);
	const product = productAt(ordinal);
	return ordinalsOf(called).every((other) => productAt(other) === product);
}
