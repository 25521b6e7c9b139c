import * as z from "zod";
import { rowsOf } from "../db/rows";

const list = z.array(z.string()).max(5000);
export const addressesBody = z.object({ supplier: z.string(), articles: list, products: list });

const articleRow = z.object({ article: z.string(), product: z.string() });
const productRow = z.object({ product: z.string() });

/**
 * The addresses of a supplier's articles, so that products keep their addresses although the next catalogue renames them.
 * @returns articles: products by article, if no other supplier has the product; taken: the existing ones of `products`
 */
export async function addressesOf(db: D1Database, { supplier, articles, products }: z.output<typeof addressesBody>) {
	const [found, taken] = await db.batch([
		db
			.prepare(
				`WITH found AS MATERIALIZED (SELECT v.article, v.product_id FROM json_each(?1) CROSS JOIN variants v ON v.article = value)
				SELECT f.article, p.slug AS product FROM found f JOIN products p ON p.id = f.product_id WHERE f.product_id IN (
					SELECT g.product_id FROM (SELECT DISTINCT product_id FROM found) g
					WHERE (SELECT min(u.code = ?2) FROM variants v JOIN supplied_variants s ON s.variant_id = v.id JOIN suppliers u ON u.id = s.supplier_id
						WHERE v.product_id = g.product_id))`,
			)
			.bind(JSON.stringify(articles), supplier),
		db.prepare("SELECT p.slug AS product FROM json_each(?) CROSS JOIN products p ON p.slug = value").bind(JSON.stringify(products)),
	]);
	return {
		articles: Object.fromEntries(rowsOf(articleRow, found).map(({ article, product }) => [article, product])),
		taken: rowsOf(productRow, taken).map(({ product }) => product),
	};
}
