import { category, type Family, type ProductSpec, rounded, stored } from "../../catalogue";
import { fill, type Text } from "../../text";
import { byPack, type Make } from "./packs";
import { boltMass, heavyMetrics, type Metric, metricOf, nutMass, threadLength, washerMass } from "./tables";

const columns = ["d", "length", "grade", "finish", "pack"] as const;

const categories = [
	category(
		"bolts",
		"fasteners",
		columns,
		{ de: "Schrauben", en: "Bolts", et: "Poldid", fi: "Kuusioruuvit" },
		{
			de: "Sechskantschrauben für Maschinen und Montage, vorspannbare HV-Garnituren für den Stahlbau, in Packungen.",
			en: "Hexagon bolts for machinery and fitting work, preloadable HV assemblies for structural steelwork, in boxes.",
			et: "Kuuskantpoldid masinatele ja montaažiks, eelpingutatavad HV-komplektid teraskonstruktsioonidele, pakendites.",
			fi: "Kuusioruuvit koneisiin ja asennustöihin, esijännitettävät HV-kokoonpanot teräsrakenteisiin, pakkauksissa.",
		},
		"iso-4014-m16x80",
	),
	category(
		"fully-threaded-bolts",
		"bolts",
		columns,
		{
			de: "Sechskantschrauben mit Gewinde bis Kopf",
			en: "Hexagon set screws",
			et: "Täiskeermega kuuskantpoldid",
			fi: "Täyskierteiset kuusioruuvit",
		},
		{
			de: "Sechskantschrauben nach ISO 4017 (früher DIN 933), Gewinde bis zum Kopf.",
			en: "Hexagon head screws to ISO 4017 (formerly DIN 933), threaded to the head.",
			et: "Kuuskantpoldid ISO 4017 (varem DIN 933) järgi, keere peani.",
			fi: "Kuusioruuvit standardin ISO 4017 (aiemmin DIN 933) mukaan, kierre kantaan asti.",
		},
		"iso-4017-m12x40",
	),
	category(
		"partly-threaded-bolts",
		"bolts",
		columns,
		{
			de: "Sechskantschrauben mit Schaft",
			en: "Hexagon bolts with shank",
			et: "Osakeermega kuuskantpoldid",
			fi: "Osakierteiset kuusioruuvit",
		},
		{
			de: "Sechskantschrauben nach ISO 4014 (früher DIN 931), mit glattem Schaft.",
			en: "Hexagon head bolts to ISO 4014 (formerly DIN 931), with plain shank.",
			et: "Kuuskantpoldid ISO 4014 (varem DIN 931) järgi, sileda varrega.",
			fi: "Kuusioruuvit standardin ISO 4014 (aiemmin DIN 931) mukaan, sileä varsi.",
		},
		"iso-4014-m16x80",
	),
	category(
		"hv-assemblies",
		"bolts",
		columns,
		{ de: "HV-Garnituren", en: "HV bolt assemblies", et: "HV-poldikomplektid", fi: "HV-ruuvikokoonpanot" },
		{
			de: "Vorspannbare Garnituren nach EN 14399-4: Schraube, Mutter und zwei Scheiben aus einer Hand, 10.9, feuerverzinkt, mit CE-Kennzeichnung.",
			en: "Preloadable assemblies to EN 14399-4: bolt, nut and two washers from one maker, 10.9, hot-dip galvanised, CE marked.",
			et: "Eelpingutatavad komplektid EN 14399-4 järgi: polt, mutter ja kaks seibi samalt tootjalt, 10.9, kuumtsingitud, CE-märgisega.",
			fi: "Esijännitettävät kokoonpanot standardin EN 14399-4 mukaan: ruuvi, mutteri ja kaksi aluslevyä samalta valmistajalta, 10.9, kuumasinkitty, CE-merkitty.",
		},
		"hv-m20x75",
	),
];

