/** A mail, or a document, before it is HTML, text or PDF; everything in it is plain text. */
export interface Letter {
	/** For the lang attribute. */
	language: string;
	subject: string;
	heading: string;
	paragraphs: readonly string[];
	/** Where to go on; below the paragraphs. */
	link?: { text: string; url: string };
	/** What it is about, in a few words each: number, day, references. */
	data?: { title: string; facts: readonly Fact[] };
	/** Whom it is written to, as on an envelope. */
	address?: Section;
	/** Where the goods go. */
	shippingAddress?: Section;
	/** A sentence that ends with a colon, directly above the lines. */
	leadIn?: string;
	/** Absent where it is about no order. */
	lines?: {
		head: { position: string; code: string; title: string; quantity: string; unitPrice: string; total: string };
		rows: readonly LetterLine[];
	};
	totals: readonly Fact[];
	/** Under the totals: why VAT is what it is. */
	totalsNote: string;
	sections: readonly Section[];
	/** Mail addresses that stand in it as such; any other typed text is no link (./without-links.ts). */
	addresses?: readonly string[];
	/** Whom to ask, which a document has, too; then what only a mail says. */
	closing: readonly string[];
	/** As a file of its own; absent where it is a mail alone. */
	document?: {
		/** ASCII, with its ending. */
		fileName: string;
		/** ISO time at which it came about, so that the same order makes the same file. */
		createdAt: string;
	};
}

export interface LetterLine {
	code: string;
	title: string;
	quantity: string;
	/** Small below the quantity; "" for nothing. */
	quantityNote: string;
	/** "" where the parts of the line tell it. */
	unitPrice: string;
	total: string;
	/** The same in cents, for the sums that are carried from sheet to sheet. */
	totalCents: number;
	/** Below the title, each on a line: contents of a set, cuts, discounts, the buyer's reference. */
	notes: readonly Note[];
}

/** What is told below a line; with an amount where it is a part of what the line costs, in the column before that of the totals. */
export interface Note {
	text: string;
	amount?: string;
}

export interface Fact {
	label: string;
	value: string;
	isStrong?: boolean;
}

export interface Section {
	title: string;
	/** Each may have several lines, separated by line ends. */
	lines: readonly string[];
	/** Its lines are the points of a list, each a sentence or more. */
	isList?: boolean;
}

/** Keeps together what a line must not end within: a figure and its unit, the parts of a size, the thousands of a number. */
export const joined = (text: string): string =>
	text.replace(/(?<=\d) (?=×|(?:mm|m|kg|cm)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=\d) (?=\d)/gu, "\u00a0");

/** What a sheet of paper has above its text, as a mail has it: below the totals, before the other sections. */
export const firstSections = ({ data, address, shippingAddress }: Letter): Section[] => [
	...(data ? [{ title: data.title, lines: data.facts.map(({ label, value }) => `${label}: ${value}`) }] : []),
	...(address ? [address] : []),
	...(shippingAddress ? [shippingAddress] : []),
];
