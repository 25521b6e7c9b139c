import type { Supply } from "../../../contract/catalogue";

/** Returns the price of a hundred pieces in cents, so that packs of different sizes compare. */
export const per100 = (cents: number, inPack: number): number => Math.round((cents * 100) / inPack);

/**
 * Returns the decimals that show every value of a column exactly, at most `most`. Figures with equal decimals align.
 */
export function decimalsOf(values: readonly number[], most = 3): number {
	for (let decimals = 0; decimals < most; decimals++) {
		const factor = 10 ** decimals;
		if (values.every((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-6)) return decimals;
	}
	return most;
}

export interface Tier {
	/** The price holds from this quantity up to `to`, which is null for the last tier. */
	from: number;
	to: number | null;
	price: number;
	/** The saving in per cent against the first tier, which has 0. */
	saving: number;
}

/** Returns the price of a unit by quantity, from the minimum order up (R12.1). */
export function volumeTiers({ price, min_order, volume_prices }: Pick<Supply, "price" | "min_order" | "volume_prices">): Tier[] {
	// Everybody pays the price of a threshold at or below the minimum order.
	const first = volume_prices.findLast(({ threshold }) => threshold <= min_order)?.price ?? price;
	const steps = [{ threshold: min_order, price: first }, ...volume_prices.filter(({ threshold }) => threshold > min_order)];
	return steps.map((step, index) => ({
		from: step.threshold,
		to: lastBefore(steps[index + 1]?.threshold),
		price: step.price,
		saving: price > 0 ? Math.round((1 - step.price / price) * 1000) / 10 : 0,
	}));
}

const lastBefore = (threshold: number | undefined): number | null => (threshold === undefined ? null : threshold - 1);

export const unitPrice = ({ price, volume_prices }: Pick<Supply, "price" | "volume_prices">, quantity: number): number =>
	volume_prices.findLast(({ threshold }) => threshold <= quantity)?.price ?? price;
