import { category, type Family, type ProductSpec, rounded, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, same } from "../text";
import { variantOf } from "../variant";
import { gratingMass, meshes } from "./grating-mesh";

const categories = [
	category(
		"stair-treads",
		"gratings",
		["length", "b", "h", "bar", "finish"],
		{ de: "Gitterroststufen", en: "Grating stair treads", et: "Resttrepiastmed", fi: "Ritiläaskelmat" },
		{
			de: "Gitterroststufen mit gelochter Sicherheitsantrittskante und Seitenplatten nach DIN 24531-1, zum Anschrauben an die Wange.",
			en: "Stair treads with nosing and punched end plates to DIN 24531-1, to be bolted to the stringer.",
			et: "Trepiastmed astmenina ja aukudega otsaplaatidega standardi DIN 24531-1 järgi, kinnitatakse poltidega põse külge.",
			fi: "Porrasaskelmat etureunalla ja rei'itetyillä päätylevyillä standardin DIN 24531-1 mukaan, pultataan reisipalkkiin.",
		},
		"stair-tread-1000x270",
	),
];

/** Widths of the stair and depths of the tread in mm. */
const treads: readonly (readonly [l: number, ...depths: number[]])[] = [
	[600, 240, 270],
	[700, 240, 270],
	[800, 240, 270, 305],
	[900, 240, 270, 305],
	[1000, 240, 270, 305],
	[1200, 270, 305],
];
const bars = [
	[30, 2],
	[30, 3],
	[40, 3],
] as const;
const surfaces = ["galvanised", "raw"] as const satisfies readonly FinishCode[];

/** Two end plates 70 × 4 mm and a nosing of chequered plate. */
const trimMass = (l: number, b: number): number => 2 * b * 70 * 4 * 7.85e-6 + l * 0.0016;

const title = {
	de: "Gitterroststufe {l}×{b}",
	en: "Grating stair tread {l}×{b}",
	et: "Resttrepiaste {l}×{b}",
	fi: "Ritiläaskelma {l}×{b}",
};
const description = {
	de: "Stufe {l} mm breit und {b} mm tief, mit gelochter Antrittskante und Seitenplatten 70 × 4 mm, aus S235JR nach DIN 24531-1. Schrauben M12 gesondert.",
	en: "Tread {l} mm wide and {b} mm deep, with perforated nosing and end plates 70 × 4 mm, in S235JR to DIN 24531-1. M12 bolts not included.",
	et: "Aste laiusega {l} mm ja sügavusega {b} mm, perforeeritud astmenina ja otsaplaatidega 70 × 4 mm, terasest S235JR standardi DIN 24531-1 järgi. Poldid M12 eraldi.",
	fi: "Askelma, leveys {l} mm ja syvyys {b} mm, rei'itetty etureuna ja päätylevyt 70 × 4 mm, terästä S235JR standardin DIN 24531-1 mukaan. M12-ruuvit erikseen.",
};
const bearing = { de: "Tragstab {h}×{t}", en: "bearing bar {h}×{t}", et: "kandevarras {h}×{t}", fi: "kantoteräs {h}×{t}" };

const tread = (l: number, b: number): ProductSpec => ({
	slug: `stair-tread-${l}x${b}`,
	category: "stair-treads",
	title: fill(title, { l, b }),
	description: fill(description, { l, b }),
	norm: "DIN 24531-1",
	shape: "stair-tread",
	dimensions: { b, l, h: 30 },
	attributes: stored({ length: l, b, grade: "S235JR" }),
	unit: "piece",
	trade: "gratings",
	variants: meshes.flatMap((mesh) =>
		bars.flatMap(([h, t]) =>
			surfaces.map((finish) => {
				const kg = rounded(gratingMass(mesh, h, t, l, b) + trimMass(l, b), 2);
				return variantOf({
					title: [same(mesh.name), fill(bearing, { h, t }), finishes[finish].title],
					attributes: { h, bar: t, px: mesh.px, py: mesh.py, finish },
					kg,
					euros: 9.8 + kg * (1.78 + finishes[finish].perKg),
				});
			}),
		),
	),
});

export const stairTreads: Family = {
	categories,
	products: treads.flatMap(([l, ...depths]) => depths.map((b) => tread(l, b))),
};
