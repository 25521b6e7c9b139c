import type { Cart } from "../cart";

/**
 * What the column of line totals comes to: the goods after the discounts of lines, before that on the whole order. Cents.
 * @returns null where lines have no discounts, and goods and line totals are the same figure
 */
export function lineTotal({ total_goods_price: goods, discounts }: Pick<Cart, "total_goods_price" | "discounts">): number | null {
	const off = discounts.reduce((sum, { kind, amount }) => sum + (kind === "line" || kind === "personal" ? amount : 0), 0);
	return off > 0 ? goods - off : null;
}
