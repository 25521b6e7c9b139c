import type * as z from "zod";
import type { catalogue } from "../../../contract/catalogue";
import { parseRange } from "../../../contract/fields";
import type { Filters } from "../../../contract/filters";
import type { BackendLocale, Language } from "../../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { count } from "../bits";
import { catalogueTexts } from "../catalogue-texts";
import { longestDelivery, narrowed, numberCodes, requestedFilters } from "../narrowed";
import { listedProducts, productsInOrder, readProducts } from "../products";
import { productSizes, readSizes } from "../sizes";
import { listedByIds, readVariants } from "../supplied-variants";
import type { ListNeeds } from "../variant-index";
import { needsOfPage, productPage, sortsOf, variantPage } from "../variant-page";
import { categoryDetailStatement, readCategoryDetail } from "./category-detail";
import { listRead, soldAmong, variantsOf } from "./runs";

type Variants = z.input<typeof catalogue.variantsByCategory.answer>;
type Products = z.input<typeof catalogue.productsByCategory.answer>;
type VariantsQuery = z.output<typeof catalogue.variantsByCategory.query>;
type ProductsQuery = z.output<typeof catalogue.productsByCategory.query>;

/**
 * A category and a range of the variants in it and below it that match the filters, and their `count`.
 * @param seesHidden includes hidden variants
 * @throws Refused not_found, or invalid for broken filters
 */
export async function variantsByCategory(
	db: ReadDatabase,
	locale: BackendLocale,
	slug: string,
	query: VariantsQuery,
	seesHidden = false,
): Promise<Variants> {
	const language = languageOf(locale);
	const filters = requestedFilters(query.f);
	const needs = needsOfPage(query.sort, language, filters);
	const list = { slug, filters, needs, seesHidden, within: query.within };
	const { category, names, numbers, index, set } = await categoryList(db, language, list);
	const ids = await variantPage(index, set, { sort: query.sort, language, numbers, ...parseRange(query.range) });
	const listed = await listedByIds(db, language, ids, longestDelivery(filters)).all();
	return { category, variants: readVariants(listed, names), count: count(set), sorts: sortsOf(index, numbers) };
}

/**
 * A category and a range of the products in it and below it with at least one variant that matches the filters.
 * @param seesHidden includes hidden variants
 * @throws Refused not_found, or invalid for broken filters
 */
export async function productsByCategory(
	db: ReadDatabase,
	locale: BackendLocale,
	slug: string,
	query: ProductsQuery,
	seesHidden = false,
): Promise<Products> {
	const language = languageOf(locale);
	const filters = requestedFilters(query.f);
	const needs = { codes: Object.keys(filters), orders: ["product"] };
	const list = { slug, filters, needs, seesHidden, within: query.within };
	const { category, names, index, set } = await categoryList(db, language, list);
	const page = await productPage(index, set, parseRange(query.range));
	const ids = JSON.stringify(page.ids);
	const [listed, found] = await db.batch([
		db.prepare(listedProducts(language, productsInOrder)).bind(ids),
		db.prepare(productSizes).bind(ids, seesHidden ? 1 : 0),
	]);
	const sizes = readSizes(found, names);
	const products = readProducts(listed, names).map((product) => ({ ...product, sizes: sizes.get(product.productid) ?? null }));
	return { category, products, count: page.count };
}

interface List {
	slug: string;
	filters: Filters;
	needs: ListNeeds;
	seesHidden: boolean;
	within: string | undefined;
}

async function categoryList(db: ReadDatabase, language: Language, { slug, filters, needs, seesHidden, within }: List) {
	const itself = inOneBatch(catalogueTexts(db, language), resultOf(categoryDetailStatement(db, language, slug)));
	const [[readTexts, detail], { index, runs }] = await read(db, inOneBatch(itself, listRead(db, "category", slug, needs)));
	const { names, tree: all } = await readTexts();
	const tree = all.within(within);
	const category = readCategoryDetail(detail, { names, tree });
	const whole = await soldAmong(db, index, tree, await variantsOf(index, runs, seesHidden));
	const numbers = numberCodes(names);
	const { set } = await narrowed(index, whole, filters, numbers);
	return { category, names, numbers, index, set };
}
