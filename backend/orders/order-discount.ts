import { euros } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { discountAnswer, offeredDiscountAnswer } from "./discount-answer";
import type { Discounts } from "./discounts";
import type { StoredOrder } from "./stored-order";
import type { CartAnswer } from "./wire";

interface OrderDiscount {
	/** Hundredths of a per cent; 0: none. */
	bp: number;
	/** @param amount what it takes off, cents */
	answer(amount: number, locale: BackendLocale): NonNullable<CartAnswer["order_discount"]>;
}

/**
 * The discount on all goods: the best of the day whose threshold is met, or that of the offer that the cart was made from while the offer
 * holds, whatever its threshold, where that is as good.
 * @param goods cents before discounts
 */
export function orderDiscountOf({ row, day }: Pick<StoredOrder, "row" | "day">, inForce: Discounts, goods: number): OrderDiscount | null {
	const ofDay = inForce.ofOrder(goods);
	const { offered_discount_bp: offeredBp, from_offer_valid_until: until } = row;
	if (offeredBp !== null && offeredBp > 0 && until !== null && day <= until && offeredBp >= (ofDay?.percent_bp ?? 0))
		return { bp: offeredBp, answer: (amount) => offeredDiscountAnswer("order", offeredBp, until, amount) };
	return ofDay && { bp: ofDay.percent_bp, answer: (amount, locale) => discountAnswer(ofDay, amount, locale) };
}

/** What the buyer could reach with more goods. @param bp hundredths of a per cent that there are already */
export function nextOrderDiscount(inForce: Discounts, goods: number, bp: number, locale: BackendLocale): CartAnswer["next_order_discount"] {
	const next = inForce.nextOfOrder(goods, bp);
	if (!next) return undefined;
	const { title, threshold } = discountAnswer(next, 0, locale);
	return { title, percent: next.percent_bp / 100, threshold, missing: euros(next.threshold - goods) };
}
