import { afterAll, describe, expect, it } from "vitest";
import { type Material, search } from "../../contract/search";
import { seededDatabase } from "../../tests/support/seeded-database";
import app from "../index";

const opened = await seededDatabase();
afterAll(opened.dispose);

type Locale = "de" | "en" | "ee" | "fi";

/** The expected first hits: five, or all if there are fewer. */
interface Wanted {
	/** Slugs of products; each hit belongs to one of them. */
	products?: RegExp;
	/** The product of the very first hit. */
	first?: string;
	/** Slugs of categories; each hit is directly in one of them. */
	within?: RegExp;
	grade?: RegExp;
	finish?: RegExp;
	length?: number;
	/** The variant's own code, as the only hit. */
	code?: string;
	/** How many hits to check; five by default. */
	range?: number;
	count?: number;
	/** The first of the named categories. */
	category?: string;
	/** Slugs of categories; each named category is one of them. */
	categories?: RegExp;
	/** The corrected search; by default the search is exactly as typed. */
	corrected?: string;
	/** The missing words; by default none, or only corrected ones. */
	missing?: string;
	material?: Material;
	/** Words that the catalogue has, but not in combination, and the combinations that it offers. */
	apart?: [words: string, ...others: string[]];
}

/** The known words decide; unknown words add nothing. */
const missing: Query[] = [
	["de", "Edelstahl Rohr 42,4", { products: /-42-4x/, corrected: "Rohr 42,4", missing: "Edelstahl", material: "stainless" }],
	["de", "Edelstahlrohr 42,4", { products: /-42-4x/, corrected: "Rohr 42,4", missing: "Edelstahlrohr", material: "stainless" }],
	["de", "rostfreier Stahl Rohr", { within: /pipes$/, corrected: "Rohr", missing: "rostfreier Stahl", material: "stainless" }],
	["en", "stainless steel tube", { corrected: "tube", missing: "stainless steel", material: "stainless" }],
	["fi", "rst putki", { within: /pipes$/, corrected: "putki", missing: "rst", material: "stainless" }],
	["ee", "roostevaba toru", { within: /pipes$/, corrected: "toru", missing: "roostevaba", material: "stainless" }],
	["de", "1.4301 Rohr", { within: /pipes$/, corrected: "Rohr", missing: "1.4301", material: "stainless" }],
	["de", "M12x60 A2", { products: /-m12x60$/, corrected: "M12x60", missing: "A2", material: "stainless" }],
	[
		"de",
		"Schraube M12 A2-70",
		{ products: /-m12x/, category: "bolts", corrected: "Schraube M12", missing: "A2 70", material: "stainless" },
	],
	["de", "Aluminium Blech 2 mm", { products: /-2$/, corrected: "Blech 2 mm", missing: "Aluminium", material: "aluminium" }],
	["de", "Alu Blech 2 mm", { products: /-2$/, corrected: "Blech 2 mm", missing: "Alu", material: "aluminium" }],
	["fi", "alumiiniputki", { within: /pipes$/, corrected: "putki", missing: "alumiiniputki", material: "aluminium" }],
	["de", "Kupferrohr", { within: /pipes$/, corrected: "Rohr", missing: "Kupferrohr", material: "copper" }],
	["en", "cast iron pipe", { corrected: "pipe", missing: "cast iron", material: "castIron" }],
	["de", "PVC Rohr", { within: /pipes$/, corrected: "Rohr", missing: "PVC", material: "plastic" }],
	["de", "Gitterrost 30x10", { within: /grating|treads/, category: "gratings", corrected: "Gitterrost", apart: ["30x10"] }],
	["de", "Gitterrost S355J2", { within: /grating|treads/, category: "gratings", corrected: "Gitterrost", apart: ["S355J2"] }],
	["de", "UB 203x133x25", { products: /^ipe-200$/, corrected: "UB", missing: "203x133x25" }],
	["en", "white aluminium sheet", { finish: /^RAL 900[67]/ }],
	["de", "Alu-Zink Blech", { within: /sheets$|profiles$/ }],
	["fi", "aluslevy m12", { products: /^iso-70/, category: "plain-washers" }],
];

/** Words that the catalogue has, but not together. */
const combinations: Query[] = [
	[
		"en",
		"round bar 20 42CrMo4",
		{ products: /^round-bar-/, grade: /^42CrMo4/, corrected: "round bar 42CrMo4", apart: ["20", "round bar 20"] },
	],
	[
		"de",
		"Rundstahl 20 42CrMo4",
		{ products: /^round-bar-/, grade: /^42CrMo4/, corrected: "Rundstahl 42CrMo4", apart: ["20", "Rundstahl 20"] },
	],
	[
		"fi",
		"pyöröteräs 20 42CrMo4",
		{ products: /^round-bar-/, grade: /^42CrMo4/, corrected: "pyöröteräs 42CrMo4", apart: ["20", "pyöröteräs 20"] },
	],
	[
		"ee",
		"ümarteras 20 42CrMo4",
		{ products: /^round-bar-/, grade: /^42CrMo4/, corrected: "ümarteras 42CrMo4", apart: ["20", "ümarteras 20"] },
	],
	["de", "Blech 10 42CrMo4", { products: /-10$/, corrected: "Blech 10", apart: ["42CrMo4"] }],
	// One word is unknown, and the other exists only without the rest.
	[
		"en",
		"round bar 20 42CrMo4 unobtainium",
		{ grade: /^42CrMo4/, corrected: "round bar 42CrMo4", missing: "unobtainium", apart: ["20", "round bar 20"] },
	],
];

