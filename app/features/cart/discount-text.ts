import type { Discount } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";

/**
 * A discount in words: "Herbstaktion 5 %, ab 10 Stück, bis 30. November 2026".
 * @returns a function of the discount and of what says a quantity of its line in words
 */
export function useDiscountText(): (discount: Discount, quantityOf?: (quantity: number) => string) => string {
	const t = useT("cart");
	const { date, money, percent } = useFormat();
	const least = ({ kind, threshold }: Discount, quantityOf?: (quantity: number) => string): string => {
		if (kind === "personal" || kind === "order")
			return threshold > 0 ? t("discount.ofGoods", { threshold: money(Math.round(threshold * 100)) }) : "";
		return threshold > 1 && quantityOf ? t("discount.from", { threshold: quantityOf(threshold) }) : "";
	};
	// That on the order stands below its own name.
	const name = ({ kind, title }: Discount): string =>
		title || (kind === "order" ? "" : t(kind === "personal" ? "discount.personal" : "discount.line"));
	return (discount, quantityOf) =>
		[
			`${name(discount)} ${discount.percent === null ? "" : percent(discount.percent)}`.trim(),
			least(discount, quantityOf),
			discount.end_date === null ? "" : t("discount.until", { day: date(discount.end_date) }),
		]
			.filter(Boolean)
			.join(", ");
}
