import type { DeliveryEstimate, Supply } from "../../../contract/catalogue";

/**
 * Puts a delivery estimate into words (R4.6): a range, from, up to, or about.
 * @returns the key of the catalogue's text and its values in working days; null if nothing is known
 */
export function deliveryWords({ min, max, approx }: DeliveryEstimate) {
	const count = max ?? min;
	if (count === null) return null;
	const values = { min: min ?? count, max: count, count };
	return { key: keyOf({ min, max, approx }), values };
}

type EstimateKey = `delivery.${"about" | "aboutRange" | "range" | "from" | "upTo" | "exactly"}`;

function keyOf({ min, max, approx }: DeliveryEstimate): EstimateKey {
	if (min !== null && max !== null && min !== max) return approx ? "delivery.aboutRange" : "delivery.range";
	if (approx) return "delivery.about";
	if (max === null) return "delivery.from";
	return min === null ? "delivery.upTo" : "delivery.exactly";
}

/**
 * Returns the colour, word and delivery time of a supply's stock, and the estimate of its arrival. If none is in stock
 * but more is ordered, it describes the order.
 */
export function stockWords({
	availability,
	delivery,
	stock = null,
}: Pick<Supply, "availability" | "delivery"> & Partial<Pick<Supply, "stock">>) {
	if (availability === "out") return { state: availability, key: "stock.out", words: null, estimate: null } as const;
	if (stock?.quantity === 0)
		return {
			state: "low",
			key: "stock.onOrder",
			words: deliveryWords({ min: stock.more_in, max: null, approx: false }),
			estimate: stock.more_in === null ? null : later(delivery, stock.more_in),
		} as const;
	return { state: availability, key: `stock.${availability}`, words: deliveryWords(delivery), estimate: delivery } as const;
}

const later = ({ min, max, approx }: DeliveryEstimate, days: number): DeliveryEstimate => ({
	min: min === null ? null : min + days,
	max: max === null ? null : max + days,
	approx,
});
