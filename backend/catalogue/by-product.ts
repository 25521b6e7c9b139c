import type { z } from "zod";
import type { catalogue } from "../../contract/catalogue";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../language";
import { Refused } from "../refused";
import { attributeNames, readAttributeNames } from "./attributes";
import { CategoryTree, categoryTree } from "./category-tree";
import { listedVariants, readVariants, theseVariants } from "./listed-variants";
import { variantsInNameOrder } from "./name-order";
import { listedProducts, readProducts, theProduct } from "./products";

type Answer = z.input<typeof catalogue.variantsByProduct.answer>;
type Query = z.output<typeof catalogue.variantsByProduct.query>;

const page = (place: string): string =>
	`SELECT id AS variant_id, ${place} AS place FROM variants
	WHERE product_id = (SELECT id FROM products WHERE slug = ? AND hidden = 0) AND hidden = 0 ORDER BY place LIMIT ? OFFSET ?`;

/** Each takes slug, take and skip. */
export const productPages = { default: page("position"), code_asc: page("id"), code_desc: page("-id") } as const;

/**
 * A product and a range of its variants, without hidden ones.
 * @throws Refused not_found, for a hidden product too
 */
export async function variantsByProduct(db: D1Database, locale: BackendLocale, slug: string, query: Query): Promise<Answer> {
	const language = languageOf(locale);
	const { skip, take } = parseRange(query.range);
	const sort = query.sort ?? "default";
	const byName = sort === "name_asc" || sort === "name_desc";
	const [products, categories, attributes, values, listed] = await db.batch([
		db.prepare(listedProducts(language, theProduct)).bind(slug),
		categoryTree(db, language),
		...attributeNames(db, language),
		...(byName ? [] : [db.prepare(listedVariants(language, productPages[sort])).bind(slug, take, skip)]),
	]);
	const names = readAttributeNames(attributes, values);
	const product = readProducts(products, names)[0];
	if (!product) throw new Refused("not_found", "There is no such product.");
	const tree = new CategoryTree(categories);
	const path = product.product_categories.flatMap(({ categoryid }) => tree.path(categoryid));
	const answer = { product: { ...product, path }, count: product.variantCount };
	if (!byName) return { ...answer, variants: readVariants(listed, names) };
	const named = { id: product.productid, title: product.title, variant_count: product.variantCount };
	const ids = await variantsInNameOrder(db, language, [named], { descending: sort === "name_desc", skip, take });
	const inOrder = await db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids)).all();
	return { ...answer, variants: readVariants(inOrder, names) };
}
