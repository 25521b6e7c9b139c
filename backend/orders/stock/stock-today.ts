import { sellerCountry, transportDays } from "../../../contract/seller/seller";
import { withWay } from "../../../contract/seller/way";
import { workingDayAfter } from "../../../contract/values/days";
import { sha256 } from "../../platform/digest";
import { deliveryOfAll, slowestOf } from "../../pricing/delivery";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import type { PricedCart, PricedItem } from "../priced-cart";

type Supply = SuppliedVariant["supply"];

/**
 * The lines of a cart with today's stock. Lines of one supply share its stock, in their order.
 * @param day ISO, by the company's clock
 */
export function withStock(items: readonly PricedItem[], day: string): PricedItem[] {
	const left = new Map<number, number>();
	const restFrom = restockDay(day);
	return items.map((item) => {
		const { id, stock } = item.suppliedVariant;
		if (!stock || !item.is_available) return item;
		const there = left.get(id) ?? stock.quantity;
		const quantity = Math.min(item.quantity, there);
		left.set(id, there - quantity);
		return { ...item, at_once: { quantity, rest_from: quantity < item.quantity ? restFrom(stock) : null } };
	});
}

/**
 * Gives the day on which a supplier has more, counted in working days of the seller's country; null if unknown. It counts each
 * number of days only once.
 * @param day ISO, by the company's clock
 */
export function restockDay(day: string): (stock: Supply["stock"]) => string | null {
	const known = new Map<number, string>();
	return (stock) => {
		if (typeof stock?.more_in !== "number") return null;
		const found = known.get(stock.more_in) ?? workingDayAfter(day, stock.more_in, sellerCountry);
		known.set(stock.more_in, found);
		return found;
	};
}

/** When each line can be delivered in full: goods out of stock come later. null if a supplier gives no date. */
export function wholeLines(items: readonly PricedItem[]): Supply["delivery"][] | null {
	const all = items.flatMap(
		({ quantity, at_once: atOnce, suppliedVariant }) => deliveryOfAll(suppliedVariant, quantity, atOnce?.quantity ?? quantity) ?? [],
	);
	return all.length < items.length ? null : all;
}

/**
 * The delivery estimate of a sent order: later than the cart's if other buyers took the stock first.
 * @param items with the quantities that they took from stock
 */
export function estimateOfSent(sent: Pick<PricedCart, "delivery" | "vat" | "way">, items: readonly PricedItem[]) {
	if (items.every(({ quantity, at_once: atOnce }) => !atOnce || atOnce.quantity >= quantity)) return sent.delivery;
	const lines = wholeLines(items);
	if (lines === null) return slowestOf([]);
	return slowestOf([sent.delivery, withWay(slowestOf(lines), sent.way ?? transportDays[sent.vat.country])]);
}

/** Compares a sent order with the stock that its buyer saw; "" if no supplier gives a number. */
export const stockTag = (items: readonly PricedItem[]): string =>
	items.some((item) => item.at_once) ? sha256(JSON.stringify(items.map(({ at_once }) => at_once ?? null))).slice(0, 16) : "";
