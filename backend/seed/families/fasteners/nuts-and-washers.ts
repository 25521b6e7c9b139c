import { category, type Family, type ProductSpec, rounded, slugged, stored } from "../../catalogue";
import { fill, type Text } from "../../text";
import { byPack, type Make } from "./packs";
import { largeWashers, lockNuts, metricOf, metrics, nutMass, washerMass } from "./tables";

const nutColumns = ["d", "m", "grade", "finish", "pack"] as const;
const washerColumns = ["d", "dout", "t", "finish", "pack"] as const;

const categories = [
	category(
		"nuts-and-washers",
		"fasteners",
		["d", "grade", "finish", "pack"],
		{ de: "Muttern und Unterlegscheiben", en: "Nuts and washers", et: "Mutrid ja seibid", fi: "Mutterit ja aluslevyt" },
		{
			de: "Sechskantmuttern, Sicherungsmuttern und Unterlegscheiben, passend zu Schrauben 8.8 und 10.9.",
			en: "Hexagon nuts, lock nuts and washers to go with 8.8 and 10.9 bolts.",
			et: "Kuuskantmutrid, lukustusmutrid ja seibid poltidele 8.8 ja 10.9.",
			fi: "Kuusiomutterit, lukkomutterit ja aluslevyt ruuveille 8.8 ja 10.9.",
		},
		"iso-4032-m16",
	),
	category(
		"hexagon-nuts",
		"nuts-and-washers",
		nutColumns,
		{ de: "Sechskantmuttern", en: "Hexagon nuts", et: "Kuuskantmutrid", fi: "Kuusiomutterit" },
		{
			de: "Sechskantmuttern nach ISO 4032 (früher DIN 934).",
			en: "Hexagon nuts to ISO 4032.",
			et: "Kuuskantmutrid ISO 4032 järgi.",
			fi: "Kuusiomutterit standardin ISO 4032 mukaan.",
		},
		"iso-4032-m16",
	),
	category(
		"lock-nuts",
		"nuts-and-washers",
		nutColumns,
		{ de: "Sicherungsmuttern", en: "Lock nuts", et: "Lukustusmutrid", fi: "Lukkomutterit" },
		{
			de: "Sechskantmuttern mit Klemmteil aus Polyamid nach ISO 7040 (früher DIN 982).",
			en: "Hexagon nuts with nylon insert to ISO 7040.",
			et: "Polüamiidrõngaga kuuskantmutrid ISO 7040 järgi.",
			fi: "Nailonrenkaalliset kuusiomutterit standardin ISO 7040 mukaan.",
		},
		"iso-7040-m12",
	),
	category(
		"plain-washers",
		"nuts-and-washers",
		washerColumns,
		{ de: "Unterlegscheiben", en: "Plain washers", et: "Lameseibid", fi: "Aluslevyt" },
		{
			de: "Unterlegscheiben nach ISO 7089 (früher DIN 125 A), normale Reihe.",
			en: "Plain washers to ISO 7089, normal series.",
			et: "Lameseibid ISO 7089 järgi, tavaseeria.",
			fi: "Aluslevyt standardin ISO 7089 mukaan, tavallinen sarja.",
		},
		"iso-7089-m16",
	),
	category(
		"large-washers",
		"nuts-and-washers",
		washerColumns,
		{ de: "Große Unterlegscheiben", en: "Large washers", et: "Laiad seibid", fi: "Suuret aluslevyt" },
		{
			de: "Unterlegscheiben nach ISO 7093-1 (früher DIN 9021) mit dreifachem Außendurchmesser für Holz und Blech.",
			en: "Washers to ISO 7093-1, three times as wide as the thread, for timber and sheet.",
			et: "Seibid ISO 7093-1 järgi, keermest kolm korda laiemad, puidule ja plekile.",
			fi: "Aluslevyt standardin ISO 7093-1 mukaan, halkaisija kolminkertainen kierteeseen nähden, puulle ja ohutlevylle.",
		},
		"iso-7093-m12",
	),
];

const nutMakes: readonly Make[] = [
	{ grade: "8", finish: "zinc-plated" },
	{ grade: "8", finish: "galvanised" },
	{ grade: "8", finish: "black" },
	{ grade: "10", finish: "zinc-flake" },
];
const lockNutMakes: readonly Make[] = [
	{ grade: "8", finish: "zinc-plated" },
	{ grade: "10", finish: "zinc-flake" },
];
const washerMakes: readonly Make[] = [
	{ grade: "200 HV", finish: "zinc-plated" },
	{ grade: "200 HV", finish: "galvanised" },
	{ grade: "200 HV", finish: "raw" },
	{ grade: "300 HV", finish: "zinc-flake" },
];

