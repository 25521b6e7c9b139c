import { and, type Bits, has, ordinalsOf } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { plain } from "../../plain";
import { holding } from "../query/rank";
import type { QueryTerm } from "../query/resolved";
import type { TermBits } from "../query/search-index";
import { fields } from "../terms/fields";
import { isLength } from "./judge";

/** Of a larger set nothing is said of what its variants have in common. */
const maxCompared = 5_000;

/** Whether words stand in the names of goods: "Bauzaunverbinder" is no kind of goods, but what one product is called. */
export function areNames(matched: readonly QueryTerm[], set: Bits, bitsOf: (term: string) => TermBits): boolean {
	const [ordinal] = ordinalsOf(set, 0, 1);
	const isNamed = ({ terms }: QueryTerm): boolean =>
		terms.some(({ term }) =>
			[...bitsOf(term)].some(([field, bits]) => field === fields.name && ordinal !== undefined && has(bits, ordinal)),
		);
	return matched.some((one) => one.figure === undefined && isNamed(one));
}

/** Whether a set is variants of one product. */
export async function isOfOne(variants: VariantIndex, set: Bits): Promise<boolean> {
	const [first, ...others] = ordinalsOf(set, 0, maxCompared);
	if (first === undefined) return false;
	const productAt = await variants.order("product", set);
	return others.every((other) => productAt(other) === productAt(first));
}

/** Names that none of the variants has for its own: INP is only related to IPE. */
export const onlyRelated = (matched: readonly QueryTerm[], ordinals: readonly number[], bitsOf: (term: string) => TermBits): QueryTerm[] =>
	matched.filter(({ terms, figure }) => {
		const places = terms.flatMap(({ term }) =>
			[...bitsOf(term)].flatMap(([field, bits]) => (ordinals.some((ordinal) => has(bits, ordinal)) ? [field] : [])),
		);
		return figure === undefined && Math.min(...places) === fields.aside;
	});

/** A term of at least this quality is the word itself or a form of it, and the size as it was typed. */
const closely = 0.75;

/**
 * Whether the names and sizes of a line are what the variant is called, or those of one product. Where only grade or finish tell products apart, it is asked: of all that is called
 * plate the chequered one may be the only one galvanised, and not be meant.
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
	// "maalattu" is the end of pohjamaalattu, and painted is not primed.
	const isWhole = ({ terms, shown }: QueryTerm): boolean =>
		terms.some(({ term }) => (term === plain(shown).text || !term.endsWith(plain(shown).text)) && hasTerm(term));
	if (!matched.every((one) => one.figure !== undefined || !isValue(one) || isWhole(one))) return false;
	const naming = matched.filter((term) => !isLength(term) && (term.figure !== undefined || !isValue(term)));
	// What goods are only related to is not what they are called: INP is no IPE.
	const isCalled = (term: string): boolean => [...bitsOf(term)].some(([field, bits]) => field < fields.aside && has(bits, ordinal));
	const isExact = ({ terms, figure }: QueryTerm): boolean =>
		terms.some(({ term, quality }) => quality >= closely && (figure === undefined ? isCalled(term) : hasTerm(term)));
	if (naming.some(({ terms, figure }) => figure === undefined && !terms.some(({ term }) => isCalled(term)))) return false;
	if (naming.every(isExact)) return naming.length > 0;
	const [first, ...others] = naming.map((term) => holding(term, variants.size, bitsOf));
	if (!first) return false;
	const called = others.reduce(and, first);
	const productAt = await variants.order("product", called);
	const product = productAt(ordinal);
	return ordinalsOf(called).every((other) => productAt(other) === product);
}
