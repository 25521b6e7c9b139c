import type { Attribute, Column, Variant } from "../../../contract/catalogue";
import type { Format } from "../../platform/i18n/format";
import { decimalsOf } from "../price/prices";

/** A column of the table as this page needs it. */
export interface ShownColumn extends Column {
	/** The same in all its cells, so that figures stand under each other. */
	decimals: number;
}

/** Figures and words by the codes of their columns. */
export type Values = Readonly<Record<string, number | string>>;

/** A measure of a row that has no columns. */
export type Measure = Omit<Attribute, "value"> & { value: number };

type Described = Pick<Variant, "attributes">;

/** The values of a variant in these columns. */
export function valuesOf({ attributes }: Described, columns: readonly Column[]): Values {
	const codes = new Set(columns.map(({ code }) => code));
	return Object.fromEntries(attributes.filter(({ code }) => codes.has(code)).map(({ code, value }) => [code, value]));
}

/** The columns in which any of these rows has a value. */
export function shownColumns(columns: readonly Column[], rows: readonly { values: Values }[]): ShownColumn[] {
	return columns.flatMap((column) => {
		const values = rows.map((row) => row.values[column.code]).filter((value) => value !== undefined);
		if (values.length === 0) return [];
		return [{ ...column, decimals: decimalsOf(values.filter((value) => typeof value === "number")) }];
	});
}

/** The columns that distinguish the variants of one product. */
export function ownColumns(common: readonly { code: string }[], variants: readonly Described[]): Column[] {
	const known = new Set(common.map(({ code }) => code));
	const found = new Map<string, Column>();
	for (const { attributes } of variants)
		for (const { code, symbol, unit, title, value } of attributes)
			if (!known.has(code)) found.set(code, { code, symbol, unit, title, kind: typeof value === "number" ? "number" : "text" });
	return [...found.values()];
}

/** The first measures of variants of different categories, for one line. Their titles have the length. */
export const keyMeasures = ({ attributes }: Described): Measure[] =>
	attributes
		.flatMap(({ value, ...attribute }) => (typeof value === "number" ? [{ ...attribute, value }] : []))
		.filter(({ code, symbol, unit }) => code !== "length" && symbol !== "" && unit === "mm")
		.slice(0, 5);

/** Maximum of measure columns for rows of many products, so that the other columns have room. */
const maxCommon = 4;

/** Columns for hits of a search that are all of one kind: their first measures, length and grade; none where their first measures differ. */
export function commonColumns(variants: readonly Described[]): Column[] {
	const [first, ...others] = variants;
	if (!first) return [];
	const measuresOf = (variant: Described) => keyMeasures(variant).slice(0, maxCommon);
	const measures = measuresOf(first);
	const isCommon = others.every((variant) => sameCodes(measuresOf(variant), measures));
	if (measures.length === 0 || !isCommon) return [];
	const last = first.attributes.filter(({ code }) => code === "length" || code === "grade");
	return [...measures, ...last].map(({ value, ...column }) => ({ ...column, kind: typeof value === "number" ? "number" : "text" }));
}

const sameCodes = (some: readonly Measure[], others: readonly Measure[]): boolean =>
	some.length === others.length && some.every(({ code }, index) => code === others[index]?.code);

/** How many a pack holds, where the table says so. */
export const piecesInPack = ({ pack }: Values): number | null => (typeof pack === "number" && pack > 0 ? pack : null);

/** The figure or word of a cell; null where the row has none. */
export function cellText(
	value: number | string | undefined,
	{ unit, decimals }: { unit: string; decimals?: number },
	format: Format,
): string | null {
	if (value === undefined) return null;
	return typeof value === "number" ? format.measure(value, unit, decimals) : value;
}
