import { kilograms } from "../../../../contract/fields";
import type { SuppliedVariant } from "../../../pricing/supplied-variant";
import type { Counted } from "./words";

type Variant = SuppliedVariant["variant"];

/** The sides of plates and mats in mm, as in their titles: "2300 × 6000 mm". */
const sides = /(?<![\d.,])(\d{3,5})\s?×\s?(\d{3,5})(?!\d)/;

const numberOf = ({ attributes }: Variant, wanted: string): number | null => {
	const value = attributes.find(({ code }) => code === wanted)?.value;
	return typeof value === "number" ? value : null;
};

/** In m²; null if the goods have no sides. A profiled sheet covers the width of its ribs. */
export function areaOf(variant: Variant): number | null {
	const [, width, depth] = sides.exec(variant.fullTitle) ?? [];
	if (width !== undefined) return (Number(width) * Number(depth)) / 1_000_000;
	const covered = numberOf(variant, "pitch") === null ? null : numberOf(variant, "b");
	return covered === null || variant.length === null ? null : (covered * variant.length) / 1_000_000;
}

/** A narrower article without a length is no panel. In mm. */
const narrowestPanel = 2000;

/** The running metres of one piece, in mm: its length, or the width of a fence panel; null if neither is known. */
function runOf(variant: Variant): number | null {
	if (variant.length !== null) return variant.length;
	const width = numberOf(variant, "length") === null ? numberOf(variant, "b") : null;
	return width !== null && width >= narrowestPanel ? width : null;
}

/**
 * Converts a quantity to whole units of sale; null if that is impossible.
 * @param pieces per pack; null if the goods are not sold in packs. A set, such as a bolt with its nut, is one of them
 */
export function amountOf(quantity: Counted | null, variant: Variant, pieces: number | null): number | null {
	if (!quantity) return null;
	const { value, unit } = quantity;
	const isMeasure = unit === "m" || unit === "kg" || unit === "m2";
	if (!isMeasure && !Number.isInteger(value)) return null;
	// How many pieces a pack or set has is unknown where none is sold.
	if (variant.products.unit === "piece" && (unit === "pack" || unit === "set")) return null;
	const each = { m2: areaOf(variant), m: (runOf(variant) ?? 0) / 1000, kg: kilograms(variant.weight), pack: 1, roll: 1 };
	const one = unit === "piece" || unit === "any" || unit === "set" ? (pieces ?? 1) : each[unit];
	return one ? Math.max(1, Math.ceil(value / one - 1e-9)) : null;
}
