import { z } from "zod";
import type { Language } from "../language";
import { rowsOf } from "./rows";

/** A product in a list that is put in order: how many variants stand behind its name. */
const productName = z.object({ id: z.number(), title: z.string(), variant_count: z.number() });
type ProductName = z.output<typeof productName>;
const variantName = z.object({ id: z.number(), product_id: z.number(), title: z.string() });

/** Reads the products in a category and below it; takes its slug. `readProductNames` takes the result. */
export const productNames = (language: Language): string =>
	`WITH RECURSIVE below (id) AS (
		SELECT id FROM categories WHERE slug = ?
		UNION ALL SELECT c.id FROM below JOIN categories c ON c.parent_id = below.id
	)
	SELECT p.id, p.title_${language} AS title, p.variant_count
	FROM below CROSS JOIN products p ON p.category_id = below.id
	WHERE p.hidden = 0 AND p.variant_count > 0`;

/** Reads the variants of products; takes their ids as a JSON array. */
export const variantNames = (language: Language): string =>
	`SELECT v.id, v.product_id, v.title_${language} AS title
	FROM json_each(?) wanted CROSS JOIN variants v ON v.product_id = wanted.value WHERE v.hidden = 0`;

export const readProductNames = (result: D1Result | undefined): ProductName[] => rowsOf(productName, result);

/**
 * A range of variants in the order of their full titles as a reader would sort them: IPE 80 before IPE 100, Å after Z in Finnish.
 * A full title starts with the product's, so only the products that the range touches are read for their variants.
 * @returns ids of variants
 */
export async function variantsInNameOrder(
	db: D1Database,
	language: Language,
	products: readonly ProductName[],
	order: { descending: boolean; skip: number; take: number },
): Promise<number[]> {
	const sorted = byName(products, language, order.descending);
	const touched = new Map<number, number>();
	let passed = 0;
	let start = 0;
	for (const { id, variant_count } of sorted) {
		if (passed + variant_count > order.skip && passed < order.skip + order.take) {
			if (touched.size === 0) start = passed;
			touched.set(id, touched.size);
		}
		passed += variant_count;
	}
	if (touched.size === 0) return [];
	const variants = await db
		.prepare(variantNames(language))
		.bind(JSON.stringify([...touched.keys()]))
		.all();
	const groups: { id: number; title: string }[][] = [...touched].map(() => []);
	for (const { product_id, ...variant } of rowsOf(variantName, variants)) groups[touched.get(product_id) ?? 0]?.push(variant);
	return groups
		.flatMap((group) => byName(group, language, order.descending))
		.slice(order.skip - start, order.skip - start + order.take)
		.map(({ id }) => id);
}

/** Equal names keep the order of their ids. */
function byName<T extends { id: number; title: string }>(named: readonly T[], language: Language, descending: boolean): T[] {
	const collator = new Intl.Collator(language, { numeric: true });
	const sorted = [...named].sort((a, b) => collator.compare(a.title, b.title) || a.id - b.id);
	return descending ? sorted.reverse() : sorted;
}
