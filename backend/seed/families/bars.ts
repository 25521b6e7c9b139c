import { category, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { byLength, type Range, rollingPrice } from "../long-products";
import { fill, type Text } from "../text";

const categories = [
	category(
		"steel-bars",
		null,
		["b", "d", "t", "length", "grade"],
		{ de: "Stabstahl", en: "Steel bars", et: "Terasvardad", fi: "Terästangot" },
		{
			de: "Flach-, Vierkant- und Rundstahl, warmgewalzt oder blank, in Stäben von 3 und 6 m.",
			en: "Flat, square and round bars, hot-rolled or bright, in bars of 3 and 6 m.",
			et: "Latt-teras, nelikant- ja ümarterased, kuumvaltsitud või kalibreeritud, 3 ja 6 m lattidena.",
			fi: "Latta-, neliö- ja pyörötangot, kuumavalssattuina tai kirkkaina, 3 ja 6 metrin tankoina.",
		},
		"flat-bar-100x10",
	),
	category(
		"flat-bars",
		"steel-bars",
		["b", "t", "mass", "length", "grade"],
		{ de: "Flachstahl", en: "Flat bars", et: "Latt-teras", fi: "Lattateräkset" },
		{
			de: "Warmgewalzter Flachstahl nach EN 10058, 20 bis 150 mm breit.",
			en: "Hot-rolled flat bars to EN 10058, 20 to 150 mm wide.",
			et: "Kuumvaltsitud latt-teras standardi EN 10058 järgi, laius 20–150 mm.",
			fi: "Kuumavalssatut lattateräkset standardin EN 10058 mukaan, leveys 20–150 mm.",
		},
		"flat-bar-100x10",
	),
	category(
		"square-bars",
		"steel-bars",
		["b", "mass", "length", "grade"],
		{ de: "Vierkantstahl", en: "Square bars", et: "Nelikantterased", fi: "Neliöteräkset" },
		{
			de: "Warmgewalzter Vierkantstahl nach EN 10059, Kantenlänge 8 bis 80 mm.",
			en: "Hot-rolled square bars to EN 10059, sides from 8 to 80 mm.",
			et: "Kuumvaltsitud nelikantterased standardi EN 10059 järgi, külg 8–80 mm.",
			fi: "Kuumavalssatut neliöteräkset standardin EN 10059 mukaan, sivu 8–80 mm.",
		},
	),
	category(
		"round-bars",
		"steel-bars",
		["d", "mass", "length", "grade"],
		{ de: "Rundstahl", en: "Round bars", et: "Ümarterased", fi: "Pyörötangot" },
		{
			de: "Warmgewalzter Rundstahl nach EN 10060, Durchmesser 8 bis 150 mm.",
			en: "Hot-rolled round bars to EN 10060, diameters from 8 to 150 mm.",
			et: "Kuumvaltsitud ümarterased standardi EN 10060 järgi, läbimõõt 8–150 mm.",
			fi: "Kuumavalssatut pyöröteräkset standardin EN 10060 mukaan, halkaisija 8–150 mm.",
		},
	),
	category(
		"bright-round-bars",
		"steel-bars",
		["d", "mass", "length", "grade", "finish"],
		{ de: "Blanker Rundstahl", en: "Bright round bars", et: "Kalibreeritud ümarterased", fi: "Kirkaat pyöröteräkset" },
		{
			de: "Blankstahl h9 nach EN 10277 und EN 10278 für Drehteile, Wellen und Bolzen.",
			en: "Bright steel h9 to EN 10277 and EN 10278 for turned parts, shafts and pins.",
			et: "Kalibreeritud ümarterased h9 standardite EN 10277 ja EN 10278 järgi treidetailidele, võllidele ja tihvtidele.",
			fi: "Kirkaat pyöröteräkset h9 standardien EN 10277 ja EN 10278 mukaan sorvattaviin osiin, akseleihin ja tappeihin.",
		},
	),
];

/** EN 10058: width, then thicknesses, in mm. */
const flats: readonly (readonly [b: number, ...thicknesses: number[]])[] = [
	[20, 4, 5, 6, 8, 10],
	[25, 4, 5, 6, 8, 10],
	[30, 4, 5, 6, 8, 10, 12],
	[40, 4, 5, 6, 8, 10, 12, 15, 20],
	[50, 5, 6, 8, 10, 12, 15, 20],
	[60, 5, 6, 8, 10, 12, 15, 20],
	[70, 6, 8, 10, 12],
	[80, 5, 6, 8, 10, 12, 15, 20],
	[90, 8, 10, 12],
	[100, 5, 6, 8, 10, 12, 15, 20],
	[120, 6, 8, 10, 12, 15, 20],
	[130, 10, 12],
	[140, 8, 10, 12],
	[150, 8, 10, 12, 15, 20],
];
const squareSides = [8, 10, 12, 14, 15, 16, 18, 20, 22, 25, 30, 35, 40, 50, 60, 70, 80] as const;
const rounds = [8, 10, 12, 14, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 120, 150] as const;
const brights = [5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30, 32, 35, 40, 45, 50, 60, 70, 80] as const;

const density = 0.00785;
/** kg/m from a cross-section in mm². */
export const massOf = (area: number): number => threeFigures(area * density);

const stock = { unit: "piece", trade: "sections" } as const;

interface Bar {
	slug: string;
	category: string;
	norm: string;
	shape: string;
	title: Text;
	description: Text;
	dimensions: Readonly<Record<string, number>>;
	kg: number;
	range: Pick<Range, "lengths" | "grades" | "finishes">;
	base: number;
}

const bar = ({ title, description, dimensions, kg, range, base, ...rest }: Bar): ProductSpec => ({
	...stock,
	...rest,
	dimensions,
	title: fill(title, dimensions),
	description: fill(description, { ...dimensions, kg }),
	attributes: stored({ ...dimensions, mass: kg }),
	variants: byLength({ ...range, kgPerM: kg, eurosPerKg: rollingPrice(base, kg, 5) }),
});

const rolled: Bar["range"] = { lengths: [3, 6], grades: ["S235JR", "S355J2"], finishes: ["raw", "primed", "galvanised"] };

const flatBar = (b: number, t: number): Bar => ({
	slug: `flat-bar-${slugged(`${b}x${t}`)}`,
	category: "flat-bars",
	norm: "EN 10058",
	shape: "flat-bar",
	title: { de: "Flachstahl {b}×{t}", en: "Flat bar {b}×{t}", et: "Latt-teras {b}×{t}", fi: "Lattateräs {b}×{t}" },
	description: {
		de: "Warmgewalzter Flachstahl, {b} mm breit und {t} mm dick, nach EN 10058. Masse {kg} kg/m.",
		en: "Hot-rolled flat bar, {b} mm wide and {t} mm thick, to EN 10058. Mass {kg} kg/m.",
		et: "Kuumvaltsitud latt-teras, laius {b} mm ja paksus {t} mm, standardi EN 10058 järgi. Mass {kg} kg/m.",
		fi: "Kuumavalssattu lattateräs, leveys {b} mm ja paksuus {t} mm, standardin EN 10058 mukaan. Paino {kg} kg/m.",
	},
	dimensions: { b, t },
	kg: massOf(b * t),
	range: rolled,
	base: 1.04,
});

const squareBar = (b: number): Bar => ({
	slug: `square-bar-${b}`,
	category: "square-bars",
	norm: "EN 10059",
	shape: "square-bar",
	title: { de: "Vierkantstahl {b}×{b}", en: "Square bar {b}×{b}", et: "Nelikantteras {b}×{b}", fi: "Neliötanko {b}×{b}" },
	description: {
		de: "Warmgewalzter Vierkantstahl mit {b} mm Kantenlänge nach EN 10059. Masse {kg} kg/m.",
		en: "Hot-rolled square bar with {b} mm sides to EN 10059. Mass {kg} kg/m.",
		et: "Kuumvaltsitud nelikantteras küljepikkusega {b} mm standardi EN 10059 järgi. Mass {kg} kg/m.",
		fi: "Kuumavalssattu neliöteräs, sivu {b} mm, standardin EN 10059 mukaan. Paino {kg} kg/m.",
	},
	dimensions: { b },
	kg: massOf(b * b),
	range: rolled,
	base: 1.09,
});

const roundBar = (d: number): Bar => ({
	slug: `round-bar-${d}`,
	category: "round-bars",
	norm: "EN 10060",
	shape: "round-bar",
	title: { de: "Rundstahl Ø {d}", en: "Round bar Ø {d}", et: "Ümarteras Ø {d}", fi: "Pyörötanko Ø {d}" },
	description: {
		de: "Warmgewalzter Rundstahl mit {d} mm Durchmesser nach EN 10060. Masse {kg} kg/m.",
		en: "Hot-rolled round bar of {d} mm diameter to EN 10060. Mass {kg} kg/m.",
		et: "Kuumvaltsitud ümarteras läbimõõduga {d} mm standardi EN 10060 järgi. Mass {kg} kg/m.",
		fi: "Kuumavalssattu pyöröteräs, halkaisija {d} mm, standardin EN 10060 mukaan. Paino {kg} kg/m.",
	},
	dimensions: { d },
	kg: massOf((Math.PI / 4) * d * d),
	range: {
		lengths: [3, 6],
		grades: d >= 40 ? ["S235JR", "S355J2", "42CrMo4+QT"] : ["S235JR", "S355J2"],
		finishes: d > 60 ? ["raw"] : ["raw", "galvanised"],
	},
	base: 1.07,
});

const brightBar = (d: number): Bar => ({
	slug: `bright-round-bar-${d}`,
	category: "bright-round-bars",
	norm: "EN 10278",
	shape: "bright-round-bar",
	title: {
		de: "Blankstahl Ø {d} h9",
		en: "Bright round bar Ø {d} h9",
		et: "Kalibreeritud ümarteras Ø {d} h9",
		fi: "Kirkas pyöröteräs Ø {d} h9",
	},
	description: {
		de: "Blanker Rundstahl mit {d} mm Durchmesser, Toleranz h9 nach EN 10278. Masse {kg} kg/m.",
		en: "Bright round bar of {d} mm diameter, tolerance h9 to EN 10278. Mass {kg} kg/m.",
		et: "Kalibreeritud ümarteras läbimõõduga {d} mm, tolerants h9 standardi EN 10278 järgi. Mass {kg} kg/m.",
		fi: "Kirkas pyöröteräs, halkaisija {d} mm, toleranssi h9 standardin EN 10278 mukaan. Paino {kg} kg/m.",
	},
	dimensions: { d },
	kg: massOf((Math.PI / 4) * d * d),
	range: {
		lengths: [3, 6],
		grades: ["S235JRC+C", "S355J2C+C", "11SMn30+C", "C45+C"],
		finishes: d >= 10 && d <= 50 ? ["drawn", "ground"] : ["drawn"],
	},
	base: 1.72,
});

export const bars: Family = {
	categories,
	products: [
		...flats.flatMap(([b, ...thicknesses]) => thicknesses.map((t) => flatBar(b, t))),
		...squareSides.map(squareBar),
		...rounds.map(roundBar),
		...brights.map(brightBar),
	].map(bar),
};
