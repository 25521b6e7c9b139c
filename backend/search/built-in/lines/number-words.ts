import { countedWords, measureWords, quantityLabels } from "./words";

/** One to nineteen in four languages, in plain form, with the Finnish and Estonian genitives of lengths: "kuuden metrin". */
const below20: readonly string[] = [
	"ein|eins|eine|einen|one|yksi|uks",
	"zwei|zwo|two|kaksi|kaks|kahden|kahe",
	"drei|three|kolme|kolm|kolmen",
	"vier|four|nelja|neli|neljan",
	"funf|fuenf|five|viisi|viis|viiden|viie",
	"sechs|six|kuusi|kuus|kuuden|kuue",
	"sieben|seven|seitseman|seitse|seitsme",
	"acht|eight|kahdeksan|kaheksa",
	"neun|nine|yhdeksan|uheksa",
	"zehn|ten|kymmenen|kumme|kumne",
	"elf|eleven|yksitoista|uksteist",
	"zwolf|zwoelf|twelve|kaksitoista|kaksteist|kahdentoista|kaheteist",
	"dreizehn|thirteen|kolmetoista|kolmteist",
	"vierzehn|fourteen|neljatoista|neliteist",
	"funfzehn|fuenfzehn|fifteen|viisitoista|viisteist",
	"sechzehn|sixteen|kuusitoista|kuusteist",
	"siebzehn|seventeen|seitsemantoista|seitseteist",
	"achtzehn|eighteen|kahdeksantoista|kaheksateist",
	"neunzehn|nineteen|yhdeksantoista|uheksateist",
];
/** Twenty to ninety. */
const tens: readonly string[] = [
	"zwanzig|twenty|kaksikymmenta|kakskummend",
	"dreissig|thirty|kolmekymmenta|kolmkummend",
	"vierzig|forty|neljakymmenta|nelikummend",
	"funfzig|fuenfzig|fifty|viisikymmenta|viiskummend",
	"sechzig|sixty|kuusikymmenta|kuuskummend",
	"siebzig|seventy|seitsemankymmenta|seitsekummend",
	"achtzig|eighty|kahdeksankymmenta|kaheksakummend",
	"neunzig|ninety|yhdeksankymmenta|uheksakummend",
];
const listed = (lists: readonly string[], valueAt: (at: number) => number): Map<string, number> =>
	new Map(lists.flatMap((words, at) => words.split("|").map((word): [string, number] => [word, valueAt(at)])));
const ofSmall = listed(below20, (at) => at + 1);
const ofTens = listed(tens, (at) => 20 + 10 * at);
const halves = new Map([
	["anderthalb", 1.5],
	["puolitoista", 1.5],
	["poolteist", 1.5],
]);
/** Articles and other words that are numbers only before their unit. */
const articles = new Set(["ein", "eine", "einen", "one", "yksi", "uks"]);

type Compound = readonly [pattern: RegExp, value: (first: number, second: number) => number];
/** Compounds in one word: zweihundertfünfzig, fünfundzwanzig, kaksikymmentäviisi, twenty-five, zweieinhalb. */
const compounds: readonly Compound[] = [
	[/^(.*?)(?:tausend|thousand|tuhatta|tuhat)(.*)$/, (many, rest) => (many || 1) * 1000 + rest],
	[/^(.*?)(?:hundert|hundred|sataa|sada|sata)(?:und)?(.*)$/, (many, rest) => (many || 1) * 100 + rest],
	[/^(.+)einhalb$/, (whole) => whole + 0.5],
	[/^(.+)und(.+zig|.*dreissig)$/, (ones, ten) => ten + ones],
	// "einsachtzig" is 180, "zwölffünfzig" 1250.
	[/^(eins?|zwei|zwo|drei|zehn|elf|zwolf|funfzehn)((?:zwan|vier|funf|sech|sieb|acht|neun)zig)$/, (hundreds, rest) => hundreds * 100 + rest],
	[/^(.+(?:kymmenta|kummend)|\p{L}+ty)-?(.+)$/u, (ten, ones) => ten + ones],
];

/** "siebenhundertsiebenundsiebzig" has 29 letters. */
const longestNumber = 40;

