import { type CatalogueIndex, facet } from "./make-index";

/** How many of them a category's page names. */
const most = { norms: 4, grades: 6 } as const;

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
		const [norm, grade] = [mostCommon(norms, most.norms), mostCommon(grades, most.grades)];
		return `UPDATE categories SET norms = ${literal(norm)}, grades = ${literal(grade)}, supplier_count = ${suppliers.size} WHERE id = ${id}`;
	});
}

function tally(counts: Map<string, number>, values: readonly string[] = []): void {
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const mostCommon = (counts: ReadonlyMap<string, number>, take: number): string[] =>
	[...counts]
		.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
		.slice(0, take)
		.map(([value]) => value);

const literal = (values: readonly string[]): string => `'${JSON.stringify(values).replaceAll("'", "''")}'`;
