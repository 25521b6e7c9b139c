import { category, type Family, type ProductSpec, slugged, stored } from "../catalogue";
import { finishes } from "../finishes";
import { fill, type Text } from "../text";
import { variantOf } from "../variant";

const categories = [
	category(
		"pipe-fittings",
		"pipes-and-fittings",
		["dn", "d", "t", "grade"],
		{ de: "Fittings und Flansche", en: "Fittings and flanges", et: "Liitmikud ja äärikud", fi: "Putkenosat ja laipat" },
		{
			de: "Rohrbogen und Flansche zum Einschweißen, passend zu nahtlosen und geschweißten Rohren.",
			en: "Butt-welding elbows and flanges to match seamless and welded pipes.",
			et: "Keevitatavad torupõlved ja äärikud õmbluseta ja keevitatud torudele.",
			fi: "Hitsattavat putkikäyrät ja laipat saumattomiin ja hitsattuihin putkiin.",
		},
	),
	category(
		"pipe-elbows",
		"pipe-fittings",
		["dn", "d", "t", "r", "grade"],
		{ de: "Rohrbogen 90°", en: "Pipe elbows 90°", et: "Torupõlved 90°", fi: "Putkikäyrät 90°" },
		{
			de: "Rohrbogen 90°, Bauart 3D (R ≈ 1,5 × DN), zum Einschweißen nach EN 10253-2 (früher DIN 2605).",
			en: "Butt-welding elbows 90°, type 3D (radius about 1.5 × DN), to EN 10253-2.",
			et: "Keevitatavad torupõlved 90°, tüüp 3D (raadius umbes 1,5 × DN), standardi EN 10253-2 järgi.",
			fi: "Hitsattavat putkikäyrät 90°, tyyppi 3D (säde noin 1,5 × DN), standardin EN 10253-2 mukaan.",
		},
		"pipe-elbow-60-3x2-9",
	),
	category(
		"plate-flanges",
		"pipe-fittings",
		["dn", "pressure", "dout", "t", "grade"],
		{ de: "Glatte Flansche", en: "Plate flanges", et: "Lameäärikud", fi: "Levylaipat" },
		{
			de: "Glatte Flansche zum Schweißen, Typ 01 nach EN 1092-1.",
			en: "Plate flanges for welding, type 01 to EN 1092-1.",
			et: "Keevitatavad lameäärikud, tüüp 01 standardi EN 1092-1 järgi.",
			fi: "Hitsattavat levylaipat, tyyppi 01 standardin EN 1092-1 mukaan.",
		},
		"plate-flange-dn-50-pn-16",
	),
	category(
		"weld-neck-flanges",
		"pipe-fittings",
		["dn", "pressure", "dout", "t", "grade"],
		{ de: "Vorschweißflansche", en: "Weld neck flanges", et: "Kraeäärikud", fi: "Hitsattavat kauluslaipat" },
		{
			de: "Vorschweißflansche mit konischem Hals, Typ 11 nach EN 1092-1.",
			en: "Weld neck flanges with tapered hub, type 11 to EN 1092-1.",
			et: "Koonilise kaelaga keevitatavad äärikud, tüüp 11 standardi EN 1092-1 järgi.",
			fi: "Kartiokaulaiset hitsattavat laipat, tyyppi 11 standardin EN 1092-1 mukaan.",
		},
	),
];

/** EN 10253-2, type 3D: DN, outside diameter, wall, bend radius in mm. */
const elbows: readonly (readonly [dn: number, d: number, t: number, r: number])[] = [
	[15, 21.3, 2, 28],
	[20, 26.9, 2.3, 29],
	[25, 33.7, 2.6, 38],
	[32, 42.4, 2.6, 48],
	[40, 48.3, 2.6, 57],
	[50, 60.3, 2.9, 76],
	[65, 76.1, 2.9, 95],
	[80, 88.9, 3.2, 114],
	[100, 114.3, 3.6, 152],
	[125, 139.7, 4, 190],
	[150, 168.3, 4.5, 229],
	[200, 219.1, 6.3, 305],
	[250, 273, 6.3, 381],
	[300, 323.9, 7.1, 457],
];

