import type { ProductSpec } from "./catalogue";

// To be confirmed by an engineer: that EN 10255 and P235TR1 come with no certificate 3.1, and that the saw transfers heat numbers.

/** Sawing terms by maximum kg/m of a bar: cents per cut; shortest piece, kerf and tolerance in mm. */
const saws: readonly { upTo: number; fee: number; shortest: number; kerf: number; tolerance: number }[] = [
	{ upTo: 3, fee: 250, shortest: 50, kerf: 2, tolerance: 1 },
	{ upTo: 8, fee: 320, shortest: 50, kerf: 2, tolerance: 1 },
	{ upTo: 16, fee: 420, shortest: 100, kerf: 3, tolerance: 1 },
	{ upTo: 32, fee: 580, shortest: 100, kerf: 3, tolerance: 2 },
	{ upTo: 64, fee: 850, shortest: 150, kerf: 3, tolerance: 2 },
	{ upTo: 128, fee: 1200, shortest: 200, kerf: 4, tolerance: 2 },
	{ upTo: Number.POSITIVE_INFINITY, fee: 1800, shortest: 300, kerf: 4, tolerance: 3 },
];

const bars = new Set([
	...["i-beam", "channel", "angle", "tee", "rectangular-tube", "round-tube", "threaded-tube"],
	...["flat-bar", "square-bar", "round-bar", "bright-round-bar", "rebar"],
]);

/**
 * Categories whose goods have a mill certificate 3.1, and the price of its copy per line in cents. Tubes to EN 10255 and of P235TR1 are not
 * tested by lot: 2.2 at most.
 */
const certificates: Readonly<Record<string, number>> = {
	...Object.fromEntries(["ipe-beams", "hea-beams", "heb-beams", "hem-beams", "upn-channels", "upe-channels"].map((slug) => [slug, 2800])),
	...Object.fromEntries(["equal-angles", "unequal-angles", "tees", "flat-bars", "square-bars", "round-bars"].map((slug) => [slug, 2400])),
	...Object.fromEntries(["bright-round-bars", "square-hollow-sections", "rectangular-hollow-sections"].map((slug) => [slug, 2600])),
	...{ "circular-hollow-sections": 2600, "seamless-pipes": 3200 },
	...Object.fromEntries(["hot-rolled-plates", "wear-plates", "chequered-plates"].map((slug) => [slug, 3500])),
};

export const servicesColumns = ["cut_fee_cents", "cut_min_mm", "cut_kerf_mm", "cut_tolerance_mm", "certificate_cents"] as const;

/** Services for a product: cutting of bars sold by length, by their weight, and certificates. Column values. */
export function servicesOf({ category, shape, attributes, variants }: ProductSpec): (number | null)[] {
	const certificate = certificates[category] ?? null;
	const mass = attributes.find(({ code }) => code === "mass")?.value;
	const isSoldByLength = variants.every(({ lengthMm }) => lengthMm !== null);
	const saw = bars.has(shape) && isSoldByLength && typeof mass === "number" ? saws.find(({ upTo }) => mass < upTo) : undefined;
	return saw ? [saw.fee, saw.shortest, saw.kerf, saw.tolerance, certificate] : [null, null, null, null, certificate];
}
