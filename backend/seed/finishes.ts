import { each, type Text } from "./text";

/** A finish and its surcharge in euros per kilogram. */
export interface Finish {
	title: Text;
	perKg: number;
}

const ral = (number: string, colour: Text): Text => each((language) => `RAL ${number} ${colour[language]}`);

export const finishes = {
	raw: { title: { de: "roh", en: "self-colour", et: "töötlemata", fi: "käsittelemätön" }, perKg: 0 },
	blasted: { title: { de: "gestrahlt", en: "shot-blasted", et: "haavelpuhastatud", fi: "sinkopuhdistettu" }, perKg: 0.09 },
	primed: { title: { de: "grundiert", en: "primed", et: "krunditud", fi: "pohjamaalattu" }, perKg: 0.17 },
	galvanised: { title: { de: "feuerverzinkt", en: "hot-dip galvanised", et: "kuumtsingitud", fi: "kuumasinkitty" }, perKg: 0.45 },
	sendzimir: { title: { de: "bandverzinkt", en: "pre-galvanised", et: "eeltsingitud", fi: "esisinkitty" }, perKg: 0.18 },
	"zinc-plated": { title: { de: "galvanisch verzinkt", en: "zinc-plated", et: "elektrotsingitud", fi: "sähkösinkitty" }, perKg: 0.55 },
	"zinc-flake": {
		title: { de: "zinklamellenbeschichtet", en: "zinc-flake coated", et: "tsinklamellkattega", fi: "sinkkilamellipinnoitettu" },
		perKg: 0.9,
	},
	black: { title: { de: "schwarz", en: "black", et: "must", fi: "musta" }, perKg: 0 },
	oiled: { title: { de: "geölt", en: "oiled", et: "õlitatud", fi: "öljytty" }, perKg: 0 },
	drawn: { title: { de: "blank gezogen", en: "bright drawn", et: "külmtõmmatud", fi: "kirkaaksi vedetty" }, perKg: 0 },
	ground: { title: { de: "geschliffen", en: "ground", et: "lihvitud", fi: "hiottu" }, perKg: 0.75 },
	z140: { title: { de: "verzinkt Z140", en: "galvanised Z140", et: "tsingitud Z140", fi: "sinkitty Z140" }, perKg: 0 },
	z275: { title: { de: "verzinkt Z275", en: "galvanised Z275", et: "tsingitud Z275", fi: "sinkitty Z275" }, perKg: 0.05 },
	zm310: {
		title: { de: "Zink-Magnesium ZM310", en: "zinc-magnesium ZM310", et: "tsink-magneesium ZM310", fi: "sinkki-magnesium ZM310" },
		perKg: 0.16,
	},
	az185: { title: { de: "Aluzink AZ185", en: "aluzinc AZ185", et: "alutsink AZ185", fi: "alusinkki AZ185" }, perKg: 0.12 },
	concrete: { title: { de: "Beton, grau", en: "concrete, grey", et: "betoon, hall", fi: "betoni, harmaa" }, perKg: 0 },
	rubber: { title: { de: "Recyclinggummi", en: "recycled rubber", et: "taaskasutatud kumm", fi: "kierrätyskumi" }, perKg: 0 },
	"ral-3009": { title: ral("3009", { de: "oxidrot", en: "oxide red", et: "oksiidpunane", fi: "oksidinpunainen" }), perKg: 0.36 },
	"ral-5010": { title: ral("5010", { de: "enzianblau", en: "gentian blue", et: "emajuuresinine", fi: "katkeronsininen" }), perKg: 0.4 },
	"ral-6005": { title: ral("6005", { de: "moosgrün", en: "moss green", et: "samblaroheline", fi: "sammalenvihreä" }), perKg: 0.34 },
	"ral-7016": {
		title: ral("7016", { de: "anthrazitgrau", en: "anthracite grey", et: "antratsiithall", fi: "antrasiitinharmaa" }),
		perKg: 0.34,
	},
	"ral-8017": {
		title: ral("8017", { de: "schokoladenbraun", en: "chocolate brown", et: "šokolaadipruun", fi: "suklaanruskea" }),
		perKg: 0.36,
	},
	"ral-9002": { title: ral("9002", { de: "grauweiß", en: "grey white", et: "hallikasvalge", fi: "harmaanvalkoinen" }), perKg: 0.33 },
	"ral-9005": { title: ral("9005", { de: "tiefschwarz", en: "jet black", et: "süsimust", fi: "syvänmusta" }), perKg: 0.36 },
	"ral-9006": {
		title: ral("9006", { de: "weißaluminium", en: "white aluminium", et: "alumiiniumvalge", fi: "valkoalumiini" }),
		perKg: 0.42,
	},
} as const satisfies Record<string, Finish>;

export type FinishCode = keyof typeof finishes;