/** The value of a word in plain form; undefined if it is no number. */
function numberOf(word: string): number | undefined {
	if (word.length > longestNumber) return undefined;
	const known = ofSmall.get(word) ?? ofTens.get(word) ?? halves.get(word);
	if (known !== undefined) return known;
	for (const [pattern, value] of compounds) {
		const parts = pattern.exec(word)?.slice(1);
		if (!parts) continue;
		const [first, second = 0] = parts.map((part) => (part === "" ? 0 : (numberOf(part) ?? Number.NaN)));
		return first === undefined || Number.isNaN(first + second) ? undefined : value(first, second);
	}
	return undefined;
}

/** A text, and the original place of each of its characters. */
interface Rewritten {
	text: string;
	places: readonly number[];
}
interface Edit {
	from: number;
	to: number;
	text: string;
}

function edited({ text, places }: Rewritten, edits: readonly Edit[]): Rewritten {
	let [written, at]: [string, number] = ["", 0];
	const kept: number[] = [];
	for (const edit of edits) {
		written += text.slice(at, edit.from) + edit.text;
		kept.push(...places.slice(at, edit.from), ...Array.from(edit.text, () => places[edit.from] ?? 0));
		at = edit.to;
	}
	return { text: written + text.slice(at), places: [...kept, ...places.slice(at)] };
}

const replaced = (from: Rewritten, pattern: RegExp, write: (found: RegExpExecArray) => string): Rewritten =>
	edited(
		from,
		[...from.text.matchAll(pattern)].map((found) => ({ from: found.index, to: found.index + found[0].length, text: write(found) })),
	);

const dozens = "dutzend|dtzd|dozen|doz|tusinaa?|tosin(?:at?)?";
const metres = "(?:milli|zenti|centi|sentti|senti)?(?:met(?:ern?|ers|re|res|ria|rin|ri)|meetri(?:t|se)?|meeter)";
/** Their signs by the first letter. */
const metreSigns: Readonly<Record<string, string>> = { m: "m", mi: "mm", z: "cm", c: "cm", s: "cm" };
const signOf = (word: string): string => metreSigns[word.slice(0, 2)] ?? metreSigns[word.slice(0, 1)] ?? "m";
const end = String.raw`(?![\p{L}\d])`;
const beforeUnit = new RegExp(`^ (?:${countedWords}|${dozens})${end}`, "u");
const beforeMetres = new RegExp(`^ (?:${metres})${end}`, "u");
const beforeInches = new RegExp(`^ (?:zoll|inch(?:es)?|tuumaa?|tuuman|toll(?:i|ine)?)${end}`, "u");
const beforeWeight = new RegExp(`^ ${measureWords("kg")}${end}`, "u");
/** "five 6m bars". */
const beforeBars = /^ \d{1,2}(?:\.\d{1,2})?(?: ?m|-met(?:er|re)) (?:bars|lengths|stangen|langen|tankoa|latti)(?!\p{L})/u;
const labelled = new RegExp(`(?<!\\p{L})(?:${quantityLabels})[ .:=;]{1,2}$`, "u");
/** Words before the number of goods that is a word itself: "wir brauchen also vier HEA 240". */
const leads =
	"brauche|brauchen|benotigen|also|noch|nochmals?|bitte|dazu|zusatzlich|need|want|please|another|tarvitsemme|lisaksi|viela|vajame|palun|veel|lisaks";
const atStart = new RegExp(`(?:^[\\s;>•-]*|(?<!\\p{L})(?:${leads}) )$`, "u");
/** "fünfzehn IPE 200". */
const beforeGoods = /^ (?!halb|half|pool|puol)(?:\p{L}+[ .-]{1,2}){0,2}\p{L}*\d/u;
/** "IPE 200, fünfzehn". */
const behindFigure = /\d ?\p{L}{0,3}[ ,;:]{1,3}$/u;
const behindSeries = /(?<!\p{L})(?:ipe|he[abm]|upn|unp|upe|inp) $/u;

/** Words between numbers: "vierzig mal fünf", "drei Komma zwei". */
const joins: readonly [pattern: RegExp, sign: string][] = [
	[/^ (?:mal|by|kertaa|korda|x) $/u, "x"],
	[/^ (?:komma|point|pilkku|koma) $/u, "."],
];
/** "M zwölf": a thread. */
const behindThread = /(?<!\p{L})(?<!\d ?)m $/u;
/** "M zwölf mal vierzig acht acht": strength classes are spoken by their figures. */
const classes = ["4 6", "4 8", "5 6", "5 8", "6 8", "8 8", "10 9", "12 9"];
const joining = (gap: string): string | undefined => joins.find(([pattern]) => pattern.test(gap))?.[1];

interface Numeral {
	from: number;
	to: number;
	value: number;
	word: string | null;
}

