import { parseRange } from "../../../contract/fields";
import type { Language } from "../../../contract/locale";
import type { Material } from "../../../contract/search";
import { addAll, and, type Bits, count, end, noBits } from "../../catalogue/bits";
import type { CatalogueTexts } from "../../catalogue/catalogue-texts";
import { type Narrowed, narrowed, numberCodes, requestedFilters } from "../../catalogue/narrowed";
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
import type { Meant } from "./query/resolve";
import type { QueryTerm } from "./query/resolved";
import {
	type HeldIndex,
	heldIndex,
	isStale,
	meaningOf,
	missingTerms,
	readTerms,
	searchVersion,
	type TermBits,
	termStatement,
	termsRead,
	textsOf,
} from "./query/search-index";
import { bestSizes, type Size, sizesWithin } from "./query/sizes";
import { understoodOf } from "./query/understood";
import { type Alternate, nearTerms } from "./query/word-terms";

/**
 * The engine of this backend. Its index is in the backend's database and refers to ordinals of the catalogue's index.
 * @param primary by which the index is held in memory
 * @param db reads: the primary, or a session
 */
export const builtInEngine = (primary: D1Database, db: ReadDatabase): SearchEngine => ({
	find: (locale, term, query) => search(primary, db, { language: languageOf(locale), text: term.replaceAll("_", " ") }, query),
	countHits: (locale, term) => countHits(primary, { language: languageOf(locale), text: term.replaceAll("_", " ") }),
	readLines: (locale, lines) => readLines(primary, languageOf(locale), lines),
	rebuild: makeSearchIndex,
});

interface Typed {
	language: Language;
	text: string;
}

/**
 * A code finds the variants that have it, or nothing. Other texts take the way below: words → candidates → filters → ranking → facets → answer.
 * Starts again if the database has a newer index by the end of a step.
 */
async function search(primary: D1Database, db: ReadDatabase, typed: Typed, query: SearchQuery = {}): Promise<SearchResults> {
	const filters = requestedFilters(query.f);
	for (;;) {
		const index = await heldIndex(primary, db);
		const { code, rest, beside } = await byCode(db, typed.text, index.variants);
		if (code) return answerOfCode(db, typed, code, beside, query);

		const words = wordsOf(index, rest, typed.language);
		const candidates = await readCandidates(primary, db, index, words, typed.language);
		if (candidates === "stale") continue;
		const { found, texts } = candidates;
		const numbers = numberCodes(texts.names);
		const list = await narrowed(index.variants, found.set, filters, numbers, categoryFacet(index.runs));
		const ranked = await rank(db, index, { ...candidates, words, list, numbers, language: typed.language }, query);
		const facets = { db, language: typed.language, ...texts, runs: index.runs };
		const [variants, groups] = await Promise.all([
			readShown(primary, db, index, ranked, typed.language, texts),
			query.values === "true" ? hitValues(index.variants, list, filters, facets) : undefined,
		]);
		if (variants === "stale") continue;
		return answerOf({ index, typed, rest, words, found, list, numbers, ranked, variants, texts, groups });
	}
}

/** What a text without codes means. */
interface Words extends Meant {
	/** Terms near to figures that no variant has. */
	near: Alternate[];
}

function wordsOf(index: HeldIndex, text: string, language: Language): Words {
	const meant = meaningOf(index, text, language);
	return { ...meant, near: meant.unknown.flatMap((figure) => nearTerms(figure, index.dictionary)) };
}

interface Candidates {
	found: ReturnType<typeof findAll>;
	bitsOf: (term: string) => TermBits;
	texts: CatalogueTexts;
}

/** The variants that meet all conditions, or as many as some variant meets; with the texts to show them by. */
async function readCandidates(
	primary: D1Database,
	db: ReadDatabase,
	index: HeldIndex,
	{ wanted, near }: Words,
	language: Language,
): Promise<Candidates | "stale"> {
	const missing = missingTerms(index, termsOf(wanted, near));
	const [[version, terms], texts] = await read(db, both(termsRead(db, missing), textsOf(db, index, language)));
	if (version && isStale(primary, index, version)) return "stale";
	const bitsOf = readTerms(index, missing, terms);
	return { found: findAll(wanted, index.size, bitsOf), bitsOf, texts: await texts() };
}