const typing: Query[] = [
	["de", "ipe 2", { first: "ipe-200", products: /^ipe-2/, count: 120 }],
	["de", "ipe 20", { products: /^ipe-200$/, count: 30 }],
	["en", "hea 1", { products: /^hea-1/, first: "hea-100" }],
	["de", "100x100x", { products: /-100x100x/ }],
	["fi", "100x1", { products: /-100x1/ }],
	["de", "m12x6", { products: /-m12x6/ }],
	["de", "Schraube M1", { products: /-m1\dx/ }],
	["de", "dn 2", { products: /dn-2[05]/ }],
	["de", "CR-0011", { first: "ipe-180", count: 100 }],
	["de", "cr 0012", { first: "ipe-240", count: 100 }],
	["de", "TTK-8746", { code: "CR-001234" }],
];

/** The panels whose pages offer sets. */
const setPanels = /^double-rod-panel-(6-5-6-(1230|1430|1830)|8-6-8-(1830|2030))$|^site-fence-3500x2000$/;

type Query = [locale: Locale, typed: string, wanted: Wanted];

const codesAndSizes: Query[] = [
	["de", "ipe200 6m s355", { products: /^ipe-200$/, grade: /^S355/, length: 6000, count: 3 }],
	["fi", "IPE 200", { products: /^ipe-200$/, category: "ipe-beams" }],
	["en", "100x100x5", { products: /^(shs|angle)-100x100x5$/, first: "shs-100x100x5" }],
	["de", "100*100*5 mm", { products: /^shs-100x100x5$/ }],
	["ee", "100 x 100 x 5", { products: /^shs-100x100x5$/ }],
	["fi", "100×100×5 12 m s355", { products: /^shs-100x100x5$/, length: 12000, grade: /^S355/, count: 3 }],
	["de", "ø33,7", { products: /^(chs|seamless-pipe|welded-pipe|pipe-elbow)-33-7x|^threaded-pipe-dn-25/, first: "chs-33-7x2-6" }],
	["en", "Ø 33.7 x 2.6", { products: /^(chs|seamless-pipe|pipe-elbow)-33-7x2-6$/, first: "chs-33-7x2-6" }],
	["de", "d=12", { products: /^(bright-)?round-bar-12$|^rebar-12$/ }],
	["de", "40x20x2 s235 6000", { products: /^rhs-40x20x2$/, grade: /^S235/, length: 6000, count: 4 }],
	["de", "20x40x2", { products: /^rhs-40x20x2$/ }],
	["de", "HE 160 B", { products: /^heb-160$/, category: "heb-beams" }],
	["fi", "he160b", { products: /^heb-160$/ }],
	["de", "HEB160", { products: /^heb-160$/ }],
	["de", "HEA-200 S355 12m feuerverzinkt", { products: /^hea-200$/, grade: /^S355/, length: 12000, finish: /feuerverzinkt/ }],
	["en", "UPN 100", { products: /^upn-100$/, category: "upn-channels" }],
	["de", 'Rohr 1"', { products: /^(threaded-pipe-dn-25-|seamless-pipe-33-7|welded-pipe-33-7|chs-33-7)/ }],
	["en", 'pipe 1/2"', { products: /^(threaded-pipe-dn-15-|seamless-pipe-21-3|welded-pipe-21-3)/ }],
	["de", "Gewinderohr 1 1/4 Zoll", { products: /^threaded-pipe-dn-32-/ }],
	["fi", "DN25", { products: /dn-25(-|$)|33-7x/ }],
	["de", "DN 25 PN 16", { products: /-flange-dn-25-pn-16$/ }],
	["de", "M12x60", { products: /^(iso-4014|iso-4017|hv)-m12x60$/, first: "iso-4017-m12x60" }],
	["en", "m12 x 60 10.9", { products: /^(iso-4014|iso-4017|hv)-m12x60$/, grade: /^10\.9$/ }],
	["de", "M12*60 8.8 verzinkt", { products: /^iso-401[47]-m12x60$/, grade: /^8\.8$/, finish: /verzinkt/ }],
	["de", "6/5/6 2030", { products: /^double-rod-panel-6-5-6-2030$/ }],
	["de", "Doppelstabmatte 868 1830", { products: /^double-rod-panel-8-6-8-1830$/ }],
	["de", "RAL 7016", { finish: /^RAL 7016/ }],
	["fi", "ral7016 aitatolppa", { within: /^fence-posts$/, finish: /^RAL 7016/ }],
	["de", "Q188A", { products: /^mesh-q188a$/ }],
	["de", "Q 257", { products: /^mesh-q257a$/ }],
	["fi", "8-150", { products: /^mesh-8-150$/ }],
	["de", "DIN 933 M10x40", { products: /^iso-4017-m10x40$/ }],
	["en", "ISO 4032 M16", { products: /^iso-4032-m16$/ }],
	["en", "EN 10210 s355", { grade: /^S355/, corrected: "s355" }],
	["de", "L 50x50x5", { products: /^angle-50x50x5$/ }],
	["de", "3x1500x3000", { products: /-3$/, within: /plates|sheets/, length: 3000 }],
	["de", "PN16 DN100", { products: /-flange-dn-100-pn-16$/ }],
	["fi", "t20 0,5", { products: /^trapezoidal-t-20-0-5$/ }],
	["en", "IPE 200x6000", { products: /^ipe-200$/, length: 6000 }],
	["de", "S355J2", { grade: /^S355J2/ }],
	["de", "S355J2 blech 10 mm 2000x1000", { products: /^(hot-rolled|chequered)-plate-10$/, grade: /^S355J2/, count: 5 }],
	["de", "blech 2000 x 1000 mm", { within: /plates|sheets/ }],
	["de", "10x1000x2000", { products: /plate-10$/, count: 16 }],
	["de", "1000x2000x10", { products: /plate-10$/, count: 16 }],
	["de", "blech 2000x1000x10", { products: /plate-10$/, count: 16 }],
	["de", "blech 10mm 1x2m", { products: /plate-10$/, count: 16 }],
	["de", "blech 10mm 1m x 2m", { products: /plate-10$/, count: 16 }],
	["de", "gitterrost 1m x 0,5m", { within: /gratings/, count: 80 }],
	["de", "Lagermatte 6x2,3m", { within: /mesh/ }],
	["de", "Lagermatte 2300x6000", { within: /mesh/ }],
	["de", "riffelblech 5/7", { products: /^chequered-plate-5$/ }],
	["de", "tränenblech 3/5", { products: /^chequered-plate-3$/ }],
	["de", "flach 5 cm x 5 mm", { products: /^flat-bar-50x5$/ }],
	["de", "Blech 5mm 1,5x3", { products: /plate-5$/ }],
	["de", "10er Blech", { products: /plate-10$/ }],
	["de", "Bogen 90 Grad DN50", { products: /^pipe-elbow-60-3/ }],
	["de", "Zaunmatten 1,83", { products: /-1830$/ }],
	["de", "Flachstahl 40x5 L=6m", { products: /^flat-bar-40x5$/, length: 6000 }],
	["de", "3 Stk IPE 200 6 m lang", { products: /^ipe-200$/, length: 6000 }],
	["de", "ipe 200 6", { products: /^ipe-200$/, length: 6000 }],
	["fi", "hea 160 12 s355", { products: /^hea-160$/, length: 12000, grade: /S355/ }],
	["en", "2x IPE 200 12m", { products: /^ipe-200$/, length: 12000 }],
	["de", "m16x80 8.8 vz", { products: /^iso-401[47]-m16x80$/, grade: /^8\.8$/, finish: /verzinkt/ }],
	["fi", "m12 mutterit sinkityt", { products: /-m12$/, category: "nuts-and-washers" }],
	["en", "gi pipe 2 inch", { products: /dn-50|60-3x/, category: "pipes" }],
	["en", "HEA18O", { products: /^hea-180$/ }],
	["fi", "ipe 2oo", { products: /^ipe-200$/ }],
	["de", "ipe 2OO 1om", { products: /^ipe-200$/, length: 10000 }],
	["de", "Bogen 90º DN50", { products: /^pipe-elbow-60-3/ }],
	["en", "mesh 150x150x5", { products: /^mesh-5-150$/ }],
	["de", "Matte 150x150x5", { products: /^mesh-5-150$/ }],
	["fi", "verkko 150x150x5", { products: /^mesh-5-150$/ }],
	["ee", "võrk 150x150x5", { products: /^mesh-5-150$/ }],
	["de", "Matte 150/250/7", { products: /^mesh-r257a$/ }],
	["en", "10365", { products: /^(ipe|hea|heb|hem|upe|upn)-/, first: "ipe-80", count: 2950 }],
	["en", "en10365", { first: "ipe-80", count: 2950 }],
	["en", "EN 10365", { first: "ipe-80", count: 2950 }],
	["de", "10219-2", { within: /-hollow-sections$/ }],
	["en", '8"', { products: /dn-200-|219-1x/, count: 98 }],
	["en", "8 in", { products: /dn-200-|219-1x/, count: 98 }],
	["en", "pipe 1/2 in", { products: /^(threaded-pipe-dn-15-|seamless-pipe-21-3|welded-pipe-21-3)/ }],
	["en", "8 inch", { products: /dn-200-|219-1x/, count: 98 }],
	[
		"en",
		"hea180s355j2",
		{ products: /^hea-180$/, grade: /^S355J2/, finish: /^roh$/, range: 1, category: "hea-beams", categories: /^hea-beams$/ },
	],
	["de", "ipe200S235", { products: /^ipe-200$/, grade: /^S235/ }],
	["en", "galv tube 48", { products: /-48-3x/ }],
	["de", "Geländerrohr 42", { products: /-42-4x/ }],
	["de", "Rohr 48", { products: /-48-3x/ }],
	["de", "nahtloses Rohr 48 6 m", { products: /^seamless-pipe-48-3x/, length: 6000 }],
	["fi", "kyynellevy 5/6,5 1000x2000", { products: /^chequered-plate-5$/ }],
];

