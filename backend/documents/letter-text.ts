import { type Fact, firstSections, type LetterLine, type Section, type SignedLetter } from "./letter";
import { noteText } from "./line-notes";

const width = 72;
const rule = "-".repeat(width);

/** The letter as plain text. Amounts are aligned at column 72; sentences are not wrapped. */
export function letterText(letter: SignedLetter): string {
	return [
		underlined(letter.heading),
		...letter.paragraphs,
		...(letter.link ? [`${letter.link.text}:\n${letter.link.url}`] : []),
		...(letter.leadIn ? [letter.leadIn] : []),
		...(letter.lines ? [[rule, ...letter.lines.rows.map(lineText), rule].join("\n")] : []),
		...(letter.totals.length > 0 ? [letter.totals.map(factText).join("\n"), letter.totalsNote] : []),
		...[...firstSections(letter), ...letter.sections].map(sectionText),
		rule,
		letter.closing.join("\n"),
		...(letter.links ? [letter.links.map(({ text, url }) => `${text}: ${url}`).join("\n")] : []),
	]
		.join("\n\n")
		.concat("\n");
}

function lineText({ code, title, quantity, quantityNote, unitPrice, total, notes }: LetterLine): string {
	const counted = quantityNote === "" ? quantity : `${quantity} (${quantityNote})`;
	const figures = unitPrice === "" ? counted : `${counted} × ${unitPrice}`;
	return [`${code}  ${title}`, ...notes.map((note) => `           ${noteText(note)}`), apart(`           ${figures}`, total)].join("\n");
}

const factText = ({ label, value }: Fact): string => apart(label, value);

/** Headings are not upper-cased if they may contain a designation, a number or an address. */
const underlined = (heading: string): string => `${heading}\n${"=".repeat(Math.min(heading.length, width))}`;

const sectionText = ({ title, lines, isList = false }: Section): string =>
	[title.toUpperCase(), ...lines.map((line) => (isList ? `- ${line}` : line))].join("\n");

const apart = (left: string, right: string): string => left + right.padStart(Math.max(right.length + 1, width - left.length));
