import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, type Text } from "../text";
import { metres, variantOf } from "../variant";
import { massOf } from "./bars";

const categories = [
	category(
		"chain-link-fences",
		"fences-and-gates",
		["mesh", "d", "h", "length", "finish"],
		{ de: "Maschendrahtzäune", en: "Chain link fences", et: "Võrkaiad", fi: "Verkkoaidat" },
		{
			de: "Viereckgeflecht in Rollen von 10, 15 und 25 m nach EN 10223-6.",
			en: "Chain link netting in rolls of 10, 15 and 25 m to EN 10223-6.",
			et: "Punutud võrkaed 10, 15 ja 25 m rullides standardi EN 10223-6 järgi.",
			fi: "Punottu aitaverkko 10, 15 ja 25 metrin rullina standardin EN 10223-6 mukaan.",
		},
		"chain-link-50-2-8-1500",
	),
	category(
		"site-fences",
		"fences-and-gates",
		["b", "h", "finish"],
		{ de: "Bauzäune", en: "Temporary fencing", et: "Ajutised piirdeaiad", fi: "Työmaa-aidat" },
		{
			de: "Mobile Bauzäune mit Füßen und Verbindern für Baustellen und Veranstaltungen.",
			en: "Temporary fencing with blocks and clips for building sites and events.",
			et: "Teisaldatavad piirdeaiad jalgade ja ühendusklambritega ehitusplatsidele ja üritustele.",
			fi: "Siirrettävät aidat jalkoineen ja liittimineen työmaille ja tapahtumiin.",
		},
		"site-fence-3500x2000",
	),
	category(
		"site-fence-panels",
		"site-fences",
		["b", "h", "d", "finish"],
		{ de: "Bauzaunelemente", en: "Temporary fencing panels", et: "Piirdeaia paneelid", fi: "Työmaa-aitaelementit" },
		{
			de: "Bauzaunelemente mit umlaufendem Rohrrahmen und eingeschweißtem Gitter.",
			en: "Temporary fencing panels with tubular frame and welded mesh infill.",
			et: "Toruraami ja keevisvõrguga piirdeaia paneelid.",
			fi: "Putkikehyksiset työmaa-aitaelementit hitsatulla verkolla.",
		},
		"site-fence-3500x2000",
	),
	category(
		"site-fence-parts",
		"site-fences",
		["b", "h", "finish"],
		{ de: "Füße und Verbinder", en: "Blocks and clips", et: "Jalad ja ühendused", fi: "Jalat ja liittimet" },
		{
			de: "Standfüße, Verbinder und Streben für mobile Bauzäune.",
			en: "Blocks, clips and braces for temporary fencing.",
			et: "Jalad, ühendusklambrid ja toed teisaldatavatele piirdeaedadele.",
			fi: "Jalat, liittimet ja tuet siirrettäviin työmaa-aitoihin.",
		},
		"site-fence-foot",
	),
];

const netting = [
	[40, 2.5],
	[50, 2.5],
	[50, 2.8],
	[50, 3.1],
	[60, 2.8],
] as const;
const nettingHeights = [800, 1000, 1250, 1500, 1750, 2000] as const;

function chainLink(mesh: number, d: number, h: number): ProductSpec {
	// Two wires a mesh width, a tenth longer for its weave.
	const kgPerM2 = (2000 / mesh) * 1.07 * massOf((Math.PI / 4) * d * d);
	return {
		slug: `chain-link-${mesh}-${String(d).replace(".", "-")}-${h}`,
		category: "chain-link-fences",
		title: fill(
			{
				de: "Maschendraht {mesh}×{d}, Höhe {h}",
				en: "Chain link {mesh}×{d}, height {h}",
				et: "Võrkaed {mesh}×{d}, kõrgus {h}",
				fi: "Aitaverkko {mesh}×{d}, korkeus {h}",
			},
			{ mesh, d, h },
		),
		description: fill(
			{
				de: "Viereckgeflecht mit {mesh} mm Maschenweite aus {d} mm Draht, {h} mm hoch, nach EN 10223-6.",
				en: "Chain link netting with {mesh} mm mesh of {d} mm wire, {h} mm high, to EN 10223-6.",
				et: "Punutud võrk silmaga {mesh} mm, traat {d} mm, kõrgus {h} mm, standardi EN 10223-6 järgi.",
				fi: "Punottu verkko, silmä {mesh} mm, lanka {d} mm, korkeus {h} mm, standardin EN 10223-6 mukaan.",
			},
			{ mesh, d, h },
		),
		norm: "EN 10223-6",
		shape: "chain-link",
		dimensions: { mesh, d, h },
		attributes: stored({ mesh, d, h }),
		unit: "roll",
		trade: "fences",
		variants: [10, 15, 25].flatMap((length) =>
			(["galvanised", "ral-6005", "ral-7016"] as const).map((finish) => {
				const kg = (kgPerM2 * h * length) / 1000;
				return variantOf({
					title: [metres(length), finishes[finish].title],
					attributes: { length: length * 1000, finish },
					kg,
					euros: 6 + kg * (finish === "galvanised" ? 1.85 : 2.3),
					lengthMm: length * 1000,
				});
			}),
		),
	};
}

interface Part {
	slug: string;
	category: string;
	shape: string;
	title: Text;
	description: Text;
	dimensions: Readonly<Record<string, number>>;
	finishes: readonly FinishCode[];
	kg: number;
	euros: number;
	minOrder?: number;
	packSize?: number;
}

