import type { Discount } from "../../contract/cart";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";

interface DiscountText {
	/** "Herbstaktion 5 %". */
	name: string;
	/** "ab 10 Stück, bis 30. November 2026"; "" where it holds in any case. */
	terms: string;
}

/**
 * A discount in words.
 * @returns a function of the discount and of what says a quantity of its line in words
 */
export function useDiscountText(): (discount: Discount, quantityOf?: (quantity: number) => string) => DiscountText {
	const t = useT("cart");
	const { date, money, percent } = useFormat();
	const least = ({ kind, threshold }: Discount, quantityOf?: (quantity: number) => string): string => {
		if (kind === "personal" || kind === "order")
			return threshold > 0 ? t("discount.ofGoods", { threshold: money(Math.round(threshold * 100)) }) : "";
		return threshold > 1 && quantityOf ? t("discount.from", { threshold: quantityOf(threshold) }) : "";
	};
	return (discount, quantityOf) => ({
		name: `${discount.title || t(`discount.${discount.kind === "volume" ? "line" : discount.kind}`)} ${discount.percent === null ? "" : percent(discount.percent)}`.trim(),
		terms: [least(discount, quantityOf), discount.end_date === null ? "" : t("discount.until", { day: date(discount.end_date) })]
			.filter(Boolean)
			.join(", "),
	});
}
