interface Goods {
	/** Before all discounts. */
	total_goods_price: number;
	/** The sum of each kind. */
	discounts: readonly { kind: string; amount: number }[];
}

/**
 * What the column of line totals comes to: the goods after the discounts of lines, before that on the whole order. Cents.
 * @returns null where lines have no discounts, and goods and line totals are the same figure
 */
export function lineTotal({ total_goods_price: goods, discounts }: Goods): number | null {
	const off = discounts.reduce((sum, { kind, amount }) => sum + (kind === "line" || kind === "personal" ? amount : 0), 0);
	return off > 0 ? goods - off : null;
}
