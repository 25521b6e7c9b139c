import { z } from "zod";
import type { category } from "../../contract/catalogue";
import type { content } from "../../contract/content";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../platform/language";
import { CategoryTree, categoryTree } from "./category-tree";

/** All categories as a tree. */
export async function rootCategories(db: D1Database, locale: BackendLocale): Promise<z.input<typeof category>[]> {
	return new CategoryTree(await categoryTree(db, languageOf(locale)).all()).nested(null);
}

const figuresRow = z.object({ variantCount: z.number(), productCount: z.number(), supplierCount: z.number() });

/** How much there is to buy, and from how many. */
export async function shopFigures(db: D1Database): Promise<z.input<typeof content.static.answer>> {
	const row = await db
		.prepare(
			`SELECT COALESCE(SUM(variant_count), 0) AS variantCount, COALESCE(SUM(product_count), 0) AS productCount,
				(SELECT COUNT(*) FROM suppliers) AS supplierCount
			FROM categories WHERE parent_id IS NULL`,
		)
		.first();
	return figuresRow.parse(row);
}
