import type { Cart, CartItem, Discount } from "../../../contract/cart";
import type { DeliveryEstimate } from "../../../contract/catalogue";
import { sellerCountry } from "../../../contract/seller/seller";
import { wayOfReaders, withWay } from "../../../contract/seller/way";
import { pieceList } from "../../../contract/values/cut-bars";
import { isCollected } from "../../../contract/values/order-states";
import { arrivalWords } from "../../catalogue/price/delivery-text";
import { squareMetres, useFormat } from "../../platform/i18n/format";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { useDeliverTo } from "../../platform/page/deliver-to";

interface DiscountText {
	/** "Herbstaktion 5 %". */
	name: string;
	/** "ab 10 Stück, bis 30. November 2026"; "" if it always applies. */
	terms: string;
}

/** Formats a discount. @returns a function of the discount and of a formatter of its line's quantities */
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
	/** The quantity in units of sale; null if the line counts those. */
	equals: string | null;
}

/** Formats a line's quantity. A cut line counts pieces and adds the bars they are cut from. */
export function useQuantityText(): (item: Pick<CartItem, "cut" | "quantity" | "variant">) => QuantityText {
	const t = useT("cart");
	const format = useFormat();
	const { number } = format;
	const unitOf = useUnit();
	return (item) => {
		const { cut, quantity } = item;
		if (!cut) return { figure: quantity, unit: unitOf(item, quantity), equals: null };
		const bars = cut.width > 0 ? `${squareMetres(cut.used_area, format)}\u00a0m²` : `${number(quantity)}\u00a0${unitOf(item, quantity)}`;
		return { figure: cut.pieces, unit: t(cut.pieces === 1 ? "unit.short.piece" : "unit.piece"), equals: t("cut.equals", { bars }) };
	};
}

/** "gesägt in 2 × 1600, 2 × 1250 mm". @param most lengths that it names */
export function useSawnText(): (sawing: Pick<NonNullable<CartItem["sawing"]>, "pieces">, most?: number) => string {
	const t = useT("cart");
	const { measure } = useFormat();
	return ({ pieces }, most = pieces.length) => {
		const list = pieceList(pieces.slice(0, most), (figure) => measure(figure, "mm"));
		return t("cut.sawn", { list: pieces.length > most ? `${list} …` : list }).replace(/ mm$/, "\u00a0mm");
	};
}

/** The unit of a quantity: pieces, packs, or bars that pieces are cut from. */
export function useUnit(): (item: Pick<CartItem, "cut" | "variant">, quantity: number) => string {
	const t = useT("cart");
	return ({ cut, variant }, quantity) => {
		if (cut) return t(cut.width > 0 ? "cut.plates" : "cut.bars", { count: quantity });
		return quantity === 1 ? t(`unit.short.${variant.products.unit}`) : t(`unit.${variant.products.unit}`);
	};
}

/**
 * An article's day of arrival at the reader's place, if they typed one; otherwise its delivery time to the country of the
 * language's readers, and that country if it is not the seller's: heads name it once.
 */
export function useSupplyTime(): (estimate: DeliveryEstimate) => { time: string; where: string } {
	const t = useT("cart");
	const to = useDeliverTo();
	const timeOf = useDeliveryTime();
	const way = wayOfReaders(useMarket().locale);
	return (estimate) => {
		const day = to && arrivalWords(estimate, to);
		if (day) return { time: day.key === "" ? day.values.day : t(day.key, day.values), where: "" };
		const isKnown = estimate.min !== null || estimate.max !== null;
		return { time: timeOf(withWay(estimate, to?.way ?? way)), where: isKnown && !to ? t("delivery.ofSupply", { time: "" }) : "" };
	};
}

/** The delivery time of a line that goes abroad, with where to: what it takes in the seller's country tells its buyer nothing. */
export function useTimeAbroad(): (cart: Pick<Cart, "way" | "vat">, estimate: DeliveryEstimate) => string {
	const t = useT("cart");
	const timeOf = useDeliveryTime();
	return ({ way, vat }, estimate) =>
		way
			? t("delivery.toCountry", { country: t(`country.${vat.country}`), time: timeOf(withWay(estimate, way)) })
			: t("delivery.inSellerCountry", { time: timeOf(estimate) });
}

/** Formats working days: a range, from, up to, about. */
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
 * Whether the cart's delivery time includes the transport to another country. The buyer's own carrier decides its own time.
 * @param country another one than that of the cart's VAT, where the goods would go
 */
export const shipsAbroad = (cart: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">, country = cart.vat.country): boolean =>
	country !== sellerCountry && !isCollected(cart);
