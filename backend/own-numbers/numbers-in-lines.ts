import { anyUnitWords, inAllLanguages } from "../../contract/values/unit-words";
import { variantsOfArticles } from "../catalogue/supplies-by-code";
import type { ReadDatabase } from "../db/reads";
import { numberKey, variantsOfNumbers } from "./own-articles";

/** A line with CR- and a variant's id in place of its number, so that a search engine only needs to read this format. */
export interface CodedLine {
	text: string;
	placeOf(place: number): number;
}

interface Part {
	text: string;
	start: number;
}

const maxWords = 3;

/**
 * Replaces numbers of the account's company and of the seller with codes. A number is a whole cell or up to three whole words; a line with
 * several uses the first and longest. Up to five bare figures may be a quantity or length, so they stay unless they are the seller's and
 * the rest of the line is only a quantity.
 */
export async function numbersAsCodes(db: ReadDatabase, user: number | null, lines: readonly string[]): Promise<CodedLine[]> {
	const written = lines.map((line) => ({ line, parts: partsOf(line), figures: figuresOf(line) }));
	const texts = written.flatMap(({ parts }) => parts.map(({ text }) => text));
	const own = await variantsOfNumbers(db, user, texts);
	const sellers = await variantsOfArticles(db, [
		...texts.filter(mayBeArticle),
		...written.flatMap(({ figures }) => figures.map(({ text }) => text)),
	]);
	const idOf = (text: string): number | undefined => {
		const ids = sellers.get(text) ?? [];
		return own.get(numberKey(text))?.id ?? (ids.length === 1 ? ids[0] : undefined);
	};
	return written.map(({ line, parts, figures }) => {
		const part = [...parts, ...figures].find(({ text }) => idOf(text) !== undefined);
		const id = part && idOf(part.text);
		return part && id !== undefined ? coded(line, part, `CR-${id}`) : { text: line, placeOf: (place) => place };
	});
}

function coded(line: string, { text, start }: Part, code: string): CodedLine {
	const more = code.length - text.length;
	return {
		text: line.slice(0, start) + code + line.slice(start + text.length),
		placeOf: (place) => (place <= start ? place : Math.max(start, place - more)),
	};
}

/** The parts of a line that may be a number: cells before words, longer ones before shorter ones. */
function partsOf(line: string): Part[] {
	const cells = matches(line, /[^;\t|]+/g);
	const words = cells.flatMap((cell) => {
		const single = matches(cell.text, /\S+/g).map((word) => ({ ...word, start: cell.start + word.start }));
		return single.flatMap(({ start }, from) =>
			single
				.slice(from, from + maxWords)
				.map((last) => ({ start, text: line.slice(start, last.start + last.text.length) }))
				.reverse(),
		);
	});
	const isSmall = ({ text }: Part) => /^\W*\d{1,5}\W*$/.test(text);
	return [...cells, ...words].filter((part) => !isSmall(part));
}

/** Words without figures name goods, and several figures may be a code and a quantity. */
const mayBeArticle = (text: string): boolean => /\d/.test(text) && !/^\d+(?:\s+\d+)+$/.test(text);

const counting = [...(["piece", "pack", "roll", "set"] as const).flatMap(inAllLanguages), ...anyUnitWords].join("|");
const counted = String.raw`(?<!\p{L})(?:${counting})(?!\p{L})`;
const quantityAndCode = new RegExp(String.raw`^(?:\d|[\s;|"x×.,:+-]|${counted})*$`, "iu");
const bareFigures = new RegExp(String.raw`(?<![\p{L}\d.,])\d{1,5}(?![\p{L}\d]|[.,]\d|\s*${counted})`, "giu");

/** Figures that may be a code next to a quantity: "4711;4", "4 Stk 4711". */
function figuresOf(line: string): Part[] {
	const isShort = quantityAndCode.test(line) && (line.match(/\d+/g) ?? []).length > 1;
	return isShort ? matches(line, bareFigures) : [];
}

const matches = (text: string, pattern: RegExp): Part[] =>
	[...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
		const inner = found.replace(/^[\s"]+|(?<![\s",])[\s",]+$/g, "");
		return inner === "" ? [] : [{ text: inner, start: index + found.indexOf(inner) }];
	});
