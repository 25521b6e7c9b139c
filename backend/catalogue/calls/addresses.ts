import * as z from "zod";
import { addressesPerRange, type catalogue } from "../../../contract/catalogue";
import type { ReadDatabase } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { count, ordinalsOf, run } from "../bits";
import { indexVersion, VariantIndex } from "../variant-index";

const addressRow = z.object({ id: z.number(), slug: z.string() });

/**
 * The addresses of a range of all public variants, in the catalogue's order, product by product. Skipped variants cost nothing: a late
 * range is as fast as the first.
 */
export async function addresses(db: ReadDatabase, text: string | undefined): Promise<z.input<typeof catalogue.addresses.answer>> {
	const [skip = 0, take = addressesPerRange] = text ? text.slice(1, -1).split(",").map(Number) : [];
	const [version] = await db.batch([indexVersion(db)]);
	const index = new VariantIndex(db, version);
	const all = await index.visible(run(0, index.size));
	// The preceding variant shows whether the range starts within a product.
	const before = Math.min(skip, 1);
	const ids = await index.idsOf(ordinalsOf(all, skip - before, take + before));
	const result = await db.prepare(addressesOf).bind(JSON.stringify(ids)).all();
	const products: { slug: string; begins: boolean; variants: number[] }[] = [];
	for (const { id, slug } of rowsOf(addressRow, result)) {
		const last = products.at(-1);
		if (last?.slug === slug) last.variants.push(id);
		else products.push({ slug, begins: products.length > 0 || before === 0, variants: [id] });
	}
	if (before === 1) products[0]?.variants.shift();
	return { products: products.filter(({ variants }) => variants.length > 0), count: count(all) };
}

const addressesOf = `SELECT v.id, p.slug FROM json_each(?) wanted
	CROSS JOIN variants v ON v.id = wanted.value JOIN products p ON p.id = v.product_id ORDER BY wanted.key`;
