import { parseRange } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { Material } from "../../../contract/search";
import { addAll, and, type Bits, count, end, noBits } from "../../catalogue/bits";
import { narrowed, numberCodes, requestedFilters } from "../../catalogue/narrowed";
import { listedVariants, readVariants, theseVariants, type VariantAnswer } from "../../catalogue/supplied-variants";
import type { VariantIndex } from "../../catalogue/variant-index";
import { sortsOf, variantPage } from "../../catalogue/variant-page";
import { both, type ReadDatabase, read } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { plain } from "../plain";
import type { SearchEngine, SearchQuery, SearchResults } from "../search-engine";
import { readLines } from "./lines/read-lines";
import { besideCode } from "./lines/readings";
import { makeSearchIndex } from "./make-search-index";
import { byCode, supplierCode, theVariants, variantCode } from "./query/code-hits";
import { categoryFacet, hitValues } from "./query/hit-values";
import { namedCategories } from "./query/named-categories";
import { bestInStock, findAll, preferring, scoresOf } from "./query/rank";
import type { QueryTerm } from "./query/resolved";
import {
	type HeldIndex,
	heldIndex,
	isStale,
	meaningOf,
	missingTerms,
	readTerms,
	searchVersion,
	termStatement,
	termsRead,
	textsOf,
} from "./query/search-index";
import { bestSizes, type Size, sizesWithin } from "./query/sizes";
import { understoodOf } from "./query/understood";
import { type Alternate, nearTerms } from "./query/word-terms";

/**
 * The engine that comes with the backend. Its index is in the backend's database and refers to places in the catalogue's index.
 * @param db searches: the primary, or a session
 */
export const builtInEngine = (primary: D1Database, db: ReadDatabase): SearchEngine => ({
	find: (locale, term, query) => find(primary, db, locale, term, query),
	countHits: (locale, term) => countHits(primary, locale, term),
	readLines: (locale, lines) => readLines(primary, languageOf(locale), lines),
	rebuild: makeSearchIndex,
});

/**
 * A code finds the variants that have it, or nothing. For other texts all conditions have to be met: resolve.ts says what fits a condition, rank.ts
 * which condition is dropped where no variant meets all.
 */
async function find(
	primary: D1Database,
	db: ReadDatabase,
	locale: BackendLocale,
	term: string,
	query: SearchQuery = {},
): Promise<SearchResults> {
	const text = term.replaceAll("_", " ");
	const filters = requestedFilters(query.f);
	const language = languageOf(locale);
	for (;;) {
		const index = await heldIndex(primary, db);
		const { variants, runs } = index;
		const { code, rest, beside } = await byCode(db, text, variants);
		if (code)
			return {
				...(await theVariants(db, language, code, query.range)),
				categories: [],
				understood: { ...nothingUnderstood, quantity: quantityBeside(text, beside) },
				...(query.values === "true" && { values: [] }),
			};
		const { wanted, isOther: isCorrected, unknown, missing: left, material, quantity } = meaningOf(index, rest, language);
		const nearly = unknown.flatMap((figure) => nearTerms(figure, index.dictionary));
		const missing = missingTerms(index, termsOf(wanted, nearly));
		const [[version, terms], texts] = await read(db, both(termsRead(db, missing), textsOf(db, index, language)));
		if (version && isStale(primary, index, version)) continue;
		const bitsOf = readTerms(index, missing, terms);
		const { names, tree } = await texts();
		const { set: whole, matched, apart, others } = findAll(wanted, index.size, bitsOf);
		const numbers = numberCodes(names);
		const list = await narrowed(variants, whole, filters, numbers, categoryFacet(runs));
		const range = parseRange(query.range);
		const byMatch = async () => {
			const [near, sold] = await Promise.all([readNearTerms(db, index, wanted, matched), soldOut(variants, list.set)]);
			const scores = scoresOf(list.set, [...matched, preferring([...nearly, ...near])], index.size, bitsOf);
			const best = (some: typeof range) => bestInStock(list.set, sold, scores, some);
			const sizes = query.sizes === "true" ? await bestSizes(variants, list.set, best(sizesWithin)) : undefined;
			return { ids: await variants.idsOf(best(range)), sizes };
		};
		const { ids, sizes } =
			query.sort === undefined
				? await byMatch()
				: { ids: await variantPage(variants, list.set, { sort: query.sort, language, numbers, ...range }), sizes: undefined };
		const shown = [...new Set([...ids, ...(sizes ?? []).map(({ id }) => id)])];
		const [[listed, last], groups] = await Promise.all([
			db.batch([db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(shown)), searchVersion(db)]),
			query.values === "true" ? hitValues(variants, list, filters, { db, language, names, tree, runs }) : undefined,
		]);
		if (isStale(primary, index, last)) continue;
		const isOther = isCorrected || rest !== text || matched.length < wanted.length;
		const known = new Map(readVariants(listed, names).map((variant) => [variant.id, variant]));
		const hits = ids.flatMap((id) => known.get(id) ?? []);
		return {
			variants: hits,
			categories: tree.select(namedCategories(index, wanted)),
			count: count(list.set),
			sorts: sortsOf(variants, numbers),
			corrected: isOther && matched.length > 0 ? shownAs(matched) : null,
			missing: missingOf(
				[...left, ...wanted.filter((one) => !matched.includes(one) && !apart.includes(one)).map(({ shown }) => shown)],
				material,
			),
			apart: apart.length > 0 ? { words: shownAs(apart), others: others.map(shownAs) } : null,
			understood: understoodOf(quantity, matched, hits),
			...(sizes && { sizes: sizes.flatMap((size) => asSize(size, known.get(size.id))) }),
			...(groups && { values: groups }),
		};
	}
}