/** Sizes that do not exist: the goods stay, and the nearest sizes come first. */
const neighbours: Query[] = [
	["de", "ipe 205", { products: /^ipe-200$/, corrected: "ipe", apart: ["205"] }],
	["fi", "ipe205", { products: /^ipe-200$/, corrected: "ipe" }],
	["de", "hea 150", { products: /^hea-(140|160)$/, corrected: "hea" }],
	["de", "Vierkantrohr 100x100x7", { products: /^shs-100x100x(6|8)$/, corrected: "Vierkantrohr 100x100" }],
	["ee", "lattteras 43x5", { products: /^flat-bar-(40|45)x5$/, corrected: "lattteras" }],
	["de", "IPE 200 17m", { products: /^ipe-200$/, length: 15000, corrected: "IPE 200" }],
	["de", "Baustahl 12 Kupfer", { products: /^rebar-12$/, range: 3, corrected: "Baustahl 12" }],
	["en", "UB 203", { products: /^ipe-200$/, corrected: "UB" }],
	["de", "ipe200 2x6m", { products: /^ipe-200$/, corrected: "ipe200" }],
	["de", "ippe 200", { products: /^ipe-200$/, corrected: "ipe 200" }],
	["en", "ippe200 6m", { products: /^ipe-200$/, length: 6000, corrected: "ipe 200 6m" }],
	["fi", "heea 180 s355", { products: /^hea-180$/, grade: /^S355/, corrected: "hea 180 s355" }],
	["de", "Lochblech", { within: /sheets$|plates$|profiles$/, corrected: "Blech" }],
	["de", "Lochblech 3 mm", { products: /-3$/, within: /plates$/, corrected: "Blech 3 mm" }],
	["de", "Torx M12x60", { products: /-m12x60$/, corrected: "M12x60" }],
];

