import { type Text, text } from "./text";

/** A surface, and what it adds to the price of a kilogram in euros. */
export interface Finish {
	title: Text;
	perKg: number;
}

const ral = (number: string, de: string, en: string, et: string, fi: string): Text =>
	text(`RAL ${number} ${de}`, `RAL ${number} ${en}`, `RAL ${number} ${et}`, `RAL ${number} ${fi}`);

export const finishes = {
	raw: { title: text("roh", "self-colour", "töötlemata", "käsittelemätön"), perKg: 0 },
	blasted: { title: text("gestrahlt", "shot-blasted", "haavelpuhastatud", "sinkopuhdistettu"), perKg: 0.09 },
	primed: { title: text("grundiert", "primed", "krunditud", "pohjamaalattu"), perKg: 0.17 },
	galvanised: { title: text("feuerverzinkt", "hot-dip galvanised", "kuumtsingitud", "kuumasinkitty"), perKg: 0.45 },
	sendzimir: { title: text("bandverzinkt", "pre-galvanised", "eeltsingitud", "esisinkitty"), perKg: 0.18 },
	"zinc-plated": { title: text("galvanisch verzinkt", "zinc-plated", "elektrotsingitud", "sähkösinkitty"), perKg: 0.55 },
	"zinc-flake": {
		title: text("zinklamellenbeschichtet", "zinc-flake coated", "tsinklamellkattega", "sinkkilamellipinnoitettu"),
		perKg: 0.9,
	},
	black: { title: text("schwarz", "black", "must", "musta"), perKg: 0 },
	oiled: { title: text("geölt", "oiled", "õlitatud", "öljytty"), perKg: 0 },
	drawn: { title: text("blank gezogen", "bright drawn", "külmtõmmatud", "kirkaaksi vedetty"), perKg: 0 },
	ground: { title: text("geschliffen", "ground", "lihvitud", "hiottu"), perKg: 0.75 },
	z140: { title: text("verzinkt Z140", "galvanised Z140", "tsingitud Z140", "sinkitty Z140"), perKg: 0 },
	z275: { title: text("verzinkt Z275", "galvanised Z275", "tsingitud Z275", "sinkitty Z275"), perKg: 0.05 },
	zm310: { title: text("Zink-Magnesium ZM310", "zinc-magnesium ZM310", "tsink-magneesium ZM310", "sinkki-magnesium ZM310"), perKg: 0.16 },
	az185: { title: text("Aluzink AZ185", "aluzinc AZ185", "alutsink AZ185", "alusinkki AZ185"), perKg: 0.12 },
	concrete: { title: text("Beton, grau", "concrete, grey", "betoon, hall", "betoni, harmaa"), perKg: 0 },
	rubber: { title: text("Recyclinggummi", "recycled rubber", "taaskasutatud kumm", "kierrätyskumi"), perKg: 0 },
	"ral-3009": { title: ral("3009", "oxidrot", "oxide red", "oksiidpunane", "oksidinpunainen"), perKg: 0.36 },
	"ral-5010": { title: ral("5010", "enzianblau", "gentian blue", "emajuuresinine", "katkeronsininen"), perKg: 0.4 },
	"ral-6005": { title: ral("6005", "moosgrün", "moss green", "samblaroheline", "sammalenvihreä"), perKg: 0.34 },
	"ral-7016": { title: ral("7016", "anthrazitgrau", "anthracite grey", "antratsiithall", "antrasiitinharmaa"), perKg: 0.34 },
	"ral-8017": { title: ral("8017", "schokoladenbraun", "chocolate brown", "šokolaadipruun", "suklaanruskea"), perKg: 0.36 },
	"ral-9002": { title: ral("9002", "grauweiß", "grey white", "hallikasvalge", "harmaanvalkoinen"), perKg: 0.33 },
	"ral-9005": { title: ral("9005", "tiefschwarz", "jet black", "süsimust", "syvänmusta"), perKg: 0.36 },
	"ral-9006": { title: ral("9006", "weißaluminium", "white aluminium", "alumiiniumvalge", "valkoalumiini"), perKg: 0.42 },
} as const satisfies Record<string, Finish>;

export type FinishCode = keyof typeof finishes;
