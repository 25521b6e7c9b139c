interface Goods {
	/** Before all discounts. */
	total_goods_price: number;
	discounts: readonly { kind: string; amount: number }[];
}

/**
 * The total of the line column: goods after line discounts, before order discounts. In cents.
 * @returns null without line discounts, when it equals the goods
 */
export function lineTotal({ total_goods_price: goods, discounts }: Goods): number | null {
	const off = discounts.reduce((sum, { kind, amount }) => sum + (kind === "line" || kind === "personal" ? amount : 0), 0);
	return off > 0 ? goods - off : null;
}
