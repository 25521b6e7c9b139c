import { category, type Family, type ProductSpec, stored } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, type Text, text } from "../text";
import { metres, variantOf } from "../variant";
import { massOf } from "./bars";

const categories = [
	category(
		"chain-link-fences",
		"fences-and-gates",
		["mesh", "d", "h", "finish", "length"],
		text("Maschendrahtzäune", "Chain link fences", "Võrkaiad", "Verkkoaidat"),
		text(
			"Viereckgeflecht in Rollen von 10, 15 und 25 m nach EN 10223-6.",
			"Chain link netting in rolls of 10, 15 and 25 m to EN 10223-6.",
			"Punutud võrkaed 10, 15 ja 25 m rullides standardi EN 10223-6 järgi.",
			"Punottu aitaverkko 10, 15 ja 25 metrin rullina standardin EN 10223-6 mukaan.",
		),
		"chain-link-50-2-8-1500",
	),
	category(
		"site-fences",
		"fences-and-gates",
		["b", "h", "finish"],
		text("Bauzäune", "Temporary fencing", "Ajutised piirdeaiad", "Työmaa-aidat"),
		text(
			"Mobile Bauzäune mit Füßen und Verbindern für Baustellen und Veranstaltungen.",
			"Temporary fencing with blocks and clips for building sites and events.",
			"Teisaldatavad piirdeaiad jalgade ja ühendusklambritega ehitusplatsidele ja üritustele.",
			"Siirrettävät aidat jalkoineen ja liittimineen työmaille ja tapahtumiin.",
		),
		"site-fence-3500x2000",
	),
	category(
		"site-fence-panels",
		"site-fences",
		["b", "h", "d", "finish"],
		text("Bauzaunelemente", "Temporary fencing panels", "Piirdeaia paneelid", "Työmaa-aitaelementit"),
		text(
			"Bauzaunelemente mit umlaufendem Rohrrahmen und eingeschweißtem Gitter.",
			"Temporary fencing panels with tubular frame and welded mesh infill.",
			"Toruraami ja keevisvõrguga piirdeaia paneelid.",
			"Putkikehyksiset työmaa-aitaelementit hitsatulla verkolla.",
		),
		"site-fence-3500x2000",
	),
	category(
		"site-fence-parts",
		"site-fences",
		["b", "h", "finish"],
		text("Füße und Verbinder", "Blocks and clips", "Jalad ja ühendused", "Jalat ja liittimet"),
		text(
			"Standfüße, Verbinder und Streben für mobile Bauzäune.",
			"Blocks, clips and braces for temporary fencing.",
			"Jalad, ühendusklambrid ja toed teisaldatavatele piirdeaedadele.",
			"Jalat, liittimet ja tuet siirrettäviin työmaa-aitoihin.",
		),
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
			text(
				"Maschendraht {mesh}×{d}, Höhe {h}",
				"Chain link {mesh}×{d}, height {h}",
				"Võrkaed {mesh}×{d}, kõrgus {h}",
				"Aitaverkko {mesh}×{d}, korkeus {h}",
			),
			{ mesh, d, h },
		),
		description: fill(
			text(
				"Viereckgeflecht mit {mesh} mm Maschenweite aus {d} mm Draht, {h} mm hoch, nach EN 10223-6.",
				"Chain link netting with {mesh} mm mesh of {d} mm wire, {h} mm high, to EN 10223-6.",
				"Punutud võrk silmaga {mesh} mm, traat {d} mm, kõrgus {h} mm, standardi EN 10223-6 järgi.",
				"Punottu verkko, silmä {mesh} mm, lanka {d} mm, korkeus {h} mm, standardin EN 10223-6 mukaan.",
			),
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

const panelTitle = text("Bauzaun {b}×{h}", "Temporary fencing panel {b}×{h}", "Piirdeaia paneel {b}×{h}", "Työmaa-aitaelementti {b}×{h}");
const panelText = text(
	"Mobiles Bauzaunelement, {b} mm breit und {h} mm hoch, Rohrrahmen Ø {d} mm, {kg} kg schwer.",
	"Temporary fencing panel, {b} mm wide and {h} mm high, tube frame Ø {d} mm, weighing {kg} kg.",
	"Teisaldatav piirdeaia paneel, laius {b} mm ja kõrgus {h} mm, toruraam Ø {d} mm, kaal {kg} kg.",
	"Siirrettävä työmaa-aitaelementti, leveys {b} mm ja korkeus {h} mm, putkikehys Ø {d} mm, paino {kg} kg.",
);
const panel = (b: number, h: number, d: number, kg: number, euros: number, suffix = ""): Part => ({
	slug: `site-fence-${b}x${h}${suffix}`,
	category: "site-fence-panels",
	shape: "site-fence",
	title:
		suffix === ""
			? panelTitle
			: fill(text("{title}, schwer", "{title}, heavy", "{title}, tugevdatud", "{title}, raskas"), { title: panelTitle }),
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
		title: text("Bauzaunfuß", "Temporary fencing block", "Piirdeaia jalg", "Työmaa-aidan jalka"),
		description: text(
			"Standfuß mit mehreren Löchern für Rohrrahmen bis 48 mm, mit Griffmulden zum Tragen.",
			"Block with several sockets for frames up to 48 mm, with hand grips.",
			"Mitme avaga jalg kuni 48 mm toruraamidele, käepidemetega.",
			"Monireikäinen jalka enintään 48 mm kehysputkille, kantokahvoin.",
		),
		dimensions: { b: 230, l: 680, h: 130 },
		finishes: ["concrete", "rubber"],
		kg: 25,
		euros: 9.8,
	},
	{
		slug: "site-fence-coupler",
		category: "site-fence-parts",
		shape: "clamp",
		title: text("Bauzaunverbinder", "Temporary fencing clip", "Piirdeaia ühendusklamber", "Työmaa-aidan liitin"),
		description: text(
			"Schelle mit Sicherheitsschraube M8 zum Verbinden zweier Bauzaunelemente.",
			"Clip with M8 security screw for joining two temporary fencing panels.",
			"Turvakruviga M8 klamber kahe piirdeaia paneeli ühendamiseks.",
			"Liitin M8-turvaruuvilla kahden työmaa-aitaelementin yhdistämiseen.",
		),
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
		title: text("Bauzaunstrebe", "Temporary fencing brace", "Piirdeaia tugi", "Työmaa-aidan tuki"),
		description: text(
			"Rückstrebe mit Schelle gegen Wind, passend zu Elementen mit 2000 mm Höhe.",
			"Rear brace with clip against wind, for panels 2000 mm high.",
			"Klambriga tagumine tugi tuule vastu, 2000 mm kõrgustele paneelidele.",
			"Takatuki liittimineen tuulta vastaan, elementeille, joiden korkeus on 2000 mm.",
		),
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
