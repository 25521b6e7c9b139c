import { euros } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { Discounts } from "../../pricing/discounts";
import { discountAnswer, offeredDiscountAnswer } from "../discount-answer";
import type { StoredOrder } from "../stored-order";
import type { CartAnswer } from "../wire";

interface OrderDiscount {
	/** On all goods, or on what is not apart: hundredths of a per cent; 0: none. */
	bp: number;
	/** The goods that have the offer's discount where others have not: cents after discounts of lines. */
	apart?: { cents: number; bp: number };
	/** @param amount what it takes off, cents */
	answer(amount: number, locale: BackendLocale): NonNullable<CartAnswer["order_discount"]>;
}

/**
 * The discount on all goods: the best of the day whose threshold is met. What still has its price of the offer that the cart was made from has
 * the offer's discount in its place, whatever its threshold, while the offer holds and where that is as good; what was added later has not.
 * @param goods cents before discounts
 * @param net cents after discounts of lines: of all goods, and of those at the price of the offer
 */
export function orderDiscountOf(
	{ row, day }: Pick<StoredOrder, "row" | "day">,
	inForce: Discounts,
	goods: number,
	net: { all: number; offered: number },
): OrderDiscount | null {
	const ofDay = inForce.ofOrder(goods);
	const dayBp = ofDay?.percent_bp ?? 0;
	const { offered_discount_bp: bp, offered_discount_title: title, from_offer_valid_until: until } = row;
	if (bp !== null && bp > 0 && until !== null && day <= until && bp >= dayBp && net.offered > 0) {
		if (net.offered === net.all || bp === dayBp)
			return { bp, answer: (amount) => offeredDiscountAnswer("order", { title: title ?? "", bp, until }, amount) };
		// No one name or per cent is true of both parts.
		const answer = (amount: number) => ({ ...offeredDiscountAnswer("order", { title: "", bp, until }, amount), percent: null });
		return { bp: dayBp, apart: { cents: net.offered, bp }, answer };
	}
	return ofDay && { bp: dayBp, answer: (amount, locale) => discountAnswer(ofDay, amount, locale) };
}

/** What the buyer could reach with more goods. @param bp hundredths of a per cent that there are already */
export function nextOrderDiscount(inForce: Discounts, goods: number, bp: number, locale: BackendLocale): CartAnswer["next_order_discount"] {
	const next = inForce.nextOfOrder(goods, bp);
	if (!next) return undefined;
	const { title, threshold } = discountAnswer(next, 0, locale);
	return { title, percent: next.percent_bp / 100, threshold, missing: euros(next.threshold - goods) };
}
