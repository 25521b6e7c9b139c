import type { NamedArticle } from "./named-article";
import { fill, type Text } from "./text";

interface SetItem extends NamedArticle {
	quantity: number;
}

interface SetSpec {
	slug: string;
	title: Text;
	description: Text;
	/** Its search words; searches find the set by its first item. */
	words?: Text;
	items: readonly SetItem[];
}

const item = (quantity: number, product: string, variant: string): SetItem => ({ product, variant, quantity });

const colours = {
	galvanised: { variant: "hot-dip galvanised", title: { de: "feuerverzinkt", en: "galvanised", et: "kuumtsingitud", fi: "kuumasinkitty" } },
	green: { variant: "RAL 6005 moss green", title: { de: "RAL 6005", en: "RAL 6005", et: "RAL 6005", fi: "RAL 6005" } },
	grey: { variant: "RAL 7016 anthracite grey", title: { de: "RAL 7016", en: "RAL 7016", et: "RAL 7016", fi: "RAL 7016" } },
} as const;

/** A set has no page: it is sold on the pages of its items. */
const words = {
	fence: {
		de: "Zaunset Zaunpaket Zaunsatz Zaunbausatz Komplettzaun",
		en: "fence set fence kit fence package fencing set fencing kit",
		et: "aiakomplekt aiakomplekti piirdekomplekt aiapakett aiapaketi komplekt",
		fi: "aitapaketti aitasetti aitasarja setti",
	},
	siteFence: {
		de: "Bauzaunset Bauzaunpaket Zaunset Zaunpaket",
		en: "temporary fencing kit temporary fence set site fence set site fence kit fence set fence kit fence package",
		et: "piirdeaia komplekt aiakomplekt aiakomplekti komplekt",
		fi: "työmaa-aitapaketti työmaa-aitasetti aitapaketti aitasetti setti",
	},
	bolts: {
		de: "Schraubengarnitur Schraubenset Schraubensatz Garnitur",
		en: "bolt kit bolt set bolt assembly",
		et: "poldikomplekt poldikomplekti komplekt",
		fi: "ruuvikokoonpano pulttisarja ruuvisarja",
	},
} as const;

/** 25 m: ten panels, eleven posts with their clips and a gate of 1000 mm, which includes its posts. */
function fence(
	kind: "6-5-6" | "8-6-8",
	h: 1230 | 1430 | 1830 | 2030,
	postLength: number,
	clips: number,
	colour: keyof typeof colours,
): SetSpec {
	const { variant, title } = colours[colour];
	const facts = { kind: kind.replaceAll("-", "/"), h, colour: title, clips };
	return {
		slug: `double-rod-fence-25-m-${kind}-${h}-${colour}`,
		title: fill(
			{
				de: "Zaunset 25 m, {kind}, Höhe {h}, {colour}",
				en: "Fence kit 25 m, {kind}, height {h}, {colour}",
				et: "Aiakomplekt 25 m, {kind}, kõrgus {h}, {colour}",
				fi: "Aitapaketti 25 m, {kind}, korkeus {h}, {colour}",
			},
			facts,
		),
		description: fill(
			{
				de: "Doppelstabmattenzaun für 25 m: 10 Matten {kind} mit {h} mm Höhe, 11 Pfosten zum Einbetonieren, {clips} Klemmen und ein einflügeliges Tor.",
				en: "Twin-wire mesh fence for 25 m: 10 panels {kind} of {h} mm height, 11 posts to be set in concrete, {clips} clips and a single-leaf gate.",
				et: "25 m 2D-paneelaeda: 10 paneeli {kind} kõrgusega {h} mm, 11 betoneeritavat posti, {clips} klambrit ja üks jalgvärav.",
				fi: "Kaksoislanka-aita 25 metrille: 10 elementtiä {kind}, korkeus {h} mm, 11 maahan valettavaa tolppaa, {clips} kiinnikettä ja yksi käyntiportti.",
			},
			facts,
		),
		words: words.fence,
		items: [
			item(10, `double-rod-panel-${kind}-${h}`, variant),
			item(11, `fence-post-60x40-${postLength}`, variant),
			item(clips, "fence-clip-60", variant),
			item(1, `single-gate-${h}`, `1000 mm, ${variant}`),
		],
	};
}

