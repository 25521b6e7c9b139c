import type { DeliveryEstimate } from "../../contract/catalogue";
import type { Key, Values } from "../platform/i18n/i18n";

/**
 * A delivery estimate in words (R4.6): a range, from, up to, or about.
 * @returns the key of the catalogue's text and its values in working days; null where nothing is known
 */
export function deliveryWords({ min, max, approx }: DeliveryEstimate): { key: Key<"catalogue">; values: Values } | null {
	if (min !== null && max !== null && min !== max) return { key: approx ? "delivery.aboutRange" : "delivery.range", values: { min, max } };
	const count = max ?? min;
	if (count === null) return null;
	if (approx) return { key: "delivery.about", values: { count } };
	if (max === null) return { key: "delivery.from", values: { count } };
	return { key: min === null ? "delivery.upTo" : "delivery.exactly", values: { count } };
}
