import type { Attribute, Column, Supply, Variant } from "../../../contract/catalogue";
import { unbroken } from "../../platform/i18n/format";
import { sectionOf } from "../pictures";
import { commonColumns, keyMeasures, type Measure, type Values, valuesOf } from "./columns";

/**
 * A variant as a row of a table. Each page carries its rows as HTML and as data, so a row holds only what it shows.
 */
export interface TableVariant extends Pick<Variant, "id" | "code" | "fullTitle" | "weight" | "length"> {
	products: Pick<Variant["products"], "slug" | "title" | "unit">;
	/** Set if the prices are the reader's own. */
	suppliedVariant: Omit<Supply, "supplier" | "supplierCode"> & { list_price?: number };
	values: Values;
	/** The first measures, in a table without columns. */
	measures: Measure[];
	section?: string;
	/** Words that neither the name nor the columns contain. */
	beside: string[];
}

/**
 * Returns the rows of a category, named by product.
 * @param columns the category's columns; rows omit the words that a column already shows, such as "2350 × 5000 mm" or
 * "schwarz"
 */
export const categoryRows = (variants: readonly Variant[], columns: readonly Column[]): TableVariant[] =>
	variants.map((variant) => {
		const parts = partsOf(variant);
		const words = wordsBeside(variant, columns).filter((word) => !parts.includes(word) && !variant.products.title.includes(word));
		const shown = row(variant, [...parts.filter((part) => !isSaid(part, variant, columns)), ...words], columns);
		return { ...shown, section: sectionOf(variant.variant_pictures)?.url };
	});

/**
 * Returns the rows of one product, named by code.
 * @param columns everything that distinguishes the variants
 */
export const productRows = (variants: readonly Variant[], columns: readonly Column[]): TableVariant[] =>
	variants.map((variant) => row(variant, wordsBeside(variant, columns), columns));

/** Returns rows of many products, which have no columns. */
export const mixedRows = (variants: readonly Variant[]): TableVariant[] => variants.map((variant) => row(variant, partsOf(variant)));

/** Returns the hits of a search, with columns if all are of one kind. */
export function searchRows(variants: readonly Variant[]): { columns: Column[]; variants: TableVariant[] } {
	const columns = commonColumns(variants);
	return { columns, variants: columns.length > 0 ? categoryRows(variants, columns) : mixedRows(variants) };
}

function row(variant: Variant, beside: readonly string[], columns?: readonly Column[]): TableVariant {
	const { id, code, fullTitle, weight, length, products, suppliedVariant } = variant;
	const { supplier: _, supplierCode: __, ...supply } = suppliedVariant;
	return {
		id,
		code,
		fullTitle,
		weight,
		length,
		products: { slug: products.slug, title: products.title, unit: products.unit },
		suppliedVariant: supply,
		values: columns ? valuesOf(variant, columns) : {},
		measures: columns ? [] : keyMeasures(variant),
		beside: beside.map(unbreakable),
	};
}

/** Keeps a part with figures on one line. */
const unbreakable = (part: string): string => (measures.test(part) ? part.replaceAll(" ", "\u00a0") : unbroken(part));

const partsOf = ({ title }: Variant): string[] => (title ? title.split(", ") : []);

/** Returns material and finish, unless a column has them: "S355J2", "feuerverzinkt". */
function wordsBeside({ attributes }: Variant, columns: readonly Column[]): string[] {
	const inColumns = new Set(columns.map(({ code }) => code));
	return attributes.flatMap(({ code, value }) => (typeof value === "string" && !inColumns.has(code) ? [value] : []));
}

/** Matches figures with their unit or name: "6 m", "500 × 500 mm", "Tragstab 30×2", "100 Stück". */
const measures = /^(?:\p{L}+ )*?(?<figures>\d+(?:[.,]\d+)?(?: ?× ?\d+(?:[.,]\d+)?)*)(?: (?<unit>\p{L}{1,6}))?$/u;

/**
 * Returns whether columns show a part of a title: its word, or each of its figures. A part that cannot be parsed
 * counts as not shown.
 */
function isSaid(part: string, { attributes }: Variant, columns: readonly Column[]): boolean {
	const shown = attributes.filter(({ code }) => columns.some((column) => column.code === code));
	if (attributes.some(({ value }) => value === part)) return shown.some(({ value }) => value === part);
	const { figures, unit } = measures.exec(part)?.groups ?? {};
	if (!figures) return false;
	const left = [...shown];
	return figures.split("×").every((figure) => {
		const value = Number(figure.trim().replace(",", "."));
		const index = left.findIndex((attribute) => isFigure(attribute, value, unit));
		return index >= 0 && left.splice(index, 1).length === 1;
	});
}

/**
 * Returns whether a figure of a title is an attribute's value: "12 m" for a length in millimetres, "16 A" for an
 * attribute in A. A counting word matches too: "100 Stück", "2 Flügel".
 */
function isFigure({ symbol, unit, value }: Attribute, figure: number, said: string | undefined): boolean {
	if (unit === "mm" && (said === undefined || said === "mm" || said === "m")) return value === figure * (said === "m" ? 1000 : 1);
	return value === figure && (said === undefined ? unit === "" : unit === said || (unit === "" && symbol === ""));
}
