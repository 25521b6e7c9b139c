import type { Variant } from "../../../contract/catalogue";
import { cutHref } from "../cut/cut-answer";

type Listed = Pick<Variant, "id" | "fullTitle" | "attributes"> & {
	products: Pick<Variant["products"], "cutting" | "plate_cutting">;
	suppliedVariant: Pick<Variant["suppliedVariant"], "availability">;
};

/** The page that cuts the first plate of a list, or that its sheets are only cut on request; null for other goods. */
export type CutWay = { to: string; title: string } | "asked" | null;

/** Tells how the goods of a list are cut to size, by its first ones. */
export function cutWayOf(variants: readonly Listed[]): CutWay {
	const first = variants.find(({ suppliedVariant }) => suppliedVariant.availability !== "out");
	if (!first) return null;
	if (first.products.plate_cutting) return { to: cutHref(first.id), title: first.fullTitle };
	return isUncutSheet(first) ? "asked" : null;
}

/** A flat sheet, which has two sides and a thickness but no height, and is sold whole. */
export function isUncutSheet({ attributes, products }: Pick<Listed, "attributes" | "products">): boolean {
	const has = (name: string): boolean => attributes.some(({ code }) => code === name);
	return !products.cutting && !products.plate_cutting && ["t", "b", "length"].every(has) && !["h", "depth"].some(has);
}
