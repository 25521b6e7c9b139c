import { plain } from "../../search/plain";

/** More words than these narrow nothing down. */
const mostWords = 10;

/**
 * A text as orders are searched: plain, figures parted from letters, everything else a space, no zeros in front. "IPE 200, S355J2" is
 * "ipe 200 s 355 j 2" and "CR-001130" is "cr 1130".
 */
export const plainOrderText = (text: string): string =>
	plain(text)
		.text.replace(/[^\p{L}\d]+/gu, " ")
		.replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ")
		.replace(/(?<![^ ])0+(?=\d)/g, "")
		.trim();

/**
 * What must stand in a text for a search to find it, each with the spaces that keep figures whole: "ipe20" is not in "ipe 200", while a word
 * may be a part of another ("träger" of "Stahlträger").
 */
export const soughtIn = (search: string): string[] =>
	search
		.split(/\s+/)
		.map(plainOrderText)
		.filter((word) => word !== "")
		.slice(0, mostWords)
		.map((word) => `${/^\d/.test(word) ? " " : ""}${word}${/\d$/.test(word) ? " " : ""}`);