const german: Query[] = [
	["de", "vierkantrohr 100", { products: /^shs-100x/, category: "square-hollow-sections" }],
	["de", "Quadratrohr 40x40x3 verzinkt", { products: /^shs-40x40x3$/, finish: /verzinkt/ }],
	["de", "Quadratrohr 40x40x3 feuerverzinkt", { products: /^shs-40x40x3$/, finish: /^feuerverzinkt$/ }],
	["de", "Doppel-T-Träger 200", { products: /^(ipe|hea|heb|hem)-200$/, first: "ipe-200", category: "beams" }],
	["de", "Doppelstabmatte", { products: /^double-rod-panel-/ }],
	["de", "Doppelstabmattenzaun anthrazit", { within: /^double-rod-panels|^fence-/, finish: /7016/ }],
	["de", "Pfosten", { within: /^fence-posts$/, category: "fence-posts" }],
	["de", "Bauzaun", { within: /^site-fence-panels$/, first: "site-fence-3500x2000" }],
	["de", "Riffelblech 3 mm", { products: /^chequered-plate-3$/, category: "chequered-plates" }],
	["de", "Baustahl 12", { products: /^rebar-12$/, range: 3 }],
	["de", "Bewehrungseisen 10 mm", { products: /^rebar-10$/ }],
	["de", "Traeger HEB", { within: /^heb-beams$/ }],
	["de", "Trägern", { within: /-beams$/ }],
	["de", "T-Eisen 50", { products: /^tee-50$/ }],
	["de", "Zaunset", { products: setPanels, count: 22 }],
	["de", "Zaunpaket", { products: setPanels }],
	["de", "Zaunsets 1830", { products: /^double-rod-panel-(6-5-6|8-6-8)-1830$/ }],
	["de", "Bauzaunset", { products: /^site-fence-3500x2000$/ }],
	["fi", "aitapaketti", { products: setPanels }],
	["fi", "aitasetti", { products: setPanels }],
	["fi", "aitapaketit", { products: setPanels }],
	["en", "fence set", { products: setPanels }],
	["en", "fence kit", { products: setPanels }],
	["ee", "aiakomplekt", { products: setPanels }],
	["ee", "aiakomplektid", { products: setPanels }],
	["de", "Schraubengarnitur M12x60", { first: "iso-4014-m12x60" }],
	["de", "Schraubenset M12x60", { first: "iso-4014-m12x60" }],
	["de", "DIN 933 M12x40", { products: /^iso-4017-m12x40$/ }],
	["de", "Unterlegscheibe M16", { products: /^iso-(7089|7093)-m16$/ }],
	["de", "Flache Scheibe M16", { products: /^iso-(7089|7093)-m16$/ }],
	["en", "twin-wire mesh panel", { products: /^double-rod-panel-/ }],
	["en", "double-rod panel", { products: /^double-rod-panel-/ }],
	["en", "temporary fencing panel", { products: /^site-fence-/ }],
	["en", "site fence panel", { products: /^site-fence-/ }],
	["en", "throughbolt M12", { products: /^wedge-anchor-m12/ }],
	["en", "wedge anchor M12", { products: /^wedge-anchor-m12/ }],
	["en", "forge-welded grating 30x3", { products: /^grating-34x38-30x3/ }],
	["en", "hexagon set screw M12x40", { products: /^iso-4017-m12x40$/ }],
	["en", "IPE 200 self-colour", { products: /^ipe-200$/ }],
	["en", "IPE 200 raw", { products: /^ipe-200$/ }],
	["ee", "latt-teras 40x5", { products: /^flat-bar-40x5$/ }],
	["ee", "lattraud 40x5", { products: /^flat-bar-40x5$/ }],
	["fi", "lattateräs 40x5", { products: /^flat-bar-40x5$/ }],
	["fi", "neliötanko 20", { products: /^square-bar-20$/ }],
	["fi", "neliöteräs 20", { products: /^square-bar-20$/ }],
	["de", "Stabgitterzaun", { products: /^double-rod-panel-/ }],
	["de", "Flacheisen 40x5", { products: /^flat-bar-40x5$/ }],
	["de", "Flachstahl 40/5 6m", { products: /^flat-bar-40x5$/, length: 6000 }],
	["de", "Rohrbögen 90° 33,7", { products: /^pipe-elbow-33-7/ }],
	["de", "Lichtgitterrost 30x3", { products: /^grating-(30x30|34x38)-30x3$/ }],
	["de", "Wellblech", { within: /^corrugated-sheets$/ }],
	["de", "Gewindestange M10 2m", { products: /^threaded-rod-m10$/, length: 2000 }],
	["de", "viekantrohr", { within: /^(square|rectangular)-hollow-sections$/, corrected: "Vierkantrohr" }],
	["de", "stahlprofiel", { category: "steel-profiles", corrected: "Stahlprofil" }],
	["de", "Schraube M12x60", { products: /^iso-401[47]-m12x60$/, category: "bolts" }],
	["de", "Scheibe M10", { products: /^iso-70/, category: "plain-washers", categories: /washers$/ }],
	["de", "Formrohr 60x40x3", { products: /^rhs-60x40x3$/ }],
	["de", "neliöputki 40x40x3", { products: /^shs-40x40x3$/ }],
];

