import { plain } from "../../plain";
import { isUnitWord } from "./words";

/** Signs and words that leave a line's meaning open or take it back. */
const signs: readonly RegExp[] = [
	// "primed?", "S355J2?": the writer is not sure of these words.
	/[^\s;?]{1,40}\s?\?/gu,
	// "At least", "about", "not", "changed to", and strikethrough. An arrow at the beginning quotes a mail.
	/[<≥≤≠≈~¬→⇒❌✗✘☒]|(?<!^\s*)>|^\s*>(?=[\d=])|!(?=[\p{L}\d])|^\s*\/\//gu,
	/(?<=\S\s)-(?=\p{L}{3})|(?<=\s)\+(?=\s)/gu,
	// Percentages and prices; line numbers; degrees or feet in place of a quantity; footnote marks.
	/[%£$¥]|^\s*€\s?\d|^\s*\d{1,6}\s?[€°'’](?=\s)|^\s*#\s?\d|\d[¹²³⁰⁴-⁹]|^\s*[¹²³⁰⁴-⁹]/gu,
	// Alternatives.
	/(?<!\p{L})(?:or|oder|tai|või|bzw|ersatzweise|alternatively|vaihtoehtoisesti)(?!\p{L})/giu,
	// "12er Eisen" may be any bar, and "20er Träger" any beam.
	/(?<![\p{L}\d])\d{1,2}er[ -]?(?:Eisen|(?:Stahl)?Träger)(?!\p{L})|(?<!\p{L})(?:Stahl)?Träger[ -]\d{1,2}er(?!\p{L})/giu,
	// Units that the shop does not sell by: bundles, pairs.
	/(?<=\d\s?)(?:mt|bunde?|bündel|nippu\p{L}{0,2}|niput|bunt\p{L}{0,2}|kimpu?|bundles?|bdls?|lifts?|paari?|pairs?)(?![\p{L}\d])/giu,
];

/** Finds the places in a line that leave its meaning open. */
export const doubtsIn = (line: string): [from: number, to: number][] =>
	signs.flatMap((sign) => [...line.matchAll(sign)].map(({ 0: { length }, index }): [number, number] => [index, index + length]));

/** Returns whether figures in front of the goods can be one number or two: "1 200 HEA 160". With a counted unit they are one number. */
export function mayBeThousands(line: string): boolean {
	const word = /^\s*\d{1,3}[ \u00a0\u202f]\d{3}\s+(\p{L}{2,})/u.exec(line)?.[1];
	return word !== undefined && !isUnitWord(plain(word).text);
}

/**
 * Matches a figure that no word explains, or the code of another article.
 * @param rest a line without its code and quantity, in its plain form
 */
export const hasUnexplainedFigure = (rest: string): boolean => /(?<![\p{L}\d.,/-]\s?)\d/u.test(rest);
export const hasCode = (rest: string): boolean => /(?<![\p{L}\d])cr[\s-]?\d{1,9}(?![\p{L}\d])/u.test(rest);

const words = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${list.split(/\|\s*/).join("|")})(?![\p{L}\d])`, "u");

/** Headings, in plain form, of goods that are not ordered or are counted differently. */
const withholding = words(
	`(?:already |bereits |jo |juba )?(?:delivered|geliefert|toimitettu|tarnitud|received)|do not order|not to be ordered|nicht bestellen|ei tilata|ara telli\\p{L}*|ei telli\\p{L}*|
	entfall\\p{L}*|cancell?ed|storniert|gestrichen|peruttu|tuhistatud|alternativ\\p{L}*|vaihtoehto\\p{L}*|optional|option\\p{L}*|optiona|valikuline|eventual\\p{L}*|
	(?:per|pro|je) \\p{L}+|in stock|auf lager|varastossa|laos olemas`,
);
/** Lines that cancel, extend or process the goods of other lines. */
const changing = words(
	`cancel\\p{L}*|storn\\p{L}*|perutaan|perukaa|tuhista\\p{L}*|scrap|delete|loschen|streichen|not needed|nicht (?:mehr )?benotigt|ei tarvita|pole vaja|ei ole vaja|
	plus \\d+|(?:\\d+ )?spares?|of which|davon|joista|millest|ditto|dito|sama|same|as above|wie oben|wie vor|kuten edella|nagu ulal|
	holes?|drilled|bohrung\\p{L}*|gebohrt|reika|reiat|reikia|reiitys|porat\\p{L}*|auk|augud|auguga|puuritud|mitred?|gehrung\\p{L}*|jiiri\\p{L}*|bent|gebogen|taivutet\\p{L}*|painutat\\p{L}*|
	cut (?:in|to|at|into)|geschnitten|halbiert|gekurzt|katkaist\\p{L}*|lyhennet\\p{L}*|loiga\\p{L}*|saetud`,
);

/**
 * Returns whether a line without goods cancels or restricts the lines below it.
 * @param text in its plain form
 */
export const cancelsLinesBelow = (text: string): boolean => withholding.test(text);
/** Returns whether a line changes other lines, so that it cannot be skipped as a greeting or heading. */
export const changesOtherLines = (text: string): boolean =>
	cancelsLinesBelow(text) || changing.test(text) || /^\s*(?:\+ ?\d{1,4}(?: \p{L}+\.?)?|x ?\d{1,4})\s*$/u.test(text);
/** Returns whether a line refers to all lines, including those above it. */
export const refersToAllLines = (text: string): boolean => /^\s*(?:all|alle|alles|kaikki|koik|everything)(?!\p{L})/u.test(text);

/** A list counts as numbered from this many lines. */
const fewestNumbered = 3;

/** Returns whether figures number the lines of a list: 1, 2, 3 or 10, 20, 30. */
const areNumbers = (figures: readonly number[]): boolean =>
	figures.length >= fewestNumbered && figures.every((figure, at) => figure === (at + 1) * (figures[0] === 10 ? 10 : 1));

/** Finds the figures that number the lines of a list: those in front, or those in the second cell. */
export function numbersOf(lines: readonly string[]): "first" | "second" | null {
	const figures = (pattern: RegExp): number[] => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).map(Number);
	if (areNumbers(figures(/^\s*(\d{1,4})(?=[\s;|])/))) return "first";
	return areNumbers(figures(/^\s*\d{1,5}\s*[\t;|]\s*(\d{1,4})\s*[\t;|]/)) ? "second" : null;
}
