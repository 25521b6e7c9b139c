import type { Sort } from "../../contract/fields";
import type { Filters } from "../../contract/filters";
import type { Language } from "../../contract/locale";
import { add, type Bits, count, difference, intersection, noBits, ordinalsOf, walk } from "./bits";
import type { ListNeeds, VariantIndex } from "./variant-index";

const sorted = (sort: Sort | undefined): { by: string; isDescending: boolean } => {
	const [, by = "", direction] = /^(.+)_(asc|desc)$/.exec(sort ?? "") ?? [];
	return { by, isDescending: direction === "desc" };
};

/** The orders by a rank of each variant, besides those by name and code. */
const ranked = ["price", "price_per_kg", "weight", "delivery"] as const;

export function needsOfPage(sort: Sort | undefined, language: Language, filters: Filters): ListNeeds {
	const { by } = sorted(sort);
	const placed = by === "name" ? [`name_${language}`] : ["code", ...ranked].filter((name) => name === by);
	return { codes: [...Object.keys(filters), by], orders: ["variant", ...placed] };
}

interface Page {
	sort: Sort | undefined;
	language: Language;
	/** Numeric codes (`numberCodes`). */
	numbers: ReadonlySet<string>;
	skip: number;
	take: number;
}

/** The sort keys of a list besides names and codes, as the contract's `sorts` names them. */
export const sortsOf = (index: VariantIndex, numbers: ReadonlySet<string>): string[] => [
	...ranked,
	...index.codes.filter((code) => numbers.has(code)),
];

/**
 * A range of a set's variants in an order: names as the language sorts them, codes, ranks and measures by number, else the
 * catalogue's order.
 * @returns ids of variants, to be read with `theseVariants`
 */
export async function variantPage(index: VariantIndex, set: Bits, { sort, language, numbers, skip, take }: Page): Promise<number[]> {
	const { by, isDescending } = sorted(sort);
	if (by === "name") return byPlaces(index, set, await index.order(`name_${language}`, set), { isDescending, skip, take });
	const rank = (["code", ...ranked] as const).find((name) => name === by);
	if (rank) return byPlaces(index, set, await index.order(rank, set), { isDescending, skip, take });
	if (sortsOf(index, numbers).includes(by)) return byMeasure(index, set, by, { isDescending, skip, take });
	return index.idsOf(ordinalsOf(set, skip, take));
}

interface Range extends Pick<Page, "skip" | "take"> {
	isDescending: boolean;
}

function byPlaces(index: VariantIndex, set: Bits, placeOf: (ordinal: number) => number, { isDescending, skip, take }: Range) {
	// Maps the set to places in the order: counting finds the range, so that only the range is sorted.
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

/** Value by value, each in the catalogue's order; variants without the measure come last in either direction. */
async function byMeasure(index: VariantIndex, set: Bits, code: string, { isDescending, skip, take }: Range): Promise<number[]> {
	const values = [...((await index.facets([code], set)).get(code) ?? [])].map(([value, pieces]) => ({ value: Number(value), pieces }));
	values.sort((a, b) => (isDescending ? b.value - a.value : a.value - b.value));
	const pieces = values.flatMap((value) => value.pieces);
	const without = pieces.reduce(difference, set);
	const found: number[] = [];
	let passed = 0;
	for (const bits of [...pieces.map((piece) => intersection(piece, set)), without]) {
		found.push(...ordinalsOf(bits, Math.max(0, skip - passed), take - found.length));
		passed += count(bits);
	}
	return index.idsOf(found);
}

/** A range of the products with variants in a set, in the catalogue's order, and their total number. */
export async function productPage(
	index: VariantIndex,
	set: Bits,
	range: { skip: number; take: number },
): Promise<{ ids: number[]; count: number }> {
	const productAt = await index.order("product", set);
	const ids: number[] = [];
	walk(set, (ordinal) => {
		const id = productAt(ordinal);
		if (id !== ids.at(-1)) ids.push(id);
	});
	return { ids: ids.slice(range.skip, range.skip + range.take), count: ids.length };
}
