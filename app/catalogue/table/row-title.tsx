import { unbroken } from "../../platform/i18n/format";
import { Hidden } from "../../ui/wrap";

interface RowTitleProps {
	title: string;
	heading: string;
	/** The first words of all titles, which the head of the table has. */
	family: string;
}

/** A product's title in its row: what the page's heading or the table's head says already is there for screen readers and text browsers alone. */
export function RowTitle({ title, heading, family }: RowTitleProps) {
	const [repeated, name] = family ? sizeApart(title) : withoutHeading(title, heading);
	return (
		<>
			{repeated ? <Hidden>{`${repeated.trim()} `}</Hidden> : null}
			{unbroken(name)}
		</>
	);
}

/** Words that inflection alone sets apart have so much of the shorter one in common. */
const stem = 0.6;
/** Shorter ones are names: IPE, UPN. */
const leastLetters = 5;

/**
 * A product's title without what its page says above the list: "Quadratisches Hohlprofil 40×40×3" among "Quadratische Hohlprofile" is called
 * "40×40×3".
 * @returns both parts; the first is "" where nothing is repeated
 */
export function withoutHeading(title: string, heading: string): [repeated: string, rest: string] {
	const said = heading.split(/[^\p{L}]+/u);
	let rest = title;
	for (let word = firstWord(rest); word && said.some((other) => isInflected(word, other)); word = firstWord(rest))
		rest = rest.slice(word.length + 1);
	return [title.slice(0, title.length - rest.length), rest];
}

/**
 * A thread's size, by which rows of one standard differ, apart from the words before it: "Sechskantschraube ISO 4017 (DIN 933) M5×10".
 * @returns both parts; the first is "" where a title does not end so
 */
export function sizeApart(title: string): [family: string, size: string] {
	const { family = "", size = title } = /^(?<family>.*(?:ISO|DIN|EN) \d.*) (?<size>M\d\S*)$/.exec(title)?.groups ?? {};
	return [family, size];
}

/** The words before the sizes of all these, where they are the same: "Sechskantschraube ISO 4017 (DIN 933)"; else "". */
export function commonFamily(titles: readonly string[]): string {
	const [family = "", ...others] = new Set(titles.map((title) => sizeApart(title)[0]));
	return others.length === 0 ? family : "";
}

/** In letters alone, and only if something follows it. */
const firstWord = (title: string): string => /^\p{L}+(?= \S)/u.exec(title)?.[0] ?? "";

function isInflected(word: string, other: string): boolean {
	const shorter = Math.min(word.length, other.length);
	if (shorter < leastLetters) return false;
	const [a, b] = [word.toLowerCase(), other.toLowerCase()];
	return a.slice(0, Math.ceil(shorter * stem)) === b.slice(0, Math.ceil(shorter * stem));
}
