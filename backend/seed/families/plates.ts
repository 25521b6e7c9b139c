import { type Family, type ProductSpec, stored, threeFigures } from "../catalogue";
import type { FinishCode } from "../finishes";
import { fill, type Text } from "../text";
import { bySheet, gradesOf } from "../variant";
import { plateCategories } from "./plate-categories";

interface Line {
	slug: string;
	category: string;
	norm: string;
	shape: "plate" | "wear-plate" | "chequer-plate" | "thin-sheet" | "galvanised-sheet" | "coated-sheet";
	title: Text;
	/** Described by {t} mm, {kg} kg/m². */
	description: Text;
	thicknesses: readonly number[];
	/** Additional kg/m² compared with a plain plate. */
	pattern?: number;
	base: number;
	sizes: (t: number) => readonly (readonly [b: number, l: number])[];
	grades: readonly (readonly [string, number])[];
	finishes: readonly FinishCode[];
}

const small = [1000, 2000] as const;
const medium = [1250, 2500] as const;
const large = [1500, 3000] as const;
const wide = [2000, 6000] as const;

const lines: readonly Line[] = [
	{
		slug: "hot-rolled-plate",
		category: "hot-rolled-plates",
		norm: "EN 10025-2",
		shape: "plate",
		title: {
			de: "Blech warmgewalzt {t} mm",
			en: "Hot-rolled plate {t} mm",
			et: "Kuumvaltsitud lehtteras {t} mm",
			fi: "Kuumavalssattu levy {t} mm",
		},
		description: {
			de: "Warmgewalztes Blech aus Baustahl, {t} mm dick. Masse {kg} kg/m², Güte nach EN 10025-2.",
			en: "Hot-rolled structural plate, {t} mm thick. Mass {kg} kg/m², grade to EN 10025-2.",
			et: "Kuumvaltsitud konstruktsioonilehtteras, paksus {t} mm. Mass {kg} kg/m², mark EN 10025-2 järgi.",
			fi: "Kuumavalssattu rakenneteräslevy, paksuus {t} mm. Paino {kg} kg/m², teräslaji standardin EN 10025-2 mukaan.",
		},
		thicknesses: [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50],
		base: 1.02,
		sizes: (t) => (t < 6 ? [small, medium, large] : [small, medium, large, wide]),
		grades: gradesOf("S235JR", "S355J2"),
		finishes: ["raw", "blasted", "primed"],
	},
	{
		slug: "wear-plate",
		category: "wear-plates",
		norm: "EN 10029",
		shape: "wear-plate",
		title: { de: "Verschleißblech {t} mm", en: "Wear plate {t} mm", et: "Kulumiskindel lehtteras {t} mm", fi: "Kulutuslevy {t} mm" },
		description: {
			de: "Vergütetes Verschleißblech, {t} mm dick. Masse {kg} kg/m², kantbar und schweißbar.",
			en: "Quenched wear plate, {t} mm thick. Mass {kg} kg/m², suitable for bending and welding.",
			et: "Karastatud kulumiskindel lehtteras, paksus {t} mm. Mass {kg} kg/m², painutatav ja keevitatav.",
			fi: "Karkaistu kulutuslevy, paksuus {t} mm. Paino {kg} kg/m², taivutettava ja hitsattava.",
		},
		thicknesses: [5, 6, 8, 10, 12, 15, 20, 25, 30],
		base: 1.75,
		sizes: () => [small, medium, large, wide],
		grades: [
			["400 HBW", 0],
			["450 HBW", 0.12],
			["500 HBW", 0.28],
		],
		finishes: ["raw", "primed"],
	},
	{
		slug: "chequered-plate",
		category: "chequered-plates",
		norm: "DIN 59220",
		shape: "chequer-plate",
		title: { de: "Tränenblech {t} mm", en: "Chequered plate {t} mm", et: "Rihvelleht {t} mm", fi: "Kyynellevy {t} mm" },
		description: {
			de: "Warmgewalztes Tränenblech, Grunddicke {t} mm, Muster T nach DIN 59220. Masse {kg} kg/m².",
			en: "Hot-rolled chequered plate, base thickness {t} mm, teardrop pattern T to DIN 59220. Mass {kg} kg/m².",
			et: "Kuumvaltsitud rihvelleht, põhipaksus {t} mm, muster T DIN 59220 järgi. Mass {kg} kg/m².",
			fi: "Kuumavalssattu kyynellevy, perusaineen paksuus {t} mm, kuvio T standardin DIN 59220 mukaan. Paino {kg} kg/m².",
		},
		thicknesses: [3, 4, 5, 6, 8, 10],
		// To be confirmed by an engineer: DIN 59220 gives the mass of each mill's pattern; tables of the trade add 3.5 to 4.5.
		pattern: 4,
		base: 1.16,
		sizes: () => [small, medium, large],
		grades: gradesOf("S235JR", "S355J2"),
		finishes: ["raw", "galvanised"],
	},
	{
		slug: "cold-rolled-sheet",
		category: "cold-rolled-sheets",
		norm: "EN 10130",
		shape: "thin-sheet",
		title: {
			de: "Feinblech kaltgewalzt {t} mm",
			en: "Cold-rolled sheet {t} mm",
			et: "Külmvaltsitud plekk {t} mm",
			fi: "Kylmävalssattu ohutlevy {t} mm",
		},
		description: {
			de: "Kaltgewalztes Feinblech, {t} mm dick, Oberfläche A-m nach EN 10130. Masse {kg} kg/m².",
			en: "Cold-rolled thin sheet, {t} mm thick, surface A-m to EN 10130. Mass {kg} kg/m².",
			et: "Külmvaltsitud õhuke plekk, paksus {t} mm, pind A-m standardi EN 10130 järgi. Mass {kg} kg/m².",
			fi: "Kylmävalssattu ohutlevy, paksuus {t} mm, pinta A-m standardin EN 10130 mukaan. Paino {kg} kg/m².",
		},
		thicknesses: [0.75, 1, 1.25, 1.5, 2, 2.5, 3],
		base: 1.19,
		sizes: () => [small, medium, large],
		grades: [
			["DC01", 0],
			["DC04", 0.07],
		],
		finishes: ["oiled"],
	},
	{
		slug: "galvanised-sheet",
		category: "galvanised-sheets",
		norm: "EN 10346",
		shape: "galvanised-sheet",
		title: { de: "Feinblech verzinkt {t} mm", en: "Galvanised sheet {t} mm", et: "Tsingitud plekk {t} mm", fi: "Sinkitty ohutlevy {t} mm" },
		description: {
			de: "Schmelztauchverzinktes Feinblech, {t} mm dick, nach EN 10346. Masse {kg} kg/m².",
			en: "Hot-dip galvanised sheet, {t} mm thick, to EN 10346. Mass {kg} kg/m².",
			et: "Kuumtsingitud õhuke plekk, paksus {t} mm, standardi EN 10346 järgi. Mass {kg} kg/m².",
			fi: "Kuumasinkitty ohutlevy, paksuus {t} mm, standardin EN 10346 mukaan. Paino {kg} kg/m².",
		},
		thicknesses: [0.5, 0.6, 0.75, 0.88, 1, 1.25, 1.5, 2, 2.5, 3],
		base: 1.28,
		sizes: () => [small, medium, large],
		grades: [
			["DX51D", 0],
			["S350GD", 0.08],
		],
		finishes: ["z140", "z275", "zm310"],
	},
	{
		slug: "coated-flat-sheet",
		category: "coated-flat-sheets",
		norm: "EN 10169",
		shape: "coated-sheet",
		title: {
			de: "Glattblech beschichtet {t} mm",
			en: "Colour-coated sheet {t} mm",
			et: "Värvkattega plekk {t} mm",
			fi: "Maalipinnoitettu sileälevy {t} mm",
		},
		description: {
			de: "Bandbeschichtetes Glattblech, {t} mm dick, Polyester 25 µm nach EN 10169 mit Schutzfolie. Masse {kg} kg/m².",
			en: "Coil-coated flat sheet, {t} mm thick, polyester 25 µm to EN 10169 with protective film. Mass {kg} kg/m².",
			et: "Tehases värvitud sile plekk, paksus {t} mm, polüester 25 µm standardi EN 10169 järgi, kaitsekilega. Mass {kg} kg/m².",
			fi: "Maalipinnoitettu sileälevy, paksuus {t} mm, polyesteri 25 µm standardin EN 10169 mukaan, suojakalvolla. Paino {kg} kg/m².",
		},
		thicknesses: [0.5, 0.6, 0.7],
		base: 1.62,
		sizes: () => [small, [1250, 2000], medium],
		grades: [["DX51D", 0]],
		finishes: ["ral-3009", "ral-7016", "ral-8017", "ral-9002", "ral-9005", "ral-9006"],
	},
];

const plate = (line: Line, t: number): ProductSpec => {
	const kgPerM2 = threeFigures(7.85 * t + (line.pattern ?? 0));
	const sizes = line.sizes(t);
	return {
		slug: `${line.slug}-${String(t).replace(".", "-")}`,
		category: line.category,
		norm: line.norm,
		shape: line.shape,
		title: fill(line.title, { t }),
		description: fill(line.description, { t, kg: kgPerM2 }),
		dimensions: { b: sizes[0]?.[0] ?? 1000, l: sizes[0]?.[1] ?? 2000, t },
		attributes: stored({ t, area_mass: kgPerM2 }),
		unit: "piece",
		trade: "sheet",
		variants: bySheet({ kgPerM2, eurosPerKg: line.base, sizes, grades: line.grades, finishes: line.finishes }),
	};
};

export const plates: Family = {
	categories: plateCategories,
	products: lines.flatMap((line) => line.thicknesses.map((t) => plate(line, t))),
};