/** Trade names by language, and goods that they must not match. */
const tradeNames: Query[] = [
	// Names of drawings and building sites (R51.1).
	["en", "T12 rebar", { products: /^rebar-12$/ }],
	["fi", "T12", { products: /^rebar-12$/ }],
	["de", "U120", { products: /^upn-120$/ }],
	["de", "Rd 12", { products: /^(?:bright-)?round-bar-12$/ }],
	["de", "Vkt 20", { products: /^square-bar-20$/ }],
	["de", "Bl 5 1000x2000", { within: /plates$/ }],
	["en", "L50*5", { products: /^angle-50x50x5$/ }],
	...(
		[
			["de", "Trapezblech"],
			["en", "box profile"],
			["ee", "profiilplekk"],
			["fi", "poimulevy"],
		] as const
	).flatMap(([locale, name]): Query[] => [
		[locale, `${name} 35/207`, { products: /^trapezoidal-t-35-/, count: 189 }],
		[locale, `${name} 35/1035`, { products: /^trapezoidal-t-35-/, count: 189 }],
		[locale, `${name} 35/207 0,75`, { products: /^trapezoidal-t-35-0-75$/, count: 63 }],
	]),
	["de", "T35/207", { products: /^trapezoidal-t-35-/, count: 189 }],
	["de", "T-35/207", { products: /^trapezoidal-t-35-/, count: 189 }],
	["de", "Trapezblech 35/207/0,75", { products: /^trapezoidal-t-35-0-75$/ }],
	["fi", "poimulevy 135/310", { products: /^trapezoidal-t-135-/ }],
	["fi", "kyynelpelti", { within: /^chequered-plates$/, category: "chequered-plates" }],
	["fi", "kyynelpelti 5", { products: /^chequered-plate-5$/ }],
	["en", "tear plate 5", { products: /^chequered-plate-5$/ }],
	["de", "Raupenblech 5", { products: /^chequered-plate-5$/ }],
	["ee", "pisarplekk 5", { products: /^chequered-plate-5$/ }],
	["ee", "restpõrand", { within: /-gratings$/, category: "gratings" }],
	["fi", "ritilälattia", { within: /-gratings$/, category: "gratings" }],
	["de", "Gitterrostboden", { within: /-gratings$/, category: "gratings" }],
	["en", "grating floor", { within: /-gratings$/ }],
	["ee", "kandiline toru 40x40", { products: /^shs-40x40x/, count: 48 }],
	["fi", "kanttiputki 40x40", { products: /^shs-40x40x/, count: 48 }],
	// An unknown word is left out entirely, and the size stays.
	["ee", "xyzline toru 40x40", { products: /^shs-40x40x/, corrected: "toru 40x40", missing: "xyzline" }],
	["fi", "harjateräsverkko", { within: /-mesh$/, category: "reinforcing-mesh", categories: /mesh$/ }],
	["ee", "armatuurterasvõrk", { within: /-mesh$/, category: "reinforcing-mesh" }],
	["de", "Betonstahlmatte", { within: /-mesh$/, category: "reinforcing-mesh" }],
	["en", "rebar mesh", { within: /-mesh$/ }],
	["fi", "H-palkki 160", { products: /^he[abm]-160$/, count: 90, categories: /^he[abm]-beams$/ }],
	["ee", "H-tala", { products: /^he[abm]-/, count: 1889, categories: /^he[abm]-beams$/ }],
	["en", "H beam 160 S355", { products: /^he[abm]-160$/, count: 45, grade: /^S355/ }],
	["en", "H beams 160", { products: /^he[abm]-160$/, count: 90 }],
	["de", "H-Träger 160", { products: /^he[abm]-160$/, count: 90 }],
	["fi", "H-profiili 160", { products: /^he[abm]-160$/, categories: /^he[abm]-beams$/ }],
	["fi", "kaiteputki", { products: /^chs-/, count: 544, categories: /^circular-hollow-sections$/ }],
	["fi", "kaiteputket 42,4", { products: /^chs-42-4x/ }],
	["fi", "kaideputkki", { products: /^chs-/, count: 544, corrected: "kaideputki" }],
	["de", "kaideputki", { products: /^chs-/, count: 544 }],
	["en", "universal beam 203", { first: "ipe-200", products: /^ipe-2/, corrected: "universal beam", missing: "203" }],
	["en", "universal beams 203", { first: "ipe-200", products: /^ipe-/, corrected: "universal beams", missing: "203" }],
	["en", "universal column 203", { first: "heb-200", products: /^heb-/, corrected: "universal column", missing: "203" }],
	["ee", "vinkel 50x50", { products: /^angle-50x50x/, category: "angles", count: 36 }],
	["fi", "vinkkeli 50x50", { products: /^angle-50x50x/, category: "angles", count: 36 }],
	["de", "trägr", { within: /-beams$/, corrected: "Träger" }],
	["de", "feuerverznikt Rohr", { finish: /feuerverzinkt/, corrected: "feuerverzinkt Rohr" }],
];

