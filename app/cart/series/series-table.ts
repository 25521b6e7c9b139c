import type { Product, Sizes, Supply } from "../../../contract/catalogue";
import { isRange } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { firstChoices } from "../../catalogue/group/sizes";

type Group = Sizes["groups"][number];
type SizeVariant = Sizes["variants"][number];
type Value = Group["options"][number]["value"];

/** Everything that a page has of a variant. It comes as HTML and as data, so a cell holds only what it shows. */
export interface SeriesCell {
	weight: number;
	suppliedVariant: Pick<Supply, "id" | "price" | "volume_prices" | "availability" | "min_order" | "pack_size"> & { isOnOrder?: true };
}

export interface SeriesRow {
	slug: string;
	title: string;
	/** Kilograms per metre; null for goods without it. */
	mass: number | null;
	/** A cell for each column; null where there is no such variant. */
	cells: (SeriesCell | null)[];
	/** A product of one length, for all columns. */
	whole: SeriesCell | null;
	/** Set for a product with too many variants for a row. */
	variantCount: number | null;
}

export interface SeriesChoice {
	group: Group;
	chosen: Value;
}

export interface SeriesTable {
	/** The options of this group are the columns. Null if the products differ in nothing: then there is one column. */
	axis: Group | null;
	choices: SeriesChoice[];
	rows: SeriesRow[];
	/** Null if products are sold in several units. */
	unit: Product["unit"] | null;
}

type SizedProduct = Pick<Product, "slug" | "title" | "attributes" | "variantCount" | "unit"> & { sizes: Sizes | null };

/** The first of these in which products differ becomes the columns. */
export const axes: readonly string[] = ["length", "pack", "finish", "grade"];

/**
 * Lays out products as rows. One property becomes the columns, and one value of each other property is chosen for all
 * rows: by the filters, or else the one that most products have available.
 */
export function seriesTable(products: readonly SizedProduct[], filters: Filters): SeriesTable {
	const groups = mergedGroups(products.flatMap(({ sizes }) => sizes?.groups ?? []));
	const found = axes.map((code) => groups.find((group) => group.code === code)).find((group) => group !== undefined);
	const axis = found ? { ...found, options: found.options.filter(({ value }) => isWanted(value, filters[found.code])) } : null;
	const choices = groups.filter(({ code }) => code !== axis?.code).map((group) => ({ group, chosen: chosenIn(group, products, filters) }));
	const units = new Set(products.map(({ unit }) => unit));
	return {
		...withoutEmpty(
			axis,
			products.map((product) => rowOf(product, axis, choices)),
		),
		choices,
		unit: units.size === 1 ? (products[0]?.unit ?? null) : null,
	};
}

/** Leaves out columns without a cell, such as lengths of other widths, unless none has one. */
function withoutEmpty(axis: Group | null, rows: SeriesRow[]): Pick<SeriesTable, "axis" | "rows"> {
	const isShown = (_: unknown, column: number) => rows.some(({ cells }) => cells[column]);
	const options = axis?.options.filter(isShown) ?? [];
	if (!axis || options.length === 0) return { axis, rows };
	return { axis: { ...axis, options }, rows: rows.map((row) => ({ ...row, cells: row.cells.filter(isShown) })) };
}

/** Collects the options of all products: figures by size, words in the order of the product that has most of them. */
function mergedGroups(all: readonly Group[]): Group[] {
	const byCode = new Map<string, Group[]>();
	for (const group of all) byCode.set(group.code, [...(byCode.get(group.code) ?? []), group]);
	return [...byCode.values()].flatMap((groups) => {
		const [longest] = groups.toSorted((a, b) => b.options.length - a.options.length);
		if (!longest) return [];
		const options = new Map([longest, ...groups].flatMap((group) => group.options).map((option) => [option.value, option]));
		const listed = [...options.values()];
		if (longest.kind === "number") listed.sort((a, b) => Number(a.value) - Number(b.value));
		return [{ ...longest, options: listed }];
	});
}

function isWanted(value: Value, filter: Filters[string] | undefined): boolean {
	if (!filter) return true;
	if (!isRange(filter)) return filter.includes(value);
	return typeof value === "number" && value >= (filter.min ?? value) && value <= (filter.max ?? value);
}

function chosenIn({ code, options }: Group, products: readonly SizedProduct[], filters: Filters): Value {
	const filter = filters[code];
	const named = filter ? options.find(({ value }) => isWanted(value, filter)) : undefined;
	if (named) return named.value;
	const sized = products.flatMap(({ sizes }) => sizes ?? []);
	const counts = new Map<Value, number>();
	for (const [index, choice] of firstChoices(sized, filters).entries()) {
		const at = sized[index]?.groups.findIndex((group) => group.code === code) ?? -1;
		const value = sized[index]?.groups[at]?.options[choice[at] ?? -1]?.value;
		if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	const [most] = options.toSorted((a, b) => (counts.get(b.value) ?? 0) - (counts.get(a.value) ?? 0));
	return most?.value ?? "";
}

function rowOf(product: SizedProduct, axis: Group | null, choices: readonly SeriesChoice[]): SeriesRow {
	const { slug, title, sizes, attributes, variantCount } = product;
	const mass = attributes.find(({ code }) => code === "mass")?.value;
	const row = { slug, title, mass: typeof mass === "number" ? mass : null, whole: null, variantCount: null };
	if (!sizes) return { ...row, cells: [], variantCount };
	const at = sizes.groups.findIndex(({ code }) => code === axis?.code);
	const fits = ({ options }: SizeVariant) =>
		sizes.groups.every(({ code, options: all }, index) => {
			const choice = choices.find(({ group }) => group.code === code);
			return !choice || all[options[index] ?? -1]?.value === choice.chosen;
		});
	const shown = sizes.variants.filter(fits);
	const [only] = shown;
	if (!axis || at < 0) return { ...row, cells: [], whole: only ? cellOf(only) : null };
	return {
		...row,
		cells: axis.options.map(({ value }) => {
			const variant = shown.find(({ options }) => sizes.groups[at]?.options[options[at] ?? -1]?.value === value);
			return variant ? cellOf(variant) : null;
		}),
	};
}

function cellOf({ weight, suppliedVariant }: SizeVariant): SeriesCell {
	const { id, price, volume_prices, availability, min_order, pack_size, stock } = suppliedVariant;
	const isOnOrder = availability !== "out" && stock?.quantity === 0 ? ({ isOnOrder: true } as const) : {};
	return { weight, suppliedVariant: { id, price, volume_prices, availability, min_order, pack_size, ...isOnOrder } };
}
