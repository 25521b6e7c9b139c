import type { CartItem, Discount } from "../../contract/cart";
import { useUnit } from "../catalogue/unit";
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

export interface QuantityText {
	figure: number;
	unit: string;
	/** What it comes to in the units that are bought; null where these are what is counted. */
	equals: string | null;
}

/** How many of a line, as it is said everywhere: of a cut one its pieces, with the bars that they are cut from beside them. */
export function useQuantityText(): (item: Pick<CartItem, "cut" | "quantity" | "variant">) => QuantityText {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const { cut, quantity } = item;
		if (!cut) return { figure: quantity, unit: unitOf(item, quantity), equals: null };
		const bars = `${number(quantity)}\u00a0${unitOf(item, quantity)}`;
		return { figure: cut.pieces, unit: t(cut.pieces === 1 ? "unit.short.piece" : "unit.piece"), equals: t("cut.equals", { bars }) };
	};
}