/** Lengths by thread in mm. */
const full: readonly (readonly [d: number, ...lengths: number[]])[] = [
	[5, 10, 12, 16, 20, 25, 30, 40],
	[6, 10, 12, 16, 20, 25, 30, 35, 40, 50, 60],
	[8, 12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80],
	[10, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100],
	[12, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 100],
	[16, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 100, 120],
	[20, 30, 40, 45, 50, 55, 60, 70, 80, 100, 120],
	[24, 40, 50, 60, 70, 80, 100, 120],
	[30, 50, 60, 80, 100, 120],
];
const partial: readonly (readonly [d: number, ...lengths: number[]])[] = [
	[8, 40, 50, 60, 70, 80, 100, 120],
	[10, 45, 50, 60, 70, 80, 90, 100, 120, 140],
	[12, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180],
	[16, 65, 70, 80, 90, 100, 110, 120, 140, 160, 180, 200],
	[20, 80, 90, 100, 110, 120, 140, 160, 180, 200, 220],
	[24, 90, 100, 120, 140, 160, 180, 200, 220, 240],
	[30, 110, 120, 140, 160, 180, 200, 220, 260, 300],
];
const assemblies: readonly (readonly [d: number, ...lengths: number[]])[] = [
	[12, 30, 35, 40, 45, 50, 55, 60, 70],
	[16, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100],
	[20, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 100, 120],
	[24, 60, 65, 70, 75, 80, 85, 90, 95, 100, 120],
	[27, 70, 75, 80, 90, 100, 110, 120],
	[30, 80, 85, 90, 100, 110, 120, 140],
];

const makes: readonly Make[] = [
	{ grade: "8.8", finish: "zinc-plated" },
	{ grade: "8.8", finish: "galvanised" },
	{ grade: "8.8", finish: "black" },
	{ grade: "10.9", finish: "zinc-flake" },
];

const setScrewTitle = {
	de: "Sechskantschraube ISO 4017 (DIN 933) M{d}×{l}",
	en: "Hexagon set screw ISO 4017 M{d}×{l}",
	et: "Kuuskantpolt ISO 4017 M{d}×{l}",
	fi: "Kuusioruuvi ISO 4017 M{d}×{l}",
};
const boltTitle = {
	de: "Sechskantschraube ISO 4014 (DIN 931) M{d}×{l}",
	en: "Hexagon bolt ISO 4014 M{d}×{l}",
	et: "Kuuskantpolt ISO 4014 M{d}×{l}",
	fi: "Kuusioruuvi ISO 4014 M{d}×{l}",
};
const threadedToHead = {
	de: "Gewinde bis Kopf, Schlüsselweite {s} mm, Kopfhöhe {k} mm. {mass} kg je 1000 Stück.",
	en: "Threaded to the head, {s} mm across flats, head height {k} mm. {mass} kg per 1000 pieces.",
	et: "Keere peani, võtmemõõt {s} mm, pea kõrgus {k} mm. {mass} kg 1000 tüki kohta.",
	fi: "Kierre kantaan asti, avainväli {s} mm, kannan korkeus {k} mm. {mass} kg tuhatta kappaletta kohti.",
};
const withShank = {
	de: "Mit Schaft, Gewindelänge {thread} mm, Schlüsselweite {s} mm, Kopfhöhe {k} mm. {mass} kg je 1000 Stück.",
	en: "With plain shank, thread length {thread} mm, {s} mm across flats, head height {k} mm. {mass} kg per 1000 pieces.",
	et: "Sileda varrega, keerme pikkus {thread} mm, võtmemõõt {s} mm, pea kõrgus {k} mm. {mass} kg 1000 tüki kohta.",
	fi: "Sileä varsi, kierteen pituus {thread} mm, avainväli {s} mm, kannan korkeus {k} mm. {mass} kg tuhatta kappaletta kohti.",
};
const assemblyTitle = {
	de: "HV-Garnitur EN 14399-4 M{d}×{l}",
	en: "HV assembly EN 14399-4 M{d}×{l}",
	et: "HV-komplekt EN 14399-4 M{d}×{l}",
	fi: "HV-kokoonpano EN 14399-4 M{d}×{l}",
};
const assemblyText = {
	de: "Schraube 10.9 mit großer Schlüsselweite {s} mm, Mutter 10 und zwei Scheiben 300 HV, k-Klasse K1. {mass} kg je 1000 Garnituren.",
	en: "Bolt 10.9 with large width across flats {s} mm, nut 10 and two washers 300 HV, k-class K1. {mass} kg per 1000 assemblies.",
	et: "Polt 10.9 suure võtmemõõduga {s} mm, mutter 10 ja kaks seibi 300 HV, k-klass K1. {mass} kg 1000 komplekti kohta.",
	fi: "Ruuvi 10.9, suuri avainväli {s} mm, mutteri 10 ja kaksi aluslevyä 300 HV, k-luokka K1. {mass} kg tuhatta kokoonpanoa kohti.",
};

