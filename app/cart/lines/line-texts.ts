import type { Cart, CartItem, Discount } from "../../../contract/cart";
import type { DeliveryEstimate } from "../../../contract/catalogue";
import { sellerCountry } from "../../../contract/seller/seller";
import { isCollected } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";

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
	/** The quantity in units of sale; null where those are counted. */
	equals: string | null;
}

/** The quantity of a line in words. A cut line counts pieces, and adds the bars that they are cut from. */
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

/** The unit of a line for a quantity: pieces, packs, bars that pieces are cut from. */
export function useUnit(): (item: Pick<CartItem, "cut" | "variant">, quantity: number) => string {
	const t = useT("cart");
	return ({ cut, variant }, quantity) => {
		if (cut) return t("cut.bars", { count: quantity });
		return quantity === 1 ? t(`unit.short.${variant.products.unit}`) : t(`unit.${variant.products.unit}`);
	};
}

/** The delivery time of an article, with the country that it is for where that may not be the reader's: the way to others is the cart's. */
export function useSupplyTime(): (estimate: DeliveryEstimate) => string {
	const t = useT("cart");
	const timeOf = useDeliveryTime();
	return (estimate) => {
		const time = timeOf(estimate);
		return estimate.min === null && estimate.max === null ? time : t("delivery.ofSupply", { time });
	};
}

/** Working days as words: a range, from, up to, about. */
export function useDeliveryTime(): (estimate: DeliveryEstimate) => string {
	const t = useT("cart");
	return ({ min, max, approx }) => {
		const one = min ?? max;
		if (one === null) return t("delivery.unknown");
		if (approx) return t("delivery.approx", { count: max ?? one });
		if (min === null) return t("delivery.max", { count: one });
		if (max === null) return t("delivery.min", { count: one });
		return min === max ? t("delivery.exact", { count: one }) : t("delivery.range", { min, max });
	};
}

/**
 * Whether the cart's delivery time holds the way to another country, while its lines say, as in the catalogue, how long they take in the seller's country. The
 * buyer's own carrier has the way to itself.
 */
export const goesAbroad = (cart: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">): boolean =>
	cart.vat.country !== sellerCountry && !isCollected(cart);
