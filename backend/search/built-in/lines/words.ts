import { anyUnitWords, type CountedUnit, inAllLanguages, shapeWords } from "../../../../contract/values/unit-words";
import { plain } from "../../plain";

/** A unit with words: a unit of sale, metres or kilograms; `any` if the line names none. */
type WordUnit = CountedUnit | "any" | "m" | "kg";

/** The unit of a quantity. */
export type LineUnit = WordUnit | "m2";

export interface Counted {
	value: number;
	unit: LineUnit;
}

/** A weight, area or price that a line states, and its place. */
export interface Measure {
	value: number;
	/** `price`: with its currency; `eur`: a figure that may be one. */
	unit: "kg" | "m2" | "m" | "eur" | "price";
	/** Per piece or in total; null if the line does not say. */
	of: "each" | "all" | null;
	at: readonly [from: number, to: number];
}

const inPlain = (words: readonly string[]): string[] => words.map((word) => plain(word).text);

/** Alternatives for bundles, in plain form. The shop does not sell by them: how many bars one has is unknown. */
export const bundleWords = String.raw`(?:bunde?|bundeln?|bundles?|bdls?|nippu\p{L}{0,2}|niput|bunt\p{L}{0,2}|kimp|kimpu|kimbu)`;

const units: Readonly<Record<WordUnit, readonly string[]>> = {
	piece: inPlain([...inAllLanguages("piece"), ...shapeWords]),
	pack: inPlain(inAllLanguages("pack")).filter((word) => !new RegExp(`^${bundleWords}$`, "u").test(word)),
	roll: inPlain(inAllLanguages("roll")),
	set: inPlain(inAllLanguages("set")),
	any: inPlain(anyUnitWords),
	m: [
		...["m", "lfm", "lfdm", "lfd m", "lfd. m", "lfd.m", "laufmeter", "laufende meter", "meter", "metre", "metres", "meters", "mtr", "mtrs"],
		...["lm", "lin m", "lin. m", "linear metres", "running metres", "jm", "jm.", "juoksumetria", "juoksumetri", "metria", "metri"],
		...["jooksev meeter", "jooksvat meetrit", "meetrit", "meetri", "meeter"],
	],
	kg: [
		...["kg", "kgs", "kilo", "kilos", "kilogramm", "kilogramms", "kiloa", "kilogrammi"],
		...["to", "t", "tonne", "tonnen", "tonnes", "ton", "tons", "tonni", "tonnia", "tn", "tonn"],
	],
};

const names = (of: readonly WordUnit[]): string =>
	of
		.flatMap((unit) => units[unit])
		.sort((a, b) => b.length - a.length)
		.join("|");

/** Alternatives for patterns, longest first. "St 37" is a grade, and "length 5600" a length. */
export const countedWords = String.raw`(?:${names(["piece", "pack", "roll", "set", "any"])})(?<!(?<!\p{L})st(?=\s*-?(?:33|37|44|50|52|60|70)(?!\d)))(?<!length(?=\s?[=:]?\s?\d))`;
export const packWords = `(?:${names(["pack"])})`;
/** Metres of all pieces together. "6 m" may be the length of each. */
export const runningWords = `(?:${units.m
	.filter((word) => !/^(?:m|mtrs?|met(?:er|re)s?|metria?|meet(?:er|ri|rit))$/.test(word))
	.sort((a, b) => b.length - a.length)
	.join("|")})`;
export const measureWords = (unit: "m" | "kg"): string => `(?:${names([unit])})`;

const byWord = new Map<string, WordUnit>(
	Object.keys(units).flatMap((unit) => (isUnit(unit) ? [...units[unit]].reverse().map((word): [string, WordUnit] => [word, unit]) : [])),
);
function isUnit(unit: string): unit is WordUnit {
	return unit in units;
}

/** The unit that a word names, and its factor: a tonne has 1000 kg. */
export function unitOf(word: string): { unit: WordUnit; factor: number } {
	const unit = units.piece.includes(word) ? "piece" : (byWord.get(word) ?? "any");
	return { unit, factor: unit === "kg" && word.startsWith("t") ? 1000 : 1 };
}

/** The unit of a table's column that counts square metres. */
export const isArea = (word: string): boolean => /^(?:m2|qm|sqm)$/.test(word);

export const isUnitWord = (word: string): boolean => byWord.has(word);

