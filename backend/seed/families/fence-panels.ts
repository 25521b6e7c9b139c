import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill } from "../text";
import { variantOf } from "../variant";
import { massOf } from "./bars";

const columns = ["h", "b", "dv", "dh", "finish"] as const;

const categories = [
	category(
		"fences-and-gates",
		null,
		["h", "b", "finish"],
		{ de: "Zäune und Tore", en: "Fences and gates", et: "Aiad ja väravad", fi: "Aidat ja portit" },
		{
			de: "Doppelstabmatten, Pfosten, Tore, Maschendraht und mobile Bauzäune.",
			en: "Twin-wire mesh panels, posts, gates, chain link and temporary fencing.",
			et: "2D-aiapaneelid, postid, väravad, võrkaed ja teisaldatavad piirdeaiad.",
			fi: "Kaksoislanka-aidat, tolpat, portit, verkkoaidat ja siirrettävät työmaa-aidat.",
		},
		"double-rod-panel-8-6-8-1830",
	),
	category(
		"double-rod-fences",
		"fences-and-gates",
		columns,
		{ de: "Doppelstabmattenzäune", en: "Twin-wire mesh fencing", et: "2D-paneelaiad", fi: "Kaksoislanka-aidat" },
		{
			de: "Zaunsystem aus Doppelstabmatten, Pfosten und Befestigungen.",
			en: "Fencing system of twin-wire mesh panels, posts and fittings.",
			et: "Aiasüsteem 2D-paneelidest, postidest ja kinnititest.",
			fi: "Aitajärjestelmä kaksoislankaelementeistä, tolpista ja kiinnikkeistä.",
		},
		"double-rod-panel-8-6-8-1830",
	),
	category(
		"double-rod-panels-6-5-6",
		"double-rod-fences",
		columns,
		{ de: "Doppelstabmatten 6/5/6", en: "Twin-wire mesh panels 6/5/6", et: "2D-aiapaneelid 6/5/6", fi: "Kaksoislankaelementit 6/5/6" },
		{
			de: "Doppelstabmatten mit 5 mm senkrechten und zweimal 6 mm waagerechten Stäben, 2500 mm breit.",
			en: "Twin-wire mesh panels (656) with 5 mm vertical and twice 6 mm horizontal wires, 2500 mm wide.",
			et: "2D-aiapaneelid: püstvardad 5 mm, rõhtvardad kaks korda 6 mm, laius 2500 mm.",
			fi: "Kaksoislankaelementit: pystylangat 5 mm, vaakalangat kaksi kertaa 6 mm, leveys 2500 mm.",
		},
		"double-rod-panel-6-5-6-1830",
	),
	category(
		"double-rod-panels-8-6-8",
		"double-rod-fences",
		columns,
		{ de: "Doppelstabmatten 8/6/8", en: "Twin-wire mesh panels 8/6/8", et: "2D-aiapaneelid 8/6/8", fi: "Kaksoislankaelementit 8/6/8" },
		{
			de: "Doppelstabmatten mit 6 mm senkrechten und zweimal 8 mm waagerechten Stäben für Gewerbe, Schulen und Sportplätze.",
			en: "Twin-wire mesh panels (868) with 6 mm vertical and twice 8 mm horizontal wires for industry, schools and sports grounds.",
			et: "2D-aiapaneelid tööstusele, koolidele ja spordiväljakutele: püstvardad 6 mm, rõhtvardad kaks korda 8 mm.",
			fi: "Kaksoislankaelementit teollisuuteen, kouluille ja urheilukentille: pystylangat 6 mm, vaakalangat kaksi kertaa 8 mm.",
		},
		"double-rod-panel-8-6-8-1830",
	),
	category(
		"welded-3d-panels",
		"double-rod-fences",
		columns,
		{ de: "3D-Zaunmatten", en: "3D fence panels", et: "3D-aiapaneelid", fi: "3D-aitaelementit" },
		{
			de: "Leichte Zaunmatten mit eingekanteten Sicken für Grundstücke und Betriebshöfe.",
			en: "Light fence panels with V-shaped folds for private grounds and yards.",
			et: "Kerged V-painetega aiapaneelid kruntidele ja hoovidele.",
			fi: "Kevyet V-taitteiset aitaelementit tonteille ja pihoille.",
		},
		"fence-panel-3d-1730",
	),
];

export const panelHeights = [630, 830, 1030, 1230, 1430, 1630, 1830, 2030, 2230, 2430] as const;
const heights3d = [830, 1030, 1230, 1530, 1730, 2030] as const;

export const coatings = ["galvanised", "ral-6005", "ral-7016", "ral-9005"] as const satisfies readonly FinishCode[];

