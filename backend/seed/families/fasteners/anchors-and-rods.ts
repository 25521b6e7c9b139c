import { category, type Family, type ProductSpec, rounded, stored, threeFigures } from "../../catalogue";
import { finishes } from "../../finishes";
import { fill } from "../../text";
import { metres, variantOf } from "../../variant";
import { byPack, coatingPrice } from "./packs";
import { metricOf, metrics, nutMass, threadedRodMass, washerMass } from "./tables";

const categories = [
	category(
		"anchors-and-rods",
		"fasteners",
		["d", "length", "grade", "finish", "pack"],
		{ de: "Anker und Gewindestangen", en: "Anchors and threaded rods", et: "Ankrud ja keermelatid", fi: "Ankkurit ja kierretangot" },
		{
			de: "Bolzenanker für Beton und Gewindestangen nach DIN 976-1.",
			en: "Throughbolts for concrete and threaded rods to DIN 976-1.",
			et: "Kiilankrud betoonile ja keermelatid DIN 976-1 järgi.",
			fi: "Kiila-ankkurit betoniin ja kierretangot standardin DIN 976-1 mukaan.",
		},
		"wedge-anchor-m12x125",
	),
	category(
		"wedge-anchors",
		"anchors-and-rods",
		["d", "length", "clamp", "finish", "pack"],
		{ de: "Bolzenanker", en: "Throughbolts", et: "Kiilankrud", fi: "Kiila-ankkurit" },
		{
			de: "Bolzenanker mit Mutter und Scheibe zur Durchsteckmontage in gerissenem und ungerissenem Beton.",
			en: "Throughbolts with nut and washer for through-fixing in cracked and uncracked concrete.",
			et: "Kiilankrud mutri ja seibiga läbipaigalduseks pragunenud ja pragunemata betooni.",
			fi: "Kiila-ankkurit mutterilla ja aluslevyllä läpiasennukseen, halkeilleeseen ja halkeilemattomaan betoniin.",
		},
		"wedge-anchor-m12x125",
	),
	category(
		"threaded-rods",
		"anchors-and-rods",
		["d", "mass", "length", "grade", "finish"],
		{ de: "Gewindestangen", en: "Threaded rods", et: "Keermelatid", fi: "Kierretangot" },
		{
			de: "Gewindestangen nach DIN 976-1 mit metrischem Regelgewinde, 1 bis 3 m lang.",
			en: "Threaded rods to DIN 976-1 with metric coarse thread, 1 to 3 m long.",
			et: "Keermelatid DIN 976-1 järgi, normaalsammuga meeterkeere, pikkus 1–3 m.",
			fi: "Kierretangot standardin DIN 976-1 mukaan, metrinen vakiokierre, pituus 1–3 m.",
		},
		"threaded-rod-m12",
	),
];

/** Length and the thickest part that can be fixed. mm. */
const anchors: readonly (readonly [d: number, l: number, clamp: number])[] = [
	[8, 75, 10],
	[8, 95, 30],
	[8, 115, 50],
	[10, 90, 10],
	[10, 105, 25],
	[10, 115, 35],
	[10, 135, 55],
	[12, 110, 10],
	[12, 125, 25],
	[12, 145, 45],
	[12, 180, 80],
	[16, 145, 20],
	[16, 170, 45],
	[16, 220, 95],
	[20, 170, 20],
	[20, 200, 50],
	[20, 250, 100],
	[24, 205, 20],
	[24, 260, 75],
];

