import * as z from "zod";
import type { filterValues } from "../../contract/catalogue";
import { isRange } from "../../contract/filter-text";
import type { Filters } from "../../contract/filters";
import type { Language } from "../../contract/locale";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type AttributeNames, titles, valuePosition, valueTitle } from "./attributes";
import { type Bits, countBoth, intersects } from "./bits";
import { besides, type Narrowed } from "./narrowed";
import { ownFilters } from "./own-filters";
import type { VariantIndex } from "./variant-index";

type Group = z.input<typeof filterValues>[number];
type Option = Group["options"][number];

/** A number with more values is shown as a range only. */
const maxOptions = 60;

/** These groups follow the attributes, in this order. */
const last = Object.keys(ownFilters);

/** Binds ids as a JSON array. */
export const supplierNames = "SELECT s.id, s.name FROM json_each(?) wanted CROSS JOIN suppliers s ON s.id = wanted.value";
const supplierRow = z.object({ id: z.number(), name: z.string() });

interface Reader {
	db: ReadDatabase;
	language: Language;
	names: AttributeNames;
	/** The first codes: the columns of the list's table. */
	columns: readonly string[];
}

/**
 * The filters of a list, with the number of variants for each choice: variants that have it and match the filters of all other codes. All
 * text values of the whole list remain, with 0 if the other filters exclude them; a number without matches is omitted unless it is
 * selected. A group without a choice is omitted.
 * @param filters the filters of `list`
 */
export async function facetValues(index: VariantIndex, list: Narrowed, filters: Filters, reader: Reader): Promise<Group[]> {
	const { names } = reader;
	const codes = inOrder(index.codes, reader);
	const title = titles(names, reader.columns);
	const facets = await index.facets(codes, list.whole);
	const suppliers = await readSuppliers(reader.db, [...(facets.get("supplier")?.keys() ?? [])]);
	const { compare } = new Intl.Collator(reader.language, { numeric: true });
	return codes.flatMap((code): Group[] => {
		const attribute = names.columns.get(code);
		const values = facets.get(code);
		if (!attribute || !values) return [];
		const counted = countValues(values, list.whole, besides(list, code));
		const filter = filters[code];
		const chosen = new Set(filter && !isRange(filter) ? filter.map(String) : []);
		const isNumber = attribute.kind === "number";
		const shown = counted.filter(({ value, count }) => !isNumber || count > 0 || chosen.has(value));
		const numbers = isNumber ? shown.flatMap(({ value, count }) => (count > 0 ? [Number(value)] : [])) : [];
		const isTooMany = isNumber && counted.length > maxOptions;
		const options = (isTooMany ? shown.filter(({ value }) => chosen.has(value)) : shown).map(({ value, count }): Option & Ordered => {
			if (isNumber) return { value: Number(value), title: value, count, place: Number(value) };
			if (code === "supplier") return { value: Number(value), title: suppliers.get(Number(value)) ?? value, count, place: beyond };
			return { value, title: valueTitle(names, code, value), count, place: valuePosition(names, code, value) ?? beyond };
		});
		const [min, max] = numbers.length > 0 ? [lowest(numbers), highest(numbers)] : [null, null];
		const isFiltered = filter !== undefined && counted.length > 0;
		if (!isFiltered && shown.length < 2) return [];
		options.sort((a, b) => a.place - b.place || compare(a.title, b.title));
		return [
			{ ...attribute, title: title(attribute), min, max, options: options.map(({ value, title, count }) => ({ value, title, count })) },
		];
	});
}

interface Ordered {
	place: number;
}
const beyond = Number.MAX_SAFE_INTEGER;

/** Columns of the table, then other attributes in their usual order, then the rest. */
function inOrder(codes: readonly string[], { columns, names }: Reader): string[] {
	const known = new Set(codes);
	const attributes = [...names.columns.keys()].filter((code) => !last.includes(code));
	return [...new Set([...columns, ...attributes, ...last])].filter((code) => known.has(code));
}

function countValues(values: ReadonlyMap<string, readonly Bits[]>, whole: Bits, part: Bits): { value: string; count: number }[] {
	const counted: { value: string; count: number }[] = [];
	for (const [value, pieces] of values) {
		let count = 0;
		for (const bits of pieces) count += countBoth(bits, part);
		if (count > 0 || pieces.some((bits) => intersects(bits, whole))) counted.push({ value, count });
	}
	return counted;
}

async function readSuppliers(db: ReadDatabase, ids: readonly string[]): Promise<Map<number, string>> {
	if (ids.length === 0) return new Map();
	const result = await db.prepare(supplierNames).bind(`[${ids.join()}]`).all();
	return new Map(rowsOf(supplierRow, result).map(({ id, name }) => [id, name]));
}

const lowest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const highest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));