const rod = (d: number): number => massOf((Math.PI / 4) * d * d);
const fences = { unit: "piece", trade: "fences", shape: "fence-panel" } as const;

const coated = (kg: number, perKg: number) =>
	coatings.map((finish) =>
		variantOf({
			title: [finishes[finish].title],
			attributes: { finish },
			kg,
			euros: kg * (perKg + (finish === "galvanised" ? 0 : 0.24 + finishes[finish].perKg / 10)),
		}),
	);

function doubleRod(h: number, dv: number, dh: number): ProductSpec {
	const kind = `${dh}/${dv}/${dh}`;
	const b = 2500;
	// Rods every 50 mm, whose 30 mm above the last pair are part of the height; pairs of rods every 200 mm.
	const kg = 50 * (h / 1000) * rod(dv) + 2 * (Math.floor(h / 200) + 1) * (b / 1000) * rod(dh);
	return {
		...fences,
		slug: `double-rod-panel-${dh}-${dv}-${dh}-${h}`,
		category: `double-rod-panels-${dh}-${dv}-${dh}`,
		title: fill(
			{
				de: "Doppelstabmatte {kind}, Höhe {h}",
				en: "Twin-wire mesh panel {kind}, height {h}",
				et: "2D-aiapaneel {kind}, kõrgus {h}",
				fi: "Kaksoislankaelementti {kind}, korkeus {h}",
			},
			{ kind, h },
		),
		description: fill(
			{
				de: "Doppelstabmatte, {h} mm hoch und 2500 mm breit, senkrechte Stäbe {dv} mm, waagerechte Doppelstäbe {dh} mm, Masche 50 × 200 mm. Einseitig 30 mm Überstand, in der Höhe enthalten.",
				en: "Twin-wire mesh panel, {h} mm high and 2500 mm wide, vertical rods {dv} mm, twin horizontal rods {dh} mm, mesh 50 × 200 mm. Rods stand out 30 mm on one side, included in the height.",
				et: "2D-aiapaneel, kõrgus {h} mm ja laius 2500 mm, püstvardad {dv} mm, topeltrõhtvardad {dh} mm, silm 50 × 200 mm. Ühel küljel ulatuvad vardad 30 mm välja; see on kõrguse sees.",
				fi: "Kaksoislankaelementti, korkeus {h} mm ja leveys 2500 mm, pystylangat {dv} mm, vaakasuuntaiset kaksoislangat {dh} mm, silmä 50 × 200 mm. Toisella reunalla langat ulottuvat 30 mm yli; ylitys sisältyy korkeuteen.",
			},
			{ h, dv, dh },
		),
		norm: "EN 10223-7",
		dimensions: { b, h, dv, dh, pitch: 50 },
		attributes: stored({ h, b, dv, dh }),
		variants: coated(kg, dh === 8 ? 1.18 : 1.26),
	};
}

function panel3d(h: number): ProductSpec {
	const [b, dv, dh] = [2500, 4, 4];
	const kg = 50 * (h / 1000) * rod(dv) + (Math.floor(h / 200) + 1) * 1.4 * (b / 1000) * rod(dh);
	return {
		...fences,
		slug: `fence-panel-3d-${h}`,
		category: "welded-3d-panels",
		title: fill(
			{
				de: "3D-Zaunmatte, Höhe {h}",
				en: "3D fence panel, height {h}",
				et: "3D-aiapaneel, kõrgus {h}",
				fi: "3D-aitaelementti, korkeus {h}",
			},
			{
				h,
			},
		),
		description: fill(
			{
				de: "Zaunmatte mit V-Sicken, {h} mm hoch und 2500 mm breit, Drähte 4 mm, Masche 50 × 200 mm.",
				en: "Fence panel with V-shaped folds, {h} mm high and 2500 mm wide, wires 4 mm, mesh 50 × 200 mm.",
				et: "V-painetega aiapaneel, kõrgus {h} mm ja laius 2500 mm, traat 4 mm, silm 50 × 200 mm.",
				fi: "V-taitteinen aitaelementti, korkeus {h} mm ja leveys 2500 mm, langat 4 mm, silmä 50 × 200 mm.",
			},
			{ h },
		),
		norm: "EN 10223-7",
		dimensions: { b, h, dv, dh, pitch: 50 },
		attributes: stored({ h, b, dv, dh }),
		variants: coated(kg, 1.42),
	};
}

export const fencePanels: Family = {
	categories,
	products: [...panelHeights.map((h) => doubleRod(h, 5, 6)), ...panelHeights.map((h) => doubleRod(h, 6, 8)), ...heights3d.map(panel3d)],
};
