import type { Sort } from "../../contract/fields";
import type { Language } from "../../contract/locale";
import { add, type Bits, count, noBits, ordinalsOf, walk } from "./bits";
import type { VariantIndex } from "./variant-index";

interface Page {
	sort: Sort | undefined;
	language: Language;
	skip: number;
	take: number;
}

/**
 * A range of a set's variants in an order: names as a reader of the language would sort them, codes by number, else the catalogue's.
 * @returns ids of variants, to be read with `theseVariants`
 */
export async function variantPage(index: VariantIndex, set: Bits, { sort, language, skip, take }: Page): Promise<number[]> {
	if (sort === undefined) return index.idsOf(ordinalsOf(set, skip, take));
	const isDescending = sort.endsWith("_desc");
	const placeOf = await index.order(sort.startsWith("name") ? `name_${language}` : "code", set);
	// The set once more, as places in the order: where the range lies in it is found by counting, and nothing is sorted but the range.
	const places = noBits(0, index.size);
	walk(set, (ordinal) => add(places, placeOf(ordinal)));
	const all = count(places);
	const from = isDescending ? Math.max(0, all - skip - take) : skip;
	const wanted = ordinalsOf(places, from, isDescending ? Math.max(0, all - skip) - from : take);
	const ordinals = new Map<number, number>();
	const [first = 0, final = -1] = [wanted[0], wanted.at(-1)];
	walk(set, (ordinal) => {
		const place = placeOf(ordinal);
		if (place >= first && place <= final) ordinals.set(place, ordinal);
	});
	if (isDescending) wanted.reverse();
	return index.idsOf(wanted.flatMap((place) => ordinals.get(place) ?? []));
}

/** A range of the products that have variants in a set, in the catalogue's order, and how many there are in all. */
export async function productPage(
	index: VariantIndex,
	set: Bits,
	range: { skip: number; take: number },
): Promise<{ ids: number[]; count: number }> {
	const productAt = await index.order("product", set);
	const ids: number[] = [];
	walk(set, (ordinal) => {
		// A product's variants follow one another.
		const id = productAt(ordinal);
		if (id !== ids.at(-1)) ids.push(id);
	});
	return { ids: ids.slice(range.skip, range.skip + range.take), count: ids.length };
}