const panelTitle = {
	de: "Bauzaun {b}×{h}",
	en: "Temporary fencing panel {b}×{h}",
	et: "Piirdeaia paneel {b}×{h}",
	fi: "Työmaa-aitaelementti {b}×{h}",
};
const panelText = {
	de: "Mobiles Bauzaunelement, {b} mm breit und {h} mm hoch, Rohrrahmen Ø {d} mm, {kg} kg schwer.",
	en: "Temporary fencing panel, {b} mm wide and {h} mm high, tube frame Ø {d} mm, weighing {kg} kg.",
	et: "Teisaldatav piirdeaia paneel, laius {b} mm ja kõrgus {h} mm, toruraam Ø {d} mm, kaal {kg} kg.",
	fi: "Siirrettävä työmaa-aitaelementti, leveys {b} mm ja korkeus {h} mm, putkikehys Ø {d} mm, paino {kg} kg.",
};
const panel = (b: number, h: number, d: number, kg: number, euros: number, suffix = ""): Part => ({
	slug: `site-fence-${b}x${h}${suffix}`,
	category: "site-fence-panels",
	shape: "site-fence",
	title:
		suffix === ""
			? panelTitle
			: fill({ de: "{title}, schwer", en: "{title}, heavy", et: "{title}, tugevdatud", fi: "{title}, raskas" }, { title: panelTitle }),
	description: fill(panelText, { b, h, d, kg }),
	dimensions: { b, h, d },
	finishes: ["galvanised", "ral-5010"],
	kg,
	euros,
});

const parts: readonly Part[] = [
	panel(3500, 2000, 42.4, 17.5, 39.5),
	panel(3500, 2000, 48.3, 23, 52, "-heavy"),
	panel(2200, 2000, 42.4, 12.8, 33),
	panel(1200, 2000, 42.4, 9.4, 29),
	panel(3500, 1200, 42.4, 13.6, 34),
	panel(2200, 1100, 33.7, 11.5, 31),
	{
		slug: "site-fence-foot",
		category: "site-fence-parts",
		shape: "fence-foot",
		title: { de: "Bauzaunfuß", en: "Temporary fencing block", et: "Piirdeaia jalg", fi: "Työmaa-aidan jalka" },
		description: {
			de: "Standfuß mit mehreren Löchern für Rohrrahmen bis 48 mm, mit Griffmulden zum Tragen.",
			en: "Block with several sockets for frames up to 48 mm, with hand grips.",
			et: "Mitme avaga jalg kuni 48 mm toruraamidele, käepidemetega.",
			fi: "Monireikäinen jalka enintään 48 mm kehysputkille, kantokahvoin.",
		},
		dimensions: { b: 230, l: 680, h: 130 },
		finishes: ["concrete", "rubber"],
		kg: 25,
		euros: 9.8,
	},
	{
		slug: "site-fence-coupler",
		category: "site-fence-parts",
		shape: "clamp",
		title: { de: "Bauzaunverbinder", en: "Temporary fencing clip", et: "Piirdeaia ühendusklamber", fi: "Työmaa-aidan liitin" },
		description: {
			de: "Schelle mit Sicherheitsschraube M8 zum Verbinden zweier Bauzaunelemente.",
			en: "Clip with M8 security screw for joining two temporary fencing panels.",
			et: "Turvakruviga M8 klamber kahe piirdeaia paneeli ühendamiseks.",
			fi: "Liitin M8-turvaruuvilla kahden työmaa-aitaelementin yhdistämiseen.",
		},
		dimensions: { b: 45, h: 90 },
		finishes: ["galvanised", "zinc-plated"],
		kg: 0.32,
		euros: 1.75,
		minOrder: 10,
		packSize: 10,
	},
	{
		slug: "site-fence-brace",
		category: "site-fence-parts",
		shape: "clamp",
		title: { de: "Bauzaunstrebe", en: "Temporary fencing brace", et: "Piirdeaia tugi", fi: "Työmaa-aidan tuki" },
		description: {
			de: "Rückstrebe mit Schelle gegen Wind, passend zu Elementen mit 2000 mm Höhe.",
			en: "Rear brace with clip against wind, for panels 2000 mm high.",
			et: "Klambriga tagumine tugi tuule vastu, 2000 mm kõrgustele paneelidele.",
			fi: "Takatuki liittimineen tuulta vastaan, elementeille, joiden korkeus on 2000 mm.",
		},
		dimensions: { b: 1100, h: 1700 },
		finishes: ["galvanised"],
		kg: 5.6,
		euros: 21.5,
	},
];

const part = ({ title, finishes: surfaces, kg, euros, dimensions, minOrder, packSize, ...rest }: Part): ProductSpec => ({
	...rest,
	title: fill(title, dimensions),
	dimensions,
	norm: "EN 10219-2",
	attributes: stored(Object.fromEntries(Object.entries(dimensions).map(([code, value]) => [code === "l" ? "length" : code, value]))),
	unit: "piece",
	trade: "fences",
	...(minOrder === undefined ? {} : { minOrder }),
	...(packSize === undefined ? {} : { packSize }),
	variants: surfaces.map((finish, index) =>
		variantOf({ title: [finishes[finish].title], attributes: { finish }, kg, euros: euros * (1 + index * 0.18) }),
	),
});

export const wireAndSiteFences: Family = {
	categories,
	products: [...netting.flatMap(([mesh, d]) => nettingHeights.map((h) => chainLink(mesh, d, h))), ...parts.map(part)],
};
