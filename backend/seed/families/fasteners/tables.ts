/** Coarse threads and related dimensions by nominal diameter, in mm. */
export interface Metric {
	pitch: number;
	/** Width across flats of bolts and nuts, ISO 4014 and 4032. */
	s: number;
	/** Head height, ISO 4014. */
	k: number;
	/** Nut height, ISO 4032. */
	m: number;
	/** Plain washer, ISO 7089: hole, outside, thickness. */
	washer: readonly [d: number, dout: number, t: number];
}

const metric = (pitch: number, s: number, k: number, m: number, ...washer: [number, number, number]): Metric => ({
	pitch,
	s,
	k,
	m,
	washer,
});

export const metrics: ReadonlyMap<number, Metric> = new Map([
	[5, metric(0.8, 8, 3.5, 4.7, 5.3, 10, 1)],
	[6, metric(1, 10, 4, 5.2, 6.4, 12, 1.6)],
	[8, metric(1.25, 13, 5.3, 6.8, 8.4, 16, 1.6)],
	[10, metric(1.5, 16, 6.4, 8.4, 10.5, 20, 2)],
	[12, metric(1.75, 18, 7.5, 10.8, 13, 24, 2.5)],
	[14, metric(2, 21, 8.8, 12.8, 15, 28, 2.5)],
	[16, metric(2, 24, 10, 14.8, 17, 30, 3)],
	[18, metric(2.5, 27, 11.5, 15.8, 19, 34, 3)],
	[20, metric(2.5, 30, 12.5, 18, 21, 37, 3)],
	[22, metric(2.5, 34, 14, 19.4, 23, 39, 3)],
	[24, metric(3, 36, 15, 21.5, 25, 44, 4)],
	[27, metric(3, 41, 17, 23.8, 28, 50, 4)],
	[30, metric(3.5, 46, 18.7, 25.6, 31, 56, 4)],
	[36, metric(4, 55, 22.5, 31, 37, 66, 5)],
]);

export function metricOf(d: number): Metric {
	const found = metrics.get(d);
	if (!found) throw new Error(`No thread M${d}`);
	return found;
}

/** HV assemblies, EN 14399-4 and -6: bolt head, nut and the two washers. mm. */
export const heavyMetrics: ReadonlyMap<number, Metric> = new Map([
	[12, metric(1.75, 22, 8, 10, 13, 24, 3)],
	[16, metric(2, 27, 10, 13, 17, 30, 4)],
	[20, metric(2.5, 32, 13, 16, 21, 37, 4)],
	[22, metric(2.5, 36, 14, 18, 23, 39, 4)],
	[24, metric(3, 41, 15, 20, 25, 44, 4)],
	[27, metric(3, 46, 17, 22, 28, 50, 5)],
	[30, metric(3.5, 50, 19, 24, 31, 56, 5)],
]);

/** Large washers, ISO 7093-1. mm. */
export const largeWashers: readonly (readonly [thread: number, d: number, dout: number, t: number])[] = [
	[5, 5.3, 15, 1],
	[6, 6.4, 18, 1.6],
	[8, 8.4, 24, 2],
	[10, 10.5, 30, 2.5],
	[12, 13, 37, 3],
	[14, 15, 44, 3],
	[16, 17, 50, 3],
	[20, 22, 60, 4],
	[24, 26, 72, 5],
];

/** Prevailing torque nuts with a nylon insert, ISO 7040: greatest height. mm. */
export const lockNuts: readonly (readonly [d: number, m: number])[] = [
	[5, 6.8],
	[6, 8],
	[8, 9.5],
	[10, 11.9],
	[12, 14.9],
	[14, 17],
	[16, 19.1],
	[20, 22.8],
	[24, 27.1],
];

/** Grams per cubic millimetre of steel. */
const density = 0.00785;
const disc = (d: number): number => (Math.PI / 4) * d * d;
const hexagon = (s: number): number => (Math.sqrt(3) / 2) * s * s;

/** The mean section of a thread, by its pitch diameter. @returns mm² */
const threadSection = (d: number, pitch: number): number => disc(d - 0.6495 * pitch);

/** ISO 4014: 2 d + 6, + 12 above 125 mm, + 25 above 200 mm. @returns mm */
export const threadLength = (d: number, l: number): number => 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25);

/** @param thread length of its threaded part in mm @returns grams of one bolt */
export const boltMass = (d: number, l: number, thread: number, { pitch, s, k }: Metric): number =>
	(hexagon(s) * k + threadSection(d, pitch) * thread + disc(d) * (l - thread)) * density;

/** @returns grams of one nut */
export const nutMass = (d: number, m: number, { pitch, s }: Metric): number => (hexagon(s) * 0.96 - threadSection(d, pitch)) * m * density;

/** @returns grams of one washer */
export const washerMass = (d: number, dout: number, t: number): number => (disc(dout) - disc(d)) * t * density;

/** @returns kg/m */
export const threadedRodMass = (d: number, pitch: number): number => threadSection(d, pitch) * density;

/** A screw with a hexagon washer head; the mean section of its thread has a diameter of 0.85 d. @returns grams of one screw */
export const screwMass = (d: number, l: number): number =>
	(disc(d * 0.85) * l + hexagon(d * 1.55) * d * 0.75 + disc(d * 2.1) * d * 0.22) * density;
