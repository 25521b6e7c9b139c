import { countedWords } from "./words";

const pairs = "paare?|pari|paria|pairs?|paari";
/** A number with the unit of goods, or sides: "2 Paar Torbänder", "Schiebetor 4000x1800". */
const counted = new RegExp(String.raw`(?<![\p{L}\d.,/-])[1-9]\d{0,4} ?(?:${countedWords}|${pairs})(?![\p{L}\d])`, "u");
const sides = /\d ?(?:mm|cm|m)? ?x ?\d/;

/** Words that a number precedes though they are no goods: hours, days and floors. */
const others = String.raw`tage?n?|std|stunden?|uhr|min|minuten?|wochen?|monate?n?|jahre?n?|stock\p{L}*|etagen?|geschoss\p{L}*|days?|hours?|hrs?|minutes?|weeks?|months?|years?|
	floors?|levels?|paiva\p{L}*|tunti\p{L}*|minuutti\p{L}*|viikko\p{L}*|kuukau\p{L}*|kerros\p{L}*|kerrokse\p{L}*|paeva\p{L}*|tund\p{L}*|minut\p{L}*|nadal\p{L}*|kuu\p{L}*|korrus\p{L}*`;
/** A number before a word for goods. */
const numbered = String.raw`[1-9]\d{0,3} ?(?:x ?)?(?!(?:${others.replace(/\s+/g, "")})(?!\p{L}))\p{L}{2}`;
const leading = new RegExp(String.raw`^[\s;•>-]*(?:(?:noch|dazu|plus|also|viela|lisaks|veel) )?${numbered}\p{L}`, "u");
/** "Kranhaken 20 mm", "Torbandkloben M20", "Markise B=4". */
const measured =
	/(?<![\p{L}\d.,/±-])\d{1,5}(?:\.\d{1,3})? ?(?:mm|cm)(?!\p{L})|(?<![\p{L}\d])m\d{1,2}(?![\p{L}\d])|(?<!\p{L})[bdhlt] ?= ?\d/u;

const streets = "street|road|lane|avenue|drive|way|close|court|square|park";
const address = new RegExp(String.raw`^[\s;]*\d{1,4}\p{L}? (?:\p{L}+ ){1,3}(?:${streets})(?!\p{L})`, "u");

/**
 * Returns whether a text counts or measures goods beyond doubt, so that it is not passed over as a greeting.
 * @param text in plain form
 */
export const countsGoods = (text: string): boolean => counted.test(text) || sides.test(text);

/**
 * Returns whether a line that names no known goods asks for some all the same, so that it is no heading.
 * @param text in plain form
 */
export const asksForGoods = (text: string): boolean =>
	countsGoods(text) || measured.test(text) || (leading.test(text) && !address.test(text));

const greetings = "hallo|moin|servus|hi|hello|hei|moikka|tere|danke|thanks|kiitos|aitah";
const asking = `(?:wir|ich) (?:brauche?n?|brauchten?|benotigen?|bestellen?|mochten?|hatten? gern)|bitte|we (?:need|want|require)|i need|please(?: (?:add|send|quote|supply))?|
	(?:me )?(?:tarvitsemme|tarvitsisimme|tilaamme|tilaisimme|haluamme|haluaisimme)|tarvitaan|haluaisin|(?:me )?(?:vajame|soovime|tellime)|palun|pyydamme`;
const besides =
	"dann|danach|then|sitten|siis|bitte|noch ?mals?|noch|also|dazu|auch|gerne?|weitere|another|also|further|viela|myos|lisaksi|veel|ka|lisaks";
const request = new RegExp(
	String.raw`^[\s;]*(?:(?:${greetings})[ ,!]{1,3})?(?:(?:${asking.replace(/\s*\n\s*/g, "")})[ :,]{1,20})(?:(?:${besides}) {1,20}){0,3}(?=${numbered})`,
	"u",
);

const more = "zusatzlich|zusatzliche|ausserdem|additionally|in addition|extra|lisana|taiendavalt|juurde";
/** "noch 100 Muttern", "- zusätzlich 100 Muttern". */
const furtherGoods = new RegExp(String.raw`^[\s;•>-]*(?:(?:${besides}|${more})[ ,:]{1,3}){1,3}(?=${numbered})`, "u");

/** Blanks the words that ask for goods before their number: "wir brauchen noch 4 HEA 160", "zusätzlich 100 Muttern". */
export const withoutRequest = (text: string): string =>
	[request, furtherGoods].reduce((rest, pattern) => rest.replace(pattern, (words) => " ".repeat(words.length)), text);
