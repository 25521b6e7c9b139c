const longest = 200;

/**
 * What was typed, as it is searched for and shown: one space between words, at most 200 characters, and nothing invisible that could turn
 * what is read around.
 */
export const searchWords = (typed: string | null): string =>
	(typed ?? "")
		.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, longest)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd();

/**
 * The words as they stand in the path of a call: spaces are underscores (R6.10).
 * @returns null where nothing but dots and spaces was typed, which no path can hold
 */
export const searchTerm = (words: string): string | null => (/^[. ]*$/.test(words) ? null : words.replaceAll(" ", "_"));
