/** What one search asks of the word index, beyond which more words do not make it clearer. */
const maxWords = 12;

/** Matches no row. */
const nothing = '""';

/** "CR-000123", "cr 123": the id of the variant that is meant. */
export function codeIn(text: string): number | null {
	const digits = /^\s*cr[\s-]*(\d{1,9})\s*$/i.exec(text)?.[1];
	return digits === undefined ? null : Number(digits);
}

/** Words of names: what can tell categories apart, unlike sizes and single letters. */
export const nameWords = (words: readonly string[]): string[] => words.filter((word) => /^\p{L}{2,}$/u.test(word));

/**
 * FTS5 text that finds rows with all (AND) or any (OR) of the words. Each word is quoted, so that no sign in it is an operator.
 * A word finds what starts with it too, but whole words count more; a single letter or digit must stand alone.
 */
export function matchText(words: readonly string[], operator: "AND" | "OR"): string {
	if (words.length === 0) return nothing;
	return [...new Set(words)]
		.slice(0, maxWords)
		.map((word) => {
			const quoted = `"${word.replaceAll('"', '""')}"`;
			return word.length > 1 ? `(${quoted} OR ${quoted}*)` : quoted;
		})
		.join(` ${operator} `);
}
