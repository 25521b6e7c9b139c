import * as z from "zod";

export interface NamedArticle {
	product: string;
	/** Its own English title. */
	variant: string;
}

const supplyRow = z.object({ id: z.number(), price_cents: z.number() });

/**
 * The best supply of an article.
 * @throws Error if the catalogue has no such article
 */
export async function bestSupplyOf(db: D1Database, { product, variant }: NamedArticle): Promise<z.output<typeof supplyRow>> {
	const found = await db
		.prepare(
			`SELECT s.id, s.price_cents FROM products p JOIN variants v ON v.product_id = p.id
			JOIN variant_translations t ON t.variant_id = v.id AND t.language = 'en' AND t.title = ?
			JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1 WHERE p.slug = ?`,
		)
		.bind(variant, product)
		.first();
	if (!found) throw new Error(`The catalogue has no ${product}: ${variant}`);
	return supplyRow.parse(found);
}
