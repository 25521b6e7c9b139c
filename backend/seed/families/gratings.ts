import { category, type Family, type ProductSpec, slugged, stored, threeFigures } from "../catalogue";
import { type FinishCode, finishes } from "../finishes";
import { fill, same } from "../text";
import { pieces, sheetSize, variantOf } from "../variant";
import { gratingMass, type Mesh, meshes } from "./grating-mesh";
import { stairTreads } from "./stair-treads";

const columns = ["h", "bar", "length", "b", "finish"] as const;

const categories = [
	category(
		"gratings",
		null,
		columns,
		{ de: "Gitterroste", en: "Gratings", et: "Restid", fi: "Ritilät" },
		{
			de: "Gitterroste, Treppenstufen und Befestigungen für Bühnen, Laufstege, Treppen und Schächte.",
			en: "Gratings, stair treads and fixings for platforms, walkways, stairs and pits.",
			et: "Restid, trepiastmed ja kinnitid platvormidele, käiguteedele, treppidele ja kaevudele.",
			fi: "Ritilät, porrasaskelmat ja kiinnikkeet hoitotasoille, kulkusilloille, portaisiin ja kaivoihin.",
		},
		"grating-30x30-30x3",
	),
	category(
		"floor-gratings",
		"gratings",
		columns,
		{ de: "Bodenroste", en: "Floor gratings", et: "Põrandarestid", fi: "Tasoritilät" },
		{
			de: "Eingefasste Roste in Lagergrößen. Das erste Maß ist die Länge der Tragstäbe, also die Stützrichtung.",
			en: "Banded panels in stock sizes. The first dimension is the length of the bearing bars, that is the span.",
			et: "Ääristatud restid laomõõtudes. Esimene mõõt on kandevarraste pikkus ehk sille suund.",
			fi: "Reunustetut ritilät varastomittaisina. Ensimmäinen mitta on kantoterästen pituus eli kantosuunta.",
		},
		"grating-30x30-30x3",
	),
	category(
		"pressed-gratings",
		"floor-gratings",
		columns,
		{ de: "Pressroste 30×30", en: "Pressed gratings 30×30", et: "Pressrestid 30×30", fi: "Puristetut ritilät 30×30" },
		{
			de: "Pressroste mit 30 × 30 mm Maschenweite, Teilung 33,3 × 33,3 mm.",
			en: "Pressed gratings with a clear mesh of 30 × 30 mm, pitch 33.3 × 33.3 mm.",
			et: "Pressrestid silmaga 30 × 30 mm, samm 33,3 × 33,3 mm.",
			fi: "Puristetut ritilät, silmäkoko 30 × 30 mm, jako 33,3 × 33,3 mm.",
		},
		"grating-30x30-30x3",
	),
	category(
		"welded-gratings",
		"floor-gratings",
		columns,
		{ de: "Schweißpressroste 34×38", en: "Forge-welded gratings 34×38", et: "Keevisrestid 34×38", fi: "Hitsatut ritilät 34×38" },
		{
			de: "Schweißpressroste mit 34,3 × 38,1 mm Teilung und verdrillten Querstäben, die übliche Ausführung für Industriebühnen.",
			en: "Forge-welded gratings with a pitch of 34.3 × 38.1 mm and twisted cross bars, the usual type for industrial platforms.",
			et: "Keevisrestid sammuga 34,3 × 38,1 mm ja keerutatud põikvarrastega, tavaline lahendus tööstusplatvormidele.",
			fi: "Hitsatut ritilät, jako 34,3 × 38,1 mm ja kierretyt sideteräkset, tavallisin ratkaisu teollisuuden hoitotasoille.",
		},
		"grating-34x38-30x3",
	),
	...stairTreads.categories,
	category(
		"grating-fixings",
		"gratings",
		["h", "finish", "pack"],
		{ de: "Gitterrostbefestigungen", en: "Grating fixings", et: "Restikinnitid", fi: "Ritiläkiinnikkeet" },
		{
			de: "Klemmen mit Oberteil, Schraube und Unterteil, ohne Bohren an den Flansch geklemmt. Je Rost vier Stück.",
			en: "Clips of saddle, bolt and lower jaw, clamped to the flange without drilling. Four to a panel.",
			et: "Klambrid ülaosa, poldi ja alaosaga, kinnituvad talavöö külge ilma puurimata. Resti kohta neli tükki.",
			fi: "Kiinnikkeet, joissa on yläosa, ruuvi ja alaleuka; puristuvat laippaan ilman porausta. Neljä kappaletta ritilää kohti.",
		},
		"grating-clip-34x38-30",
	),
];

/** Bearing bars in mm. */
const bars: readonly (readonly [h: number, t: number])[] = [
	[25, 2],
	[25, 3],
	[30, 2],
	[30, 3],
	[35, 3],
	[40, 2],
	[40, 3],
];
const spans = [500, 600, 700, 800, 900, 1000, 1200, 1500, 2000] as const;
const widths = [500, 800, 1000] as const;
const stockMats = [
	[3000, 1000],
	[6000, 1000],
] as const;
const sizes = [...spans.flatMap((l) => widths.map((b) => [l, b] as const)), ...stockMats];

