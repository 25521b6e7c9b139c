import type { BackendLocale } from "../../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";
import { catalogueTexts } from "../catalogue-texts";
import { listedProducts, type ProductAnswer, readProducts } from "../products";
import { isSoldBy } from "../supplied-variants";

/** The number of neighbours: half of them before the product and half after it, if possible. */
const most = 4;

/**
 * The neighbours of a product in its category, including itself; binds its id. A category is ordered by size, so these are the next smaller
 * and larger products.
 */
export const besideProduct = `SELECT b.id AS product_id, b.position AS place FROM (
		SELECT * FROM (SELECT o.id, o.position FROM products p CROSS JOIN products o ON o.category_id = p.category_id AND o.position < p.position
			WHERE p.id = ?1 AND o.hidden = 0 ORDER BY o.position DESC LIMIT ${most})
		UNION ALL SELECT id, position FROM products WHERE id = ?1 AND hidden = 0
		UNION ALL SELECT * FROM (SELECT o.id, o.position FROM products p CROSS JOIN products o ON o.category_id = p.category_id AND o.position > p.position
			WHERE p.id = ?1 AND o.hidden = 0 ORDER BY o.position LIMIT ${most})
	) b`;

/**
 * The products next to a product, smaller ones first, without itself.
 * @throws Refused not_found, also for a hidden product
 */
export async function neighbours(db: ReadDatabase, locale: BackendLocale, productId: number, within?: string): Promise<ProductAnswer[]> {
	const language = languageOf(locale);
	const beside = db.prepare(listedProducts(language, besideProduct)).bind(productId);
	const [listed, texts] = await read(db, inOneBatch(resultOf(beside), catalogueTexts(db, language)));
	const { names, tree } = await texts();
	const products = readProducts(listed, names);
	const place = products.findIndex(({ productid }) => productid === productId);
	const itself = products[place];
	// Its neighbours are of the same category.
	if (!itself || !isSoldBy(tree.within(within), itself)) throw new Refused("not_found", "There is no such product.");
	const others = products.filter(({ productid }) => productid !== productId);
	const first = Math.max(0, Math.min(place - most / 2, others.length - most));
	return others.slice(first, first + most);
}
