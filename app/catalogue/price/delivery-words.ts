import type { DeliveryEstimate, Supply } from "../../../contract/catalogue";
import type { Key, Values } from "../../platform/i18n/i18n";

/**
 * Puts a delivery estimate into words (R4.6): a range, from, up to, or about.
 * @returns the key of the catalogue's text and its values in working days; null if nothing is known
 */
export function deliveryWords({ min, max, approx }: DeliveryEstimate): { key: Key<"catalogue">; values: Values } | null {
	if (min !== null && max !== null && min !== max) return { key: approx ? "delivery.aboutRange" : "delivery.range", values: { min, max } };
	const count = max ?? min;
	if (count === null) return null;
	if (approx) return { key: "delivery.about", values: { count } };
	if (max === null) return { key: "delivery.from", values: { count } };
	return { key: min === null ? "delivery.upTo" : "delivery.exactly", values: { count } };
}

/**
 * Returns the colour, word and delivery time of a supply's stock. If none is in stock but more is ordered, it
 * describes the order.
 */
export function stockWords({
	availability,
	delivery,
	stock = null,
}: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>) {
	if (availability === "out") return { state: availability, key: "stock.out", words: null } as const;
	if (stock?.quantity === 0)
		return { state: "low", key: "stock.onOrder", words: deliveryWords({ min: stock.more_in, max: null, approx: false }) } as const;
	return { state: availability, key: `stock.${availability}`, words: deliveryWords(delivery) } as const;
}
