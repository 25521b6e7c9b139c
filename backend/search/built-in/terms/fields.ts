/**
 * The places of a term in a variant, best first: its name; its other names or those of its own category; its values (grade, finish,
 * length); a higher category, or a part of its sizes; aside, such as a size that is not in its name. The index stores the numbers 1 to 5,
 * and only the best field of each term and variant.
 */
export const fields = { name: 1, called: 2, value: 3, kind: 4, aside: 5 } as const;
export type Field = (typeof fields)[keyof typeof fields];

export const fieldWeights: readonly number[] = [0, 10, 8, 6, 5, 3];

/** The best field of each term. */
export type Terms = Map<string, Field>;

export function addTerm(terms: Terms, term: string, field: Field): void {
	const known = terms.get(term);
	if (known === undefined || field < known) terms.set(term, field);
}