function siteFence(metres: 35 | 105, panels: number, feet: number, couplers: number): SetSpec {
	const facts = { metres, panels, feet, couplers };
	return {
		slug: `site-fence-${metres}-m`,
		title: fill(
			{
				de: "Bauzaunset {metres} m",
				en: "Temporary fencing kit {metres} m",
				et: "Piirdeaia komplekt {metres} m",
				fi: "Työmaa-aitapaketti {metres} m",
			},
			facts,
		),
		description: fill(
			{
				de: "Mobiler Bauzaun für {metres} m: {panels} Elemente 3500 × 2000 mm, {feet} Betonfüße und {couplers} Verbinder.",
				en: "Temporary fencing for {metres} m: {panels} panels 3500 × 2000 mm, {feet} concrete blocks and {couplers} clips.",
				et: "{metres} m teisaldatavat piirdeaeda: {panels} paneeli 3500 × 2000 mm, {feet} betoonjalga ja {couplers} ühendusklambrit.",
				fi: "Siirrettävä työmaa-aita {metres} metrille: {panels} elementtiä 3500 × 2000 mm, {feet} betonijalkaa ja {couplers} liitintä.",
			},
			facts,
		),
		words: words.siteFence,
		items: [
			item(panels, "site-fence-3500x2000", "hot-dip galvanised"),
			item(feet, "site-fence-foot", "concrete, grey"),
			item(couplers, "site-fence-coupler", "hot-dip galvanised"),
		],
	};
}

/** Bolts, nuts and washers of one thread, galvanised; pack sizes give equal numbers. */
function boltSet(d: 12 | 16 | 20, length: number, bolts: SetItem, nuts: SetItem, washers: SetItem): SetSpec {
	const facts = { d, length };
	return {
		slug: `bolt-set-m${d}x${length}`,
		title: fill(
			{
				de: "Schraubenset M{d}×{length}",
				en: "Bolt set M{d}×{length}",
				et: "Poldikomplekt M{d}×{length}",
				fi: "Ruuvipaketti M{d}×{length}",
			},
			facts,
		),
		description: fill(
			{
				de: "100 Sechskantschrauben M{d} × {length} nach ISO 4014 / ISO 4017, Festigkeitsklasse 8.8, mit Muttern und Scheiben, alles feuerverzinkt. Keine SB-Garnitur nach EN 15048: nicht für tragende Verbindungen im Stahlbau.",
				en: "100 hexagon bolts M{d} × {length} of class 8.8 with nuts and washers, all hot-dip galvanised. Not an SB assembly to EN 15048: not for load-bearing connections in steelwork.",
				et: "100 kuuskantpolti M{d} × {length} klassist 8.8 koos mutrite ja seibidega, kõik kuumtsingitud. Ei ole SB-komplekt EN 15048 järgi: ei sobi teraskonstruktsioonide kandvatesse liidetesse.",
				fi: "100 kuusioruuvia M{d} × {length}, lujuusluokka 8.8, muttereineen ja aluslevyineen, kaikki kuumasinkittyinä. Ei EN 15048 -standardin mukainen SB-kokoonpano: ei teräsrakenteiden kantaviin liitoksiin.",
			},
			facts,
		),
		words: words.bolts,
		items: [bolts, nuts, washers],
	};
}

const galvanised = "hot-dip galvanised";

