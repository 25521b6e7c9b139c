/**
 * Grams of an article or a line as pages and papers show them: to a gram, from 1 kg to 10 g, from 10 kg to 100 g. Lines are stored so, and a total is
 * the sum of its lines, shown whole.
 */
export function shownWeight(grams: number): number {
	const step = grams < 1000 ? 1 : grams < 10_000 ? 10 : 100;
	return Math.round(grams / step) * step;
}

/** Decimals of a kilogram that such a weight, or a sum of them, is written with: as many as it needs, and one at least. */
export const weightDecimals = (grams: number): number => (grams % 10 !== 0 ? 3 : grams % 100 !== 0 ? 2 : 1);
