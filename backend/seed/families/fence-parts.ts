import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { finishes } from "../finishes";
import { fill, type Text } from "../text";
import { pieces, variantOf } from "../variant";
import { coatings, panelHeights } from "./fence-panels";
import { rectangularTubeMass } from "./hollow-sections";

const categories = [
	category(
		"fence-posts",
		"double-rod-fences",
		["b", "depth", "t", "length", "finish"],
		{ de: "Zaunpfosten", en: "Fence posts", et: "Aiapostid", fi: "Aitatolpat" },
		{
			de: "Rechteckige Zaunpfosten mit Kappe zum Einbetonieren oder mit Fußplatte zum Aufdübeln.",
			en: "Rectangular fence posts with cap, to be set in concrete or bolted down by a base plate.",
			et: "Otsakorgiga ristkülikpostid: betoneeritavad või alusplaadiga, ankurdatavad.",
			fi: "Suorakaideputkitolpat hatulla, betoniin valettavat tai pohjalevystä pultattavat.",
		},
		"fence-post-60x40-2400",
	),
	category(
		"fence-fittings",
		"double-rod-fences",
		["b", "h", "finish"],
		{ de: "Zaunbefestigungen", en: "Fence fittings", et: "Aiakinnitid", fi: "Aitakiinnikkeet" },
		{
			de: "Klemmen, Eckverbinder und Abdeckleisten für Doppelstabmatten.",
			en: "Clips, corner connectors and cover strips for twin-wire mesh panels.",
			et: "Klambrid, nurgaühendused ja katteliistud 2D-paneelidele.",
			fi: "Kiinnikkeet, kulmaliittimet ja peitelistat kaksoislankaelementeille.",
		},
		"fence-clip-60",
	),
];

/** The post length for a panel of this height, about 0.5 m of it in the ground. */
const postLength = (h: number): number => Math.floor((h + 570) / 100) * 100;

const title = {
	concrete: {
		de: "Zaunpfosten 60×40, Länge {l}",
		en: "Fence post 60×40, length {l}",
		et: "Aiapost 60×40, pikkus {l}",
		fi: "Aitatolppa 60×40, pituus {l}",
	},
	plate: {
		de: "Zaunpfosten 60×40 mit Fußplatte, Länge {l}",
		en: "Fence post 60×40 with base plate, length {l}",
		et: "Alusplaadiga aiapost 60×40, pikkus {l}",
		fi: "Pohjalevyllinen aitatolppa 60×40, pituus {l}",
	},
} as const;
const description = {
	concrete: {
		de: "Zaunpfosten aus Rechteckrohr 60 × 40 × 2 mm, {l} mm lang, mit Kunststoffkappe, zum Einbetonieren. Für Matten mit {h} mm Höhe.",
		en: "Fence post of rectangular tube 60 × 40 × 2 mm, {l} mm long, with plastic cap, to be set in concrete. For panels {h} mm high.",
		et: "Aiapost ristküliktorust 60 × 40 × 2 mm, pikkus {l} mm, plastotsikuga, betoneeritav. Paneelidele kõrgusega {h} mm.",
		fi: "Aitatolppa suorakaideputkesta 60 × 40 × 2 mm, pituus {l} mm, muovihatulla, maahan valettava. Elementeille, joiden korkeus on {h} mm.",
	},
	plate: {
		de: "Zaunpfosten aus Rechteckrohr 60 × 40 × 2 mm, {l} mm lang, mit Fußplatte 150 × 150 × 8 mm zum Aufdübeln. Für Matten mit {h} mm Höhe.",
		en: "Fence post of rectangular tube 60 × 40 × 2 mm, {l} mm long, with base plate 150 × 150 × 8 mm for bolting down. For panels {h} mm high.",
		et: "Aiapost ristküliktorust 60 × 40 × 2 mm, pikkus {l} mm, alusplaadiga 150 × 150 × 8 mm ankurdamiseks. Paneelidele kõrgusega {h} mm.",
		fi: "Aitatolppa suorakaideputkesta 60 × 40 × 2 mm, pituus {l} mm, pohjalevy 150 × 150 × 8 mm pulttikiinnitykseen. Elementeille, joiden korkeus on {h} mm.",
	},
} as const;

function post(h: number, kind: "concrete" | "plate"): ProductSpec {
	const l = kind === "concrete" ? postLength(h) : h + 70;
	const plate = kind === "plate" ? 1.41 : 0.05;
	return {
		slug: kind === "concrete" ? `fence-post-60x40-${l}` : `fence-post-base-plate-60x40-${l}`,
		category: "fence-posts",
		title: fill(title[kind], { l }),
		description: fill(description[kind], { l, h }),
		norm: "EN 10219-2",
		shape: "fence-post",
		dimensions: { b: 60, d: 40, t: 2, l },
		attributes: stored({ b: 60, depth: 40, t: 2, length: l, grade: "S235JRH" }),
		unit: "piece",
		trade: "fences",
		variants: coatings.map((finish) => {
			const kg = (rectangularTubeMass(60, 40, 2) * l) / 1000 + plate;
			return variantOf({
				title: [finishes[finish].title],
				attributes: { finish },
				kg,
				euros: 2.1 + kg * (2.05 + (finish === "galvanised" ? 0 : 0.35)) + (kind === "plate" ? 3.4 : 0),
			});
		}),
	};
}

interface Fitting {
	slug: string;
	title: Text;
	description: Text;
	b: number;
	h: number;
	kg: number;
	euros: number;
	minOrder?: number;
	packSize?: number;
	/** Pieces per pack; one if sold individually. */
	packs?: readonly number[];
}

