import { z } from "zod";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { search } from "../../contract/search";
import { attributeNames, readAttributeNames } from "../catalogue/attributes";
import { CategoryTree, categoryTree } from "../catalogue/category-tree";
import { listedVariants, readVariants } from "../catalogue/listed-variants";
import { rowsOf } from "../catalogue/rows";
import { languageOf } from "../language";
import { codeIn, matchText, nameWords, withoutUnits } from "./match";
import { searchWords } from "./words";

type Results = z.input<typeof search.all.answer>;

const idRow = z.object({ id: z.number() });
const countRow = z.object({ count: z.number() });

const matching = "FROM variant_search JOIN variants v ON v.id = variant_search.rowid WHERE variant_search MATCH ? AND v.hidden = 0";

/** What a search reads; each takes the match first, a page take and skip after it. */
export const searchQueries = {
	// In tenths of the best match: the length of a row should not part variants that match alike, they keep the catalogue's order.
	page: `WITH matches AS MATERIALIZED (SELECT v.id AS variant_id, variant_search.rank AS rank ${matching})
		SELECT variant_id, CAST(10 - 10 * rank / (SELECT MIN(rank) FROM matches) AS INTEGER) AS place
		FROM matches ORDER BY place, variant_id LIMIT ? OFFSET ?`,
	count: `SELECT COUNT(*) AS count ${matching}`,
	categories: "SELECT rowid AS id FROM category_search WHERE category_search MATCH ? ORDER BY rank LIMIT 10",
} as const;

const codePage = "SELECT id AS variant_id, 0 AS place FROM variants WHERE id = ? AND hidden = 0";

/**
 * Variants that hold all the words of a term (any of them where none holds all), the best match first, and categories named so.
 * A variant's code finds that variant alone, or nothing.
 * @param term words parted by spaces or underscores; any text will do
 */
export async function find(db: D1Database, locale: BackendLocale, term: string, range?: string): Promise<Results> {
	const text = term.replaceAll("_", " ");
	const code = codeIn(text);
	if (code !== null) {
		const variants = await byCode(db, locale, code);
		return { variants, categories: [], count: variants.length };
	}
	const words = withoutUnits(searchWords(text));
	if (words.length === 0) return { variants: [], categories: [], count: 0 };
	const all = await byWords(db, locale, words, "AND", range);
	return all.count > 0 ? all : byWords(db, locale, words, "OR", range);
}

async function byCode(db: D1Database, locale: BackendLocale, id: number): Promise<Results["variants"]> {
	const language = languageOf(locale);
	const [listed, attributes, values] = await db.batch([
		db.prepare(listedVariants(language, codePage)).bind(id),
		...attributeNames(db, language),
	]);
	return readVariants(listed, readAttributeNames(attributes, values));
}

async function byWords(
	db: D1Database,
	locale: BackendLocale,
	words: readonly string[],
	operator: "AND" | "OR",
	range: string | undefined,
): Promise<Results> {
	const language = languageOf(locale);
	const { skip, take } = parseRange(range);
	const match = matchText(words, operator);
	const names = nameWords(words);
	const [listed, counts, allNames, anyName, categories, attributes, values] = await db.batch([
		db.prepare(listedVariants(language, searchQueries.page)).bind(match, take, skip),
		db.prepare(searchQueries.count).bind(match),
		db.prepare(searchQueries.categories).bind(matchText(names, "AND")),
		db.prepare(searchQueries.categories).bind(matchText(names, "OR")),
		categoryTree(db, language),
		...attributeNames(db, language),
	]);
	const ids = [allNames, anyName].map((result) => rowsOf(idRow, result).map(({ id }) => id)).find(({ length }) => length > 0) ?? [];
	return {
		variants: readVariants(listed, readAttributeNames(attributes, values)),
		categories: new CategoryTree(categories).select(ids),
		count: rowsOf(countRow, counts)[0]?.count ?? 0,
	};
}
