import { asksForGoods } from "../asked";
import type { Said } from "./certificates";
import { dayOf, dayPattern, monthNames, weekPattern } from "./days";

const dayWords = [
	"bis|spatestens|spat|zum|am|termin|liefertermin|wunschtermin|wunschlieferung|lieferwunsch|anliefertermin|bedarfstermin|lieferdatum|wunschdatum",
	"wunschtag|lieferwoche|lieferzeit|lt|lieferung|anlieferung|liefern|lieferbar|benotigt|gebraucht|bedarf",
	"by|until|till|later than|latest|required|needed|due|deliver|delivery|delivered|eta",
	"viimeistaan|toimitus|toimituspaiva|toimitusaika|toimitusviikko|toimitettava|toimitetaan|tarve|tarvitaan",
	"hiljemalt|kuni|katte|tarne|tarneaeg|tarnekuupaev|tarnenadal|tarnida|tahtaeg|tahtajaks",
].join("|");
/** From Sunday on. */
const weekdays: readonly string[] = [
	"so|sonntag|sun|sunday|su|sunnuntai|sunnuntaina|puhapaev|puhapaevaks",
	"mo|montag|mon|monday|ma|maanantai|maanantaina|maanantaiksi|esmaspaev|esmaspaevaks",
	"di|dienstag|tue|tues|tuesday|ti|tiistai|tiistaina|tiistaiksi|teisipaev|teisipaevaks",
	"mi|mittwoch|wed|wednesday|ke|keskiviikko|keskiviikkona|keskiviikoksi|kolmapaev|kolmapaevaks",
	"do|donnerstag|thu|thur|thurs|thursday|torstai|torstaina|torstaiksi|neljapaev|neljapaevaks",
	"fr|freitag|fri|friday|pe|perjantai|perjantaina|perjantaiksi|reede|reedeks",
	"sa|samstag|sat|saturday|la|lauantai|lauantaina|lauantaiksi|laupaev|laupaevaks",
];
/** These words alone make no day of delivery. */
const sideWords = `den|dem|um|in|der|die|at|the|no|not|on|date|site|week|wunsch|gewunscht|gewunschter|toivottu|soovitud|soovin|meil|uns|vaja|${weekdays.join("|")}`;
/** With these words the wish is not one day: "ab 18.12.", "Ende KW 51". */
const looseWords =
	"ab|von|from|nach|after|vor|before|nicht|ende|mitte|anfang|end|mid|early|late|alkaen|alkaa|ennen|enne|alates|parast|jalkeen|ca|etwa|about|around|noin|umbes|circa|lopussa|alussa|lopus|alguses|keskel";
const wordsOf = (list: string): string => String.raw`(?<![\p{L}\d])(?:${list})(?![\p{L}\d])`;

const trail = String.raw`(?:ks(?!\p{L}))?(?<trail> (?:mennessa|latest|at the latest|spatestens|hiljemalt|asti|saakka)(?![\p{L}\d]))?(?:,? (?:(?:fix|um|gegen|ab|at|kl|klo|kell) ){0,2}\d{1,2}(?:[:.]\d\d)? ?(?:uhr|h|am|pm)(?!\p{L}))?`;
const noSizeBehind = String.raw`(?![\p{L}\d]|\s?(?:mm|cm|m|kg|x|t|to)(?!\p{L})|[.,/-]\d)`;
const led = new RegExp(
	`(?<lead>(?:${wordsOf(`${dayWords}|${sideWords}|${looseWords}`)}[ .:=,-]{0,3}){1,6})(?<day>${dayPattern}|${weekPattern})${trail}${noSizeBehind}`,
	"gu",
);
const alone = new RegExp(String.raw`(?<![\p{L}\d.,/-])(?<day>${weekPattern}|${dayPattern})${trail}${noSizeBehind}`, "gu");
const strong = new RegExp(wordsOf(dayWords), "u");
const loose = new RegExp(wordsOf(looseWords), "u");
const week = new RegExp(`^(?:${weekPattern})$`, "u");
const fullDay = /^\d{1,2}\.\d{1,2}\.\s?20\d\d$|^20\d\d-\d\d-\d\d$/;
/** Words before the day of a drawing, an offer or a letter. */
const otherDay =
	/(?<!\p{L})(?:vom|v|stand|rev|dated|datum|date|index|ausgabe|of|zeichnung|drawing|angebot|gultig|valid|offer|pvm|paivays|kuupaev)[ .:]{0,2}$/u;

/** Wishes without a day. */
const undated = new RegExp(
	`(?:${wordsOf(`${dayWords}|${sideWords}`)}[ .:=,-]{1,3}){0,3}${wordsOf(
		[
			"asap|a\\.s\\.a\\.p|as soon as possible|so (?:schnell|bald) wie moglich|schnellstmoglich|schnellstens|baldmoglichst|umgehend|ab sofort|sofort|eilt|eilig|dringend",
			"urgent|urgently|(?:next|this) week|(?:nachste|diese|kommende)r? woche",
			`(?:ende|mitte|anfang|end of|mid|early|late)[ -](?:der woche|des monats|(?:the )?(?:week|month)|nachster woche|next week|(?:${monthNames})\\p{L}{0,8})`,
			"(?:mon|tue|wed|thu|fri)\\p{L}{0,6} (?:the )?\\d{1,2}(?:st|nd|rd|th)",
			"ensi viikoksi|talle viikolle|ensi viikon alkuun|jargmiseks nadalaks|selleks nadalaks|nachste woche",
			"mahdollisimman pian|niin pian kuin mahdollista|pikaisesti|kiireellinen|kiire|ensi viikolla|talla viikolla",
			"esimesel voimalusel|voimalikult kiiresti|kiiresti|jargmisel nadalal|sel nadalal",
		].join("|"),
	)}[.!]{0,2}`,
	"gu",
);

