import { isRange } from "../../contract/filter-text";
import { type Filter, type Filters, readFilters } from "../../contract/filters";
import { Refused } from "../platform/refused";
import type { AttributeNames } from "./attributes";
import { addAll, type Bits, end, intersection, noBits } from "./bits";
import type { VariantIndex } from "./variant-index";

/** A list, and the parts of it that match each filter. */
export interface Narrowed {
	whole: Bits;
	/** The part of the list that matches each filter alone, by code. */
	holding: ReadonlyMap<string, Bits>;
	/** The variants that match all filters. */
	set: Bits;
}

type Facets = ReadonlyMap<string, ReadonlyMap<string, readonly Bits[]>>;

/** The longest delivery time in working days, which no list offers as a group. */
const deliveryCode = "delivery";

/** Codes with ids as values: numbers in the contract, but names to the reader. */
const idCodes: ReadonlySet<string> = new Set(["supplier", "category"]);

/**
 * Narrows a set of variants to those that match all codes, each by any of its values. Numbers match exactly, and a range includes both
 * ends. An unknown code or value matches nothing.
 * @param numbers the numeric codes (`numberCodes`)
 * @param more sets by code and value that are not in the index: `category` by id, in searches
 */
export async function narrowed(
	index: VariantIndex,
	whole: Bits,
	filters: Filters,
	numbers: ReadonlySet<string>,
	more?: Facets,
): Promise<Narrowed> {
	const codes = Object.keys(filters).filter((code) => index.codes.includes(code));
	const facets: Facets = new Map([...(await index.facets(codes, whole)), ...(more ?? [])]);
	const holding = new Map<string, Bits>();
	let set = whole;
	for (const [code, filter] of Object.entries(filters)) {
		if (isRange(filter) && filter.min === undefined && filter.max === undefined) continue;
		const held = noBits(whole.start, end(whole));
		const fits = matcher(filter, numbers.has(code) || code === deliveryCode, idCodes.has(code));
		for (const [value, pieces] of facets.get(code) ?? []) if (fits(value)) for (const bits of pieces) addAll(held, bits);
		const both = intersection(held, whole);
		holding.set(code, both);
		set = intersection(set, both);
	}
	return { whole, holding, set };
}

export const numberCodes = ({ columns }: AttributeNames): ReadonlySet<string> =>
	new Set([...columns.values()].flatMap(({ code, kind }) => (kind === "number" ? [code] : [])));

export function besides({ whole, holding }: Narrowed, code: string): Bits {
	let set = whole;
	for (const [other, held] of holding) if (other !== code) set = intersection(set, held);
	return set;
}

/** The working days within which the goods of a list have to be there; undefined: however long it takes. */
export function longestDelivery({ [deliveryCode]: filter }: Filters): number | undefined {
	return filter && isRange(filter) ? filter.max : undefined;
}

/** @returns whether a stored value is among the requested ones */
function matcher(filter: Filter, isNumber: boolean, isId: boolean): (value: string) => boolean {
	if (isRange(filter)) {
		const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter;
		return (value) => isNumber && Number(value) >= min && Number(value) <= max;
	}
	const wanted = new Set(filter.filter((value) => (typeof value === "number") === (isNumber || isId)).map(String));
	return (value) => wanted.has(value);
}

export function requestedFilters(f: string | undefined): Filters {
	const filters = readFilters(f);
	if (!filters) throw new Refused("invalid", "The filters do not fit the contract.", undefined, { f: ["f"] });
	return filters;
}
