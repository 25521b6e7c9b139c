/**
 * Where a variant has a term, the best place first: in its name; in its other names or those of its own category; among its values (grade, finish,
 * length); in a category above it or as a part of its sizes; aside, such as a size that is not in its name.
 * Stored as the numbers 1 to 5; for each variant only the best field of a term is stored.
 */
export const fields = { name: 1, called: 2, value: 3, kind: 4, aside: 5 } as const;
export type Field = (typeof fields)[keyof typeof fields];

/** What a term in a field is worth. */
export const fieldWeights: readonly number[] = [0, 10, 8, 6, 5, 3];

/** The best field of each term. */
export type Terms = Map<string, Field>;

/** Notes a term, unless it is known in a better field. */
export function put(terms: Terms, term: string, field: Field): void {
	const known = terms.get(term);
	if (known === undefined || field < known) terms.set(term, field);
}
