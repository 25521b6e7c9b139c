import type { Attribute, Column, Variant } from "../../../contract/catalogue";
import type { Format } from "../../platform/i18n/format";
import { decimalsOf } from "../price/prices";

export interface ShownColumn extends Column {
	/** All cells of a column have the same decimals, so that figures align. */
	decimals: number;
}

/** Figures and words by column code. */
export type Values = Readonly<Record<string, number | string>>;

/** A measure in a row without columns. */
export type Measure = Omit<Attribute, "value"> & { value: number };

type Described = Pick<Variant, "attributes">;

export function valuesOf({ attributes }: Described, columns: readonly Column[]): Values {
	const codes = new Set(columns.map(({ code }) => code));
	return Object.fromEntries(attributes.filter(({ code }) => codes.has(code)).map(({ code, value }) => [code, value]));
}

/** Returns the columns in which any row has a value. */
export function shownColumns(columns: readonly Column[], rows: readonly { values: Values }[]): ShownColumn[] {
	return columns.flatMap((column) => {
		const values = rows.map((row) => row.values[column.code]).filter((value) => value !== undefined);
		if (values.length === 0) return [];
		return [{ ...column, decimals: decimalsOf(values.filter((value) => typeof value === "number")) }];
	});
}

/** Returns the columns that distinguish the variants of one product. */
export function ownColumns(common: readonly { code: string }[], variants: readonly Described[]): Column[] {
	const known = new Set(common.map(({ code }) => code));
	const found = new Map<string, Column>();
	for (const { attributes } of variants)
		for (const { code, symbol, unit, title, value } of attributes)
			if (!known.has(code)) found.set(code, { code, symbol, unit, title, kind: typeof value === "number" ? "number" : "text" });
	return [...found.values()];
}

/**
 * Returns the first measures of a variant for one line in a mixed list. Titles have the length, so the line omits it.
 */
export const keyMeasures = ({ attributes }: Described): Measure[] =>
	attributes
		.flatMap(({ value, ...attribute }) => (typeof value === "number" ? [{ ...attribute, value }] : []))
		.filter(({ code, symbol, unit }) => code !== "length" && symbol !== "" && unit === "mm")
		.slice(0, 5);

/** Rows of many products show at most this many measures, so that the other columns have room. */
const maxCommon = 4;

/**
 * Returns the columns for hits of one kind: the first measures, length and grade. Goods in packs have their size in
 * their name, so that finish and pack tell them apart. Returns none if the first measures differ.
 */
export function commonColumns(variants: readonly Described[]): Column[] {
	const [first, ...others] = variants;
	if (!first) return [];
	const measuresOf = (variant: Described) => keyMeasures(variant).slice(0, maxCommon);
	const measures = measuresOf(first);
	const isCommon = others.every((variant) => sameCodes(measuresOf(variant), measures));
	if (measures.length === 0 || !isCommon) return [];
	const isPacked = first.attributes.some(({ code }) => code === "pack");
	const last = first.attributes.filter(({ code }) => (isPacked ? ["finish", "pack"] : ["length", "grade"]).includes(code));
	return [...(isPacked ? [] : measures), ...last].map(({ value, ...column }) => ({
		...column,
		kind: typeof value === "number" ? "number" : "text",
	}));
}

const sameCodes = (some: readonly Measure[], others: readonly Measure[]): boolean =>
	some.length === others.length && some.every(({ code }, index) => code === others[index]?.code);

/** Returns the pieces in a pack, if the table has that column. */
export const piecesInPack = ({ pack }: Values): number | null => (typeof pack === "number" && pack > 0 ? pack : null);

/** Returns the figure or word of a cell, or null if the row has none. */
export function cellText(
	value: number | string | undefined,
	{ unit, decimals }: { unit: string; decimals?: number },
	format: Format,
): string | null {
	if (value === undefined) return null;
	return typeof value === "number" ? format.measure(value, unit, decimals) : value;
}
