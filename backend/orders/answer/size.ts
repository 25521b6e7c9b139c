import type { SuppliedVariant } from "../../pricing/supplied-variant";
import type { PricedItem } from "../priced-cart";

type Size = PricedItem["variant"]["size"];

export const measures = ["length", "pitch", "dx", "dy", "b", "d", "h", "depth", "t"] as const;

/**
 * The box around one unit of a variant, from its attributes. null for packs, rolls, goods without a length, and profiled
 * sheets, which nest.
 */
export function sizeOf({ length: sold, attributes, products }: SuppliedVariant["variant"]): Size {
	const mm = new Map<(typeof measures)[number], number>();
	for (const measure of measures) {
		const value = attributes.findLast(({ code }) => code === measure)?.value;
		if (typeof value === "number") mm.set(measure, value);
	}
	const length = sold ?? mm.get("length");
	if (products.unit !== "piece" || length === undefined || mm.has("pitch")) return null;
	const wires = (mm.get("dx") ?? 0) + (mm.get("dy") ?? 0);
	const width = mm.get("b") ?? mm.get("d");
	// One measure gives both sides of a square or round bar.
	const height = mm.get("h") ?? mm.get("depth") ?? (mm.has("b") ? mm.get("t") : undefined) ?? (wires || width);
	return width === undefined || height === undefined ? null : { length, width, height };
}
