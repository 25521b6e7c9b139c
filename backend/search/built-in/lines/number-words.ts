import { countedWords, quantityLabels } from "./words";

/** One to twelve in four languages, in plain form. */
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
];
const values = new Map(numbers.flatMap((words, at) => words.split("|").map((word): [string, number] => [word, at + 1])));
const words = [...values.keys()].sort((a, b) => b.length - a.length).join("|");

const number = new RegExp(
	String.raw`(?<![\p{L}\d])(?:(?<=(?<!\p{L})(?:${quantityLabels})[ .:=;]{1,2})(?:${words})(?![\p{L}\d])|(?:${words})(?= (?:${countedWords}|dutzend|dozen|doz|tusinaa?|tosinat?)(?![\p{L}\d])))`,
	"gu",
);
const dozen = /(?<![\p{L}\d.,/x-])(\d{1,2}) ?(?:dutzend|dozen|doz|tusinaa?|tosinat?)(?![\p{L}\d])\.?/gu;
const half =
	/(?<![\p{L}\d])(?:(?:'?n|eine?|ne|a) )?(?:halbe|half a|half|puoli|pool) (?=(?:tonnen?|tonnia?|tonni|tonnes?|tons?|to|t|tn)(?![\p{L}\d]))/gu;

/** Writes numbers that are words before a unit, dozens and half tonnes as figures. Each other character keeps its place. */
export const withFigures = (text: string): string =>
	text
		.replace(number, (word) => String(values.get(word) ?? word).padStart(word.length))
		.replace(dozen, (whole, count: string) => inPlaceOf(whole, `${Number(count) * 12} ea`))
		.replace(half, (whole) => inPlaceOf(whole, "0.5 "));

const inPlaceOf = (whole: string, figures: string): string => (figures.length > whole.length ? whole : figures.padStart(whole.length));
