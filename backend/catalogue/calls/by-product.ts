import type * as z from "zod";
import type { catalogue } from "../../../contract/catalogue";
import { parseRange } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";
import { count } from "../bits";
import { catalogueTexts } from "../catalogue-texts";
import { longestDelivery, narrowed, numberCodes, requestedFilters } from "../narrowed";
import { listedProducts, readProducts, theProduct } from "../products";
import { isSoldBy, listedByIds, readVariants } from "../supplied-variants";
import { needsOfPage, sortsOf, variantPage } from "../variant-page";
import { listRead, variantsOf } from "./runs";

type Answer = z.input<typeof catalogue.variantsByProduct.answer>;
type Query = z.output<typeof catalogue.variantsByProduct.query>;

/**
 * A product and a range of its visible variants that match the filters, and their `count`.
 * @throws Refused not_found, also for a hidden product, or invalid for broken filters
 */
export async function variantsByProduct(db: ReadDatabase, locale: BackendLocale, slug: string, query: Query): Promise<Answer> {
	const language = languageOf(locale);
	const filters = requestedFilters(query.f);
	const itself = db.prepare(listedProducts(language, theProduct)).bind(slug);
	const [[texts, products], { index, runs }] = await read(
		db,
		inOneBatch(
			inOneBatch(catalogueTexts(db, language), resultOf(itself)),
			listRead(db, "product", slug, needsOfPage(query.sort, language, filters)),
		),
	);
	const { names, tree: all } = await texts();
	const tree = all.within(query.within);
	const product = readProducts(products, names)[0];
	if (!product || !isSoldBy(tree, product)) throw new Refused("not_found", "There is no such product.");
	const path = product.product_categories.flatMap(({ categoryid }) => tree.path(categoryid));
	const whole = await variantsOf(index, runs, false);
	const numbers = numberCodes(names);
	const { set } = await narrowed(index, whole, filters, numbers);
	const ids = await variantPage(index, set, { sort: query.sort, language, numbers, ...parseRange(query.range) });
	const listed = await listedByIds(db, language, ids, longestDelivery(filters)).all();
	return { product: { ...product, path }, variants: readVariants(listed, names), count: count(set), sorts: sortsOf(index, numbers) };
}
