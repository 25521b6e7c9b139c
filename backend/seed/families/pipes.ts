import { type Ends, ends } from "../attributes";
import { type Family, type ProductSpec, slugged, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { type Grade, gradePrices } from "../long-products";
import { type Fact, fill, type Text } from "../text";
import { metres, variantOf } from "../variant";
import { roundTubeMass } from "./hollow-sections";
import { pipeCategories } from "./pipe-categories";

// To be confirmed by an engineer: uses under Directive 2014/68/EU, drinking water and gas.

/** DN, thread, outside diameter, wall of the medium and of the heavy series, in mm. */
const threaded: readonly (readonly [dn: number, thread: string, d: number, medium: number, heavy: number])[] = [
	[10, "3/8", 17.2, 2.3, 2.9],
	[15, "1/2", 21.3, 2.6, 3.2],
	[20, "3/4", 26.9, 2.6, 3.2],
	[25, "1", 33.7, 3.2, 4],
	[32, "1 1/4", 42.4, 3.2, 4],
	[40, "1 1/2", 48.3, 3.2, 4],
	[50, "2", 60.3, 3.6, 4.5],
	[65, "2 1/2", 76.1, 3.6, 4.5],
	[80, "3", 88.9, 4, 5],
	[100, "4", 114.3, 4.5, 5.4],
	[125, "5", 139.7, 5, 5.4],
	[150, "6", 165.1, 5, 5.4],
];
/** DN, outside diameter, walls in mm. */
const seamless: readonly (readonly [dn: number, d: number, ...walls: number[]])[] = [
	[15, 21.3, 2, 2.6],
	[20, 26.9, 2.3, 2.6],
	[25, 33.7, 2.6, 3.2],
	[32, 42.4, 2.6, 3.6],
	[40, 48.3, 2.6, 3.6],
	[50, 60.3, 2.9, 4, 5.6],
	[65, 76.1, 2.9, 4, 7.1],
	[80, 88.9, 3.2, 5.6, 8],
	[100, 114.3, 3.6, 6.3, 8.8],
	[125, 139.7, 4, 6.3, 10],
	[150, 168.3, 4.5, 7.1, 11],
	[200, 219.1, 6.3, 8, 12.5],
	[250, 273, 6.3, 10],
	[300, 323.9, 7.1, 10],
];
const welded: readonly (readonly [dn: number, d: number, ...walls: number[]])[] = [
	[15, 21.3, 2],
	[20, 26.9, 2],
	[25, 33.7, 2.3],
	[32, 42.4, 2.3],
	[40, 48.3, 2.3],
	[50, 60.3, 2.3],
	[65, 76.1, 2.6],
	[80, 88.9, 2.9],
	[100, 114.3, 3.2],
	[125, 139.7, 3.6],
	[150, 168.3, 4],
	[200, 219.1, 4.5],
	[250, 273, 5],
	[300, 323.9, 5.6],
];

interface Pipe {
	slug: string;
	category: string;
	norm: string;
	title: Text;
	description: Text;
	facts: Readonly<Record<string, Fact>>;
	size: { dn: number; d: number; t: number };
	lengths: readonly number[];
	grades: readonly Grade[];
	finishes: readonly FinishCode[];
	ends: readonly Ends[];
	base: number;
}

function pipe({ slug, category: slot, norm, title, description, facts, size, ...range }: Pipe): ProductSpec {
	const kg = roundTubeMass(size.d, size.t);
	const known = { ...size, kg, ...facts };
	return {
		slug,
		category: slot,
		norm,
		title: fill(title, known),
		description: fill(description, known),
		shape: slot === "threaded-pipes" ? "threaded-tube" : "round-tube",
		dimensions: { d: size.d, t: size.t },
		attributes: stored({ ...size, mass: kg }),
		unit: "piece",
		trade: "piping",
		variants: range.lengths.flatMap((length) =>
			range.grades.flatMap((grade) =>
				range.finishes.flatMap((finish) =>
					range.ends.map((end) =>
						variantOf({
							title: [metres(length), grade, finishes[finish].title, ends[end]],
							attributes: { length: length * 1000, grade, finish, ends: end },
							kg: kg * length,
							euros:
								kg * length * (range.base + gradePrices[grade] + finishes[finish].perKg) + (end === "threaded" ? 1.9 + size.dn * 0.09 : 0),
							lengthMm: length * 1000,
						}),
					),
				),
			),
		),
	};
}

const series = {
	M: { de: "mittelschwere Reihe", en: "medium series", et: "keskmine seeria", fi: "keskiraskas sarja" },
	H: { de: "schwere Reihe", en: "heavy series", et: "raske seeria", fi: "raskas sarja" },
} as const;

const threadedPipe = ([dn, thread, d, medium, heavy]: (typeof threaded)[number]): ProductSpec[] =>
	(
		[
			["M", medium],
			["H", heavy],
		] as const
	).map(([kind, t]) =>
		pipe({
			slug: `threaded-pipe-dn-${dn}-${kind.toLowerCase()}`,
			category: "threaded-pipes",
			norm: "EN 10255",
			title: {
				de: "Gewinderohr DN {dn}, {series}",
				en: "Threaded pipe DN {dn}, {series}",
				et: "VGP-toru DN {dn}, {series}",
				fi: "Kierteitettävä putki DN {dn}, {series}",
			},
			description: {
				de: 'Gewinderohr {thread}" mit {d} mm Außendurchmesser und {t} mm Wanddicke nach EN 10255, {series}. Masse {kg} kg/m.',
				en: 'Tube for {thread}" thread, {d} mm outside diameter and {t} mm wall, to EN 10255, {series}. Mass {kg} kg/m.',
				et: 'Terastoru {thread}" keermele, välisläbimõõt {d} mm ja seinapaksus {t} mm, standardi EN 10255 järgi, {series}. Mass {kg} kg/m.',
				fi: 'Putki, kierre {thread}", ulkohalkaisija {d} mm ja seinämä {t} mm, standardin EN 10255 mukaan, {series}. Paino {kg} kg/m.',
			},
			facts: { thread, series: series[kind] },
			size: { dn, d, t },
			lengths: [6],
			grades: ["S195T"],
			finishes: ["black", "galvanised"],
			ends: ["plain", "threaded"],
			base: 1.32,
		}),
	);

const seamlessPipe = (dn: number, d: number, t: number): ProductSpec =>
	pipe({
		slug: `seamless-pipe-${slugged(d)}x${slugged(t)}`,
		category: "seamless-pipes",
		norm: "EN 10216-2",
		title: { de: "Nahtloses Rohr {d}×{t}", en: "Seamless pipe {d}×{t}", et: "Õmbluseta toru {d}×{t}", fi: "Saumaton putki {d}×{t}" },
		description: {
			de: "Nahtloses Stahlrohr DN {dn} mit {d} mm Außendurchmesser und {t} mm Wanddicke nach EN 10216-2. Masse {kg} kg/m.",
			en: "Seamless steel pipe DN {dn}, {d} mm outside diameter and {t} mm wall, to EN 10216-2. Mass {kg} kg/m.",
			et: "Õmbluseta terastoru DN {dn}, välisläbimõõt {d} mm ja seinapaksus {t} mm, standardi EN 10216-2 järgi. Mass {kg} kg/m.",
			fi: "Saumaton teräsputki DN {dn}, ulkohalkaisija {d} mm ja seinämä {t} mm, standardin EN 10216-2 mukaan. Paino {kg} kg/m.",
		},
		facts: {},
		size: { dn, d, t },
		lengths: [6, 12],
		grades: ["P235GH", "P265GH", "16Mo3"],
		finishes: ["black"],
		ends: dn >= 50 ? ["plain", "bevelled"] : ["plain"],
		base: 1.62,
	});

const weldedPipe = (dn: number, d: number, t: number): ProductSpec =>
	pipe({
		slug: `welded-pipe-${slugged(d)}x${slugged(t)}`,
		category: "welded-pipes",
		norm: "EN 10217-1",
		title: { de: "Geschweißtes Rohr {d}×{t}", en: "Welded pipe {d}×{t}", et: "Keevitatud toru {d}×{t}", fi: "Hitsattu putki {d}×{t}" },
		description: {
			de: "Geschweißtes Stahlrohr DN {dn} mit {d} mm Außendurchmesser und {t} mm Wanddicke nach EN 10217-1. Masse {kg} kg/m.",
			en: "Welded steel pipe DN {dn}, {d} mm outside diameter and {t} mm wall, to EN 10217-1. Mass {kg} kg/m.",
			et: "Keevitatud terastoru DN {dn}, välisläbimõõt {d} mm ja seinapaksus {t} mm, standardi EN 10217-1 järgi. Mass {kg} kg/m.",
			fi: "Hitsattu teräsputki DN {dn}, ulkohalkaisija {d} mm ja seinämä {t} mm, standardin EN 10217-1 mukaan. Paino {kg} kg/m.",
		},
		facts: {},
		size: { dn, d, t },
		lengths: [6],
		grades: ["P235TR1"],
		finishes: ["black", "galvanised"],
		ends: dn >= 50 ? ["plain", "bevelled"] : ["plain"],
		base: 1.28,
	});

export const pipes: Family = {
	categories: pipeCategories,
	products: [
		...threaded.flatMap(threadedPipe),
		...seamless.flatMap(([dn, d, ...walls]) => walls.map((t) => seamlessPipe(dn, d, t))),
		...welded.flatMap(([dn, d, ...walls]) => walls.map((t) => weldedPipe(dn, d, t))),
	],
};