const fittings: readonly Fitting[] = [
	{
		slug: "fence-clip-60",
		title: {
			de: "Mattenklemme für Pfosten 60×40",
			en: "Panel clip for posts 60×40",
			et: "Paneeliklamber postile 60×40",
			fi: "Elementtikiinnike tolppaan 60×40",
		},
		description: {
			de: "Klemme aus Edelstahl mit Schraube, hält zwei Doppelstabmatten an einem Zwischenpfosten 60 × 40 mm.",
			en: "Stainless steel clip with screw, holds two twin-wire mesh panels to an intermediate post 60 × 40 mm.",
			et: "Roostevabast terasest klamber koos kruviga, kinnitab kaks 2D-paneeli vahepostile 60 × 40 mm.",
			fi: "Ruostumaton kiinnike ruuveineen, kiinnittää kaksi kaksoislankaelementtiä välitolppaan 60 × 40 mm.",
		},
		b: 40,
		h: 60,
		kg: 0.11,
		euros: 1.35,
		minOrder: 10,
		packSize: 5,
	},
	{
		slug: "fence-corner-clip",
		title: { de: "Eckklemme verstellbar", en: "Adjustable corner clip", et: "Reguleeritav nurgaklamber", fi: "Säädettävä kulmakiinnike" },
		description: {
			de: "Verstellbare Eckklemme von 90 bis 180° für Doppelstabmatten 6/5/6 und 8/6/8.",
			en: "Adjustable corner clip from 90 to 180° for twin-wire mesh panels 6/5/6 and 8/6/8.",
			et: "Reguleeritav nurgaklamber 90–180° 2D-paneelidele 6/5/6 ja 8/6/8.",
			fi: "Säädettävä kulmakiinnike 90–180° kaksoislankaelementeille 6/5/6 ja 8/6/8.",
		},
		b: 50,
		h: 50,
		kg: 0.18,
		euros: 2.9,
		minOrder: 10,
		packSize: 5,
	},
	{
		slug: "fence-cover-strip",
		title: { de: "Abdeckleiste für Pfosten", en: "Cover strip for posts", et: "Posti katteliist", fi: "Tolpan peitelista" },
		description: {
			de: "Abdeckleiste 40 × 4 mm für Zwischenpfosten, deckt die Mattenstöße auf ganzer Höhe ab.",
			en: "Cover strip 40 × 4 mm for intermediate posts, covers the panel joint over its full height.",
			et: "Katteliist 40 × 4 mm vahepostidele, katab paneelide ühenduskoha kogu kõrguses.",
			fi: "Peitelista 40 × 4 mm välitolppiin, peittää elementtien sauman koko korkeudelta.",
		},
		b: 40,
		h: 180,
		kg: 2.1,
		euros: 6.4,
	},
	{
		slug: "fence-security-screw",
		title: { de: "Sicherheitsschraube M8×40", en: "Security screw M8×40", et: "Turvakruvi M8×40", fi: "Turvaruuvi M8×40" },
		description: {
			de: "Abreißschraube M8 × 40 mit Mutter gegen unbefugtes Lösen der Matten.",
			en: "Shear screw M8 × 40 with nut against unauthorised removal of panels.",
			et: "Murduva peaga kruvi M8 × 40 koos mutriga paneelide omavolilise eemaldamise vastu.",
			fi: "Murtokantaruuvi M8 × 40 mutterineen estää elementtien luvattoman irrotuksen.",
		},
		b: 16,
		h: 40,
		kg: 0.024,
		euros: 0.62,
		packs: [25, 100],
	},
	{
		slug: "fence-wall-bracket",
		title: { de: "Wandanschluss für Matten", en: "Wall bracket for panels", et: "Paneeli seinakinnitus", fi: "Elementin seinäkiinnike" },
		description: {
			de: "Winkel zum Anschluss einer Doppelstabmatte an Mauer oder Hauswand, mit Dübelloch 10 mm.",
			en: "Bracket joining a twin-wire mesh panel to a wall, with a 10 mm anchor hole.",
			et: "Nurgik 2D-paneeli kinnitamiseks müürile või seinale, ankruava 10 mm.",
			fi: "Kulmarauta kaksoislankaelementin liittämiseen muuriin tai seinään, ankkurireikä 10 mm.",
		},
		b: 60,
		h: 60,
		kg: 0.21,
		euros: 2.2,
		minOrder: 5,
		packSize: 5,
	},
];

const fitting = ({ slug, title: name, description: facts, b, h, kg, euros, minOrder, packSize, packs = [1] }: Fitting): ProductSpec => ({
	slug,
	category: "fence-fittings",
	title: name,
	description: facts,
	norm: "EN 10223-7",
	shape: "clamp",
	dimensions: { b, h },
	attributes: stored({ b, h }),
	unit: packs.length > 1 ? "pack" : "piece",
	trade: "fences",
	...(minOrder === undefined ? {} : { minOrder }),
	...(packSize === undefined ? {} : { packSize }),
	variants: packs.flatMap((count) =>
		coatings.map((finish) =>
			variantOf({
				title: count > 1 ? [finishes[finish].title, pieces(count)] : [finishes[finish].title],
				attributes: count > 1 ? { finish, pack: count } : { finish },
				kg: kg * count,
				euros: euros * count * (finish === "galvanised" ? 1 : 1.14) * (count >= 100 ? 0.85 : 1),
			}),
		),
	),
});

export const fenceParts: Family = {
	categories,
	products: [
		...panelHeights.map((h) => post(h, "concrete")),
		...panelHeights.slice(0, 7).map((h) => post(h, "plate")),
		...fittings.map(fitting),
	],
};