/** EN 1092-1, PN 16: DN, pipe, flange diameter, plate thickness of type 01, holes, hole diameter, thickness and height of type 11 in mm. */
const flanges: readonly (readonly [
	dn: number,
	d: number,
	dout: number,
	t: number,
	holes: number,
	hole: number,
	t11: number,
	height: number,
])[] = [
	[15, 21.3, 95, 14, 4, 14, 16, 38],
	[20, 26.9, 105, 16, 4, 14, 18, 40],
	[25, 33.7, 115, 16, 4, 14, 18, 40],
	[32, 42.4, 140, 18, 4, 18, 18, 42],
	[40, 48.3, 150, 18, 4, 18, 18, 45],
	[50, 60.3, 165, 20, 4, 18, 18, 45],
	[65, 76.1, 185, 20, 8, 18, 18, 45],
	[80, 88.9, 200, 20, 8, 18, 20, 50],
	[100, 114.3, 220, 22, 8, 18, 20, 52],
	[125, 139.7, 250, 22, 8, 18, 22, 55],
	[150, 168.3, 285, 24, 8, 22, 22, 55],
	[200, 219.1, 340, 26, 12, 22, 24, 62],
	[250, 273, 405, 29, 12, 26, 26, 70],
	[300, 323.9, 460, 32, 12, 26, 28, 78],
];

const parts = { unit: "piece", trade: "piping" } as const;
const disc = (d: number): number => (Math.PI / 4) * d * d;
const kgOf = (volume: number): number => volume * 7.85e-6;

function elbow([dn, d, t, r]: (typeof elbows)[number]): ProductSpec {
	const kg = kgOf(Math.PI * (d - t) * t * (Math.PI / 2) * r);
	return {
		...parts,
		slug: `pipe-elbow-${slugged(d)}x${slugged(t)}`,
		category: "pipe-elbows",
		norm: "EN 10253-2",
		title: fill(
			{ de: "Rohrbogen 90° {d}×{t}", en: "Elbow 90° {d}×{t}", et: "Torupõlv 90° {d}×{t}", fi: "Putkikäyrä 90° {d}×{t}" },
			{ d, t },
		),
		description: fill(
			{
				de: "Nahtloser Rohrbogen 90° DN {dn} zum Einschweißen, Biegeradius {r} mm, nach EN 10253-2.",
				en: "Seamless butt-welding elbow 90°, DN {dn}, bend radius {r} mm, to EN 10253-2.",
				et: "Õmbluseta keevitatav torupõlv 90°, DN {dn}, painderaadius {r} mm, standardi EN 10253-2 järgi.",
				fi: "Saumaton hitsattava putkikäyrä 90°, DN {dn}, taivutussäde {r} mm, standardin EN 10253-2 mukaan.",
			},
			{ dn, r },
		),
		shape: "elbow",
		dimensions: { d, t, r },
		attributes: stored({ dn, d, t, r, angle: 90 }),
		variants: (["P235GH", "P265GH"] as const).flatMap((grade) =>
			(["black", "galvanised"] as const).map((finish) =>
				variantOf({
					title: [grade, finishes[finish].title],
					attributes: { grade, finish },
					kg,
					euros: 1.15 + kg * (grade === "P235GH" ? 4.6 : 5.1) * (finish === "galvanised" ? 1.6 : 1),
				}),
			),
		),
	};
}

interface Flange {
	slug: string;
	category: string;
	title: Text;
	description: Text;
	kg: number;
	dimensions: { d: number; dout: number; t: number; holes: number };
	dn: number;
}

const pressure = "PN 16";