const plain = {
	de: "{kind} {mesh}, Tragstab {h}×{t}",
	en: "{kind} {mesh}, bearing bar {h}×{t}",
	et: "{kind} {mesh}, kandevarras {h}×{t}",
	fi: "{kind} {mesh}, kantoteräs {h}×{t}",
};
const serrated = {
	de: "{kind} {mesh}, Tragstab {h}×{t}, gezahnt",
	en: "{kind} {mesh}, bearing bar {h}×{t}, serrated",
	et: "{kind} {mesh}, kandevarras {h}×{t}, hammastatud",
	fi: "{kind} {mesh}, kantoteräs {h}×{t}, hammastettu",
};
const description = {
	de: "Tragstäbe {h} × {t} mm in {px} mm Abstand, Querstäbe in {py} mm Abstand, ringsum eingefasst, aus S235JR nach {norm}. Masse {kg} kg/m².",
	en: "Bearing bars {h} × {t} mm at {px} mm, cross bars at {py} mm, banded all round, in S235JR to {norm}. Mass {kg} kg/m².",
	et: "Kandevardad {h} × {t} mm sammuga {px} mm, põikvardad sammuga {py} mm, ääristatud, terasest S235JR, {norm} järgi. Mass {kg} kg/m².",
	fi: "Kantoteräkset {h} × {t} mm {px} mm:n jaolla, sideteräkset {py} mm:n jaolla, reunustettu, terästä S235JR, standardin {norm} mukaan. Paino {kg} kg/m².",
};

const norm = "DIN 24537-1";
const surfaces = ["galvanised", "raw"] as const satisfies readonly FinishCode[];

function grating(mesh: Mesh, [h, t]: (typeof bars)[number], teeth: boolean): ProductSpec {
	const { px, py } = mesh;
	const kgPerM2 = threeFigures(gratingMass(mesh, h, t, 1000, 1000));
	return {
		slug: `grating-${mesh.name.replace("×", "x")}-${h}x${t}${teeth ? "-serrated" : ""}`,
		category: mesh.category,
		title: fill(teeth ? serrated : plain, { kind: mesh.title, mesh: mesh.name, h, t }),
		description: fill(description, { h, t, px, py, norm, kg: kgPerM2 }),
		norm,
		shape: "grating",
		dimensions: { b: 1000, l: 1000, h, px, py },
		attributes: stored({ h, bar: t, px, py, area_mass: kgPerM2, grade: "S235JR" }),
		unit: "piece",
		trade: "gratings",
		variants: sizes.flatMap(([l, b]) =>
			surfaces.map((finish) => {
				const kg = gratingMass(mesh, h, t, l, b);
				return variantOf({
					title: [sheetSize(l, b), finishes[finish].title],
					attributes: { length: l, b, finish },
					kg,
					euros: 5.5 + kg * (1.62 + (t === 2 ? 0.14 : 0) + (teeth ? 0.19 : 0) + finishes[finish].perKg),
				});
			}),
		),
	};
}

const clipTitle = {
	de: "Gitterrostklemme {mesh}, Höhe {h} mm",
	en: "Grating clip {mesh}, depth {h} mm",
	et: "Restiklamber {mesh}, kõrgus {h} mm",
	fi: "Ritiläkiinnike {mesh}, korkeus {h} mm",
};
const clipText = {
	de: "Befestigung für Roste mit {mesh} mm Masche und {h} mm hohen Tragstäben: Oberteil, Schraube M8 und Klemmteil für Flansche bis 20 mm Dicke.",
	en: "Fixing for gratings with {mesh} mm mesh and bearing bars {h} mm deep: saddle, M8 bolt and jaw for flanges up to 20 mm thick.",
	et: "Kinniti restidele silmaga {mesh} mm ja kandevarda kõrgusega {h} mm: ülaosa, polt M8 ja alaosa kuni 20 mm paksusele vööle.",
	fi: "Kiinnike ritilöille, joiden silmä on {mesh} mm ja kantoteräs {h} mm korkea: yläosa, ruuvi M8 ja leuka enintään 20 mm:n laipalle.",
};

const clip = ({ name }: Mesh, h: number): ProductSpec => ({
	slug: `grating-clip-${slugged(name.replace("×", "x"), h)}`,
	category: "grating-fixings",
	title: fill(clipTitle, { mesh: same(name), h }),
	description: fill(clipText, { mesh: same(name.replace("×", " × ")), h }),
	norm,
	shape: "clamp",
	dimensions: { b: name === "30×30" ? 60 : 66, h: h + 25 },
	attributes: stored({ h, grade: "S235JR" }),
	unit: "pack",
	trade: "gratings",
	variants: [10, 50, 100].map((pack) =>
		variantOf({
			title: [finishes.galvanised.title, pieces(pack)],
			attributes: { finish: "galvanised", pack },
			kg: pack * (0.098 + h * 0.0008),
			euros: pack * (pack < 50 ? 1.12 : pack < 100 ? 0.98 : 0.91),
		}),
	),
});

export const gratings: Family = {
	categories,
	products: [
		...meshes.flatMap((mesh) => [
			...bars.map((bar) => grating(mesh, bar, false)),
			...bars.filter(([h, t]) => t === 3 && h >= 30).map((bar) => grating(mesh, bar, true)),
		]),
		...stairTreads.products,
		...meshes.flatMap((mesh) => [25, 30, 40].map((h) => clip(mesh, h))),
	],
};
