/**
 * Limit deviations of ISO 9013:2017, tolerance class 2, which flame and plasma cutting keep. Rows by thickness, up to so many mm; columns by the
 * nominal dimension, below so many mm. Source: https://www.modulusmetal.com/iso-9013-thermal-cutting-dimensional-tolerances/
 */
// To be confirmed by the owner against the standard: the row from 10 to 50 mm.
const dimensions = [35, 125, 315, 1_000, 2_000, 4_000, 6_000, 8_000] as const;
const deviations: readonly { thickness: number; deviations: readonly number[] }[] = [
	{ thickness: 3.15, deviations: [0.7, 0.7, 0.8, 0.9, 1, 1.1, 1.4, 1.4] },
	{ thickness: 6.3, deviations: [0.9, 0.9, 1.1, 1.2, 1.3, 1.3, 1.6, 1.6] },
	{ thickness: 10, deviations: [1.1, 1.3, 1.4, 1.5, 1.6, 1.7, 1.9, 2] },
	{ thickness: 50, deviations: [1.8, 1.8, 1.9, 2.3, 3, 4.2, 4.3, 4.5] },
];

/** @returns ± mm of a side of a piece; null beyond the table */
export function thermalTolerance(side: number, thickness: number): number | null {
	const column = dimensions.findIndex((below) => side < below);
	return deviations.find((row) => thickness <= row.thickness)?.deviations[column] ?? null;
}
