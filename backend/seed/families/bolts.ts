import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, measure, type Text, text } from "../text";
import { pieces, variantOf } from "../variant";

const columns = ["d", "length", "grade", "finish", "pack"] as const;

const categories = [
	category(
		"fasteners",
		null,
		["d", "length", "grade", "finish", "pack"],
		text("Verbindungselemente", "Fasteners", "Kinnitusvahendid", "Kiinnitystarvikkeet"),
		text(
			"Schrauben, Muttern, Scheiben, Bohrschrauben, Anker und Gewindestangen für den Stahlbau.",
			"Bolts, nuts, washers, self-drilling screws, anchors and threaded rods for steelwork.",
			"Poldid, mutrid, seibid, isepuurduvad kruvid, ankrud ja keermelatid teraskonstruktsioonidele.",
			"Ruuvit, mutterit, aluslevyt, porakärkiruuvit, ankkurit ja kierretangot teräsrakenteisiin.",
		),
		"hex-bolt-iso-4014-m16",
	),
	category(
		"hex-bolts",
		"fasteners",
		columns,
		text("Sechskantschrauben", "Hexagon bolts", "Kuuskantpoldid", "Kuusioruuvit"),
		text(
			"Sechskantschrauben mit metrischem Gewinde von M6 bis M30, Festigkeitsklassen 8.8 und 10.9.",
			"Hexagon bolts with metric thread from M6 to M30, property classes 8.8 and 10.9.",
			"Meeterkeermega kuuskantpoldid M6–M30, tugevusklassid 8.8 ja 10.9.",
			"Metrikierteiset kuusioruuvit M6–M30, lujuusluokat 8.8 ja 10.9.",
		),
		"hex-bolt-iso-4014-m16",
	),
	category(
		"hex-bolts-iso-4014",
		"hex-bolts",
		columns,
		text(
			"Sechskantschrauben mit Schaft, ISO 4014",
			"Hexagon bolts with shank, ISO 4014",
			"Osalise keermega poldid, ISO 4014",
			"Osakierteiset kuusioruuvit, ISO 4014",
		),
		text(
			"Sechskantschrauben mit Teilgewinde und Schaft nach ISO 4014.",
			"Partially threaded hexagon bolts with shank to ISO 4014.",
			"Osalise keermega kuuskantpoldid standardi ISO 4014 järgi.",
			"Osakierteiset kuusioruuvit standardin ISO 4014 mukaan.",
		),
		"hex-bolt-iso-4014-m16",
	),
	category(
		"hex-bolts-iso-4017",
		"hex-bolts",
		columns,
		text(
			"Sechskantschrauben mit Vollgewinde, ISO 4017",
			"Fully threaded hexagon bolts, ISO 4017",
			"Täiskeermega poldid, ISO 4017",
			"Täyskierteiset kuusioruuvit, ISO 4017",
		),
		text(
			"Sechskantschrauben mit Gewinde bis Kopf nach ISO 4017.",
			"Hexagon bolts threaded up to the head to ISO 4017.",
			"Peani keermestatud kuuskantpoldid standardi ISO 4017 järgi.",
			"Kantaan asti kierteitetyt kuusioruuvit standardin ISO 4017 mukaan.",
		),
		"hex-bolt-iso-4017-m12",
	),
];

/** ISO 4014 and 4017: thread, pitch diameter, width across flats, head height, thread length of ISO 4014 in mm. */
export interface Thread {
	d: number;
	pitchDiameter: number;
	s: number;
	k: number;
	thread: number;
	/** Lengths of bolts with shank and of fully threaded ones. */
	shank: readonly number[];
	full: readonly number[];
}

export const threads: readonly Thread[] = [
	{ d: 6, pitchDiameter: 5.35, s: 10, k: 4, thread: 18, shank: [30, 40, 50, 60], full: [12, 16, 20, 25, 30, 40, 50] },
	{ d: 8, pitchDiameter: 7.19, s: 13, k: 5.3, thread: 22, shank: [40, 50, 60, 70, 80, 100], full: [16, 20, 25, 30, 35, 40, 50, 60] },
	{ d: 10, pitchDiameter: 9.03, s: 16, k: 6.4, thread: 26, shank: [45, 50, 60, 70, 80, 100, 120], full: [20, 25, 30, 35, 40, 50, 60, 80] },
	{
		d: 12,
		pitchDiameter: 10.86,
		s: 18,
		k: 7.5,
		thread: 30,
		shank: [50, 60, 70, 80, 90, 100, 120, 150],
		full: [20, 25, 30, 35, 40, 45, 50, 60, 80],
	},
	{
		d: 16,
		pitchDiameter: 14.7,
		s: 24,
		k: 10,
		thread: 38,
		shank: [60, 70, 80, 90, 100, 120, 150, 180],
		full: [30, 35, 40, 45, 50, 60, 70, 80, 100],
	},
	{
		d: 20,
		pitchDiameter: 18.38,
		s: 30,
		k: 12.5,
		thread: 46,
		shank: [80, 90, 100, 120, 140, 160, 200],
		full: [40, 45, 50, 60, 70, 80, 100],
	},
	{ d: 24, pitchDiameter: 22.05, s: 36, k: 15, thread: 54, shank: [90, 100, 120, 140, 160, 200], full: [50, 60, 70, 80, 100, 120] },
	{ d: 30, pitchDiameter: 27.73, s: 46, k: 18.7, thread: 66, shank: [100, 120, 140, 160, 200], full: [60, 70, 80, 100, 120] },
];