/** Returns whether a word counts something that the shop does not sell by: area, pairs, feet, pounds. */
export const isOtherMeasure = (word: string): boolean =>
	/^(?:[mf]t?[23²³]|qm|sqm|sqft|cbm|ft|feet|foot|in|inch|inches|lbs?|paar|pari|paria|pairs?|pr|pro|doz|dozen|dutzend|tusina|tosin|mt)$/.test(
		word,
	);

/** Labels of the quantity, before a figure. */
export const quantityLabels = "quantity|qty|menge|bestellmenge|anzahl|anz|stuckzahl|kogus|hulk|maara|lkm|kappalemaara";

/** Names of other columns. A line that consists of column names is the head of a table. */
const columnWords = `pos position nr no item artikel artikelnr artikelnummer article code sku benennung bezeichnung beschreibung description desc
	material werkstoff grade gute norm standard lange length breite width dicke thickness hohe abmessung abmessungen dimension dimensions size profil
	profile gewicht weight mass masse kg mm m stk st stuck me einheit unit uom ep gp einzelpreis gesamtpreis preis price total amount eur bemerkung remark
	remarks note zeichnung drawing rivi nimike kuvaus laatu pituus leveys paksuus mitat paino yksikko hinta huom tuote rida nimetus kirjeldus mark pikkus
	laius paksus moodud kaal uhik hind markus toode kpl tk pcs qty quantity menge anzahl kogus maara lkm tuotenro materiaali materjal teras stahl steel
	and und ja je per pro`;

/** Beginnings of lines without goods: greetings, closings, addresses, dates, sums. */
const beginnings = `sehr geehrte|guten tag|guten morgen|hallo|moin|liebe|dear|hello|hi|hei|tere|hyva|hyvaa|lugupeetud|tervist|moikka|
	mit freundlichen|freundliche|mfg|viele gru|beste gru|best regards|kind regards|regards|thanks|thank you|terveisin|ystavallisin|parhain terveisin|kiitos|kiitoksia|
	lugupidamisega|parimate|tanan|aitah|ette tanades|vielen dank|danke|bitte|please|palun|pyydamme|pyytaisin|we need|wir benotigen|wir brauchen|wir bitten|
	ich benotige|anbei|hiermit|gemass|as discussed|vajame|soovime|tarvitsemme|haluaisin|tilaamme|tilaisimme|tellime|
	piir|rev|
	projekt|project|projekti|bauvorhaben|bv|kommission|objekt|object|kohde|tyomaa|baustelle|site|datum|date|paivays|paivamaara|kuupaev|
	lieferung|liefertermin|lieferadresse|lieferanschrift|delivery|deliver|toimitus|toimitusaika|tarne|tarneaeg|frei bau|ab werk|
	angebot|anfrage|bestellung|auftrag|offer|order|rfq|inquiry|enquiry|quotation|tarjouspyynto|tarjous|tilaus|hinnaparing|pakkumi|tellimus|
	anfahrt|zufahrt|durchfahrt|durchfahrtshohe|abladen|entladen|entladung|abladestelle|warenannahme|lkw|stapler|ansprechpartner|herr|frau|adresse|anschrift|
	access|unloading|offloading|contact|attn|mr|mrs|ajo-ohje|ajo-ohjeet|purku|purkaminen|yhteyshenkilo|osoite|sissepaas|juurdepaas|mahalaadimine|kontaktisik|aadress|
	tel|telefon|phone|fax|puh|e-mail|email|mail|www|http|seite|page|sivu|von|from|lahettaja|betreff|subject|aihe|teema|
	zeichnung|drawing|piirustus|joonis|stuckliste|bill of material|bill of materials|bom|parts list|osaluettelo|materialliste|materjalide|
	gepruft|erstellt|gezeichnet|drawn by|checked by|approved|laatinut|tarkastanut|koostas|kontrollis|massstab|scale|mittakaava|mootkava|
	alle masse|all dimensions|note|notes|hinweis|bemerkung|huom|markus|gesendet|sent from|lahetetty|saadetud`;

/** Beginnings of lines with sums. */
const sums = `gesamt|gesamtsumme|summe|zwischensumme|endsumme|total|subtotal|sub-total|grand total|sum|netto|brutto|mwst|ust|vat|alv|km|kaibemaks|yhteensa|
	valisumma|loppusumma|kokku|vahesumma|ubertrag|gesamtgewicht|total weight|kokonaispaino|kogukaal|kogusumma|insgesamt|gesamtmenge|gesamtanzahl|
	gesamtstuckzahl|gesamtlange|gesamtpreis|totals|yht|summa|kokonaismaara|kokonaispituus|kokonaishinta|koguarv|kogupikkus|koguhind|σ`;

