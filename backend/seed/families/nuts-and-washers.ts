import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, text } from "../text";
import { variantOf } from "../variant";
import { circle, counted, hexagon, packed, soldBy } from "./bolts";

const categories = [
	category(
		"nuts-and-washers",
		"fasteners",
		["d", "grade", "finish", "pack"],
		text("Muttern und Scheiben", "Nuts and washers", "Mutrid ja seibid", "Mutterit ja aluslevyt"),
		text(
			"Sechskantmuttern und Scheiben, passend zu Schrauben und Gewindestangen.",
			"Hexagon nuts and washers to match bolts and threaded rods.",
			"Kuuskantmutrid ja seibid poltidele ja keermelattidele.",
			"Kuusiomutterit ja aluslevyt ruuveihin ja kierretankoihin.",
		),
		"hex-nut-iso-4032-m16",
	),
	category(
		"hex-nuts",
		"nuts-and-washers",
		["d", "sw", "grade", "finish", "pack"],
		text("Sechskantmuttern, ISO 4032", "Hexagon nuts, ISO 4032", "Kuuskantmutrid, ISO 4032", "Kuusiomutterit, ISO 4032"),
		text(
			"Sechskantmuttern Typ 1 nach ISO 4032, Festigkeitsklassen 8 und 10.",
			"Hexagon nuts style 1 to ISO 4032, property classes 8 and 10.",
			"Kuuskantmutrid tüüp 1 standardi ISO 4032 järgi, tugevusklassid 8 ja 10.",
			"Kuusiomutterit tyyppi 1 standardin ISO 4032 mukaan, lujuusluokat 8 ja 10.",
		),
		"hex-nut-iso-4032-m16",
	),
	category(
		"washers",
		"nuts-and-washers",
		["d", "dout", "t", "finish", "pack"],
		text("Unterlegscheiben", "Washers", "Seibid", "Aluslevyt"),
		text(
			"Flache Scheiben der normalen Reihe nach ISO 7089 und der großen Reihe nach ISO 7093-1.",
			"Plain washers of the normal series to ISO 7089 and of the large series to ISO 7093-1.",
			"Tavaseeria lameseibid standardi ISO 7089 ja suure seeria seibid standardi ISO 7093-1 järgi.",
			"Perussarjan aluslevyt standardin ISO 7089 ja suuren sarjan aluslevyt standardin ISO 7093-1 mukaan.",
		),
		"washer-iso-7089-m16",
	),
];

/** ISO 4032: thread, minor diameter, width across flats, height in mm. */
const nuts = [
	[6, 5, 10, 5.2],
	[8, 6.7, 13, 6.8],
	[10, 8.4, 16, 8.4],
	[12, 10.2, 18, 10.8],
	[16, 13.9, 24, 14.8],
	[20, 17.4, 30, 18],
	[24, 20.9, 36, 21.5],
	[30, 26.3, 46, 25.6],
] as const;
/** Thread, hole, outside diameter, thickness in mm. */
const washerRows = {
	"7089": [
		[6, 6.4, 12, 1.6],
		[8, 8.4, 16, 1.6],
		[10, 10.5, 20, 2],
		[12, 13, 24, 2.5],
		[16, 17, 30, 3],
		[20, 21, 37, 3],
		[24, 25, 44, 4],
		[30, 31, 56, 4],
	],
	"7093-1": [
		[6, 6.4, 18, 1.6],
		[8, 8.4, 24, 2],
		[10, 10.5, 30, 2.5],
		[12, 13, 37, 3],
		[16, 17, 50, 3],
		[20, 21, 60, 4],
	],
} as const;

const density = 7.85e-6;
const surfaces = [
	["zinc-plated", 3.4],
	["galvanised", 4.4],
	["zinc-flake", 5.6],
] as const satisfies readonly (readonly [FinishCode, number])[];
const goods = { unit: "pack", trade: "fasteners" } as const;

/** ISO 4032. @returns kg a piece */
export const nutMass = (minor: number, s: number, m: number): number => density * (hexagon(s, m) - circle(minor, m));
/** @returns kg a piece */
export const washerMass = (hole: number, dout: number, t: number): number => density * (circle(dout, t) - circle(hole, t));

