const longest = 200;

/** Normalizes a search: single spaces, at most 200 characters, and no invisible characters that could reverse the text. */
export const searchWords = (typed: string | null): string =>
	(typed ?? "")
		.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, longest)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd();

/** The words in a call's path, with underscores for spaces (R6.10). @returns null for only dots and spaces, which no path can contain */
export const searchTerm = (words: string): string | null => (/^[. ]*$/.test(words) ? null : words.replaceAll(" ", "_"));