/** Whether a language writes numbers in several words: "twenty five", "kakssada viiskümmend". */
const isSpaced = (word: string | null): boolean => word !== null && /ty$|hundred$|thousand$|kummend$|sada$/u.test(word);
/** The numbers of a text: figures, and words for numbers. */
function numeralsIn(text: string): Numeral[] {
	const found: Numeral[] = [];
	for (const { 0: token, index } of text.matchAll(/\p{L}+(?:-\p{L}+)*|\d+(?:\.\d+)?/gu)) {
		const to = index + token.length;
		const isFigure = /^\d/.test(token);
		const value = isFigure ? Number(token) : token === "null" || token === "zero" || token === "nolla" ? 0 : numberOf(token);
		if (value === undefined) continue;
		const [before, earlier] = [found.at(-1), found.at(-2)];
		const gap = before ? text.slice(before.to, index) : "";
		const isNext = before !== undefined && !isFigure && before.word !== null && (gap === " " || gap === " and ");
		const isChain = earlier !== undefined && before !== undefined && text.slice(earlier.to, before.from) === " ";
		const isHundred = token === "hundred" || token === "thousand";
		const isRest = before !== undefined && value < 100 && value < (before.value % 100 === 0 ? 100 : 10) && before.value % 10 === 0;
		const behind = text.slice(to);
		const isOfUnit = beforeUnit.test(behind) || beforeMetres.test(behind);
		const isSeries = before !== undefined && behindSeries.test(text.slice(0, before.from));
		// "IPE zweihundert zwölf Meter" is an IPE 200.
		const isOther = isChain || (isSeries && isOfUnit);
		const isSpoken = isSpaced(before?.word ?? null) && (value > 9 || (before?.value ?? 0) % 100 > 0 || gap !== " ");
		const isSum = isNext && isRest && !isOther && (isSpoken || (isSeries && value > 9));
		if (isNext && isHundred && before.value < 20) Object.assign(before, { to, value: before.value * value, word: token });
		else if (isSum) Object.assign(before, { to, value: before.value + value, word: token });
		else found.push({ from: index, to, value, word: isFigure ? null : token });
	}
	return found;
}

/** Writes words for numbers as figures, in sizes too: "vierzig mal fünf" is 40x5, "sechzig sechzig vier" 60x60x4. */
function withNumerals(from: Rewritten): Rewritten {
	const { text } = from;
	const numerals = numeralsIn(text);
	const gapBehind = (at: number): string => text.slice(numerals[at]?.to, numerals[at + 1]?.from ?? numerals[at]?.to);
	const behind = ({ to }: Numeral): string => text.slice(to);
	const isOfUnit = (one: Numeral): boolean =>
		[beforeUnit, beforeMetres, beforeInches, beforeWeight].some((pattern) => pattern.test(behind(one)));
	const isNumber = (one: Numeral | undefined): one is Numeral & { word: string } =>
		one !== undefined && one.word !== null && !articles.has(one.word) && one.value > 0;
	const isBeside = (at: number): boolean =>
		gapBehind(at) === " " && [at, at + 1].every((one) => isNumber(numerals[one])) && !numerals.slice(at + 1, at + 2).some(isOfUnit);
	const isJoined = (at: number): boolean =>
		joining(gapBehind(at)) !== undefined && [at, at + 1].some((one) => numerals[one]?.word !== null);
	const isDictated = numerals.some((one, at) => (isNumber(one) && isOfUnit(one)) || isJoined(at) || isBeside(at));
	const isMeant = (one: Numeral, at: number): boolean => {
		if (one.word === null) return false;
		const before = text.slice(0, one.from);
		if (isJoined(at) || isJoined(at - 1) || behindThread.test(before)) return true;
		if (one.value === 0) return false;
		if (isOfUnit(one) || beforeBars.test(behind(one)) || labelled.test(before) || (atStart.test(before) && beforeGoods.test(behind(one))))
			return true;
		const isLast = behindFigure.test(before) && /^(?: of)?[\s;.]*$/.test(behind(one)) && one.word !== "kuus";
		return !articles.has(one.word) && (isDictated || isLast || (behindSeries.test(before) && one.value >= 80));
	};
	/** In "null Komma sieben fünf" the last digit belongs to the decimals. */
	const isDecimal = (at: number): boolean =>
		numerals[at - 1]?.value === 0 && joining(gapBehind(at - 1)) === "." && numerals.slice(at, at + 2).every(({ value }) => value < 10);
	/** Behind "M12x40 8" a figure is a strength class, and behind "M12x40" none of the size. */
	const signBeside = (at: number): string => {
		const isThread = numerals.slice(0, at + 1).some(({ from }) => behindThread.test(text.slice(0, from)));
		const isClass = classes.includes(`${numerals[at]?.value} ${numerals[at + 1]?.value}`);
		return isThread ? (isClass ? "." : " ") : "x";
	};
	const signBehind = (at: number): string | undefined => {
		if (gapBehind(at) === " ") return !isDictated || !isBeside(at) ? undefined : isDecimal(at) ? "" : signBeside(at);
		return isJoined(at) || gapBehind(at) !== " x " ? joining(gapBehind(at)) : undefined;
	};
	const edits = numerals.flatMap((one, at): Edit[] => {
		const sign = signBehind(at);
		const next = numerals[at + 1];
		const [metre] = isMeant(one, at) ? (beforeMetres.exec(behind(one)) ?? []) : [];
		const isThread = isMeant(one, at) && behindThread.test(text.slice(0, one.from));
		return [
			...(isThread ? [{ from: one.from - 1, to: one.from, text: "" }] : []),
			...(isMeant(one, at) ? [{ from: one.from, to: one.to, text: `${one.value}${beforeBars.test(behind(one)) ? " x" : ""}` }] : []),
			...(sign !== undefined && next ? [{ from: one.to, to: next.from, text: sign }] : []),
			...(metre === undefined ? [] : [{ from: one.to, to: one.to + metre.length, text: ` ${signOf(metre.trim())}` }]),
		];
	});
	return edited(from, edits);
}