const flange = ({ slug, category: slot, title, description, kg, dimensions, dn }: Flange): ProductSpec => ({
	...parts,
	slug: `${slug}-dn-${dn}-pn-16`,
	category: slot,
	norm: "EN 1092-1",
	title: fill(title, { dn, pressure }),
	description: fill(description, { dn, pressure, ...dimensions }),
	shape: "flange",
	dimensions,
	attributes: stored({ dn, pressure, d: dimensions.d, dout: dimensions.dout, t: dimensions.t }),
	variants: (["S235JR", "P245GH", "P265GH"] as const).map((grade, index) =>
		variantOf({
			title: [grade],
			attributes: { grade },
			kg,
			euros: 2.2 + kg * (slug === "weld-neck-flange" ? 3.4 : 2.9) + kg * index * 0.35,
		}),
	),
});

const plateFlange = ([dn, d, dout, t, holes, hole]: (typeof flanges)[number]): ProductSpec =>
	flange({
		slug: "plate-flange",
		category: "plate-flanges",
		title: {
			de: "Glatter Flansch DN {dn} {pressure}",
			en: "Plate flange DN {dn} {pressure}",
			et: "Lameäärik DN {dn} {pressure}",
			fi: "Levylaippa DN {dn} {pressure}",
		},
		description: {
			de: "Glatter Flansch Typ 01 für Rohr {d} mm, Außendurchmesser {dout} mm, {holes} Bohrungen, {pressure} nach EN 1092-1.",
			en: "Plate flange type 01 for pipe {d} mm, outside diameter {dout} mm, {holes} holes, {pressure} to EN 1092-1.",
			et: "Lameäärik tüüp 01 torule {d} mm, välisläbimõõt {dout} mm, {holes} ava, {pressure} standardi EN 1092-1 järgi.",
			fi: "Levylaippa tyyppi 01 putkelle {d} mm, ulkohalkaisija {dout} mm, {holes} reikää, {pressure} standardin EN 1092-1 mukaan.",
		},
		kg: kgOf((disc(dout) - disc(d + 1) - holes * disc(hole)) * t),
		dimensions: { d, dout, t, holes },
		dn,
	});

const weldNeckFlange = ([dn, d, dout, , holes, hole, t, height]: (typeof flanges)[number]): ProductSpec => {
	const wall = 2 + d / 60;
	return flange({
		slug: "weld-neck-flange",
		category: "weld-neck-flanges",
		title: {
			de: "Vorschweißflansch DN {dn} {pressure}",
			en: "Weld neck flange DN {dn} {pressure}",
			et: "Kraeäärik DN {dn} {pressure}",
			fi: "Kauluslaippa DN {dn} {pressure}",
		},
		description: {
			de: "Vorschweißflansch Typ 11 für Rohr {d} mm, Außendurchmesser {dout} mm, {holes} Bohrungen, {pressure} nach EN 1092-1.",
			en: "Weld neck flange type 11 for pipe {d} mm, outside diameter {dout} mm, {holes} holes, {pressure} to EN 1092-1.",
			et: "Kraeäärik tüüp 11 torule {d} mm, välisläbimõõt {dout} mm, {holes} ava, {pressure} standardi EN 1092-1 järgi.",
			fi: "Kauluslaippa tyyppi 11 putkelle {d} mm, ulkohalkaisija {dout} mm, {holes} reikää, {pressure} standardin EN 1092-1 mukaan.",
		},
		// The hub is about twice as thick as the pipe where it meets the plate.
		kg: kgOf((disc(dout) - disc(d - 2 * wall) - holes * disc(hole)) * t + Math.PI * (d + wall) * wall * 1.8 * (height - t)),
		dimensions: { d, dout, t, holes },
		dn,
	});
};

export const pipeFittings: Family = {
	categories,
	products: [...elbows.map(elbow), ...flanges.map(plateFlange), ...flanges.map(weldNeckFlange)],
};
