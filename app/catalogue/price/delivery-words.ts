import type { DeliveryEstimate, Supply, Variant } from "../../../contract/catalogue";
import type { Language } from "../../../contract/locale";
import { shapeOf, wayOfReaders, withWay } from "../../../contract/seller/way";
import type { Translate } from "../../platform/i18n/i18n";

/**
 * Puts a delivery estimate into words (R4.6): a range, from, up to, or about, with the way to the country of the language's readers.
 * @returns the key of the catalogue's text and its values in working days; null if nothing is known
 */
export function deliveryWords(estimate: DeliveryEstimate, language: Language) {
	const { min, max, approx } = withWay(estimate, wayOfReaders(language));
	const count = max ?? min;
	if (count === null) return null;
	const values = { min: min ?? count, max: count, count };
	return { key: `delivery.${shapeOf({ min, max, approx })}` as const, values };
}

/**
 * Returns the colour, word and delivery time of a supply's stock, and the estimate of its arrival. If none is in stock
 * but more is ordered, it describes the order.
 */
export function stockWords(
	{ availability, delivery, stock = null }: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>,
	language: Language,
) {
	if (availability === "out") return { state: availability, key: "stock.out", words: null, estimate: null } as const;
	if (stock?.quantity === 0)
		return {
			state: "low",
			key: "stock.onOrder",
			words: deliveryWords({ min: stock.more_in, max: null, approx: false }, language),
			estimate: stock.more_in === null ? null : withWay(delivery, { min: stock.more_in, max: stock.more_in }),
		} as const;
	return { state: availability, key: `stock.${availability}`, words: deliveryWords(delivery, language), estimate: delivery } as const;
}

/** The word for a supply's stock, with the number in stock if the supplier gives it. @param unit of the number; without it no number appears */
export function stockText(
	t: Translate<"catalogue">,
	{ key, state }: Pick<ReturnType<typeof stockWords>, "key" | "state">,
	stock: Supply["stock"] | undefined,
	unit: Variant["products"]["unit"] | "packShort" | undefined,
): string {
	if (!stock || !unit || !(key === "stock.available" || key === "stock.low")) return t(key);
	const quantity = t(`unit.${unit}`, { count: stock.quantity });
	return t(state === "low" ? "stock.countedLow" : "stock.counted", { quantity });
}