/** Pieces in a pack by thread; from M20 up bolts are sold by the piece. */
export const packOf = (d: number): number => (d <= 8 ? 100 : d <= 12 ? 50 : d <= 16 ? 25 : 1);
export const hexagon = (s: number, height: number): number => (Math.sqrt(3) / 2) * s * s * height;
export const circle = (d: number, height: number): number => (Math.PI / 4) * d * d * height;
const density = 7.85e-6;

/** @returns kg a piece */
export function boltMass({ d, pitchDiameter, s, k, thread }: Thread, length: number, fullyThreaded: boolean): number {
	const threadLength = fullyThreaded ? length : Math.min(thread, length);
	return density * (hexagon(s, k) + circle(pitchDiameter, threadLength) + circle(d, length - threadLength));
}

/** Sold by the piece in fives from ten up, or by the pack. */
export const soldBy = (d: number): Pick<ProductSpec, "unit" | "minOrder" | "packSize"> =>
	packOf(d) === 1 ? { unit: "piece", minOrder: 10, packSize: 5 } : { unit: "pack" };

export const counted = (count: number): Text[] => (count > 1 ? [pieces(count)] : []);
export const packed = (count: number): Record<string, number> => (count > 1 ? { pack: count } : {});

/** Euros a kilogram and what each piece costs beside, by class and surface. */
const ranges = [
	["8.8", "zinc-plated", 3.1],
	["8.8", "galvanised", 4.1],
	["8.8", "black", 2.6],
	["10.9", "zinc-flake", 5.2],
] as const satisfies readonly (readonly [string, FinishCode, number])[];

const kinds = {
	"4014": {
		title: text("Sechskantschraube ISO 4014 M{d}", "Hex bolt ISO 4014 M{d}", "Kuuskantpolt ISO 4014 M{d}", "Kuusioruuvi ISO 4014 M{d}"),
		description: text(
			"Sechskantschraube mit Schaft M{d} nach ISO 4014, Schlüsselweite {s} mm. Festigkeitsklassen 8.8 und 10.9.",
			"Hexagon bolt with shank M{d} to ISO 4014, {s} mm across flats. Property classes 8.8 and 10.9.",
			"Osalise keermega kuuskantpolt M{d} standardi ISO 4014 järgi, võtmemõõt {s} mm. Tugevusklassid 8.8 ja 10.9.",
			"Osakierteinen kuusioruuvi M{d} standardin ISO 4014 mukaan, avainväli {s} mm. Lujuusluokat 8.8 ja 10.9.",
		),
	},
	"4017": {
		title: text("Sechskantschraube ISO 4017 M{d}", "Hex bolt ISO 4017 M{d}", "Kuuskantpolt ISO 4017 M{d}", "Kuusioruuvi ISO 4017 M{d}"),
		description: text(
			"Sechskantschraube mit Gewinde bis Kopf M{d} nach ISO 4017, Schlüsselweite {s} mm. Festigkeitsklassen 8.8 und 10.9.",
			"Fully threaded hexagon bolt M{d} to ISO 4017, {s} mm across flats. Property classes 8.8 and 10.9.",
			"Täiskeermega kuuskantpolt M{d} standardi ISO 4017 järgi, võtmemõõt {s} mm. Tugevusklassid 8.8 ja 10.9.",
			"Täyskierteinen kuusioruuvi M{d} standardin ISO 4017 mukaan, avainväli {s} mm. Lujuusluokat 8.8 ja 10.9.",
		),
	},
} as const;

function bolt(iso: keyof typeof kinds, size: Thread): ProductSpec {
	const { d, s, k, shank, full } = size;
	const lengths = iso === "4014" ? shank : full;
	const count = packOf(d);
	return {
		...soldBy(d),
		slug: `hex-bolt-iso-${iso}-m${d}`,
		category: `hex-bolts-iso-${iso}`,
		title: fill(kinds[iso].title, { d }),
		description: fill(kinds[iso].description, { d, s }),
		norm: `ISO ${iso}`,
		shape: "hex-bolt",
		dimensions: { d, l: lengths[Math.floor(lengths.length / 2)] ?? 60, s, k },
		attributes: stored({ d, sw: s, k }),
		trade: "fasteners",
		variants: lengths.flatMap((length) =>
			ranges.map(([grade, finish, perKg]) => {
				const kg = boltMass(size, length, iso === "4017");
				return variantOf({
					title: [measure(length, "mm"), grade, finishes[finish].title, ...counted(count)],
					attributes: { length, grade, finish, ...packed(count) },
					kg: kg * count,
					euros: count * (0.035 + kg * perKg),
				});
			}),
		),
	};
}

export const bolts: Family = {
	categories,
	products: [...threads.map((size) => bolt("4014", size)), ...threads.map((size) => bolt("4017", size))],
};
