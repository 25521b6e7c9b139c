import { type CatalogueIndex, facet } from "./make-index";

/**
 * Statements that write what category pages say about their visible variants: norms and grades, the most common first, and how many
 * suppliers. They are to be run after the catalogue has changed.
 */
export function categoryFacts({ categories, values }: CatalogueIndex): string[] {
	return [...categories].map(([id, { first, end }]) => {
		const [norms, grades, suppliers] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
		for (const held of values.slice(first, end)) {
			if (!held.has(facet.visible)) continue;
			tally(norms, held.get(facet.norm));
			tally(grades, held.get("grade"));
			tally(suppliers, held.get(facet.supplier));
		}
		const [norm, grade] = [norms, grades].map((counts) => literal(mostCommonFirst(counts)));
		return `UPDATE categories SET norms = ${norm}, grades = ${grade}, supplier_count = ${suppliers.size} WHERE id = ${id}`;
	});
}

function tally(counts: Map<string, number>, values: readonly string[] = []): void {
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const mostCommonFirst = (counts: ReadonlyMap<string, number>): string[] =>
	[...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([value]) => value);

const literal = (values: readonly string[]): string => `'${JSON.stringify(values).replaceAll("'", "''")}'`;
