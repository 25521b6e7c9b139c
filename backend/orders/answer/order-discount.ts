import type { BackendLocale } from "../../../contract/locale";
import type { Discounts } from "../../pricing/discounts";
import { offeredDiscount, type PricedDiscount, pricedDiscount } from "../../pricing/priced-discount";
import type { PricedCart } from "../priced-cart";
import type { StoredCart } from "../stored-cart";

interface OrderDiscount {
	/** Hundredths of a per cent on all goods, or on all but `apart`; 0 for none. */
	bp: number;
	/** Goods with the offer's own discount: cents after line discounts. */
	apart?: { cents: number; bp: number };
	/** @param amount cents that it takes off */
	priced(amount: number, locale: BackendLocale): PricedDiscount;
}

/**
 * The discount on all goods: the best of the day whose threshold the cart meets. Goods that keep their offered price keep the
 * offer's discount instead, whatever its threshold, while the offer holds and its discount is as good. Goods added later do
 * not.
 * @param goods cents before discounts
 * @param net cents after line discounts: of all goods, and of those at the offered price
 */
export function orderDiscountOf(
	{ row, day }: Pick<StoredCart, "row" | "day">,
	inForce: Discounts,
	goods: number,
	net: { all: number; offered: number },
): OrderDiscount | null {
	const ofDay = inForce.ofOrder(goods);
	const dayBp = ofDay?.percent_bp ?? 0;
	const { offered_discount_bp: bp, offered_discount_title: title, from_offer_valid_until: until } = row;
	if (bp !== null && bp > 0 && until !== null && day <= until && bp >= dayBp && net.offered > 0) {
		if (net.offered === net.all || bp === dayBp)
			return { bp, priced: (amount) => offeredDiscount("order", { title: title ?? "", bp, until }, amount) };
		// No single name or per cent is true of both parts.
		const priced = (amount: number) => ({ ...offeredDiscount("order", { title: "", bp, until }, amount), percent: null });
		return { bp: dayBp, apart: { cents: net.offered, bp }, priced };
	}
	return ofDay && { bp: dayBp, priced: (amount, locale) => pricedDiscount(ofDay, amount, locale) };
}

/**
 * The next discount that more goods would reach.
 * @param bp hundredths of a per cent that already apply
 */
export function nextOrderDiscount(inForce: Discounts, goods: number, bp: number, locale: BackendLocale): PricedCart["next_order_discount"] {
	const next = inForce.nextOfOrder(goods, bp);
	if (!next) return undefined;
	const { title, threshold } = pricedDiscount(next, 0, locale);
	return { title, percent: next.percent_bp / 100, threshold, missing: next.threshold - goods };
}
