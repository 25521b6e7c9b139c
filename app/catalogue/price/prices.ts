import type { Supply } from "../../../contract/catalogue";

/** The price of a hundred pieces in cents, by which packs of different sizes compare. */
export const per100 = (cents: number, inPack: number): number => Math.round((cents * 100) / inPack);

/** Decimals that show every value of a column exactly, at most `most`. With equal decimals the figures align. */
export function decimalsOf(values: readonly number[], most = 3): number {
	for (let decimals = 0; decimals < most; decimals++) {
		const factor = 10 ** decimals;
		if (values.every((value) => Math.abs(value * factor - Math.round(value * factor)) < 1e-6)) return decimals;
	}
	return most;
}

export interface Tier {
	/** Quantities for which the price holds; `to` is null for the last. */
	from: number;
	to: number | null;
	/** Cents per unit. */
	price: number;
	/** How much lower than without a discount, in per cent; 0 for the first. */
	saving: number;
}

/** The price of a unit by quantity, from the minimum order up (R12.1). */
export function volumeTiers({ price, min_order, volume_prices }: Pick<Supply, "price" | "min_order" | "volume_prices">): Tier[] {
	// A threshold at or below the least quantity is what everyone pays.
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

/** The price of a unit at a quantity. */
export const unitPrice = ({ price, volume_prices }: Pick<Supply, "price" | "volume_prices">, quantity: number): number =>
	volume_prices.findLast(({ threshold }) => threshold <= quantity)?.price ?? price;
