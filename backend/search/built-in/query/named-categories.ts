import { fields } from "../terms/fields";
import type { QueryTerm } from "./resolved";
import { type HeldIndex, weightOf } from "./search-index";

/** Titles are usually plural, so another form of the word in the reader's language counts as the word itself. */
const asNamed = (quality: number): number => (quality > 0.75 ? 1 : quality);

const most = 10;

/**
 * The categories whose names match the words in any language, best first: those with all words, or else those with the most. Figures do not
 * name a category.
 * @returns ids
 */
export function namedCategories({ categories }: HeldIndex, wanted: readonly QueryTerm[]): number[] {
	const words = wanted.map(({ word }) => word).filter((word) => word.length > 0);
	if (words.length === 0) return [];
	const found = [...categories].flatMap(([id, terms]) => {
		const worths = words.map((word) => Math.max(0, ...word.map(({ term, quality }) => asNamed(quality) * weightOf(terms[term] ?? 0))));
		const hits = worths.filter((worth) => worth > 0).length;
		// A short name is a better match than a long one with the same word.
		const names = Object.keys(terms).filter((term) => weightOf(terms[term] ?? 0) === 10).length;
		// Accessories of goods, such as a screw's washer, do not name a category.
		return Math.max(...worths) > weightOf(fields.aside) ? [{ id, hits, worth: worths.reduce((a, b) => a + b) - names / 100 }] : [];
	});
	const maxHits = Math.max(0, ...found.map(({ hits }) => hits));
	return found
		.filter(({ hits }) => hits === maxHits)
		.sort((a, b) => b.worth - a.worth || a.id - b.id)
		.slice(0, most)
		.map(({ id }) => id);
}
