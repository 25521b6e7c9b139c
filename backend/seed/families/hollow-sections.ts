import { type CategorySpec, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { byLength, rollingPrice } from "../long-products";
import { fill } from "../text";

const categories: readonly CategorySpec[] = [
	{
		slug: "hollow-sections",
		parent: null,
		title: { de: "Hohlprofile", en: "Hollow sections", et: "Õõnesprofiilid", fi: "Putkipalkit" },
		description: {
			de: "Kaltgefertigte Quadrat-, Rechteck- und Rundrohre für den Stahlbau nach EN 10219.",
			en: "Cold-formed square, rectangular and circular hollow sections for structural use to EN 10219.",
			et: "Külmvormitud nelikant-, ristkülik- ja ümartorud teraskonstruktsioonidele standardi EN 10219 järgi.",
			fi: "Kylmämuovatut neliö-, suorakaide- ja pyöreät putkipalkit (rakenneputket) teräsrakenteisiin standardin EN 10219 mukaan.",
		},
		columns: ["h", "b", "t", "length", "grade"],
		drawing: "shs-100x100x5",
	},
	{
		slug: "square-hollow-sections",
		parent: "hollow-sections",
		title: { de: "Quadratrohre", en: "Square hollow sections", et: "Nelikanttorud", fi: "Neliöputkipalkit" },
		description: {
			de: "Geschweißte Quadratrohre nach EN 10219 von 20 bis 300 mm Kantenlänge.",
			en: "Welded square hollow sections to EN 10219 with sides from 20 to 300 mm.",
			et: "Keevitatud nelikanttorud standardi EN 10219 järgi, külje pikkus 20–300 mm.",
			fi: "Hitsatut neliöputkipalkit standardin EN 10219 mukaan, sivun pituus 20–300 mm.",
		},
		columns: ["h", "t", "mass", "length", "grade"],
		drawing: "shs-100x100x5",
	},
	{
		slug: "rectangular-hollow-sections",
		parent: "hollow-sections",
		title: { de: "Rechteckrohre", en: "Rectangular hollow sections", et: "Ristküliktorud", fi: "Suorakaideputkipalkit" },
		description: {
			de: "Geschweißte Rechteckrohre nach EN 10219 für Rahmen, Geländer und Unterkonstruktionen.",
			en: "Welded rectangular hollow sections to EN 10219 for frames, railings and substructures.",
			et: "Keevitatud ristküliktorud standardi EN 10219 järgi raamidele, piiretele ja aluskonstruktsioonidele.",
			fi: "Hitsatut suorakaideputkipalkit standardin EN 10219 mukaan kehiin, kaiteisiin ja alusrakenteisiin.",
		},
		columns: ["h", "b", "t", "mass", "length", "grade"],
		drawing: "rhs-120x60x4",
	},
	{
		slug: "circular-hollow-sections",
		parent: "hollow-sections",
		title: { de: "Rundrohre für den Stahlbau", en: "Circular hollow sections", et: "Ümartorud", fi: "Pyöreät putkipalkit" },
		description: {
			de: "Geschweißte Rundrohre für den Stahlbau nach EN 10219 mit Außendurchmessern von 21,3 bis 323,9 mm.",
			en: "Welded circular hollow sections for structural use to EN 10219, outside diameters from 21.3 to 323.9 mm.",
			et: "Keevitatud ümartorud teraskonstruktsioonidele standardi EN 10219 järgi, välisläbimõõt 21,3–323,9 mm.",
			fi: "Hitsatut pyöreät putkipalkit teräsrakenteisiin standardin EN 10219 mukaan, ulkohalkaisija 21,3–323,9 mm.",
		},
		columns: ["d", "t", "mass", "length", "grade"],
		drawing: "chs-76-1x3-2",
	},
];

/** Side and wall thicknesses in mm. */
const squares: readonly (readonly [side: number, ...walls: number[]])[] = [
	[20, 2],
	[25, 2],
	[30, 2, 3],
	[40, 2, 3, 4],
	[50, 2, 3, 4, 5],
	[60, 3, 4, 5],
	[70, 3, 4, 5],
	[80, 3, 4, 5, 6],
	[90, 4, 5],
	[100, 3, 4, 5, 6, 8, 10],
	[120, 4, 5, 6, 8, 10],
	[140, 5, 6, 8],
	[150, 5, 6, 8, 10],
	[160, 6, 8],
	[180, 6, 8],
	[200, 6, 8, 10, 12.5],
	[250, 8, 10],
	[300, 10, 12.5],
];

const rectangles: readonly (readonly [h: number, b: number, ...walls: number[]])[] = [
	[40, 20, 2],
	[50, 25, 2],
	[50, 30, 2, 3],
	[60, 40, 2, 3, 4],
	[80, 40, 2, 3, 4],
	[80, 60, 4],
	[90, 50, 3, 4],
	[100, 40, 3, 4],
	[100, 50, 3, 4, 5],
	[100, 60, 4, 5],
	[100, 80, 4, 5],
	[120, 60, 3, 4, 5, 6],
	[120, 80, 4, 5, 6],
	[140, 80, 5, 6],
	[150, 100, 5, 6, 8],
	[160, 80, 5, 6],
	[180, 100, 5, 6, 8],
	[200, 100, 5, 6, 8, 10],
	[200, 120, 6, 8],
	[250, 150, 6, 8, 10],
	[300, 200, 8, 10],
];

const circles: readonly (readonly [d: number, ...walls: number[]])[] = [
	[21.3, 2],
	[26.9, 2, 2.6],
	[33.7, 2.6, 3.2],
	[42.4, 2.6, 3.2],
	[48.3, 2.6, 3.2, 4],
	[60.3, 2.9, 3.2, 4],
	[76.1, 2.9, 3.2, 4, 5],
	[88.9, 3.2, 4, 5],
	[101.6, 3.6, 5],
	[114.3, 3.6, 4, 5, 6.3],
	[139.7, 4, 5, 6.3],
	[168.3, 4, 5, 6.3, 8],
	[193.7, 5, 6.3],
	[219.1, 5, 6.3, 8, 10],
	[273, 6.3, 8],
	[323.9, 8, 10],
];

/** EN 10219-2: corner radii by wall thickness, mass with 7850 kg/m³. @returns kg/m */
export function rectangularTubeMass(h: number, b: number, t: number): number {
	const outer = t <= 6 ? 2 * t : t <= 10 ? 2.5 * t : 3 * t;
	const inner = outer - t;
	const area = 2 * t * (b + h - 2 * t) - (4 - Math.PI) * (outer ** 2 - inner ** 2);
	return threeFigures(area * 0.00785);
}

/** @returns kg/m */
export const roundTubeMass = (d: number, t: number): number => threeFigures(Math.PI * (d - t) * t * 0.00785);

const rectangular = {
	de: "Kaltgefertigtes Hohlprofil {h} × {b} mm mit {t} mm Wanddicke, geschweißt, nach EN 10219-2. Masse {kg} kg/m.",
	en: "Cold-formed hollow section {h} × {b} mm with {t} mm wall, welded, to EN 10219-2. Mass {kg} kg/m.",
	et: "Külmvormitud õõnesprofiil {h} × {b} mm seinapaksusega {t} mm, keevitatud, standardi EN 10219-2 järgi. Mass {kg} kg/m.",
	fi: "Kylmämuovattu putkipalkki {h} × {b} mm, seinämä {t} mm, hitsattu, standardin EN 10219-2 mukaan. Paino {kg} kg/m.",
};
const circular = {
	de: "Kaltgefertigtes Rundrohr mit {d} mm Außendurchmesser und {t} mm Wanddicke, geschweißt, nach EN 10219-2. Masse {kg} kg/m.",
	en: "Cold-formed circular hollow section, {d} mm outside diameter and {t} mm wall, welded, to EN 10219-2. Mass {kg} kg/m.",
	et: "Külmvormitud ümartoru välisläbimõõduga {d} mm ja seinapaksusega {t} mm, keevitatud, standardi EN 10219-2 järgi. Mass {kg} kg/m.",
	fi: "Kylmämuovattu pyöreä putkipalkki, ulkohalkaisija {d} mm ja seinämä {t} mm, hitsattu, standardin EN 10219-2 mukaan. Paino {kg} kg/m.",
};

const tubes = { norm: "EN 10219-2", unit: "piece", trade: "tubes" } as const;

const variantsOf = (kgPerM: number) =>
	byLength({
		kgPerM,
		eurosPerKg: rollingPrice(1.18, kgPerM, 12),
		lengths: [6, 12],
		grades: kgPerM < 2 ? ["S235JRH"] : kgPerM > 25 ? ["S355J2H", "S420MH"] : ["S235JRH", "S355J2H"],
		finishes: kgPerM < 6 ? ["raw", "primed", "sendzimir", "galvanised"] : ["raw", "primed", "galvanised"],
	});

function rectangularTube(slug: string, category: string, title: ProductSpec["title"], h: number, b: number, t: number): ProductSpec {
	const kg = rectangularTubeMass(h, b, t);
	return {
		...tubes,
		slug: `${slug}-${slugged(`${h}x${b}x${t}`)}`,
		category,
		title: fill(title, { h, b, t }),
		description: fill(rectangular, { h, b, t, kg }),
		shape: "rectangular-tube",
		dimensions: { h, b, t },
		attributes: stored({ h, b, t, mass: kg }),
		variants: variantsOf(kg),
	};
}

function circularTube(d: number, t: number): ProductSpec {
	const kg = roundTubeMass(d, t);
	return {
		...tubes,
		slug: `chs-${String(d).replace(".", "-")}x${String(t).replace(".", "-")}`,
		category: "circular-hollow-sections",
		title: fill({ de: "Rundrohr {d}×{t}", en: "CHS {d}×{t}", et: "Ümartoru {d}×{t}", fi: "Pyöreä putkipalkki {d}×{t}" }, { d, t }),
		description: fill(circular, { d, t, kg }),
		shape: "round-tube",
		dimensions: { d, t },
		attributes: stored({ d, t, mass: kg }),
		variants: variantsOf(kg),
	};
}

const square = { de: "Quadratrohr {h}×{b}×{t}", en: "SHS {h}×{b}×{t}", et: "Nelikanttoru {h}×{b}×{t}", fi: "Neliöputkipalkki {h}×{b}×{t}" };
const rectangle = {
	de: "Rechteckrohr {h}×{b}×{t}",
	en: "RHS {h}×{b}×{t}",
	et: "Ristküliktoru {h}×{b}×{t}",
	fi: "Suorakaideputkipalkki {h}×{b}×{t}",
};

export const hollowSections: Family = {
	categories,
	products: [
		...squares.flatMap(([side, ...walls]) => walls.map((t) => rectangularTube("shs", "square-hollow-sections", square, side, side, t))),
		...rectangles.flatMap(([h, b, ...walls]) =>
			walls.map((t) => rectangularTube("rhs", "rectangular-hollow-sections", rectangle, h, b, t)),
		),
		...circles.flatMap(([d, ...walls]) => walls.map((t) => circularTube(d, t))),
	],
};