/** "einmal Blech", "vier mal HEA 160": the number of the goods. */
const ofTimes = /(?<=^[\s;>•-]{0,4})(\p{L}{3,24}?) ?(?:mal|kertaa|korda|times)(?= \p{L}{2})/gu;
const isTimes = (word: string, behind: string): boolean => {
	const [next = ""] = /\p{L}+/u.exec(behind) ?? [];
	return numberOf(word) !== undefined && numberOf(next) === undefined;
};

/**
 * Returns whether a text has a word for a number above one, so that it is no heading: "Blech fünf Großformat".
 * @param text in plain form
 */
export const hasNumberWord = (text: string): boolean =>
	!/:\s*$/.test(text) && (text.match(/\p{L}+/gu) ?? []).some((word) => (numberOf(word) ?? 0) > 1);

/** "zwölfer Längen", "hundertzwanziger U". */
const ofSizes = /(?<!\p{L})(\p{L}{4,})er(?= (?:langen?|u|ipe|he[abm]|upn|upe|\p{L}*(?:eisen|stahl|trager))(?![\p{L}\d]))/gu;
const dozen = new RegExp(`(?<![\\p{L}\\d.,/x-])(?:(\\d{1,2}|a|one|ein|yksi|uks) ?)?(?:${dozens})${end}\\.?`, "gu");
const halfDozen = new RegExp(`(?<![\\p{L}\\d])(?:(?:ein )?halbes|half a|puoli|pool) (?:${dozens})${end}\\.?`, "gu");
const half = new RegExp(
	`(?<![\\p{L}\\d])(?:(?:'?n|eine?|ne|a) )?(?:halbe|half a|half|puoli|pool) (?=(?:tonnen?|tonnia?|tonni|tonnes?|tons?|to|t|tn)${end})`,
	"gu",
);

/**
 * Writes numbers that are words, dozens and half tonnes as figures.
 * @returns `place`: the place in the given text of a place in the written one
 */
export function withFigures(text: string): { text: string; place: (at: number) => number } {
	const start: Rewritten = { text, places: Array.from({ length: text.length }, (_, at) => at) };
	const counted = replaced(start, ofTimes, ({ 0: whole, 1: word = "", index }) =>
		isTimes(word, text.slice(index + whole.length)) ? `${numberOf(word)} x` : whole,
	);
	const sized = replaced(counted, ofSizes, ([whole, word = ""]) => (articles.has(word) ? whole : `${numberOf(word) ?? word}er`));
	const halved = replaced(
		replaced(sized, halfDozen, () => "6 ea"),
		half,
		() => "0.5 ",
	);
	const { text: written, places } = replaced(withNumerals(halved), dozen, ([, count]) => `${(Number(count) || 1) * 12}ea`);
	return { text: written, place: (at) => places[at] ?? text.length };
}
