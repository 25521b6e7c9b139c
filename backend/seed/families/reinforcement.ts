import { category, type Family, type ProductSpec, stored, threeFigures } from "../catalogue";
import { byLength } from "../long-products";
import { fill, same } from "../text";
import { sheetSize, variantOf } from "../variant";
import { massOf } from "./bars";

const meshColumns = ["dx", "dy", "px", "py", "length", "grade"] as const;

const categories = [
	category(
		"reinforcement",
		null,
		["d", "length", "grade"],
		{ de: "Betonstahl und Matten", en: "Reinforcement", et: "Sarrusvardad ja sarrusvõrgud", fi: "Betoniteräkset ja verkot" },
		{
			de: "Betonstabstahl B500B, Lagermatten B500A und Bewehrungsmatten in nordischen Größen.",
			en: "Reinforcing bars B500B, German stock mesh B500A and fabric in Nordic sizes.",
			et: "Sarrusvardad B500B, Saksa standardvõrgud B500A ja Põhjamaade mõõdus sarrusvõrgud.",
			fi: "Betoniterästangot B500B, saksalaiset vakioverkot B500A ja pohjoismaiset raudoiteverkot.",
		},
		"rebar-12",
	),
	category(
		"reinforcing-bars",
		"reinforcement",
		["d", "mass", "length", "grade"],
		{ de: "Betonstabstahl", en: "Reinforcing bars", et: "Sarrusvardad", fi: "Harjaterästangot" },
		{
			de: "Gerippter Betonstabstahl B500B, Durchmesser 6 bis 32 mm.",
			en: "Ribbed reinforcing bars B500B, diameters from 6 to 32 mm.",
			et: "Ribidega sarrusvardad B500B, läbimõõt 6–32 mm.",
			fi: "Harjaterästangot B500B, halkaisija 6–32 mm.",
		},
		"rebar-12",
	),
	category(
		"reinforcing-mesh",
		"reinforcement",
		meshColumns,
		{ de: "Betonstahlmatten", en: "Reinforcing mesh", et: "Sarrusvõrgud", fi: "Raudoiteverkot" },
		{
			de: "Geschweißte Matten aus geripptem Draht für Bodenplatten, Decken und Wände.",
			en: "Welded mesh of ribbed wire for ground slabs, floors and walls.",
			et: "Ribitraadist keevisvõrgud põrandaplaatidele, vahelagedele ja seintele.",
			fi: "Harjalangasta hitsatut verkot maanvaraisiin laattoihin, välipohjiin ja seiniin.",
		},
		"mesh-q188a",
	),
	category(
		"q-mesh",
		"reinforcing-mesh",
		meshColumns,
		{ de: "Lagermatten Q", en: "Q stock mesh", et: "Q-standardvõrgud", fi: "Q-vakioverkot" },
		{
			de: "Lagermatten aus B500A mit gleichem Stahlquerschnitt in beiden Richtungen nach DIN 488-4.",
			en: "Stock mesh of B500A with equal steel area in both directions to DIN 488-4.",
			et: "Standardvõrgud terasest B500A, mille terase ristlõige on mõlemas suunas võrdne, DIN 488-4 järgi.",
			fi: "B500A-vakioverkot, joiden teräspinta-ala on sama molempiin suuntiin, standardin DIN 488-4 mukaan.",
		},
		"mesh-q188a",
	),
	category(
		"r-mesh",
		"reinforcing-mesh",
		meshColumns,
		{ de: "Lagermatten R", en: "R stock mesh", et: "R-standardvõrgud", fi: "R-vakioverkot" },
		{
			de: "Lagermatten aus B500A für einachsig gespannte Platten nach DIN 488-4.",
			en: "Stock mesh of B500A for one-way spanning slabs to DIN 488-4.",
			et: "Standardvõrgud terasest B500A ühes suunas kandvatele plaatidele DIN 488-4 järgi.",
			fi: "B500A-vakioverkot yhteen suuntaan kantaviin laattoihin standardin DIN 488-4 mukaan.",
		},
		"mesh-r257a",
	),
	category(
		"nordic-mesh",
		"reinforcing-mesh",
		meshColumns,
		{
			de: "Bewehrungsmatten, nordische Größen",
			en: "Nordic reinforcing mesh",
			et: "Põhjamaade sarrusvõrgud",
			fi: "Pohjoismaiset raudoiteverkot",
		},
		{
			de: "Matten mit quadratischer Masche von 100, 150 oder 200 mm in den in Finnland und Estland üblichen Größen.",
			en: "Mesh with square openings of 100, 150 or 200 mm in the sizes usual in Finland and Estonia.",
			et: "Ruudukujulise silmaga 100, 150 või 200 mm võrgud Soomes ja Eestis tavalistes mõõtudes.",
			fi: "Neliösilmäiset verkot 100, 150 tai 200 mm Suomessa ja Virossa tavallisissa koissa.",
		},
		"mesh-6-150",
	),
];

/** DIN 488: name, longitudinal and cross wire, their spacings in mm, kg a sheet of 6.00 × 2.30 m (Q636A: 2.35 m). */
const stockMesh: readonly (readonly [name: string, dx: number, dy: number, px: number, py: number, kg: number, b: number])[] = [
	["Q188A", 6, 6, 150, 150, 41.7, 2300],
	["Q257A", 7, 7, 150, 150, 56.8, 2300],
	["Q335A", 8, 8, 150, 150, 74.3, 2300],
	["Q424A", 9, 9, 150, 150, 84.4, 2300],
	["Q524A", 10, 10, 150, 150, 100.9, 2300],
	["Q636A", 9, 10, 100, 125, 132.0, 2350],
	["R188A", 6, 6, 150, 250, 33.6, 2300],
	["R257A", 7, 6, 150, 250, 41.2, 2300],
	["R335A", 8, 6, 150, 250, 50.2, 2300],
	["R424A", 9, 8, 150, 250, 67.2, 2300],
	["R524A", 10, 8, 150, 250, 75.7, 2300],
];
const nordicMesh = [
	[5, 150],
	[6, 150],
	[6, 200],
	[7, 150],
	[7, 200],
	[8, 100],
	[8, 150],
	[8, 200],
	[10, 100],
	[10, 150],
	[10, 200],
	[12, 150],
	[12, 200],
] as const;
const bars = [6, 8, 10, 12, 14, 16, 20, 25, 28, 32] as const;