export const sets: readonly SetSpec[] = [
	fence("6-5-6", 1230, 1800, 45, "grey"),
	fence("6-5-6", 1430, 2000, 45, "green"),
	fence("6-5-6", 1830, 2400, 55, "green"),
	fence("8-6-8", 1830, 2400, 55, "galvanised"),
	fence("8-6-8", 1830, 2400, 55, "grey"),
	fence("8-6-8", 2030, 2600, 60, "grey"),
	siteFence(35, 10, 11, 20),
	siteFence(105, 30, 31, 60),
	boltSet(
		12,
		60,
		item(1, "iso-4014-m12x60", `8.8, ${galvanised}, 100 pcs`),
		item(1, "iso-4032-m12", `8, ${galvanised}, 100 pcs`),
		item(1, "iso-7089-m12", `200 HV, ${galvanised}, 100 pcs`),
	),
	boltSet(
		16,
		70,
		item(2, "iso-4014-m16x70", `8.8, ${galvanised}, 50 pcs`),
		item(1, "iso-4032-m16", `8, ${galvanised}, 100 pcs`),
		item(1, "iso-7089-m16", `200 HV, ${galvanised}, 100 pcs`),
	),
	boltSet(
		20,
		80,
		item(2, "iso-4014-m20x80", `8.8, ${galvanised}, 50 pcs`),
		item(1, "iso-4032-m20", `8, ${galvanised}, 100 pcs`),
		item(1, "iso-7089-m20", `200 HV, ${galvanised}, 100 pcs`),
	),
	{
		slug: "ground-slab-60-m2",
		title: {
			de: "Bewehrung für Bodenplatte 60 m²",
			en: "Ground slab reinforcement 60 m²",
			et: "Põrandaplaadi sarrus 60 m²",
			fi: "Maanvaraisen laatan raudoitus 60 m²",
		},
		description: {
			de: "Bewehrung einer Bodenplatte von rund 60 m² bei einer Masche Übergreifung: 6 Lagermatten Q257A und 20 Stäbe Ø 12 mm für den Rand.",
			en: "Reinforcement for a ground slab of about 60 m² with laps of one mesh: 6 mats Q257A and 20 bars Ø 12 mm for the edge.",
			et: "Umbes 60 m² põrandaplaadi sarrus ühe silma ülekattega: 6 võrku Q257A ja 20 varrast Ø 12 mm servadesse.",
			fi: "Noin 60 m²:n maanvaraisen laatan raudoitus yhden silmän limityksellä: 6 verkkoa Q257A ja 20 tankoa Ø 12 mm reunoille.",
		},
		items: [item(6, "mesh-q257a", "2300 × 6000 mm, B500A"), item(20, "rebar-12", "6 m, B500B, self-colour")],
	},
	{
		slug: "wall-cladding-30-m2",
		title: {
			de: "Wandbekleidung T-20 für 30 m²",
			en: "Wall cladding T-20 for 30 m²",
			et: "Seinavooder T-20 30 m² jaoks",
			fi: "Seinäverhous T-20, 30 m²",
		},
		description: {
			de: "10 Trapezbleche T-20 mit 3 m Länge in RAL 7016 und 250 farblich passende Bohrschrauben.",
			en: "10 trapezoidal sheets T-20 of 3 m in RAL 7016 and 250 self-drilling screws to match.",
			et: "10 profiilplekki T-20 pikkusega 3 m toonis RAL 7016 ja 250 sama tooni katusekruvi.",
			fi: "10 poimulevyä T-20, pituus 3 m, väri RAL 7016, ja 250 samanväristä kateruuvia.",
		},
		items: [
			item(10, "trapezoidal-t-20-0-5", "3 m, RAL 7016 anthracite grey"),
			item(1, "roofing-screw-4-8x35", "RAL 7016 anthracite grey, 250 pcs"),
		],
	},
	{
		slug: "roof-covering-60-m2",
		title: {
			de: "Dacheindeckung T-35 für 60 m²",
			en: "Roof covering T-35 for 60 m²",
			et: "Katusekate T-35 60 m² jaoks",
			fi: "Vesikate T-35, 60 m²",
		},
		description: {
			de: "10 Trapezbleche T-35 mit 6 m Länge in RAL 8017 und 500 farblich passende Bohrschrauben.",
			en: "10 trapezoidal sheets T-35 of 6 m in RAL 8017 and 500 self-drilling screws to match.",
			et: "10 profiilplekki T-35 pikkusega 6 m toonis RAL 8017 ja 500 sama tooni katusekruvi.",
			fi: "10 poimulevyä T-35, pituus 6 m, väri RAL 8017, ja 500 samanväristä kateruuvia.",
		},
		items: [
			item(10, "trapezoidal-t-35-0-5", "6 m, RAL 8017 chocolate brown"),
			item(2, "roofing-screw-4-8x35", "RAL 8017 chocolate brown, 250 pcs"),
		],
	},
	{
		slug: "steel-stair-12-treads",
		title: {
			de: "Stahltreppe mit 12 Stufen",
			en: "Steel stair with 12 treads",
			et: "12 astmega terastrepp",
			fi: "Teräsporras, 12 askelmaa",
		},
		description: {
			de: "Zwei Wangen UPN 200 mit 6 m Länge und 12 Gitterroststufen 800 × 270 mm, alles feuerverzinkt.",
			en: "Two stringers UPN 200 of 6 m and 12 grating treads 800 × 270 mm, all hot-dip galvanised.",
			et: "Kaks põske UPN 200 pikkusega 6 m ja 12 restastet 800 × 270 mm, kõik kuumtsingitud.",
			fi: "Kaksi reisipalkkia UPN 200, pituus 6 m, ja 12 ritiläaskelmaa 800 × 270 mm, kaikki kuumasinkittyjä.",
		},
		items: [item(2, "upn-200", `6 m, S235JR, ${galvanised}`), item(12, "stair-tread-800x270", `34×38, bearing bar 30×3, ${galvanised}`)],
	},
	{
		slug: "grating-platform-6-m2",
		title: { de: "Gitterrostbühne 6 m²", en: "Grating platform 6 m²", et: "Restplatvorm 6 m²", fi: "Ritilätaso 6 m²" },
		description: {
			de: "6 Schweißpressroste 1000 × 1000 mm mit Tragstäben 30 × 3 mm und 50 Klemmen zur Befestigung.",
			en: "6 forge-welded gratings 1000 × 1000 mm with bearing bars 30 × 3 mm and 50 clips for fixing.",
			et: "6 keevisresti 1000 × 1000 mm kandevarrastega 30 × 3 mm ja 50 klambrit kinnitamiseks.",
			fi: "6 hitsattua ritilää 1000 × 1000 mm, kantoteräkset 30 × 3 mm, ja 50 kiinnikettä.",
		},
		items: [item(6, "grating-34x38-30x3", `1000 × 1000 mm, ${galvanised}`), item(1, "grating-clip-34x38-30", `${galvanised}, 50 pcs`)],
	},
];
