import type { BarPart } from "../../contract/values/cut-bars";
import type { Placed, Rectangle } from "../../contract/values/plates/plate-cuts";
import type { SellerOnPapers } from "./seller-on-papers";

/** A line at the end. One about the seller is written when the letter is sent or printed. */
export type ClosingLine = string | ((seller: SellerOnPapers) => string);

/** The content of a mail or document, independent of its format (HTML, text or PDF). All strings are plain text. */
export interface Letter {
	/** For the lang attribute. */
	language: string;
	subject: string;
	heading: string;
	paragraphs: readonly string[];
	link?: { text: string; url: string };
	data?: { title: string; facts: readonly Fact[] };
	address?: Section;
	shippingAddress?: Section;
	/** A sentence ending with a colon, directly above the lines. */
	leadIn?: string;
	/** Omitted if the mail is not about an order. */
	lines?: {
		head: { position: string; code: string; title: string; quantity: string; unitPrice: string; total: string };
		rows: readonly LetterLine[];
		/** False on papers without prices: nothing is carried forward from page to page. */
		isPriced?: boolean;
	};
	totals: readonly Fact[];
	/** Below the totals: the reason for the VAT rate. */
	totalsNote: string;
	sections: readonly Section[];
	/** Mail addresses that may be linked; all other user input is protected from auto-linking (./without-links.ts). */
	addresses?: readonly string[];
	/** Contact details, which documents have too, then closing lines of mails only. */
	closing: readonly ClosingLine[];
	/** The seller of the letter's day; by default the present one. */
	seller?: SellerOnPapers;
	/** Pages of the shop, at the end of a mail to a customer; its mark leads to the first one. */
	links?: readonly { text: string; url: string }[];
	document?: {
		/** ASCII, with extension. */
		fileName: string;
		/** ISO time of creation, which makes the file reproducible. */
		createdAt: string;
	};
}

/** A letter with its seller: it can be sent and printed. */
export interface SignedLetter extends Letter {
	closing: readonly string[];
	seller: SellerOnPapers;
}

/** @param present the seller of letters that name no other */
export function signed(letter: Letter, present: SellerOnPapers): SignedLetter {
	const { seller = present } = letter;
	return { ...letter, seller, closing: letter.closing.map((line) => (typeof line === "string" ? line : line(seller))) };
}

export interface LetterLine {
	/** The line's position in the whole order, on a paper about a part of it. Without it, papers count their lines. */
	position?: number;
	code: string;
	title: string;
	quantity: string;
	/** Small print below the quantity; "" if none. */
	quantityNote: string;
	/** "" if the notes state it. */
	unitPrice: string;
	total: string;
	/** The total in cents, for the carried-forward sums of each page. */
	totalCents: number;
	/** Below the title, one per line: contents of a set, cuts, discounts, the buyer's reference. */
	notes: readonly Note[];
	/** Its cutting patterns, which papers draw; none without cuts. */
	bars: readonly CutBar[];
}

/** A bar to be drawn to scale along its length, or a plate, in mm. */
export interface CutBar {
	text: string;
	length: number;
	parts: readonly BarPart[];
	/** The width of a plate, its pieces and what they use up. */
	plate?: { width: number; pieces: readonly Placed[]; used: Rectangle };
}

/** A note below a line; with an amount, in the column of the unit price, if it is a part of the line's price. */
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
	/** Strings may contain newlines. */
	lines: readonly string[];
	/** Its lines are list items of one or more sentences. */
	isList?: boolean;
}

/** Inserts no-break spaces: between a number and its unit, within dimensions and thousands. */
export const joined = (text: string): string =>
	text.replace(/(?<=\d) (?=×|(?:mm|m|kg|cm)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=\d) (?=\d)/gu, "\u00a0");

/** The sections of a document: those above its text first, then the others. */
export const firstSections = ({ data, address, shippingAddress }: Letter): Section[] => [
	...(data ? [{ title: data.title, lines: data.facts.map(({ label, value }) => `${label}: ${value}`) }] : []),
	...(address ? [address] : []),
	...(shippingAddress ? [shippingAddress] : []),
];