/** Words that occur with sums and column names: "Kaikki yhteensä 47 kpl", "Rivejä yhteensä: 6". */
const besideSums =
	"alle aller zeilen positionen all of overall pieces rows lines items positions kaikki riveja rivia kappaletta kappaleet koik koigi ridu";

const begins = (words: string): RegExp => new RegExp(String.raw`^[\s;>*=.#-]*(?:${words.split(/\|\s*/).join("|")})(?![\p{L}\d])`, "u");
const beginning = begins(beginnings);
const adding = begins(sums);
const beginningStem =
	/^[\s;>*=-]*(?:mit freundlich|viele gru|beste gru|freundliche|lugupeetud|tanan|ystavallis|pakkumi|materjalide|sehr geehrt)/u;
const head = new Set(columnWords.split(/\s+/));
const sumWords = new Set(sums.split(/\|\s*/));
const wordsOfSums = new Set([...head, ...sumWords, ...besideSums.split(" ")]);

/**
 * Returns whether a line has no goods: signs and figures only, a table's head, or a sum.
 * @param text in its plain form
 */
export function hasNoGoods(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	if (words.length === 0) return !/\d\s?[x/]\s?\d|\d{6}/.test(text) || /^[\s;]*\+?[\d\s()/-]{8,}$/.test(text);
	if (adding.test(text) || (words.some((word) => sumWords.has(word)) && words.every((word) => wordsOfSums.has(word)))) return true;
	return !/\d/.test(text.replace(/m[23]|kg\/m/g, "")) && words.every((word) => head.has(word));
}

/**
 * Returns whether a line has no figure but its number: "Beams", "2. Rohre:", "Alle Träger grundiert".
 * @param text in its plain form
 */
export const hasNoFigures = (text: string): boolean =>
	!/\d/.test(text.replace(/^[\s;(]*(?:pos\S*\s*)?\d{1,3}(?:\.\d{1,3})*(?:[.):]|(?=\s*;))/, ""));

/** Returns whether a sentence introduces the list: "für die Halle 4 bestellen wir hiermit (Komm. 26-0417):". */
export const introducesList = (text: string): boolean => introducing.test(text);
const introducing =
	/(?<!\p{L})(?:(?:bestellen|benotigen|brauchen|bitten|erbitten) wir|(?:bestelle|benotige|brauche) ich|we (?:hereby |would like to )?(?:order|need|require)|tilaamme|tarvitsemme|tarvitaan|tellime|vajame|soovime)(?: \p{L}+){0,4} ?(?:\([^()]{0,60}\) ?)?:\s*$/u;
/** "puh. 040 123 4567", "T: +372 600 1234". */
const phone =
	/(?<![\p{L}\d])(?:(?:tel|telefon|telefoni?|phone|fax|puh|puhelin|gsm|mob|mobil|mobile|mobiil|handy|t|m|p|ph)[.:]{0,2} ?(?=[+(\d])\(?\+?|\(?\+)\d[\d ()/-]{5,}\d(?!\d)/gu;
/** A signature: a phone number beside words without another figure. */
const isContact = (text: string): boolean => {
	const rest = text.replace(phone, "");
	return rest !== text && !/\d/.test(rest);
};

/** Alternatives for numbers that are not definite. */
export const fewWords = String.raw`ein paar|einige|mehrere|a few|several|a couple of|muutam\p{L}{1,3}|moned|monda`;
const few = new RegExp(String.raw`(?<!\p{L})(?:${fewWords}) (?:${countedWords})(?!\p{L})`, "u");
/**
 * Returns whether a line without figures counts pieces all the same, so that it is no heading: "Flacheisen ein paar Stangen".
 * @param text in its plain form
 */
export const countsFew = (text: string): boolean => few.test(text);

/**
 * Returns whether a line begins like the letter around a table or is a signature.
 * @param text in its plain form
 */
export const isLetter = (text: string): boolean =>
	isContact(text) || beginning.test(text) || beginningStem.test(text) || /[^\s@]@[^\s@]+\.\p{L}{2}/u.test(text);