const nothingUnderstood = { quantity: null, length: null, grade: null, finish: null };

/** How many are wanted of what a text names by its code: "2 CR-013716", "CR-013716 4 Stk". */
function quantityBeside(text: string, article: string | undefined): number | null {
	const { text: typed } = plain(article ?? text);
	const beside = article === undefined ? (variantCode(typed) ?? supplierCode(typed))?.rest : typed;
	const quantity = beside === undefined ? null : (besideCode(beside)[0]?.quantity ?? null);
	return quantity && quantity.unit !== "m" && quantity.unit !== "kg" && Number.isInteger(quantity.value) ? quantity.value : null;
}

const asSize = ({ hits }: Size, variant: VariantAnswer | undefined) => (variant ? [{ variant, count: hits }] : []);

const shownAs = (terms: readonly QueryTerm[]): string => terms.map(({ shown }) => shown).join(" ");

const missingOf = (words: readonly string[], material: Material | null): SearchResults["missing"] =>
	words.length > 0 ? { words: words.join(" "), material } : null;

/** The variants of a set that are sold out. */
async function soldOut(variants: VariantIndex, set: Bits): Promise<Bits> {
	const all = noBits(set.start, end(set));
	const states = (await variants.facets(["availability"], set)).get("availability");
	for (const bits of states?.get("out") ?? []) addAll(all, bits);
	return and(set, all);
}

/** Counts without reading the variants. Where the terms are in memory the database is not asked. */
async function countHits(db: D1Database, locale: BackendLocale, term: string): Promise<number> {
	for (;;) {
		const index = await heldIndex(db);
		const { code, rest } = await byCode(db, term.replaceAll("_", " "), index.variants);
		if (code) return code.length;
		const { wanted } = meaningOf(index, rest, languageOf(locale));
		const missing = missingTerms(index, termsOf(wanted, []));
		const [version, terms] = await read(db, termsRead(db, missing));
		if (version && isStale(db, index, version)) continue;
		return count(findAll(wanted, index.size, readTerms(index, missing, terms)).set);
	}
}

const termsOf = (wanted: readonly QueryTerm[], more: readonly Alternate[]): string[] =>
	[...wanted.flatMap(({ terms }) => terms), ...more].map(({ term }) => term);

/** The terms close to the figures that were dropped. Usually none was, and nothing is read. */
async function readNearTerms(
	db: ReadDatabase,
	index: HeldIndex,
	wanted: readonly QueryTerm[],
	matched: readonly QueryTerm[],
): Promise<Alternate[]> {
	const near = wanted.flatMap((one) => (one.figure && !matched.includes(one) ? nearTerms(one.figure, index.dictionary) : []));
	const missing = missingTerms(index, termsOf([], near));
	if (missing.length > 0) readTerms(index, missing, await termStatement(db, missing).all());
	return near;
}
