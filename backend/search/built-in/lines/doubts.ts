import { plain } from "../../plain";
import { isUnitWord } from "./words";

/** Signs and words that leave open what a line wants, or take it back, as they are typed. */
const signs: readonly RegExp[] = [
	// "primed?", "S355J2?": words of which whoever wrote them is not sure.
	/[^\s;?]{1,40}\s?\?/gu,
	// At least, about, not, changed to; crossed out. An arrow at the beginning quotes a mail.
	/[<≥≤≠≈~¬→⇒❌✗✘☒]|(?<!^\s*)>|^\s*>(?=[\d=])|!(?=[\p{L}\d])|^\s*\/\//gu,
	/(?<=\S\s)-(?=\p{L}{3})|(?<=\s)\+(?=\s)/gu,
	// Per cent and prices; a number of the line, degrees, feet where the quantity stands; the mark of a footnote.
	/[%£$¥]|^\s*€\s?\d|^\s*\d{1,6}\s?[€°'’](?=\s)|^\s*#\s?\d|\d[¹²³⁰⁴-⁹]|^\s*[¹²³⁰⁴-⁹]/gu,
	// One or the other.
	/(?<!\p{L})(?:or|oder|tai|või|bzw|ersatzweise|alternatively|vaihtoehtoisesti)(?!\p{L})/giu,
	// Counted by what is not sold: tonnes, bundles, pairs.
	/(?<=\d\s?)(?:tn|mt|tonn\p{L}{0,3}|tonnes?|tons?|nippu\p{L}{0,2}|niput|bunt\p{L}{0,2}|kimpu?|bundles?|bdls?|lifts?|paari?|pairs?|dutzend|dozen|tosin|tusinaa?)(?![\p{L}\d])/giu,
];

/** Where a line leaves open what it wants. */
export const doubtsIn = (line: string): [from: number, to: number][] =>
	signs.flatMap((sign) => [...line.matchAll(sign)].map(({ 0: { length }, index }): [number, number] => [index, index + length]));

/** Whether figures in front of the goods may be thousands or two counts: "1 200 HEA 160". With a word for what is counted they are thousands. */
export function mayBeThousands(line: string): boolean {
	const word = /^\s*\d{1,3}[ \u00a0\u202f]\d{3}\s+(\p{L}{2,})/u.exec(line)?.[1];
	return word !== undefined && !isUnitWord(plain(word).text);
}

/** A figure of which no word says what it is, or the code of another article. @param rest a line without its code and quantity, in its plain form */
export const isFigureLeft = (rest: string): boolean => /(?<![\p{L}\d.,/-]\s?)\d/u.test(rest);
export const hasCode = (rest: string): boolean => /(?<![\p{L}\d])cr[\s-]?\d{1,9}(?![\p{L}\d])/u.test(rest);

const words = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${list.split(/\|\s*/).join("|")})(?![\p{L}\d])`, "u");

/** Headings of what is not ordered, or not so many times. In their plain form. */
const withholding = words(
	`(?:already |bereits |jo |juba )?(?:delivered|geliefert|toimitettu|tarnitud|received)|do not order|not to be ordered|nicht bestellen|ei tilata|ara telli\\p{L}*|ei telli\\p{L}*|
	entfall\\p{L}*|cancell?ed|storniert|gestrichen|peruttu|tuhistatud|alternativ\\p{L}*|vaihtoehto\\p{L}*|optional|option\\p{L}*|optiona|valikuline|eventual\\p{L}*|
	(?:per|pro|je) \\p{L}+|in stock|auf lager|varastossa|laos olemas`,
);
/** Lines that take back, add to or work on what other lines want. */
const changing = words(
	`cancel\\p{L}*|storn\\p{L}*|perutaan|perukaa|tuhista\\p{L}*|scrap|delete|loschen|streichen|not needed|nicht (?:mehr )?benotigt|ei tarvita|pole vaja|ei ole vaja|
	plus \\d+|(?:\\d+ )?spares?|of which|davon|joista|millest|ditto|dito|sama|same|as above|wie oben|wie vor|kuten edella|nagu ulal|
	holes?|drilled|bohrung\\p{L}*|gebohrt|reika|reiat|reikia|reiitys|porat\\p{L}*|auk|augud|auguga|puuritud|mitred?|gehrung\\p{L}*|jiiri\\p{L}*|bent|gebogen|taivutet\\p{L}*|painutat\\p{L}*|
	cut (?:in|to|at|into)|geschnitten|halbiert|gekurzt|katkaist\\p{L}*|lyhennet\\p{L}*|loiga\\p{L}*|saetud`,
);
/** Certificates are said of all goods below. */
const certifying = /(?<![\p{L}\d])(?:zeugnis\p{L}*|zertifikat\p{L}*|certificat\p{L}*|todistu\p{L}*|sertifika\p{L}*|tunnistus\p{L}*)/u;

/** Whether a line without goods of its own says that those below it are not ordered as they stand. @param text in its plain form */
export const withholds = (text: string): boolean => withholding.test(text) || certifying.test(text);
/** Whether it changes other lines: it is no greeting and no heading to be skipped. */
export const changesOthers = (text: string): boolean =>
	withholds(text) || changing.test(text) || /^\s*(?:\+ ?\d{1,4}(?: \p{L}+\.?)?|x ?\d{1,4})\s*$/u.test(text);
/** Whether it speaks of all lines, those above it, too. */
export const saysAll = (text: string): boolean => /^\s*(?:all|alle|alles|kaikki|koik|everything)(?!\p{L})/u.test(text);

/** So many lines show that a list numbers them. */
const fewestNumbered = 3;

/** Whether figures count the lines of a list: 1, 2, 3 or 10, 20, 30. */
const areNumbers = (figures: readonly number[]): boolean =>
	figures.length >= fewestNumbered && figures.every((figure, at) => figure === (at + 1) * (figures[0] === 10 ? 10 : 1));

/** Which figures of the lines of a list number them: those in front, or those in the second of their cells. */
export function numbersOf(lines: readonly string[]): "first" | "second" | null {
	const figures = (pattern: RegExp): number[] => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).map(Number);
	if (areNumbers(figures(/^\s*(\d{1,4})(?=[\s;|])/))) return "first";
	return areNumbers(figures(/^\s*\d{1,5}\s*[\t;|]\s*(\d{1,4})\s*[\t;|]/)) ? "second" : null;
}
