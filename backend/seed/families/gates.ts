import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { finishes } from "../finishes";
import { fill, measure } from "../text";
import { variantOf } from "../variant";
import { coatings } from "./fence-panels";

const columns = ["b", "h", "leaves", "finish"] as const;

const categories = [
	category(
		"gates",
		"fences-and-gates",
		columns,
		{ de: "Tore", en: "Gates", et: "Väravad", fi: "Portit" },
		{
			de: "Gehtüren und Drehflügeltore mit Rahmen, Füllung aus Doppelstabmatte, Pfosten und Schloss.",
			en: "Pedestrian and double-leaf gates with frame, twin-wire mesh infill, posts and lock.",
			et: "Raamiga jalgväravad ja kahepoolsed tiibväravad 2D-täidise, postide ja lukuga.",
			fi: "Kehykselliset käynti- ja pariportit, täytteenä kaksoislankaelementti; tolpat ja lukko mukana.",
		},
		"single-gate-1230",
	),
	category(
		"single-gates",
		"gates",
		columns,
		{ de: "Einflügelige Tore", en: "Single-leaf gates", et: "Jalgväravad", fi: "Käyntiportit" },
		{
			de: "Einflügelige Tore von 1000 bis 1500 mm Breite, links und rechts verwendbar.",
			en: "Single-leaf gates from 1000 to 1500 mm wide, for left or right hanging.",
			et: "Ühe tiivaga väravad laiusega 1000–1500 mm, paigaldatavad vasaku- või parempoolsena.",
			fi: "Yksilehtiset portit, leveys 1000–1500 mm, asennettavissa vasen- tai oikeakätisenä.",
		},
		"single-gate-1230",
	),
	category(
		"double-gates",
		"gates",
		columns,
		{ de: "Zweiflügelige Tore", en: "Double-leaf gates", et: "Kahepoolsed tiibväravad", fi: "Pariportit" },
		{
			de: "Zweiflügelige Tore von 2500 bis 5000 mm Breite mit Bodenriegel und Profilzylinder.",
			en: "Double-leaf gates from 2500 to 5000 mm wide with drop bolt and cylinder lock.",
			et: "Kahe tiivaga väravad laiusega 2500–5000 mm, maariivi ja südamiklukuga.",
			fi: "Kaksilehtiset portit, leveys 2500–5000 mm, maasalvalla ja sylinterilukolla.",
		},
		"double-gate-1830",
	),
];

const heights = [830, 1030, 1230, 1430, 1630, 1830, 2030] as const;
const lines = {
	single: {
		leaves: 1,
		widths: [1000, 1250, 1500],
		title: {
			de: "Einflügeliges Tor, Höhe {h}",
			en: "Single-leaf gate, height {h}",
			et: "Jalgvärav, kõrgus {h}",
			fi: "Käyntiportti, korkeus {h}",
		},
		description: {
			de: "Einflügeliges Tor, {h} mm hoch, Rahmen 60 × 40 mm, Füllung Doppelstabmatte 6/5/6. Mit Pfosten, verstellbaren Bändern und Einsteckschloss.",
			en: "Single-leaf gate, {h} mm high, frame 60 × 40 mm, infill of twin-wire mesh panel 6/5/6. With posts, adjustable hinges and mortice lock.",
			et: "Ühe tiivaga värav, kõrgus {h} mm, raam 60 × 40 mm, täidis 2D-paneel 6/5/6. Komplektis postid, reguleeritavad hinged ja lukk.",
			fi: "Yksilehtinen portti, korkeus {h} mm, kehys 60 × 40 mm, täyte kaksoislankaelementti 6/5/6. Mukana tolpat, säädettävät saranat ja upotettava lukko.",
		},
	},
	double: {
		leaves: 2,
		widths: [2500, 3000, 4000, 5000],
		title: {
			de: "Zweiflügeliges Tor, Höhe {h}",
			en: "Double-leaf gate, height {h}",
			et: "Kahepoolne tiibvärav, kõrgus {h}",
			fi: "Pariportti, korkeus {h}",
		},
		description: {
			de: "Zweiflügeliges Tor, {h} mm hoch, Rahmen 60 × 40 mm, Füllung Doppelstabmatte 6/5/6. Mit Pfosten, Bodenriegel und Feststellern.",
			en: "Double-leaf gate, {h} mm high, frame 60 × 40 mm, infill of twin-wire mesh panel 6/5/6. With posts, drop bolt and hold-open catches.",
			et: "Kahe tiivaga värav, kõrgus {h} mm, raam 60 × 40 mm, täidis 2D-paneel 6/5/6. Komplektis postid, maariiv ja fiksaatorid.",
			fi: "Kaksilehtinen portti, korkeus {h} mm, kehys 60 × 40 mm, täyte kaksoislankaelementti 6/5/6. Mukana tolpat, maasalpa ja aukipitosalvat.",
		},
	},
} as const;

function gate(kind: keyof typeof lines, h: number): ProductSpec {
	const { leaves, widths, title, description } = lines[kind];
	return {
		slug: `${kind}-gate-${h}`,
		category: `${kind}-gates`,
		title: fill(title, { h }),
		description: fill(description, { h }),
		norm: "EN 13241",
		shape: "gate",
		dimensions: { b: widths[0], h, leaves },
		attributes: stored({ h, leaves }),
		unit: "piece",
		trade: "fences",
		variants: widths.flatMap((b) =>
			coatings.map((finish) => {
				// Frames of 2.93 kg/m, infill of about 11 kg/m², two posts of 4.5 kg/m with 0.7 m in the ground.
				const frame = ((2 * b + 2 * leaves * h) / 1000) * 2.93;
				const kg = frame + ((b * h) / 1e6) * 11 + 2 * ((h + 700) / 1000) * 4.5;
				return variantOf({
					title: [measure(b, "mm"), finishes[finish].title],
					attributes: { b, finish },
					kg,
					euros: (leaves === 1 ? 105 : 190) + kg * (finish === "galvanised" ? 3.3 : 3.65),
				});
			}),
		),
	};
}

export const gates: Family = {
	categories,
	products: [...heights.map((h) => gate("single", h)), ...heights.map((h) => gate("double", h))],
};