const steel = { unit: "piece", trade: "reinforcement" } as const;

/** EN 10080: mass by nominal diameter. @returns kg/m */
const rebarMass = (d: number): number => massOf((Math.PI / 4) * d * d);

const rebar = (d: number): ProductSpec => ({
	...steel,
	slug: `rebar-${d}`,
	category: "reinforcing-bars",
	title: fill({ de: "Betonstabstahl Ø {d}", en: "Rebar Ø {d}", et: "Sarrusvarras Ø {d}", fi: "Harjateräs Ø {d}" }, { d }),
	description: fill(
		{
			de: "Gerippter, schweißgeeigneter Betonstabstahl B500B, Ø {d} mm, nach DIN 488-2. Masse {kg} kg/m.",
			en: "Ribbed weldable reinforcing bar of {d} mm nominal diameter to EN 10080. Mass {kg} kg/m.",
			et: "Ribidega keevitatav sarrusvarras nimiläbimõõduga {d} mm standardi EN 10080 järgi. Mass {kg} kg/m.",
			fi: "Hitsattava harjaterästanko, nimellishalkaisija {d} mm, standardin EN 10080 mukaan. Paino {kg} kg/m.",
		},
		{ d, kg: rebarMass(d) },
	),
	norm: "EN 10080",
	shape: "rebar",
	dimensions: { d },
	attributes: stored({ d, mass: rebarMass(d) }),
	variants: byLength({
		kgPerM: rebarMass(d),
		eurosPerKg: d <= 8 ? 0.98 : 0.88,
		lengths: [3, 6, 12],
		grades: ["B500B"],
		finishes: ["raw"],
	}),
});

const meshText = {
	de: "Geschweißte Betonstahlmatte, Stäbe {dx} mm im Abstand von {px} mm, Querstäbe {dy} mm im Abstand von {py} mm. Masse {kg} kg/m².",
	en: "Welded reinforcing mesh, {dx} mm wires at {px} mm, {dy} mm cross wires at {py} mm. Mass {kg} kg/m².",
	et: "Keevitatud sarrusvõrk, vardad {dx} mm sammuga {px} mm, põikvardad {dy} mm sammuga {py} mm. Mass {kg} kg/m².",
	fi: "Hitsattu raudoiteverkko, langat {dx} mm jaolla {px} mm, poikkilangat {dy} mm jaolla {py} mm. Paino {kg} kg/m².",
};

interface Mesh {
	slug: string;
	category: string;
	title: ProductSpec["title"];
	norm: string;
	wires: { dx: number; dy: number; px: number; py: number };
	kgPerM2: number;
	/** Width and length in mm. */
	sizes: readonly (readonly [b: number, l: number])[];
	grades: readonly string[];
}

const mesh = ({ wires, kgPerM2, sizes, grades, ...rest }: Mesh): ProductSpec => ({
	...steel,
	...rest,
	description: fill(meshText, { ...wires, kg: threeFigures(kgPerM2) }),
	shape: "welded-mesh",
	dimensions: { ...wires, b: sizes[0]?.[0] ?? 2300, l: sizes[0]?.[1] ?? 6000 },
	attributes: stored({ ...wires, area_mass: threeFigures(kgPerM2) }),
	variants: sizes.flatMap(([b, l]) =>
		grades.map((grade) => {
			const kg = (kgPerM2 * b * l) / 1e6;
			return variantOf({
				title: [sheetSize(b, l), grade],
				attributes: { b, length: l, grade },
				kg,
				euros: kg * (grade === "B500B" ? 1.02 : 0.97),
			});
		}),
	),
});

export const reinforcement: Family = {
	categories,
	products: [
		...bars.map(rebar),
		...stockMesh.map(([name, dx, dy, px, py, kg, b]) =>
			mesh({
				slug: `mesh-${name.toLowerCase()}`,
				category: name.startsWith("Q") ? "q-mesh" : "r-mesh",
				title: fill({ de: "Lagermatte {name}", en: "Stock mesh {name}", et: "Sarrusvõrk {name}", fi: "Vakioverkko {name}" }, { name }),
				norm: "DIN 488-4",
				wires: { dx, dy, px, py },
				kgPerM2: (kg / b / 6000) * 1e6,
				sizes: [[b, 6000]],
				// The final A of the name is the steel grade.
				grades: ["B500A"],
			}),
		),
		...nordicMesh.map(([d, pitch]) =>
			mesh({
				slug: `mesh-${d}-${pitch}`,
				category: "nordic-mesh",
				title: fill(
					{ de: "Bewehrungsmatte {name}", en: "Mesh {name}", et: "Sarrusvõrk {name}", fi: "Raudoiteverkko {name}" },
					{
						name: same(`${d}-${pitch}`),
					},
				),
				norm: "EN 10080",
				wires: { dx: d, dy: d, px: pitch, py: pitch },
				kgPerM2: (2000 / pitch) * rebarMass(d),
				sizes: [
					[2350, 5000],
					[2150, 5000],
					[2350, 6000],
					[1000, 2000],
				],
				grades: ["B500A", "B500B"],
			}),
		),
	],
};
