import type { Discounts } from "./discounts";
import { itemFigures } from "./item-figures";
import { lineDiscount } from "./line-discount";
import { discounted } from "./pricing";
import type { SuppliedVariant } from "./supplied-variant";

/** What is in one set or several of a kind: units of a supply. */
export interface Part extends SuppliedVariant {
	quantity: number;
}

/**
 * What parts of sets cost where they are bought one by one: each as a line of its own, with its volume price and the best discount.
 * @param goods cents of all goods before discounts
 * @returns cents
 */
export const partsPrice = (parts: readonly Part[], discounts: Discounts, goods: number): number =>
	parts.reduce((sum, part) => {
		const { priced } = itemFigures({ amount: part.quantity, cutLength: 0, certificate: false }, part);
		const row = lineDiscount(part, part.quantity, discounts, goods);
		return sum + discounted(priced, row?.percent_bp ?? 0).linePrice;
	}, 0);