const english: Query[] = [
	["en", "square tube 40x40", { products: /^shs-40x40x/ }],
	["en", "rebar 12", { products: /^rebar-12$/, range: 3 }],
	["en", "hollow section", { within: /-hollow-sections$/ }],
	["en", "angle iron 50x50x5", { products: /^angle-50x50x5$/ }],
	["en", "checker plate 5mm", { products: /^chequered-plate-5$/ }],
	["en", "fence post 2400", { products: /^fence-post-60x40-2400$/ }],
	["en", "threaded rod m10", { products: /^threaded-rod-m10$/ }],
	["en", "galvansied mesh", { corrected: "galvanised mesh" }],
	["en", "I beams 300", { products: /^(ipe|hea|heb|hem)-300$/, category: "beams" }],
	["en", "flat bar 50 x 10 6m", { products: /^flat-bar-50x10$/, length: 6000 }],
	["en", "SHS 100x100x5 galvanized", { products: /^shs-100x100x5$/, finish: /verzinkt/ }],
	["en", "hex nuts M12", { products: /^iso-(4032|7040)-m12$/, first: "iso-4032-m12" }],
	["en", "roofing screws 4.8x35", { products: /^roofing-screw-4-8x35$/ }],
	["en", "chainlink fence", { within: /^chain-link-fences$/ }],
	["en", "channel 120 6 m", { products: /^up[ne]-120$/, length: 6000 }],
	["en", "bolt m12 40", { products: /^iso-401[47]-m12x40$/, category: "bolts" }],
	["en", "washer m10", { products: /^iso-70/, category: "plain-washers", categories: /washers$/ }],
	["en", "Winkelstahl 40x40x4", { products: /^angle-40x40x4$/ }],
];

