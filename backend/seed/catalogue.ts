import type { Text } from "./text";

/** An attribute as stored with products and variants. */
export interface StoredAttribute {
	code: string;
	value: number | string;
}

export interface CategorySpec {
	slug: string;
	/** The slug of the parent category, or null for a root. */
	parent: string | null;
	title: Text;
	description: Text;
	/** Attribute codes shown as columns of the product table. */
	columns: readonly string[];
	/** The product whose drawing represents it; by default one from the middle of its products. */
	drawing?: string | undefined;
}

export interface VariantSpec {
	title: Text;
	attributes: readonly StoredAttribute[];
	weightG: number;
	/** Only for goods sold by length. */
	lengthMm: number | null;
	/** The cheapest supplier's price of one unit. */
	priceCents: number;
	hidden?: boolean;
}

/** The goods of a supplier. */
export type Trade = "sections" | "tubes" | "reinforcement" | "sheet" | "roofing" | "piping" | "fences" | "gratings" | "fasteners";

export interface ProductSpec {
	slug: string;
	category: string;
	title: Text;
	description: Text;
	norm: string;
	shape: string;
	dimensions: Readonly<Record<string, number>>;
	attributes: readonly StoredAttribute[];
	unit: "piece" | "pack" | "roll";
	trade: Trade;
	minOrder?: number;
	packSize?: number;
	hidden?: boolean;
	variants: readonly VariantSpec[];
}

export interface Family {
	/** Parents before children. */
	categories: readonly CategorySpec[];
	products: readonly ProductSpec[];
}

/** Converts {h: 200, grade: "S355J2"} to attributes. */
export const stored = (values: Readonly<Record<string, number | string>>): StoredAttribute[] =>
	Object.entries(values).map(([code, value]) => ({ code, value }));

/** Euros as whole cents, at least one. */
export const cents = (euros: number): number => Math.max(1, Math.round(euros * 100));
export const grams = (kilograms: number): number => Math.max(1, Math.round(kilograms * 1000));

/** Rounds to this many decimals. */
export function rounded(value: number, decimals: number): number {
	const factor = 10 ** decimals;
	return Math.round(value * factor) / factor;
}

/** Rounds to three significant digits, as standards print masses: 22.4, 106, 0.888; half up, even if stored slightly below. */
export const threeFigures = (value: number): number => Number((value * (1 + Number.EPSILON * 4)).toPrecision(3));

/** A dimension as a part of a slug: 33.7 becomes 33-7. */
export const slugged = (...sizes: readonly (number | string)[]): string => sizes.map((size) => String(size).replace(".", "-")).join("-");

export const category = (
	slug: string,
	parent: string | null,
	columns: readonly string[],
	title: Text,
	description: Text,
	drawing?: string,
): CategorySpec => ({ slug, parent, columns, title, description, drawing });
