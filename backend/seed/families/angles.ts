import { category, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { byLength, rollingPrice } from "../long-products";
import { fill } from "../text";

const columns = ["h", "b", "t", "mass", "length", "grade"] as const;

const categories = [
	category(
		"angles",
		"steel-profiles",
		columns,
		{ de: "Winkelstahl", en: "Angles", et: "Nurkterased", fi: "Kulmateräkset" },
		{
			de: "Gleichschenkliger und ungleichschenkliger Winkelstahl, warmgewalzt, nach EN 10056.",
			en: "Equal and unequal leg angles, hot-rolled, to EN 10056.",
			et: "Võrdkülgsed ja erikülgsed nurkterased, kuumvaltsitud, standardi EN 10056 järgi.",
			fi: "Tasakylkiset ja erikylkiset kulmateräkset, kuumavalssatut, standardin EN 10056 mukaan.",
		},
		"angle-80x80x8",
	),
	category(
		"equal-angles",
		"angles",
		["h", "t", "mass", "length", "grade"],
		{ de: "Winkelstahl, gleichschenklig", en: "Equal angles", et: "Võrdkülgsed nurkterased", fi: "Tasakylkiset kulmateräkset" },
		{
			de: "Rundkantiger gleichschenkliger Winkelstahl nach EN 10056-1, Schenkel 20 bis 200 mm.",
			en: "Equal leg angles with rounded root and toes to EN 10056-1, legs from 20 to 200 mm.",
			et: "Ümardatud servadega võrdkülgsed nurkterased standardi EN 10056-1 järgi, küljed 20–200 mm.",
			fi: "Pyöristetyt tasakylkiset kulmateräkset standardin EN 10056-1 mukaan, kyljet 20–200 mm.",
		},
		"angle-80x80x8",
	),
	category(
		"unequal-angles",
		"angles",
		columns,
		{ de: "Winkelstahl, ungleichschenklig", en: "Unequal angles", et: "Erikülgsed nurkterased", fi: "Erikylkiset kulmateräkset" },
		{
			de: "Rundkantiger ungleichschenkliger Winkelstahl nach EN 10056-1.",
			en: "Unequal leg angles with rounded root and toes to EN 10056-1.",
			et: "Ümardatud servadega erikülgsed nurkterased standardi EN 10056-1 järgi.",
			fi: "Pyöristetyt erikylkiset kulmateräkset standardin EN 10056-1 mukaan.",
		},
		"angle-100x65x8",
	),
	category(
		"tees",
		"steel-profiles",
		columns,
		{ de: "T-Stahl", en: "Tees", et: "T-terased", fi: "T-teräkset" },
		{
			de: "Gleichschenkliger T-Stahl mit gerundeten Kanten nach EN 10055.",
			en: "Equal flange tees with rounded root and toes to EN 10055.",
			et: "Ümardatud servadega võrdkülgsed T-terased standardi EN 10055 järgi.",
			fi: "Pyöristetyt tasakylkiset T-teräkset standardin EN 10055 mukaan.",
		},
		"tee-60",
	),
];

/** EN 10056-1: legs, root radius, then wall thicknesses, in mm. */
const angleRows: readonly (readonly [h: number, b: number, r: number, ...walls: number[]])[] = [
	[20, 20, 3.5, 3],
	[25, 25, 3.5, 3, 4],
	[30, 30, 5, 3, 4],
	[35, 35, 5, 4],
	[40, 40, 6, 4, 5],
	[45, 45, 7, 4.5],
	[50, 50, 7, 4, 5, 6],
	[60, 60, 8, 5, 6, 8],
	[65, 65, 9, 7],
	[70, 70, 9, 6, 7],
	[75, 75, 9, 6, 8],
	[80, 80, 10, 8, 10],
	[90, 90, 11, 7, 8, 9, 10],
	[100, 100, 12, 8, 10, 12],
	[120, 120, 13, 10, 12],
	[130, 130, 14, 12],
	[150, 150, 16, 10, 12, 15],
	[160, 160, 17, 15],
	[180, 180, 18, 16, 18],
	[200, 200, 18, 16, 18, 20, 24],
	[30, 20, 4, 3, 4],
	[40, 20, 4, 4],
	[40, 25, 4, 4],
	[45, 30, 4.5, 4],
	[50, 30, 5, 5],
	[60, 30, 5, 5],
	[60, 40, 6, 5, 6],
	[65, 50, 6, 5],
	[70, 50, 7, 6],
	[75, 50, 7, 6, 8],
	[80, 40, 7, 6, 8],
	[80, 60, 8, 7],
	[100, 50, 8, 6, 8],
	[100, 65, 10, 7, 8, 10],
	[100, 75, 10, 8, 10, 12],
	[120, 80, 11, 8, 10, 12],
	[125, 75, 11, 8, 10, 12],
	[150, 75, 12, 9, 10, 12],
	[150, 90, 12, 10, 12],
	[150, 100, 12, 10, 12],
	[200, 100, 15, 10, 12, 15],
	[200, 150, 15, 12],
];

/** EN 10055: height and width, thickness, root radius in mm, kg/m. */
const teeRows: readonly (readonly [size: number, t: number, r: number, kgPerM: number])[] = [
	[30, 4, 4, 1.77],
	[35, 4.5, 4.5, 2.33],
	[40, 5, 5, 2.96],
	[50, 6, 6, 4.44],
	[60, 7, 7, 6.23],
	[70, 8, 8, 8.32],
	[80, 9, 9, 10.7],
	[100, 11, 11, 16.4],
	[120, 13, 13, 23.2],
	[140, 15, 15, 31.3],
];

/** Area of both legs less their common corner, with a root radius r and toes of half of it. @returns kg/m */
const angleMass = (h: number, b: number, t: number, r: number): number =>
	threeFigures((t * (h + b - t) + (1 - Math.PI / 4) * (r ** 2 - 2 * (r / 2) ** 2)) * 0.00785);

const angleTitle = { de: "Winkelstahl {h}×{b}×{t}", en: "Angle {h}×{b}×{t}", et: "Nurkteras {h}×{b}×{t}", fi: "Kulmateräs {h}×{b}×{t}" };
const equalText = {
	de: "Gleichschenkliger Winkelstahl mit {h} mm langen Schenkeln, {t} mm dick, rundkantig nach EN 10056-1. Masse {kg} kg/m.",
	en: "Equal leg angle with legs of {h} mm, {t} mm thick, with rounded edges to EN 10056-1. Mass {kg} kg/m.",
	et: "Võrdkülgne nurkteras küljepikkusega {h} mm, paksus {t} mm, ümardatud servad standardi EN 10056-1 järgi. Mass {kg} kg/m.",
	fi: "Tasakylkinen kulmateräs, kyljen pituus {h} mm, paksuus {t} mm, pyöristetyt reunat standardin EN 10056-1 mukaan. Paino {kg} kg/m.",
};
const unequalText = {
	de: "Ungleichschenkliger Winkelstahl mit Schenkeln von {h} und {b} mm, {t} mm dick, rundkantig nach EN 10056-1. Masse {kg} kg/m.",
	en: "Unequal leg angle with legs of {h} and {b} mm, {t} mm thick, with rounded edges to EN 10056-1. Mass {kg} kg/m.",
	et: "Erikülgne nurkteras külgedega {h} ja {b} mm, paksus {t} mm, ümardatud servad standardi EN 10056-1 järgi. Mass {kg} kg/m.",
	fi: "Erikylkinen kulmateräs, kyljet {h} ja {b} mm, paksuus {t} mm, pyöristetyt reunat standardin EN 10056-1 mukaan. Paino {kg} kg/m.",
};
const teeTitle = { de: "T-Stahl T{h}", en: "Tee T{h}", et: "T-teras T{h}", fi: "T-teräs T{h}" };
const teeText = {
	de: "Warmgewalzter T-Stahl, {h} mm hoch und {h} mm breit, {t} mm dick, nach EN 10055. Masse {kg} kg/m.",
	en: "Hot-rolled tee, {h} mm deep and {h} mm wide, {t} mm thick, to EN 10055. Mass {kg} kg/m.",
	et: "Kuumvaltsitud T-teras, kõrgus {h} mm ja laius {h} mm, paksus {t} mm, standardi EN 10055 järgi. Mass {kg} kg/m.",
	fi: "Kuumavalssattu T-teräs, korkeus {h} mm ja leveys {h} mm, paksuus {t} mm, standardin EN 10055 mukaan. Paino {kg} kg/m.",
};

const rolled = (kgPerM: number, base: number) =>
	byLength({
		kgPerM,
		eurosPerKg: rollingPrice(base, kgPerM, 10),
		lengths: [6, 12],
		grades: kgPerM < 1.5 ? ["S235JR"] : ["S235JR", "S355J2"],
		finishes: ["raw", "primed", "galvanised"],
	});

function angle(h: number, b: number, t: number, r: number): ProductSpec {
	const kg = angleMass(h, b, t, r);
	return {
		slug: `angle-${slugged(`${h}x${b}x${t}`)}`,
		category: h === b ? "equal-angles" : "unequal-angles",
		title: fill(angleTitle, { h, b, t }),
		description: fill(h === b ? equalText : unequalText, { h, b, t, kg }),
		norm: "EN 10056-1",
		shape: "angle",
		dimensions: { h, b, t, r },
		attributes: stored({ h, b, t, r, mass: kg }),
		unit: "piece",
		trade: "sections",
		variants: rolled(kg, h === b ? 1.05 : 1.14),
	};
}

const tee = ([h, t, r, kg]: (typeof teeRows)[number]): ProductSpec => ({
	slug: `tee-${h}`,
	category: "tees",
	title: fill(teeTitle, { h }),
	description: fill(teeText, { h, t, kg }),
	norm: "EN 10055",
	shape: "tee",
	dimensions: { h, b: h, t },
	attributes: stored({ h, b: h, t, r, mass: kg }),
	unit: "piece",
	trade: "sections",
	variants: rolled(kg, 1.24),
});

export const angles: Family = {
	categories,
	products: [...angleRows.flatMap(([h, b, r, ...walls]) => walls.map((t) => angle(h, b, t, r))), ...teeRows.map(tee)],
};