const finnish: Query[] = [
	["fi", "palkki", { within: /-beams$/, category: "beams" }],
	["fi", "palkkeja", { within: /-beams$/ }],
	["fi", "I-palkki 200", { products: /^(ipe|hea|heb|hem)-200$/, first: "ipe-200" }],
	["fi", "neliöputki 100x100x5", { products: /^shs-100x100x5$/ }],
	["fi", "suorakaideputki", { within: /^rectangular-hollow-sections$/, category: "rectangular-hollow-sections" }],
	["fi", "putkipalkki", { within: /-hollow-sections$/, category: "hollow-sections" }],
	["fi", "kulmateräs 50x50x5", { products: /^angle-50x50x5$/ }],
	["fi", "kulmarauta 40x40x4 sinkitty", { products: /^angle-40x40x4$/, finish: /verzinkt/ }],
	["fi", "lattateräs 40x5", { products: /^flat-bar-40x5$/ }],
	["fi", "harjateräs 12", { products: /^rebar-12$/ }],
	["fi", "raudoitusverkko", { within: /-mesh$/, category: "reinforcing-mesh" }],
	["fi", "raudoitusvekko", { within: /-mesh$/, corrected: "raudoitusverkko" }],
	["fi", "aitapaneeli", { within: /^(double-rod-panels|welded-3d-panels)/ }],
	["fi", "elementtiaita", { within: /^(double-rod-panels|welded-3d-panels)/ }],
	["fi", "teräsputket", { within: /-pipes$/, category: "pipes" }],
	["fi", "verkot", { within: /-mesh$|^chain-link-fences$/ }],
	["fi", "kierretanko m10 12 metriä", { products: /^threaded-rod-m10$/, corrected: "kierretanko m10" }],
	["fi", "UPN 100 12 metriä", { products: /^upn-100$/, length: 12000 }],
	["fi", "kuumasinkitty ipe 160", { products: /^ipe-160$/, finish: /^feuerverzinkt$/ }],
	["fi", "peltikatto", { within: /^(roof-and-wall-profiles|corrugated-sheets)$/ }],
	["fi", "Vierkantrohr 40x40x3", { products: /^shs-40x40x3$/ }],
	["fi", "pultti m12", { products: /^iso-401[47]-m12x/, category: "bolts" }],
	["fi", "pultti m12x60", { products: /^iso-401[47]-m12x60$/, category: "bolts" }],
	["fi", "aluslevy m10", { products: /^iso-70/, category: "plain-washers", categories: /washers$/ }],
	["fi", "kuusioruuvi m12x60", { products: /^iso-401[47]-m12x60$/ }],
];

const estonian: Query[] = [
	["ee", "tala", { within: /-beams$/, category: "beams" }],
	["ee", "talasid", { within: /-beams$/ }],
	["ee", "nelikanttoru 40x40x3", { products: /^shs-40x40x3$/ }],
	["ee", "nurkteras 50x50x5", { products: /^angle-50x50x5$/ }],
	["ee", "armatuur 10", { products: /^rebar-10$/, range: 3 }],
	["ee", "aiapaneel", { within: /^(double-rod-panels|welded-3d-panels)/ }],
	["ee", "lehtteras 5 mm", { products: /^hot-rolled-plate-5$/ }],
	["ee", "lattteras 40x5", { products: /^flat-bar-40x5$/ }],
	["ee", "keermelatt M12", { products: /^threaded-rod-m12$/ }],
	["ee", "võrkaed", { within: /^chain-link-fences$/ }],
	["ee", "karptoru 60x40x3", { products: /^rhs-60x40x3$/ }],
	["ee", "torusid dn 50", { products: /dn-50|60-3x/, within: /-pipes$/ }],
	["ee", "kuumtsingitud ipe 200", { products: /^ipe-200$/, finish: /^feuerverzinkt$/ }],
	["ee", "Flachstahl 40x5", { products: /^flat-bar-40x5$/ }],
	["ee", "polt M12x40", { products: /^iso-401[47]-m12x40$/, category: "bolts" }],
	["ee", "seib m10", { products: /^iso-70/, categories: /washers$/ }],
	["ee", "nurkrauda 50x50x5", { products: /^angle-50x50x5$/, category: "angles" }],
	["ee", "nurkterase 50x50x5", { products: /^angle-50x50x5$/ }],
	["ee", "rihvelplekk", { within: /^chequered-plates$/ }],
	["ee", "aiapostid", { within: /^fence-posts$/, category: "fence-posts" }],
];

