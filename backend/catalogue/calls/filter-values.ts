import * as z from "zod";
import type { catalogue } from "../../../contract/catalogue";
import type { BackendLocale } from "../../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../../db/reads";
import { json, rowsOf } from "../../db/rows";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";
import { count, intersection, run } from "../bits";
import { catalogueTexts } from "../catalogue-texts";
import { facetValues } from "../facet-values";
import { narrowed, numberCodes, requestedFilters } from "../narrowed";
import type { ListNeeds } from "../variant-index";
import { listRead, soldAmong, variantsOf } from "./runs";

type Values = z.input<typeof catalogue.values.answer>;
type Counts = z.input<typeof catalogue.countByProduct.answer>;

/** The table columns of a category (by id) and of the first of some products (ids as a JSON array). */
export const columnReads = {
	category: "SELECT columns FROM categories WHERE id = ?",
	products: `SELECT c.columns FROM json_each(?) wanted CROSS JOIN products p ON p.id = wanted.value
		JOIN categories c ON c.id = p.category_id WHERE p.hidden = 0 ORDER BY wanted.key LIMIT 1`,
} as const;
const columnsRow = z.object({ columns: json(z.array(z.string())) });

/**
 * The filters of a category.
 * @throws Refused not_found, or invalid for broken filters
 */
export const valuesByCategory = (db: ReadDatabase, locale: BackendLocale, id: number, query: Narrowing): Promise<Values> =>
	valuesOf(db, locale, query, {
		category: id,
		runs: listRead(db, "categoryById", id, everything),
		columns: db.prepare(columnReads.category).bind(id),
		missing: () => {
			throw new Refused("not_found", "There is no such category.");
		},
	});

/**
 * The filters of some products' variants; a missing or hidden product has none.
 * @param ids separated by commas
 * @throws Refused invalid for broken filters
 */
export const valuesByProducts = (db: ReadDatabase, locale: BackendLocale, ids: string, query: Narrowing): Promise<Values> =>
	valuesOf(db, locale, query, {
		runs: listRead(db, "products", `[${ids}]`, everything),
		columns: db.prepare(columnReads.products).bind(`[${ids}]`),
		missing: () => [],
	});

/** Any code of the list may become a filter. */
const everything: ListNeeds = { codes: null, orders: [] };

interface Narrowing {
	f?: string | undefined;
	within?: string | undefined;
}

interface Source {
	/** The category of the list; undefined for products. */
	category?: number;
	runs: ReturnType<typeof listRead>;
	columns: D1PreparedStatement;
	missing: () => Values;
}

async function valuesOf(db: ReadDatabase, locale: BackendLocale, { f, within }: Narrowing, source: Source): Promise<Values> {
	const language = languageOf(locale);
	const filters = requestedFilters(f);
	const [[texts, columns], { index, runs }] = await read(
		db,
		inOneBatch(inOneBatch(catalogueTexts(db, language), resultOf(source.columns)), source.runs),
	);
	const row = rowsOf(columnsRow, columns)[0];
	const { names, tree: all } = await texts();
	const tree = all.within(within);
	if (!row || (source.category !== undefined && !tree.has(source.category))) return source.missing();
	const whole = await soldAmong(db, index, tree, await variantsOf(index, runs, false));
	const list = await narrowed(index, whole, filters, numberCodes(names));
	return facetValues(index, list, filters, { db, language, names, columns: row.columns });
}

/**
 * The number of each product's variants that match the filters, by product id: 0 for a missing or hidden product.
 * @param ids separated by commas
 * @throws Refused invalid for broken filters
 */
export async function countByProduct(db: ReadDatabase, locale: BackendLocale, ids: string, { f, within }: Narrowing): Promise<Counts> {
	const filters = requestedFilters(f);
	const needs = { codes: Object.keys(filters), orders: [] };
	const [texts, { index, runs }] = await read(
		db,
		inOneBatch(catalogueTexts(db, languageOf(locale)), listRead(db, "products", `[${ids}]`, needs)),
	);
	const { names, tree } = await texts();
	const whole = await soldAmong(db, index, tree.within(within), await variantsOf(index, runs, false));
	const { set } = await narrowed(index, whole, filters, numberCodes(names));
	const counts = new Map(runs.map(({ id, first, end }) => [String(id), count(intersection(run(first, end), set))]));
	return Object.fromEntries(ids.split(",").map((id) => [id, counts.get(id) ?? 0]));
}