interface Bolt {
	slug: string;
	category: string;
	norm: string;
	title: Text;
	description: Text;
	d: number;
	l: number;
	thread: number;
	metric: Metric;
	gramsEach: number;
	eurosPerKg: number;
	makes: readonly Make[];
}

function bolt({
	slug,
	category: place,
	norm,
	title,
	description,
	d,
	l,
	thread,
	metric,
	gramsEach,
	eurosPerKg,
	makes: made,
}: Bolt): ProductSpec {
	const { s, k } = metric;
	return {
		slug: `${slug}-m${d}x${l}`,
		category: place,
		title: fill(title, { d, l }),
		description: fill(description, { s, k, thread, mass: rounded(gramsEach, 1) }),
		norm,
		shape: "hex-bolt",
		dimensions: { d, l, s, k },
		attributes: stored({ d, length: l, sw: s, k }),
		unit: "pack",
		trade: "fasteners",
		variants: byPack({ gramsEach, eurosPerKg, eurosEach: 0.018, makes: made }),
	};
}

function hexBolt(kind: "full" | "partial", d: number, l: number): ProductSpec {
	const metric = metricOf(d);
	const thread = kind === "full" ? l : threadLength(d, l);
	return bolt({
		...(kind === "full"
			? { slug: "iso-4017", category: "fully-threaded-bolts", norm: "ISO 4017", title: setScrewTitle, description: threadedToHead }
			: { slug: "iso-4014", category: "partly-threaded-bolts", norm: "ISO 4014", title: boltTitle, description: withShank }),
		...{ d, l, thread, metric, makes },
		gramsEach: boltMass(d, l, thread, metric),
		eurosPerKg: 3.4,
	});
}

/** EN 14399-4: the thread is short, about 1.2 d and 10 mm. Weighed with nut and both washers. */
function assembly(d: number, l: number): ProductSpec {
	const metric = heavyMetrics.get(d);
	if (!metric) throw new Error(`No HV assembly M${d}`);
	const thread = Math.min(l, Math.round(d * 1.2) + 10);
	return bolt({
		...{ slug: "hv", category: "hv-assemblies", norm: "EN 14399-4", title: assemblyTitle, description: assemblyText },
		...{ d, l, thread, metric, makes: [{ grade: "10.9", finish: "galvanised" }] },
		gramsEach: boltMass(d, l, thread, metric) + nutMass(d, metric.m, metric) + 2 * washerMass(...metric.washer),
		eurosPerKg: 4.1,
	});
}

export const bolts: Family = {
	categories,
	products: [
		...full.flatMap(([d, ...lengths]) => lengths.map((l) => hexBolt("full", d, l))),
		...partial.flatMap(([d, ...lengths]) => lengths.map((l) => hexBolt("partial", d, l))),
		...assemblies.flatMap(([d, ...lengths]) => lengths.map((l) => assembly(d, l))),
	],
};
