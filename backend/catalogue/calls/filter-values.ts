import { z } from "zod";
import type { catalogue } from "../../../contract/catalogue";
import type { BackendLocale } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { json, rowsOf } from "../../db/rows";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";
import { and, count, run } from "../bits";
import { catalogueTexts, textsVersion } from "../catalogue-texts";
import { facetValues } from "../facet-values";
import { narrowed, numberCodes, requestedFilters } from "../narrowed";
import { indexVersion, VariantIndex } from "../variant-index";
import { readRuns, runReads, variantsOf } from "./runs";

type Values = z.input<typeof catalogue.values.answer>;
type Counts = z.input<typeof catalogue.countByProduct.answer>;

/** The table's columns of a category (by id) and of the first of some products (ids as a JSON array). */
export const columnReads = {
	category: "SELECT columns FROM categories WHERE id = ?",
	products: `SELECT c.columns FROM json_each(?) wanted CROSS JOIN products p ON p.id = wanted.value
		JOIN categories c ON c.id = p.category_id WHERE p.hidden = 0 ORDER BY wanted.key LIMIT 1`,
} as const;
const columnsRow = z.object({ columns: json(z.array(z.string())) });

/** What a category can be narrowed by. @throws Refused not_found, or invalid for broken filters */
export const valuesByCategory = (db: ReadDatabase, locale: BackendLocale, id: number, f: string | undefined): Promise<Values> =>
	valuesOf(db, locale, f, {
		runs: db.prepare(runReads.categoryById).bind(id),
		columns: db.prepare(columnReads.category).bind(id),
		missing: () => {
			throw new Refused("not_found", "There is no such category.");
		},
	});

/**
 * What the variants of some products can be narrowed by; a product that there is not, or that is hidden, has none.
 * @param ids separated by commas
 * @throws Refused invalid for broken filters
 */
export const valuesByProducts = (db: ReadDatabase, locale: BackendLocale, ids: string, f: string | undefined): Promise<Values> =>
	valuesOf(db, locale, f, {
		runs: db.prepare(runReads.products).bind(`[${ids}]`),
		columns: db.prepare(columnReads.products).bind(`[${ids}]`),
		missing: () => [],
	});

interface Source {
	runs: D1PreparedStatement;
	columns: D1PreparedStatement;
	missing: () => Values;
}

async function valuesOf(db: ReadDatabase, locale: BackendLocale, f: string | undefined, source: Source): Promise<Values> {
	const language = languageOf(locale);
	const filters = requestedFilters(f);
	const [version, textsVersionResult, runs, columns] = await db.batch([indexVersion(db), textsVersion(db), source.runs, source.columns]);
	const row = rowsOf(columnsRow, columns)[0];
	if (!row) return source.missing();
	const { names } = await catalogueTexts(db, language, textsVersionResult);
	const index = new VariantIndex(db, version);
	const whole = await variantsOf(index, readRuns(runs), false);
	const list = await narrowed(index, whole, filters, numberCodes(names));
	return facetValues(index, list, filters, { db, language, names, columns: row.columns });
}

/**
 * How many variants of each product hold the filters, by the product's id: 0 for one that there is not, or that is hidden.
 * @param ids separated by commas
 * @throws Refused invalid for broken filters
 */
export async function countByProduct(db: ReadDatabase, locale: BackendLocale, ids: string, f: string | undefined): Promise<Counts> {
	const filters = requestedFilters(f);
	const [version, textsVersionResult, result] = await db.batch([
		indexVersion(db),
		textsVersion(db),
		db.prepare(runReads.products).bind(`[${ids}]`),
	]);
	const { names } = await catalogueTexts(db, languageOf(locale), textsVersionResult);
	const runs = readRuns(result);
	const index = new VariantIndex(db, version);
	const whole = await variantsOf(index, runs, false);
	const { set } = await narrowed(index, whole, filters, numberCodes(names));
	const counts = new Map(runs.map(({ id, first, end }) => [String(id), count(and(run(first, end), set))]));
	return Object.fromEntries(ids.split(",").map((id) => [id, counts.get(id) ?? 0]));
}
