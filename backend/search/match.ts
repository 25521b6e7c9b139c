/** What one search asks of the word index, beyond which more words do not make it clearer. */
const maxWords = 12;

/** Matches no row. */
const nothing = '""';

/** "CR-000123", "cr 123": the id of the variant that is meant. */
export function codeIn(text: string): number | null {
	const digits = /^\s*cr[\s-]*(\d{1,9})\s*$/i.exec(text)?.[1];
	return digits === undefined ? null : Number(digits);
}

/** Sizes are stored in mm without saying so. */
export const withoutUnits = (words: readonly string[]): string[] => words.filter((word) => word !== "mm");

/** Words of names: what can tell categories apart, unlike sizes and single letters. */
export const nameWords = (words: readonly string[]): string[] => words.filter((word) => /^\p{L}{2,}$/u.test(word));

/**
 * FTS5 text that finds rows with all (AND) or any (OR) of the words. Each word is quoted, so that no sign in it is an operator.
 * A word finds what starts with it too, but whole words count more, and so do neighbours that are neighbours in the row: 100 × 50 × 5
 * is not 50 × 100 × 5. A single letter or digit must stand alone.
 */
export function matchText(words: readonly string[], operator: "AND" | "OR"): string {
	const asked = words.slice(0, maxWords);
	if (asked.length === 0) return nothing;
	const found = [...new Set(asked)].map((word) => (word.length > 1 ? `(${quoted(word)} OR ${quoted(word)}*)` : quoted(word)));
	const neighbours = asked.slice(1).map((word, index) => quoted(`${asked[index]} ${word}`));
	if (operator === "OR") return [...found, ...neighbours].join(" OR ");
	// The first word is there anyway: beside it the neighbours decide nothing but the rank.
	return [...found, `(${[found[0], ...neighbours].join(" OR ")})`].join(" AND ");
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