interface Ranked {
	/** Of the page, in its order. */
	ids: number[];
	sizes: Size[] | undefined;
}

/** The page of hits in the order asked for: the best match first, unless the query names another. */
async function rank(
	db: ReadDatabase,
	index: HeldIndex,
	{
		found,
		bitsOf,
		words,
		list,
		numbers,
		language,
	}: Candidates & { words: Words; list: Narrowed; numbers: ReadonlySet<string>; language: Language },
	query: SearchQuery,
): Promise<Ranked> {
	const { variants, size } = index;
	const range = parseRange(query.range);
	if (query.sort !== undefined)
		return { ids: await variantPage(variants, list.set, { sort: query.sort, language, numbers, ...range }), sizes: undefined };
	const [near, sold] = await Promise.all([readNearTerms(db, index, words.wanted, found.matched), soldOut(variants, list.set)]);
	const scores = scoresOf(list.set, [...found.matched, preferring([...words.near, ...near])], size, bitsOf);
	const best = (some: typeof range) => bestInStock(list.set, sold, scores, some);
	const sizes = query.sizes === "true" ? await bestSizes(variants, list.set, best(sizesWithin)) : undefined;
	return { ids: await variants.idsOf(best(range)), sizes };
}

/** The variants of the page and of the sizes, by id. */
async function readShown(
	primary: D1Database,
	db: ReadDatabase,
	index: HeldIndex,
	{ ids, sizes = [] }: Ranked,
	language: Language,
	{ names }: CatalogueTexts,
): Promise<ReadonlyMap<number, VariantAnswer> | "stale"> {
	const shown = [...new Set([...ids, ...sizes.map(({ id }) => id)])];
	const [listed, version] = await db.batch([
		db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(shown)),
		searchVersion(db),
	]);
	if (isStale(primary, index, version)) return "stale";
	return new Map(readVariants(listed, names).map((variant) => [variant.id, variant]));
}

interface Searched extends Pick<Candidates, "found" | "texts"> {
	index: HeldIndex;
	typed: Typed;
	/** The text without a code that no variant has. */
	rest: string;
	words: Words;
	list: Narrowed;
	numbers: ReadonlySet<string>;
	ranked: Ranked;
	variants: ReadonlyMap<number, VariantAnswer>;
	groups: SearchResults["values"];
}

function answerOf({ index, typed, rest, words, found, list, numbers, ranked, variants, texts, groups }: Searched): SearchResults {
	const { wanted, isOther, missing, material, quantity } = words;
	const { matched, apart, others } = found;
	const hits = ranked.ids.flatMap((id) => variants.get(id) ?? []);
	const isCorrected = isOther || rest !== typed.text || matched.length < wanted.length;
	const dropped = wanted.filter((one) => !matched.includes(one) && !apart.includes(one)).map(({ shown }) => shown);
	return {
		variants: hits,
		categories: texts.tree.select(namedCategories(index, wanted)),
		count: count(list.set),
		sorts: sortsOf(index.variants, numbers),
		corrected: isCorrected && matched.length > 0 ? shownAs(matched) : null,
		missing: missingOf([...missing, ...dropped], material),
		apart: apart.length > 0 ? { words: shownAs(apart), others: others.map(shownAs) } : null,
		understood: understoodOf(quantity, matched, hits),
		...(ranked.sizes && { sizes: ranked.sizes.flatMap((size) => asSize(size, variants.get(size.id))) }),
		...(groups && { values: groups }),
	};
}

async function answerOfCode(
	db: ReadDatabase,
	{ language, text }: Typed,
	code: readonly number[],
	beside: string | undefined,
	query: SearchQuery,
): Promise<SearchResults> {
	return {
		...(await theVariants(db, language, code, query.range)),
		categories: [],
		understood: { ...nothingUnderstood, quantity: quantityBeside(text, beside) },
		...(query.values === "true" && { values: [] }),
	};
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

/** Counts without reading the variants. If the terms are in memory, the database is not asked. */
async function countHits(db: D1Database, { language, text }: Typed): Promise<number> {
	for (;;) {
		const index = await heldIndex(db);
		const { code, rest } = await byCode(db, text, index.variants);
		if (code) return code.length;
		const { wanted } = meaningOf(index, rest, language);
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
