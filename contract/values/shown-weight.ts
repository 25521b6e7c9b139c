/**
 * Grams as pages and documents show them: rounded to 1 g, from 1 kg to 10 g, from 10 kg to 100 g. Lines are stored rounded, and a total is
 * the unrounded sum of its lines.
 */
export function displayedWeight(grams: number): number {
	const step = grams < 1000 ? 1 : grams < 10_000 ? 10 : 100;
	return Math.round(grams / step) * step;
}

/** Decimals for a weight in kg: as many as needed, at least one. */
export const weightDecimals = (grams: number): number => (grams % 10 !== 0 ? 3 : grams % 100 !== 0 ? 2 : 1);
