import { unbroken } from "../../platform/i18n/format";
import { Hidden } from "../../ui/wrap";

interface RowTitleProps {
	title: string;
	heading: string;
	/** The first words of all titles. The table's head shows them. */
	family: string;
}

/**
 * Shows a product's title in its row. Only screen readers and text browsers get the words that the page's heading or
 * the table's head repeats.
 */
export function RowTitle({ title, heading, family }: RowTitleProps) {
	const [repeated, name] = family ? sizeApart(title) : withoutHeading(title, heading);
	return (
		<>
			{repeated ? <Hidden>{`${repeated.trim()} `}</Hidden> : null}
			{unbroken(name)}
		</>
	);
}

/** Words that differ only by inflection share this part of the shorter word. */
const stem = 0.6;
/** Shorter words are names: IPE, UPN. */
const minLetters = 5;

/**
 * Splits off the words of a title that the page's heading repeats. "Quadratisches Hohlprofil 40×40×3" below
 * "Quadratische Hohlprofile" becomes "40×40×3".
 * @returns both parts; the first is "" if nothing is repeated
 */
export function withoutHeading(title: string, heading: string): [repeated: string, rest: string] {
	const said = heading.split(/[^\p{L}]+/u);
	let rest = title;
	for (let word = firstWord(rest); word && said.some((other) => isInflected(word, other)); word = firstWord(rest))
		rest = rest.slice(word.length + 1);
	return [title.slice(0, title.length - rest.length), rest];
}

/**
 * Splits a thread's size from the words before it, because rows of one standard differ only by size:
 * "Sechskantschraube ISO 4017 (DIN 933) M5×10".
 * @returns both parts; the first is "" if the title does not end in a size
 */
export function sizeApart(title: string): [family: string, size: string] {
	const { family = "", size = title } = /^(?<family>.*(?:ISO|DIN|EN) \d.*) (?<size>M\d\S*)$/.exec(title)?.groups ?? {};
	return [family, size];
}

/**
 * Returns the words before the sizes if all titles share them: "Sechskantschraube ISO 4017 (DIN 933)". Otherwise
 * returns "".
 */
export function commonFamily(titles: readonly string[]): string {
	const [family = "", ...others] = new Set(titles.map((title) => sizeApart(title)[0]));
	return others.length === 0 ? family : "";
}

type Sized = { values: Readonly<Record<string, number | string>>; products: { title: string } };

/** Returns whether the size in each row's title says the row's measure: a length of 10 in "M5×10". */
export const isInSizes = (code: string, rows: readonly Sized[]): boolean =>
	rows.every(({ values, products: { title } }) => sizeApart(title)[1].slice(1).split("×").includes(String(values[code])));

/** Matches a first word of letters that another word follows. */
const firstWord = (title: string): string => /^\p{L}+(?= \S)/u.exec(title)?.[0] ?? "";

function isInflected(word: string, other: string): boolean {
	const shorter = Math.min(word.length, other.length);
	if (shorter < minLetters) return false;
	const [a, b] = [word.toLowerCase(), other.toLowerCase()];
	return a.slice(0, Math.ceil(shorter * stem)) === b.slice(0, Math.ceil(shorter * stem));
}
