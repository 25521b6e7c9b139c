import type { DiscountRow } from "./discount-rows";
import type { Discounts } from "./discounts";
import type { SuppliedVariant } from "./supplied-variant";

/**
 * The discount of a line of a supply, whether it stands in a cart or is what a part of a set would be.
 * @param quantity units of the supply: bars of a cut line
 * @param goods cents of all goods before discounts
 */
export function lineDiscount(
	{ variant, supply }: SuppliedVariant,
	quantity: number,
	discounts: Discounts,
	goods: number,
): DiscountRow | null {
	const [category] = variant.products.product_categories;
	const placed = { supply: supply.id, product: variant.products.productid, category: category?.categoryid ?? 0 };
	return discounts.ofLine({ ...placed, quantity }, goods);
}
