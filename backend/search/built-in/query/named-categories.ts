import { fields } from "../terms/fields";
import type { QueryTerm } from "./resolved";
import { type HeldIndex, weightOf } from "./search-index";

/** Titles are mostly in the plural: another form of the word in the reader's language is the word. */
const asNamed = (quality: number): number => (quality > 0.75 ? 1 : quality);

/** At most so many are named. */
const most = 10;

/**
 * The categories that are called what was asked for, in any language, the best first: those that have all words; where there is none,
 * those that have most of them. Figures call no category.
 * @returns ids
 */
export function namedCategories({ categories }: HeldIndex, wanted: readonly QueryTerm[]): number[] {
	const words = wanted.map(({ word }) => word).filter((word) => word.length > 0);
	if (words.length === 0) return [];
	const found = [...categories].flatMap(([id, terms]) => {
		const worths = words.map((word) => Math.max(0, ...word.map(({ term, quality }) => asNamed(quality) * weightOf(terms[term] ?? 0))));
		const hits = worths.filter((worth) => worth > 0).length;
		// A short name is nearer to the word than a long one that has it too.
		const names = Object.keys(terms).filter((term) => weightOf(terms[term] ?? 0) === 10).length;
		// What goods merely have, a screw its washer, calls no category.
		return Math.max(...worths) > weightOf(fields.aside) ? [{ id, hits, worth: worths.reduce((a, b) => a + b) - names / 100 }] : [];
	});
	const mostHits = Math.max(0, ...found.map(({ hits }) => hits));
	return found
		.filter(({ hits }) => hits === mostHits)
		.sort((a, b) => b.worth - a.worth || a.id - b.id)
		.slice(0, most)
		.map(({ id }) => id);
}