const titles = {
	nut: {
		de: "Sechskantmutter ISO 4032 (DIN 934) M{d}",
		en: "Hexagon nut ISO 4032 M{d}",
		et: "Kuuskantmutter ISO 4032 M{d}",
		fi: "Kuusiomutteri ISO 4032 M{d}",
	},
	lockNut: {
		de: "Sicherungsmutter ISO 7040 (DIN 982) M{d}",
		en: "Lock nut ISO 7040 M{d}",
		et: "Lukustusmutter ISO 7040 M{d}",
		fi: "Lukkomutteri ISO 7040 M{d}",
	},
	washer: {
		de: "Unterlegscheibe ISO 7089 (DIN 125 A) für M{d}",
		en: "Plain washer ISO 7089 for M{d}",
		et: "Lameseib ISO 7089, M{d}",
		fi: "Aluslevy ISO 7089, M{d}",
	},
	largeWasher: {
		de: "Große Unterlegscheibe ISO 7093-1 (DIN 9021) für M{d}",
		en: "Large washer ISO 7093-1 for M{d}",
		et: "Lai seib ISO 7093-1, M{d}",
		fi: "Suuri aluslevy ISO 7093-1, M{d}",
	},
} as const;
const nutText = {
	de: "Schlüsselweite {s} mm, Höhe {m} mm. {mass} kg je 1000 Stück.",
	en: "{s} mm across flats, height {m} mm. {mass} kg per 1000 pieces.",
	et: "Võtmemõõt {s} mm, kõrgus {m} mm. {mass} kg 1000 tüki kohta.",
	fi: "Avainväli {s} mm, korkeus {m} mm. {mass} kg tuhatta kappaletta kohti.",
};
const washerText = {
	de: "Innendurchmesser {hole} mm, Außendurchmesser {dout} mm, Dicke {t} mm. {mass} kg je 1000 Stück.",
	en: "Inside diameter {hole} mm, outside diameter {dout} mm, thickness {t} mm. {mass} kg per 1000 pieces.",
	et: "Siseläbimõõt {hole} mm, välisläbimõõt {dout} mm, paksus {t} mm. {mass} kg 1000 tüki kohta.",
	fi: "Sisähalkaisija {hole} mm, ulkohalkaisija {dout} mm, paksuus {t} mm. {mass} kg tuhatta kappaletta kohti.",
};

/** To three figures below 10, to one decimal above. */
const perThousand = (gramsEach: number): number => rounded(gramsEach, gramsEach < 10 ? 2 : 1);

interface Kind {
	slug: string;
	category: string;
	norm: string;
	title: Text;
	makes: readonly Make[];
}
const packed = { unit: "pack", trade: "fasteners" } as const;

function nut({ slug, category: place, norm, title, makes }: Kind, d: number, m: number, eurosEach: number): ProductSpec {
	const metric = metricOf(d);
	const gramsEach = nutMass(d, m, metric);
	return {
		...packed,
		slug: `${slug}-m${d}`,
		category: place,
		title: fill(title, { d }),
		description: fill(nutText, { s: metric.s, m, mass: perThousand(gramsEach) }),
		norm,
		shape: "hex-nut",
		dimensions: { d, s: metric.s, m },
		attributes: stored({ d, sw: metric.s, m }),
		variants: byPack({ gramsEach, eurosPerKg: 3.6, eurosEach, makes }),
	};
}

function washer({ slug, category: place, norm, title, makes }: Kind, d: number, hole: number, dout: number, t: number): ProductSpec {
	const gramsEach = washerMass(hole, dout, t);
	return {
		...packed,
		slug: `${slug}-m${slugged(d)}`,
		category: place,
		title: fill(title, { d }),
		description: fill(washerText, { hole, dout, t, mass: perThousand(gramsEach) }),
		norm,
		shape: "washer",
		dimensions: { d: hole, dout, t },
		attributes: stored({ d: hole, dout, t }),
		variants: byPack({ gramsEach, eurosPerKg: 2.9, eurosEach: 0.006, makes }),
	};
}

const hexagonNut: Kind = { slug: "iso-4032", category: "hexagon-nuts", norm: "ISO 4032", title: titles.nut, makes: nutMakes };
const lockNut: Kind = { slug: "iso-7040", category: "lock-nuts", norm: "ISO 7040", title: titles.lockNut, makes: lockNutMakes };
const plainWasher: Kind = { slug: "iso-7089", category: "plain-washers", norm: "ISO 7089", title: titles.washer, makes: washerMakes };
const largeWasher: Kind = {
	slug: "iso-7093",
	category: "large-washers",
	norm: "ISO 7093-1",
	title: titles.largeWasher,
	makes: washerMakes.filter(({ grade }) => grade === "200 HV"),
};

export const nutsAndWashers: Family = {
	categories,
	products: [
		...[...metrics].map(([d, { m }]) => nut(hexagonNut, d, m, 0.008)),
		...lockNuts.map(([d, m]) => nut(lockNut, d, m, 0.03)),
		...[...metrics].map(([d, metric]) => washer(plainWasher, d, ...metric.washer)),
		...largeWashers.map(([thread, ...size]) => washer(largeWasher, thread, ...size)),
	],
};
