import type { DiscountRow } from "./discount-rows";
import type { SuppliedVariant } from "./supplied-variant";

interface DiscountedLine {
	supply: number;
	product: number;
	category: number;
	/** Units of the supply: bars of a cut line. */
	quantity: number;
}

export interface Discounts {
	/**
	 * The better of the line's own discounts and the buyer's, among those whose thresholds are met.
	 * @param goods cents of all goods before discounts
	 */
	ofLine(line: DiscountedLine, goods: number): DiscountRow | null;
	ofOrder(goods: number): DiscountRow | null;
	/**
	 * The nearest order discount that is higher than the current one and not reached yet.
	 * @param bp hundredths of a per cent that already apply
	 */
	nextOfOrder(goods: number, bp: number): DiscountRow | null;
}

/**
 * The discounts in force on a day (ISO, by the company's clock), from the start of their first day to the end of their last.
 * R12.6 orders them by end date, then by threshold. The highest per cent in force wins; of equal ones, the first in that order.
 */
export function discountsOn(day: string, rows: readonly DiscountRow[]): Discounts {
	const held = rows.filter((row) => isInForce(row, day)).toSorted(byEndThenThreshold);
	const personal = held.filter((row) => row.kind === "personal" && scopesOf(row).length === 0);
	const ofAll = held.filter(({ kind }) => kind === "order");
	const byScope = new Map<string, DiscountRow[]>();
	for (const row of held) for (const scope of scopesOf(row)) byScope.set(scope, [...(byScope.get(scope) ?? []), row]);
	return {
		ofLine({ supply, product, category, quantity }, goods) {
			const own = [`supply ${supply}`, `product ${product}`, `category ${category}`].flatMap((scope) => byScope.get(scope) ?? []);
			const met = [...own, ...personal].filter(({ kind, threshold }) => threshold <= (kind === "line" ? quantity : goods));
			return best(met.toSorted(byEndThenThreshold));
		},
		ofOrder: (goods) => best(ofAll.filter(({ threshold }) => threshold <= goods)),
		nextOfOrder(goods, bp) {
			const beyond = ofAll.filter((row) => row.threshold > goods && row.percent_bp > bp);
			return beyond.reduce<DiscountRow | null>((nearest, row) => (nearest && nearest.threshold <= row.threshold ? nearest : row), null);
		},
	};
}

export const isInForce = ({ start_date, end_date }: Pick<DiscountRow, "start_date" | "end_date">, day: string): boolean =>
	(start_date === null || start_date <= day) && (end_date === null || day <= end_date);

const endOf = ({ end_date }: DiscountRow): string => end_date ?? "9999-12-31";

function byEndThenThreshold(one: DiscountRow, other: DiscountRow): number {
	if (endOf(one) !== endOf(other)) return endOf(one) < endOf(other) ? -1 : 1;
	return one.threshold - other.threshold || one.id - other.id;
}

/** @returns the first with the highest per cent */
const best = (rows: readonly DiscountRow[]): DiscountRow | null =>
	rows.reduce<DiscountRow | null>((first, row) => (first && first.percent_bp >= row.percent_bp ? first : row), null);

const scopesOf = ({ supplied_variant_id, product_id, categories }: DiscountRow): string[] => [
	...(supplied_variant_id === null ? [] : [`supply ${supplied_variant_id}`]),
	...(product_id === null ? [] : [`product ${product_id}`]),
	...categories.map((id) => `category ${id}`),
];

/**
 * The discount of a line of a supply, in a cart or as a part of a set.
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
