import type { Column, Variant } from "../../contract/catalogue";
import type { Format } from "../platform/i18n/format";
import { decimalsOf } from "./price/figures";

/** A column of the table as this page needs it. */
export interface ShownColumn extends Column {
	/** The same in all its cells, so that figures stand under each other. */
	decimals: number;
}

type Described = Pick<Variant, "attributes">;

const attributeValue = (variant: Described, code: string) => variant.attributes.find((attribute) => attribute.code === code)?.value;

/** The columns in which any of these variants has a value. */
export function shownColumns(columns: readonly Column[], variants: readonly Described[]): ShownColumn[] {
	return columns.flatMap((column) => {
		const values = variants.map((variant) => attributeValue(variant, column.code)).filter((value) => value !== undefined);
		if (values.length === 0) return [];
		return [{ ...column, decimals: decimalsOf(values.filter((value) => typeof value === "number")) }];
	});
}

/** What tells the variants of one product apart, as columns. */
export function ownColumns(common: readonly { code: string }[], variants: readonly Described[]): Column[] {
	const known = new Set(common.map(({ code }) => code));
	const found = new Map<string, Column>();
	for (const { attributes } of variants)
		for (const { code, symbol, unit, title, value } of attributes)
			if (!known.has(code)) found.set(code, { code, symbol, unit, title, kind: typeof value === "number" ? "number" : "text" });
	return [...found.values()];
}

/** The first measures of variants that are in different categories, for one line. The length stands in their titles. */
export function keyMeasures(variant: Described): Column[] {
	return variant.attributes
		.filter(({ code, symbol, unit, value }) => code !== "length" && symbol !== "" && unit === "mm" && typeof value === "number")
		.slice(0, 5)
		.map(({ code, symbol, unit, title }) => ({ code, symbol, unit, title, kind: "number" }));
}

/** The figure or word of a cell; null where the variant has none. */
export function cellText(
	variant: Described,
	{ code, unit, decimals }: { code: string; unit: string; decimals?: number },
	format: Format,
): string | null {
	const value = attributeValue(variant, code);
	if (value === undefined) return null;
	return typeof value === "number" ? format.measure(value, unit, decimals) : value;
}