const anchorTitle = { de: "Bolzenanker M{d}×{l}", en: "Throughbolt M{d}×{l}", et: "Kiilankur M{d}×{l}", fi: "Kiila-ankkuri M{d}×{l}" };
const anchorText = {
	de: "Bolzenanker M{d}, Länge {l} mm, Bohrloch {d} mm, Anbauteildicke t_fix max. {clamp} mm, mit Mutter und Scheibe. {mass} kg je 1000 Stück.",
	en: "Throughbolt M{d}, length {l} mm, hole {d} mm, fixture up to {clamp} mm, with nut and washer. {mass} kg per 1000 pieces.",
	et: "Kiilankur M{d}, pikkus {l} mm, puuritav ava {d} mm, kinnitatav detail kuni {clamp} mm, mutri ja seibiga. {mass} kg 1000 tüki kohta.",
	fi: "Kiila-ankkuri M{d}, pituus {l} mm, porareikä {d} mm, kiinnitettävän osan paksuus enintään {clamp} mm, mutteri ja aluslevy mukana. {mass} kg tuhatta kappaletta kohti.",
};

function anchor(d: number, l: number, clamp: number): ProductSpec {
	const metric = metricOf(d);
	const gramsEach = threadedRodMass(d, metric.pitch) * l + nutMass(d, metric.m, metric) + washerMass(...metric.washer);
	return {
		slug: `wedge-anchor-m${d}x${l}`,
		category: "wedge-anchors",
		title: fill(anchorTitle, { d, l }),
		description: fill(anchorText, { d, l, clamp, mass: rounded(gramsEach, 1) }),
		norm: "EAD 330232-01-0601",
		shape: "anchor",
		dimensions: { d, l },
		attributes: stored({ d, length: l, clamp, sw: metric.s }),
		unit: "pack",
		trade: "fasteners",
		variants: byPack({ gramsEach, eurosPerKg: 4.6, eurosEach: 0.24, makes: [{ finish: "zinc-plated" }, { finish: "galvanised" }] }),
	};
}

const rodTitle = { de: "Gewindestange M{d}", en: "Threaded rod M{d}", et: "Keermelatt M{d}", fi: "Kierretanko M{d}" };
const rodText = {
	de: "Gewindestange M{d} mit Steigung {pitch} mm nach DIN 976-1. Masse {kg} kg/m.",
	en: "Threaded rod M{d}, pitch {pitch} mm, to DIN 976-1. Mass {kg} kg/m.",
	et: "Keermelatt M{d} sammuga {pitch} mm DIN 976-1 järgi. Mass {kg} kg/m.",
	fi: "Kierretanko M{d}, nousu {pitch} mm, standardin DIN 976-1 mukaan. Paino {kg} kg/m.",
};
const rodGrades = [
	["4.8", 0],
	["8.8", 0.55],
	["10.9", 1.2],
] as const;
const rodFinishes = ["zinc-plated", "galvanised", "black"] as const;

function threadedRod(d: number, pitch: number): ProductSpec {
	const kgPerM = threeFigures(threadedRodMass(d, pitch));
	return {
		slug: `threaded-rod-m${d}`,
		category: "threaded-rods",
		title: fill(rodTitle, { d }),
		description: fill(rodText, { d, pitch, kg: kgPerM }),
		norm: "DIN 976-1",
		shape: "threaded-rod",
		dimensions: { d },
		attributes: stored({ d, mass: kgPerM }),
		unit: "piece",
		trade: "fasteners",
		variants: [1, 2, 3].flatMap((length) =>
			rodGrades.flatMap(([grade, more]) =>
				// Hydrogen embrittles 10.9 in the plating bath.
				rodFinishes
					.filter((finish) => grade !== "10.9" || finish !== "zinc-plated")
					.map((finish) =>
						variantOf({
							title: [metres(length), grade, finishes[finish].title],
							attributes: { length: length * 1000, grade, finish },
							kg: kgPerM * length,
							euros: 0.35 + kgPerM * length * (2.35 + more + coatingPrice(finish) * 0.7),
							lengthMm: length * 1000,
						}),
					),
			),
		),
	};
}

export const anchorsAndRods: Family = {
	categories,
	products: [...anchors.map((row) => anchor(...row)), ...[...metrics].map(([d, { pitch }]) => threadedRod(d, pitch))],
};
