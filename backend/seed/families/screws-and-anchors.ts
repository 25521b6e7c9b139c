import { category, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, measure, text } from "../text";
import { metres, pieces, variantOf } from "../variant";
import { circle, threads } from "./bolts";

const columns = ["d", "length", "clamp", "finish", "pack"] as const;

const categories = [
	category(
		"self-drilling-screws",
		"fasteners",
		columns,
		text("Bohrschrauben", "Self-drilling screws", "Isepuurduvad kruvid", "Porakärkiruuvit"),
		text(
			"Bohrschrauben mit Sechskantkopf und Dichtscheibe für Dach und Wand, blank verzinkt oder in Blechfarbe.",
			"Hexagon head self-drilling screws with sealing washer for roof and wall, zinc-plated or in sheet colours.",
			"Kuuskantpea ja tihendseibiga isepuurduvad kruvid katusele ja seinale, tsingitud või pleki värvis.",
			"Kuusiokantaiset porakärkiruuvit tiivistealuslevyllä kattoon ja seinään, sinkittyinä tai levyn värissä.",
		),
		"self-drilling-screw-5-5",
	),
	category(
		"wedge-anchors",
		"fasteners",
		columns,
		text("Bolzenanker", "Wedge anchors", "Kiilankrud", "Kiila-ankkurit"),
		text(
			"Bolzenanker aus Stahl für gerissenen und ungerissenen Beton.",
			"Steel wedge anchors for cracked and non-cracked concrete.",
			"Terasest kiilankrud pragunenud ja pragunemata betoonile.",
			"Teräksiset kiila-ankkurit halkeilleeseen ja halkeilemattomaan betoniin.",
		),
		"wedge-anchor-m12",
	),
	category(
		"threaded-rods",
		"fasteners",
		["d", "mass", "length", "grade", "finish"],
		text("Gewindestangen", "Threaded rods", "Keermelatid", "Kierretangot"),
		text(
			"Gewindestangen nach DIN 976-1 in Längen von 1, 2 und 3 m.",
			"Threaded rods to DIN 976-1 in lengths of 1, 2 and 3 m.",
			"Keermelatid DIN 976-1 järgi pikkusega 1, 2 ja 3 m.",
			"Kierretangot DIN 976-1 mukaan, pituudet 1, 2 ja 3 m.",
		),
		"threaded-rod-m12",
	),
];

/** Diameter, then lengths, in mm. */
const screws: readonly (readonly [d: number, lengths: readonly number[]])[] = [
	[4.8, [20, 25, 35]],
	[5.5, [22, 25, 32, 38, 50, 63]],
	[6.3, [25, 32, 38, 50, 63, 80, 100]],
];
const screwColours = ["zinc-plated", "ral-3009", "ral-7016", "ral-8017", "ral-9002", "ral-9006"] as const satisfies readonly FinishCode[];
const anchors: readonly (readonly [d: number, pack: number, lengths: readonly number[]])[] = [
	[8, 50, [65, 75, 95, 115]],
	[10, 50, [75, 90, 110, 130]],
	[12, 25, [100, 110, 120, 145, 180]],
	[16, 20, [125, 145, 170, 200]],
	[20, 10, [160, 200, 240]],
];
const density = 7.85e-6;

const screw = ([d, lengths]: (typeof screws)[number]): ProductSpec => ({
	slug: `self-drilling-screw-${slugged(d)}`,
	category: "self-drilling-screws",
	title: fill(text("Bohrschraube Ø {d}", "Self-drilling screw Ø {d}", "Isepuurduv kruvi Ø {d}", "Porakärkiruuvi Ø {d}"), { d }),
	description: fill(
		text(
			"Bohrschraube Ø {d} mm mit Sechskantkopf SW 8 und Dichtscheibe aus EPDM, bohrt und furcht in einem Arbeitsgang.",
			"Self-drilling screw Ø {d} mm with 8 mm hexagon head and EPDM sealing washer, drills and taps in one go.",
			"Isepuurduv kruvi Ø {d} mm kuuskantpeaga SW 8 ja EPDM-tihendseibiga, puurib ja keermestab ühe korraga.",
			"Porakärkiruuvi Ø {d} mm, kuusiokanta 8 mm ja EPDM-tiivistealuslevy, poraa ja kierteittää yhdellä kertaa.",
		),
		{ d },
	),
	norm: "ISO 15480",
	shape: "screw",
	dimensions: { d, l: lengths[1] ?? 25 },
	attributes: stored({ d, sw: 8 }),
	unit: "pack",
	trade: "fasteners",
	variants: lengths.flatMap((length) =>
		screwColours.flatMap((finish) =>
			[100, 250].map((count) => {
				const kg = (density * circle(d * 0.9, length) + 0.0022) * count;
				return variantOf({
					title: [measure(length, "mm"), finishes[finish].title, pieces(count)],
					attributes: { length, finish, pack: count },
					kg,
					euros: count * (0.045 + length * 0.0011 + (finish === "zinc-plated" ? 0 : 0.022)) * (count > 100 ? 0.9 : 1),
				});
			}),
		),
	),
});