const packsOf = (d: number): readonly number[] => (d <= 12 ? [100, 500] : d <= 16 ? [50, 200] : [1]);

const nut = ([d, minor, sw, m]: (typeof nuts)[number]): ProductSpec => ({
	...goods,
	...soldBy(d),
	slug: `hex-nut-iso-4032-m${d}`,
	category: "hex-nuts",
	title: fill(
		text("Sechskantmutter ISO 4032 M{d}", "Hex nut ISO 4032 M{d}", "Kuuskantmutter ISO 4032 M{d}", "Kuusiomutteri ISO 4032 M{d}"),
		{ d },
	),
	description: fill(
		text(
			"Sechskantmutter M{d} nach ISO 4032, Schlüsselweite {sw} mm, Höhe {m} mm.",
			"Hexagon nut M{d} to ISO 4032, {sw} mm across flats, {m} mm high.",
			"Kuuskantmutter M{d} standardi ISO 4032 järgi, võtmemõõt {sw} mm, kõrgus {m} mm.",
			"Kuusiomutteri M{d} standardin ISO 4032 mukaan, avainväli {sw} mm, korkeus {m} mm.",
		),
		{ d, sw, m },
	),
	norm: "ISO 4032",
	shape: "hex-nut",
	dimensions: { d, s: sw, m },
	attributes: stored({ d, sw, m }),
	variants: packsOf(d).flatMap((count) =>
		(["8", "10"] as const).flatMap((grade) =>
			surfaces.map(([finish, perKg]) =>
				variantOf({
					title: [grade, finishes[finish].title, ...counted(count)],
					attributes: { grade, finish, ...packed(count) },
					kg: nutMass(minor, sw, m) * count,
					euros: count * (0.012 + nutMass(minor, sw, m) * (perKg + (grade === "10" ? 0.6 : 0))) * (count >= 200 ? 0.88 : 1),
				}),
			),
		),
	),
});

const washer = (iso: keyof typeof washerRows, [d, hole, dout, t]: (typeof washerRows)[keyof typeof washerRows][number]): ProductSpec => ({
	...goods,
	...soldBy(d),
	slug: `washer-iso-${iso}-m${d}`,
	category: "washers",
	title: fill(text("Scheibe ISO {iso} M{d}", "Washer ISO {iso} M{d}", "Seib ISO {iso} M{d}", "Aluslevy ISO {iso} M{d}"), { iso, d }),
	description: fill(
		text(
			"Flache Scheibe für M{d} nach ISO {iso}, Innendurchmesser {hole} mm, Außendurchmesser {dout} mm, {t} mm dick.",
			"Plain washer for M{d} to ISO {iso}, inside diameter {hole} mm, outside diameter {dout} mm, {t} mm thick.",
			"Lameseib poldile M{d} standardi ISO {iso} järgi, siseläbimõõt {hole} mm, välisläbimõõt {dout} mm, paksus {t} mm.",
			"Aluslevy ruuville M{d} standardin ISO {iso} mukaan, sisähalkaisija {hole} mm, ulkohalkaisija {dout} mm, paksuus {t} mm.",
		),
		{ iso, d, hole, dout, t },
	),
	norm: `ISO ${iso}`,
	shape: "washer",
	dimensions: { d: hole, dout, t },
	attributes: stored({ d, dout, t }),
	variants: packsOf(d).flatMap((count) =>
		(["200 HV", "300 HV"] as const).flatMap((grade, index) =>
			surfaces.map(([finish, perKg]) =>
				variantOf({
					title: [grade, finishes[finish].title, ...counted(count)],
					attributes: { grade, finish, ...packed(count) },
					kg: washerMass(hole, dout, t) * count,
					euros: count * (0.006 + washerMass(hole, dout, t) * (perKg + index * 0.5)) * (count >= 200 ? 0.88 : 1),
				}),
			),
		),
	),
});

export const nutsAndWashers: Family = {
	categories,
	products: [
		...nuts.map(nut),
		...washerRows["7089"].map((row) => washer("7089", row)),
		...washerRows["7093-1"].map((row) => washer("7093-1", row)),
	],
};
