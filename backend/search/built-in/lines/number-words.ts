import { countedWords, quantityLabels } from "./words";

/** One to twenty in four languages, in plain form. */
const numbers: readonly string[] = [
	"ein|eine|einen|one|yksi|uks",
	"zwei|two|kaksi|kaks",
	"drei|three|kolme|kolm",
	"vier|four|nelja|neli",
	"funf|five|viisi|viis",
	"sechs|six|kuusi|kuus",
	"sieben|seven|seitseman|seitse",
	"acht|eight|kahdeksan|kaheksa",
	"neun|nine|yhdeksan|uheksa",
	"zehn|ten|kymmenen|kumme",
	"elf|eleven|yksitoista|uksteist",
	"zwolf|twelve|kaksitoista|kaksteist",
	"dreizehn|thirteen|kolmetoista|kolmteist",
	"vierzehn|fourteen|neljatoista|neliteist",
	"funfzehn|fifteen|viisitoista|viisteist",
	"sechzehn|sixteen|kuusitoista|kuusteist",
	"siebzehn|seventeen|seitsemantoista|seitseteist",
	"achtzehn|eighteen|kahdeksantoista|kaheksateist",
	"neunzehn|nineteen|yhdeksantoista|uheksateist",
	"zwanzig|twenty|kaksikymmenta|kakskummend",
];
const values = new Map(numbers.flatMap((words, at) => words.split("|").map((word): [string, number] => [word, at + 1])));
const words = [...values.keys()].sort((a, b) => b.length - a.length).join("|");

const dozens = "dutzend|dtzd|dozen|doz|tusinaa?|tosin(?:at?)?";
/** Words before the number of goods that is a word itself: "wir brauchen also vier HEA 240". */
const leads = "brauche|brauchen|benotigen|also|noch|bitte|dazu|need|want|please|another|tarvitsemme|lisaksi|viela|vajame|palun|veel|lisaks";
const number = new RegExp(
	[
		`(?<![\\p{L}\\d])(?<=(?<!\\p{L})(?:${quantityLabels})[ .:=;]{1,2})(?:${words})(?![\\p{L}\\d])`,
		`(?<![\\p{L}\\d])(?:${words})(?= (?:${countedWords}|${dozens})(?![\\p{L}\\d]))`,
		// "fünfzehn IPE 200", and at the end "IPE 200, fünfzehn".
		`(?<=^[\\s;>•-]*|(?<!\\p{L})(?:${leads}) )(?:${words})(?= (?!halb|half|pool|puol)(?:\\p{L}+[ .-]{1,2}){0,2}\\p{L}*\\d)`,
		`(?<=\\d ?\\p{L}{0,3}[ ,;:]{1,3})(?!(?:${numbers[0]}|kuus)(?!\\p{L}))(?:${words})(?=[\\s;.]*$)`,
	].join("|"),
	"gu",
);
const dozen = new RegExp(`(?<![\\p{L}\\d.,/x-])(?:(\\d{1,2}|a|one|ein|yksi|uks) ?)?(?:${dozens})(?![\\p{L}\\d])\\.?`, "gu");
const halfDozen = new RegExp(`(?<![\\p{L}\\d])(?:(?:ein )?halbes|half a|puoli|pool) (?:${dozens})(?![\\p{L}\\d])\\.?`, "gu");
const hundreds =
	/(?<=(?<!\p{L})(?:ipe|he[abm]|upn|upe|inp) )(?:(ein|zwei|drei|vier|funf)?hundert(zwanzig|vierzig|sechzig|achtzig)?|(one|two|three|four|five) hundred|(?:(kaksi|kolme|nelja|viisi)sataa|(kaks|kolm|neli|viis)sada))(?![\p{L}\d])/gu;
const half =
	/(?<![\p{L}\d])(?:(?:'?n|eine?|ne|a) )?(?:halbe|half a|half|puoli|pool) (?=(?:tonnen?|tonnia?|tonni|tonnes?|tons?|to|t|tn)(?![\p{L}\d]))/gu;

/** Writes numbers that are words before a unit, dozens and half tonnes as figures. Each other character keeps its place. */
export const withFigures = (text: string): string =>
	text
		.replace(number, (word) => String(values.get(word) ?? word).padStart(word.length))
		.replace(hundreds, (whole, ...found: (string | undefined)[]) => {
			const [first, tens, ...others] = found.slice(0, 5);
			const many = [first, ...others].flatMap((word) => (word === undefined ? [] : (values.get(word) ?? 1)))[0] ?? 1;
			return String(100 * many + (tens === undefined ? 0 : (tensOf.get(tens) ?? 0))).padStart(whole.length);
		})
		.replace(halfDozen, (whole) => inPlaceOf(whole, "6 ea"))
		.replace(dozen, (whole, count: string | undefined) => inPlaceOf(whole, `${(Number(count) || 1) * 12}ea`))
		.replace(half, (whole) => inPlaceOf(whole, "0.5 "));

const tensOf = new Map([
	["zwanzig", 20],
	["vierzig", 40],
	["sechzig", 60],
	["achtzig", 80],
]);

const inPlaceOf = (whole: string, figures: string): string => (figures.length > whole.length ? whole : figures.padStart(whole.length));
