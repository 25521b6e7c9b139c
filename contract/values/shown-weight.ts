/** Grams of a line as pages and papers show it (to a gram, from 1 kg to 10 g, from 10 kg to 100 g), so that the lines add up to their total. */
export function shownWeight(grams: number): number {
	const step = grams < 1000 ? 1 : grams < 10_000 ? 10 : 100;
	return Math.round(grams / step) * step;
}

/** How many decimals of a kilogram a total needs to be the sum of such lines. */
export const totalWeightDecimals = (grams: number): number => (grams % 10 !== 0 ? 3 : grams % 100 !== 0 ? 2 : 1);