const weekdayWords = weekdays.map((names) => new RegExp(wordsOf(names), "u"));
/** "Fr 10.12." is not surely the 10th if that is a Thursday. */
function isOnWeekday(lead: string, on: string): boolean {
	const named = weekdayWords.findIndex((words) => words.test(lead));
	return named < 0 || new Date(on).getUTCDay() === named;
}

/** The ends of whole names of months: "3. Deckel" is no day. */
const monthEnds = "(?:u?ary?|b?ruary?|uaril?|ch|ril|il|i|e|y|ust|t|tember|ember|ober|s?embril?|sember|kuuta?|kuu)?";
/** A day in front of its goods: "12.01.27 16 St. Quadratrohr". "1.12." may be the number of the line. */
const inFront = new RegExp(
	String.raw`^[\s;•*>-]*(?:(?<lead>${weekdays.join("|")})[.,]{0,2} )?(?<day>\d{1,2}\.\d{1,2}\.(?:20)?\d\d|\d{1,2}\.\d{1,2}\.|\d{1,2}(?:\.|st|nd|rd|th)? ?(?:${monthNames})${monthEnds})(?![\p{L}\d.])(?: ?[:,;-])?(?= )`,
	"u",
);
const mayBeNumber = /^(?:\d|1[0-2])\.[1-9]\d?\.$/;

/**
 * Finds the day in front of a line, if it comes.
 * @param isClear whether "1.12." is none
 */
function dayInFront(text: string, today: string, isClear: boolean): (Said<string | null> & { end: number }) | null {
	const found = inFront.exec(text);
	const { lead = "", day = "" } = found?.groups ?? {};
	const on = dayOf(day, today);
	const isNumber = isClear && lead === "" && mayBeNumber.test(day) && !found?.[0].includes(":");
	if (!found || !on || on <= today || isNumber) return null;
	const from = found[0].search(/[\p{L}\d]/u);
	return { place: [from, found[0].search(/ ?[:,;-]?$/)], end: found[0].length, value: isOnWeekday(lead, on) ? on : null };
}

/**
 * Returns whether days may stand in front of the lines of a list: figures there are days, and no numbers such as "1.12." and "1.13.".
 * @param lines in plain form
 */
export function beginWithDays(lines: readonly string[], today: string): boolean {
	const starts = lines.filter((line) => /^[\s;]*\d{1,3}\.\d{1,3}(?![\d]|\.\d{3}| ?(?:x|mm|cm|m|kg|t)(?!\p{L}))/u.test(line));
	const figures = starts.map((line) => line.match(/\d+/g)?.slice(0, 2).map(Number) ?? []);
	const isNext = figures.some(([first, second = 0], at) => figures[at + 1]?.[0] === first && figures[at + 1]?.[1] === second + 1);
	const isAny = starts.length === 0 || starts.some((line) => dayInFront(line, today, true));
	return !isNext && isAny && starts.every((line) => dayInFront(line, today, false));
}

/** Longest text before a day that says what day it is. In characters. */
const before = 12;

/**
 * Finds the wanted days of a line, each as an ISO day; null for a wish that is not surely one day.
 * @param text in plain form
 * @param today ISO
 * @param isOfDays whether days stand in front of the list's lines
 */
export function wantedDaysIn(text: string, today: string, isOfDays: boolean): Said<string | null>[] {
	const first = isOfDays ? dayInFront(text, today, false) : null;
	const found: Said<string | null>[] = first && asksForGoods(text.slice(first.end)) ? [{ place: first.place, value: first.value }] : [];
	const isFree = (at: number): boolean => !found.some(({ place: [from, to] }) => at >= from && at < to);
	const isOther = (at: number): boolean => otherDay.test(text.slice(Math.max(0, at - before), at));
	for (const { index, 0: all, groups: { lead = "", day = "", trail: behind } = {} } of text.matchAll(led)) {
		const isWanted = strong.test(lead) || behind !== undefined || (loose.test(lead) && (week.test(day) || fullDay.test(day)));
		const on = dayOf(day, today);
		// "1.5 by 3.5" are two sizes.
		const isSize = /\d\s?$/.test(text.slice(Math.max(0, index - 2), index)) && /^\d{1,2}\.\d{1,2}$/.test(day);
		if (!isWanted || on === undefined || isSize || isOther(index) || !isFree(index + lead.length)) continue;
		const isLoose = loose.test(lead.replace(/(?:no|not) (?:later|after)/, ""));
		const isSure = !isLoose && (on === null || isOnWeekday(lead, on));
		found.push({ place: [index, index + all.length], value: isSure ? on : null });
	}
	for (const { index, 0: all, groups: { day = "", trail: behind } = {} } of text.matchAll(alone)) {
		if (!isFree(index) || isOther(index)) continue;
		const on = dayOf(day, today);
		if (on === undefined) continue;
		const isAhead = fullDay.test(day) && on !== null && on > today;
		if (week.test(day) || behind !== undefined || isAhead) found.push({ place: [index, index + all.length], value: on });
	}
	for (const { index, 0: all } of text.matchAll(undated))
		if (isFree(index)) found.push({ place: [index, index + all.length], value: null });
	return found.sort(({ place: [one] }, { place: [other] }) => one - other);
}
