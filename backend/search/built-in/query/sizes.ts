import { type Bits, walk } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";

/** Sizes are collected from this many of the best hits. */
export const sizesWithin = { skip: 0, take: 300 };
const maxSizes = 4;

export interface Size {
	id: number;
	hits: number;
}

/**
 * The products among the best hits.
 * @param best ordinals, best first
 */
export async function bestSizes(variants: VariantIndex, set: Bits, best: readonly number[]): Promise<Size[]> {
	const productAt = await variants.order("product", set);
	const sizes = new Map<number, { ordinal: number; hits: number }>();
	for (const ordinal of best) {
		const product = productAt(ordinal);
		if (sizes.size < maxSizes && !sizes.has(product)) sizes.set(product, { ordinal, hits: 0 });
	}
	walk(set, (ordinal) => {
		const size = sizes.get(productAt(ordinal));
		if (size) size.hits++;
	});
	const listed = [...sizes.values()];
	const ids = await variants.idsOf(listed.map(({ ordinal }) => ordinal));
	return ids.map((id, at) => ({ id, hits: listed[at]?.hits ?? 0 }));
}