const anchor = ([d, count, lengths]: (typeof anchors)[number]): ProductSpec => ({
	slug: `wedge-anchor-m${d}`,
	category: "wedge-anchors",
	title: fill(text("Bolzenanker M{d}", "Wedge anchor M{d}", "Kiilankur M{d}", "Kiila-ankkuri M{d}"), { d }),
	description: fill(
		text(
			"Bolzenanker M{d} mit Mutter und Scheibe zur Durchsteckmontage, Bohrloch {d} mm, Bemessung nach EN 1992-4.",
			"Wedge anchor M{d} with nut and washer for through fixing, hole {d} mm, designed to EN 1992-4.",
			"Kiilankur M{d} koos mutri ja seibiga läbipaigalduseks, ava {d} mm, arvutus EN 1992-4 järgi.",
			"Kiila-ankkuri M{d} mutterilla ja aluslevyllä läpiasennukseen, porareikä {d} mm, mitoitus EN 1992-4 mukaan.",
		),
		{ d },
	),
	norm: "EN 1992-4",
	shape: "anchor",
	dimensions: { d, l: lengths[1] ?? 100 },
	attributes: stored({ d }),
	unit: "pack",
	trade: "fasteners",
	variants: lengths.flatMap((length) =>
		(["zinc-plated", "galvanised"] as const).map((finish, index) => {
			const kg = density * circle(d * 0.96, length) * 1.25;
			return variantOf({
				title: [measure(length, "mm"), finishes[finish].title, pieces(count)],
				attributes: { length, clamp: Math.max(5, Math.round(length - d * 7)), finish, pack: count },
				kg: kg * count,
				euros: count * (0.22 + kg * (7.2 + index * 1.9)),
			});
		}),
	),
});

/** DIN 976-1 by its pitch diameter. @returns kg/m */
export const threadedRodMass = (pitchDiameter: number): number => threeFigures(density * circle(pitchDiameter, 1000));

const rod = (d: number, pitchDiameter: number): ProductSpec => {
	const mass = threadedRodMass(pitchDiameter);
	return {
		slug: `threaded-rod-m${d}`,
		category: "threaded-rods",
		title: fill(text("Gewindestange M{d}", "Threaded rod M{d}", "Keermelatt M{d}", "Kierretanko M{d}"), { d }),
		description: fill(
			text(
				"Gewindestange M{d} nach DIN 976-1 mit durchgehendem Regelgewinde. Masse {mass} kg/m.",
				"Threaded rod M{d} to DIN 976-1 with continuous coarse thread. Mass {mass} kg/m.",
				"Keermelatt M{d} DIN 976-1 järgi, pidev normaalkeere. Mass {mass} kg/m.",
				"Kierretanko M{d} DIN 976-1 mukaan, jatkuva vakiokierre. Massa {mass} kg/m.",
			),
			{ d, mass },
		),
		norm: "DIN 976-1",
		shape: "threaded-rod",
		dimensions: { d },
		attributes: stored({ d, mass }),
		unit: "piece",
		trade: "fasteners",
		...(d <= 10 ? { minOrder: 5, packSize: 5 } : {}),
		variants: [1, 2, 3].flatMap((length) =>
			(["4.8", "8.8"] as const).flatMap((grade, stronger) =>
				(["zinc-plated", "galvanised"] as const).map((finish, index) =>
					variantOf({
						title: [metres(length), grade, finishes[finish].title],
						attributes: { length: length * 1000, grade, finish },
						kg: mass * length,
						euros: 0.35 + mass * length * (2.35 + stronger * 0.9 + index * 0.9),
						lengthMm: length * 1000,
					}),
				),
			),
		),
	};
};

export const screwsAndAnchors: Family = {
	categories,
	products: [...screws.map(screw), ...anchors.map(anchor), ...threads.map(({ d, pitchDiameter }) => rod(d, pitchDiameter))],
};
