import type { z } from "zod";
import type { catalogue } from "../../contract/catalogue";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../language";
import { categoryDetailStatements, readCategoryDetail } from "./category-detail";
import { listedVariants, readVariants, theseVariants } from "./listed-variants";
import { productNames, readProductNames, variantsInNameOrder } from "./name-order";
import { listedProducts, productsBelow, readProducts } from "./products";

type Variants = z.input<typeof catalogue.variantsByCategory.answer>;
type Products = z.input<typeof catalogue.productsByCategory.answer>;
type VariantsQuery = z.output<typeof catalogue.variantsByCategory.query>;

const page = (place: string): string =>
	`SELECT variant_id, ${place} AS place FROM category_variants
	WHERE category_id = (SELECT id FROM categories WHERE slug = ?) AND hidden = 0 ORDER BY`;

/** Each takes slug, take and skip, and reads an index as far as the range goes. */
export const categoryPages = {
	default: `${page("position")} position LIMIT ? OFFSET ?`,
	code_asc: `${page("variant_id")} variant_id LIMIT ? OFFSET ?`,
	code_desc: `${page("-variant_id")} variant_id DESC LIMIT ? OFFSET ?`,
} as const;

/**
 * A category and a range of the variants in it and below it, without hidden ones.
 * @throws Refused not_found
 */
export async function variantsByCategory(db: D1Database, locale: BackendLocale, slug: string, query: VariantsQuery): Promise<Variants> {
	const language = languageOf(locale);
	const { skip, take } = parseRange(query.range);
	const detail = categoryDetailStatements(db, language, slug);
	if (query.sort === "name_asc" || query.sort === "name_desc") {
		const [products, ...details] = await db.batch([db.prepare(productNames(language)).bind(slug), ...detail]);
		const { category, names } = readCategoryDetail(details);
		const ids = await variantsInNameOrder(db, language, readProductNames(products), { descending: query.sort === "name_desc", skip, take });
		const listed = await db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids)).all();
		return { category, variants: readVariants(listed, names), count: category.variantCount };
	}
	const listed = db.prepare(listedVariants(language, categoryPages[query.sort ?? "default"])).bind(slug, take, skip);
	const [variants, ...details] = await db.batch([listed, ...detail]);
	const { category, names } = readCategoryDetail(details);
	return { category, variants: readVariants(variants, names), count: category.variantCount };
}

/**
 * A category and a range of the products in it and below it, without hidden ones.
 * @throws Refused not_found
 */
export async function productsByCategory(
	db: D1Database,
	locale: BackendLocale,
	slug: string,
	range: string | undefined,
): Promise<Products> {
	const language = languageOf(locale);
	const { skip, take } = parseRange(range);
	const [products, ...details] = await db.batch([
		db.prepare(listedProducts(language, productsBelow)).bind(slug, take, skip),
		...categoryDetailStatements(db, language, slug),
	]);
	const { category, names } = readCategoryDetail(details);
	return { category, products: readProducts(products, names), count: category.productCount };
}
