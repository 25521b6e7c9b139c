import { variantCode } from "../catalogue/supplied-variants";
import type { ReadDatabase } from "../db/reads";
import { numberKey, variantsOfNumbers } from "./own-articles";

/** A line in which the shop's code stands for an own number. */
export interface CodedLine {
	text: string;
	/** The place of a place in it in the line as it was written. */
	placeOf(place: number): number;
}

/** A place in a line that may hold an own number. */
interface Part {
	text: string;
	start: number;
}

/** Words of an own number that is written with spaces. */
const mostWords = 3;

/**
 * Puts the shop's codes in place of own numbers of the account's company. An own number is a whole cell, or up to three whole words; where a line has
 * several, the first and longest. Up to five figures alone may as well be a quantity or a length, and stay: as a code before a quantity the quick order
 * reads them by itself.
 */
export async function numbersAsCodes(db: ReadDatabase, user: number | null, lines: readonly string[]): Promise<CodedLine[]> {
	const parts = user === null ? [] : lines.map(partsOf);
	const variants = await variantsOfNumbers(
		db,
		user,
		parts.flat().map(({ text }) => text),
	);
	return lines.map((line, index) => {
		const part = variants.size > 0 ? parts[index]?.find(({ text }) => variants.has(numberKey(text))) : undefined;
		const variant = part && variants.get(numberKey(part.text));
		return part && variant !== undefined ? coded(line, part, variantCode(variant)) : { text: line, placeOf: (place) => place };
	});
}

function coded(line: string, { text, start }: Part, code: string): CodedLine {
	const more = code.length - text.length;
	return {
		text: line.slice(0, start) + code + line.slice(start + text.length),
		placeOf: (place) => (place <= start ? place : Math.max(start, place - more)),
	};
}

/** What of a line may be an own number: cells before words, longer ones before shorter ones. */
function partsOf(line: string): Part[] {
	const cells = matches(line, /[^;\t|]+/g);
	const words = cells.flatMap((cell) => {
		const single = matches(cell.text, /\S+/g).map((word) => ({ ...word, start: cell.start + word.start }));
		return single.flatMap(({ start }, from) =>
			single
				.slice(from, from + mostWords)
				.map((last) => ({ start, text: line.slice(start, last.start + last.text.length) }))
				.reverse(),
		);
	});
	const isSmall = ({ text }: Part) => /^\W*\d{1,5}\W*$/.test(text);
	return [...cells, ...words].filter((part) => !isSmall(part));
}

/** Without the spaces and quotes around each. */
const matches = (text: string, pattern: RegExp): Part[] =>
	[...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
		const inner = found.replace(/^[\s"]+|[\s",]+$/g, "");
		return inner === "" ? [] : [{ text: inner, start: index + found.indexOf(inner) }];
	});