async function find(locale: Locale, typed: string, range = 5) {
	const path = `/search/new/${encodeURIComponent(typed.replaceAll(" ", "_"))}?range=[0,${range}]`;
	const answer = await app.request(
		path,
		{ headers: { Locale: locale } },
		{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
	);
	expect(answer.status).toBe(200);
	return search.new.answer.parse(await answer.json());
}

async function check([locale, typed, wanted]: Query): Promise<void> {
	const { variants, categories, count, corrected, missing: left, apart } = await find(locale, typed, wanted.range);
	const attributeOf = (code: string) => variants.map(({ attributes }) => String(attributes.find((one) => one.code === code)?.value));
	expect(variants.length, "hits").toBe(Math.min(wanted.range ?? 5, count));
	expect(count, "hits").toBeGreaterThan(0);
	expect(corrected).toBe(wanted.corrected ?? null);
	if (wanted.missing) expect(left).toEqual({ words: wanted.missing, material: wanted.material ?? null });
	else if (!wanted.corrected || wanted.apart) expect(left).toBeNull();
	if (wanted.apart) expect(apart).toEqual({ words: wanted.apart[0], others: wanted.apart.slice(1) });
	else if (!wanted.corrected || wanted.missing) expect(apart).toBeNull();
	if (variants.some(({ suppliedVariant }) => suppliedVariant.availability !== "out"))
		expect(variants[0]?.suppliedVariant.availability).not.toBe("out");
	const { products, within, grade, length, code } = wanted;
	if (products) for (const variant of variants) expect(variant.products.slug, variant.fullTitle).toMatch(products);
	if (wanted.first) expect(variants[0]?.products.slug).toBe(wanted.first);
	if (within) for (const { products: product } of variants) expect(product.product_categories.at(-1)?.slug, product.slug).toMatch(within);
	if (grade) for (const value of attributeOf("grade")) expect(value).toMatch(grade);
	if (length) for (const value of attributeOf("length")) expect(value).toBe(String(length));
	if (wanted.finish) for (const { id } of variants) expect(await germanFinish(id)).toMatch(wanted.finish);
	if (code) expect(variants.map((variant) => variant.code)).toEqual([code]);
	if (wanted.count) expect(count).toBe(wanted.count);
	if (wanted.categories) for (const { slug } of categories) expect(slug).toMatch(wanted.categories);
	if (wanted.category) expect(categories[0]?.slug).toBe(wanted.category);
}

async function germanFinish(id: number): Promise<string> {
	const row = await opened.db
		.prepare(
			`SELECT (SELECT title FROM attribute_value_translations WHERE language = 'de' AND attribute_code = 'finish' AND value = (
				SELECT value ->> 'value' FROM json_each(v.attributes) WHERE value ->> 'code' = 'finish')) AS title
			FROM variants v WHERE v.id = ?`,
		)
		.bind(id)
		.first<{ title: string }>();
	return row?.title ?? "";
}

describe.each([
	["what nothing is made of", missing],
	["what there is, but not together", combinations],
	["what is typed so far", typing],
	["codes and sizes", codesAndSizes],
	["sizes that there are not", neighbours],
	["names of the trade", tradeNames],
	["German", german],
	["English", english],
	["Finnish", finnish],
	["Estonian", estonian],
])("%s", (_name, queries) => {
	it.each(queries.map((query): [string, Query] => [`${query[0]}: ${query[1]}`, query]))("%s", (_label, query) => check(query));
});

describe("codes of one variant", () => {
	it.each(["CR-001234", "cr 1234", "CR1234", "cr001234", "TTK-874666", "ttk874666", "TTK 874666"])("%s", (typed) =>
		check(["de", typed, { code: "CR-001234" }]),
	);

	it.each(["CR-999999", "TTK-999999"])("%s is nobody's: nothing, rather than something like it", async (typed) => {
		expect((await find("fi", typed)).count).toBe(0);
	});
});

it.each<[Locale, string]>([
	["de", "torx"],
	["ee", "torx"],
	["de", "1.4301"],
	["de", "1,4301"],
	["en", "1.4571"],
])("%s: %s is nothing that there is, and no slip of another word", async (locale, typed) => {
	expect(await find(locale, typed)).toMatchObject({ count: 0, corrected: null, missing: { words: typed } });
});

it.each<[Locale, string, Material]>([
	["de", "Edelstahl", "stainless"],
	["en", "stainless steel", "stainless"],
	["fi", "ruostumaton teräs", "stainless"],
	["de", "A2", "stainless"],
	["de", "V2A", "stainless"],
	["de", "Aluminium", "aluminium"],
	["fi", "alumiini", "aluminium"],
	["ee", "messing", "brass"],
])("%s: %s is a material that there is nothing of, and no part of another word", async (locale, typed, material) => {
	expect(await find(locale, typed)).toMatchObject({ count: 0, corrected: null, missing: { words: typed, material } });
});

// Shows R6.8
it("what is sold out comes behind what can be had, page after page", async () => {
	const { variants } = await find("de", "HEB", 100);
	const all = (await find("de", "HEB 100", 100)).variants.map(({ suppliedVariant }) => suppliedVariant.availability === "out");
	expect(variants.every(({ suppliedVariant }) => suppliedVariant.availability !== "out")).toBe(true);
	expect(all.indexOf(true)).toBeGreaterThan(0);
	expect(all.slice(all.indexOf(true))).not.toContain(false);
});
