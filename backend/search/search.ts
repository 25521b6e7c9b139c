import type { z } from "zod";
import { parseRange } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { search } from "../../contract/search";
import { askedFilters } from "../catalogue/asked-filters";
import { attributeNames, readAttributeNames } from "../catalogue/attributes";
import { count } from "../catalogue/bits";
import { CategoryTree, categoryTree } from "../catalogue/category-tree";
import { listedVariants, readVariants, theseVariants } from "../catalogue/listed-variants";
import { narrowed, numberCodes } from "../catalogue/narrowed";
import { indexVersion, VariantIndex } from "../catalogue/variant-index";
import { variantPage } from "../catalogue/variant-page";
import { languageOf } from "../language";
import { byCode, theVariants } from "./code-hits";
import { allCategoryRuns, categoryFacet, hitValues, readCategoryRuns } from "./hit-values";
import { namedCategories } from "./named-categories";
import { parse } from "./parse";
import { best, findAll, scoresOf } from "./rank";
import { resolve } from "./resolve";
import { heldIndex, isStale, missingTerms, readTerms, searchVersion, termStatement } from "./search-index";

type Results = z.input<typeof search.new.answer>;
type Query = z.output<typeof search.new.query>;

/**
 * The variants that a text asks for, the best match first, and the categories that are called so. A code finds what has it, or nothing;
 * else all conditions have to hold (see resolve.ts for what fits a condition, rank.ts for what is given up where nothing holds all), and
 * `corrected` says what was searched for where that is not what was typed.
 * @param term words parted by spaces or underscores; any text will do
 * @throws Refused invalid for broken filters
 */
export async function find(db: D1Database, locale: BackendLocale, term: string, query: Query = {}): Promise<Results> {
	const text = term.replaceAll("_", " ");
	const filters = askedFilters(query.f);
	const language = languageOf(locale);
	const { code, rest } = await byCode(db, text);
	if (code)
		return { ...(await theVariants(db, language, code, query.range)), categories: [], ...(query.values === "true" && { values: [] }) };
	for (;;) {
		const index = await heldIndex(db);
		const { asked, isCorrected } = resolve(parse(rest), index.dictionary, language);
		const missing = missingTerms(
			index,
			asked.flatMap(({ terms }) => terms.map((alternate) => alternate.term)),
		);
		const [searchIs, catalogueIs, terms, categories, runs, attributes, values] = await db.batch([
			searchVersion(db),
			indexVersion(db),
			termStatement(db, missing),
			categoryTree(db, language),
			db.prepare(allCategoryRuns),
			...attributeNames(db, language),
		]);
		if (isStale(db, index, searchIs)) continue;
		const bitsOf = readTerms(index, missing, terms);
		const { set: whole, kept } = findAll(asked, index.size, bitsOf);
		const names = readAttributeNames(attributes, values);
		const variants = new VariantIndex(db, catalogueIs);
		const tree = new CategoryTree(categories);
		const categoryRuns = readCategoryRuns(runs);
		const list = await narrowed(variants, whole, filters, numberCodes(names), categoryFacet(categoryRuns));
		const range = parseRange(query.range);
		const ids =
			query.sort === undefined
				? await variants.idsOf(best(list.set, scoresOf(list.set, kept, index.size, bitsOf), range))
				: await variantPage(variants, list.set, { sort: query.sort, language, ...range });
		const listed = await db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids)).all();
		const reader = { db, language, names, tree, runs: categoryRuns };
		const isOther = isCorrected || rest !== text || kept.length < asked.length;
		return {
			variants: readVariants(listed, names),
			categories: tree.select(namedCategories(index, asked)),
			count: count(list.set),
			corrected: isOther && kept.length > 0 ? kept.map(({ shown }) => shown).join(" ") : null,
			...(query.values === "true" && { values: await hitValues(variants, list, filters, reader) }),
		};
	}
}
