import { parseRange } from "../../../contract/fields";
import type { Language } from "../../../contract/locale";
import type { Material } from "../../../contract/search";
import { addAll, type Bits, count, end, intersection, noBits } from "../../catalogue/bits";
import type { CatalogueTexts } from "../../catalogue/catalogue-texts";
import { longestDelivery, type Narrowed, narrowed, numberCodes, requestedFilters } from "../../catalogue/narrowed";
import { listedByIds, readVariants, type VariantAnswer } from "../../catalogue/supplied-variants";
import type { VariantIndex } from "../../catalogue/variant-index";
import { sortsOf, variantPage } from "../../catalogue/variant-page";
import { inOneBatch, type ReadDatabase, read } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { plain } from "../plain";
import type { SearchEngine, SearchQuery, SearchResults } from "../search-engine";
import { withoutCertificate } from "./lines/notes/notes";
import { readLines } from "./lines/read-lines";
import { besideCode } from "./lines/readings";
import { makeSearchIndex } from "./make-search-index";
import { byCode, supplierCode, variantCode, variantsByIdInOrder } from "./query/code-hits";
import { categoryFacet, hitValues } from "./query/hit-values";
import { namedCategories } from "./query/named-categories";
import { bestInStock, type Found, findAll, preferring, scoresOf } from "./query/rank";
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
	soldIn,
	soldOf,
	type TermBits,
	termStatement,
	termsRead,
	textsOf,
} from "./query/search-index";
import { bestSizes, type Size, sizesWithin } from "./query/sizes";
import { understoodOf } from "./query/understood";
import { type Alternate, nearTerms } from "./query/word-terms";

/**
 * The search engine of this backend. Its index is in the backend's database and refers to ordinals of the catalogue index.
 * @param primary the key of the index in memory
 * @param db reads: the primary, or a session on a replica
 */
export const builtInEngine = (primary: D1Database, db: ReadDatabase): SearchEngine => ({
	async find(locale, term, query = {}) {
		const { rest: text, certificate } = withoutCertificate(term.replaceAll("_", " "));
		const { understood = nothingUnderstood, ...results } = await search({ primary, db, language: languageOf(locale), text, query });
		return { ...results, understood: { ...understood, certificate: certificate && results.count > 0 } };
	},
	countHits: (locale, term) => countHits(primary, languageOf(locale), withoutCertificate(term.replaceAll("_", " ")).rest),
	readLines: (locale, lines, within) => readLines(primary, languageOf(locale), lines, within),
	rebuild: makeSearchIndex,
});

interface Asked {
	primary: D1Database;
	db: ReadDatabase;
	language: Language;
	text: string;
	query: SearchQuery;
}

/**
 * A code finds the variants with that code, or nothing. Any other text goes through words → candidates → filters → ranking → facets →
 * answer. The search restarts if the database gets a newer index meanwhile.
 */
async function search(asked: Asked): Promise<SearchResults> {
	const { primary, db, language, text, query } = asked;
	const filters = requestedFilters(query.f);
	for (;;) {
		const index = await heldIndex(primary, db);
		const { code, rest, beside } = await byCode(db, text, index.variants);
		if (code) return answerOfCode(asked, code, beside);
		const typed = meaningOf(index, rest, language);
		const found = await findCandidates(asked, index, typed);
		const words = found && inMetres(typed, found, index);
		const candidates = words && (words === typed ? found : await findCandidates(asked, index, words));
		if (!words || !candidates) continue;
		const list = await narrowed(index.variants, candidates.set, filters, candidates.numbers, categoryFacet(index.runs));
		const ranked = await rank(asked, index, words, candidates, list);
		const [variants, facets] = await Promise.all([
			readVariantsOf(asked, index, { ...ranked, longest: longestDelivery(filters) }, candidates),
			query.values === "true" ? hitValues(index.variants, list, filters, { ...candidates, db, language, runs: index.runs }) : undefined,
		]);
		if (!variants) continue;
		const hits = ranked.ids.flatMap((id) => variants.get(id) ?? []);
		return {
			...understanding(index, words, candidates, hits, rest !== text),
			variants: hits,
			count: count(list.set),
			sorts: sortsOf(index.variants, candidates.numbers),
			...(ranked.sizes && { sizes: ranked.sizes.flatMap((size) => asSize(size, variants.get(size.id))) }),
			...(facets && { values: facets }),
		};
	}
}

async function answerOfCode({ db, language, text, query }: Asked, code: readonly number[], beside?: string): Promise<SearchResults> {
	return {
		...(await variantsByIdInOrder(db, language, code, query)),
		categories: [],
		understood: { ...nothingUnderstood, quantity: quantityBeside(text, beside) },
		...(query.values === "true" && { values: [] }),
	};
}

interface Candidates extends Found, CatalogueTexts {
	bitsOf: (term: string) => TermBits;
	numbers: ReturnType<typeof numberCodes>;
	/** Terms near the figures that no variant has. */
	near: Alternate[];
}

/**
 * The variants that meet all conditions, or else most of them (rank.ts).
 * @returns null if the index is stale
 */
async function findCandidates(
	{ primary, db, language, query }: Asked,
	index: HeldIndex,
	{ wanted, unknown }: Meant,
): Promise<Candidates | null> {
	const near = unknown.flatMap((figure) => nearTerms(figure, index.dictionary));
	const missing = missingTerms(index, termsOf(wanted, near));
	const [[version, terms], texts] = await read(db, inOneBatch(termsRead(db, missing), textsOf(db, index, language)));
	if (version && isStale(primary, index, version)) return null;
	const { names, tree: whole } = await texts();
	const tree = whole.within(query.within);
	const sold = soldIn(tree, index);
	const all = readTerms(index, missing, terms);
	const found = findAll(wanted, index.size, all);
	// Goods that are not sold are not replaced by those that meet fewer conditions.
	const part = sold === null ? found : { ...found, set: intersection(found.set, sold), apart: [], others: [] };
	return { ...part, bitsOf: soldOf(sold, all), near, names, tree, numbers: numberCodes(names) };
}

/** No goods are longer. In m. */
const longestMetres = 24;

/** Takes a bare figure that the goods lack for their length, as while "IPE 200 6 m" is being typed. */
function inMetres(meant: Meant, { matched }: Found, { dictionary }: HeldIndex): Meant {
	const metresOf = (one: QueryTerm): QueryTerm | null => {
		const [metres = 0, ...others] = one.figure?.sign === "#" ? one.figure.sizes : [];
		const mm = metres * 1000;
		const isLength = others.length === 0 && metres <= longestMetres && !matched.includes(one) && dictionary.has(`l=${mm}`);
		return isLength ? { ...one, terms: [{ term: `l=${mm}`, quality: 1 }], figure: { sign: "l=", sizes: [mm] } } : null;
	};
	const wanted = meant.wanted.map((one) => metresOf(one) ?? one);
	return wanted.some((one, at) => one !== meant.wanted[at]) ? { ...meant, wanted } : meant;
}

/** Ids of the page in the requested order, by default best match first. */
async function rank(
	{ db, language, query }: Asked,
	index: HeldIndex,
	{ wanted }: Meant,
	{ matched, near, bitsOf, numbers }: Candidates,
	{ set }: Narrowed,
): Promise<{ ids: number[]; sizes?: Size[] }> {
	const { variants, size } = index;
	const range = parseRange(query.range);
	if (query.sort !== undefined) return { ids: await variantPage(variants, set, { sort: query.sort, language, numbers, ...range }) };
	const [nearDropped, sold] = await Promise.all([readNearTerms(db, index, wanted, matched), soldOut(variants, set)]);
	const scores = scoresOf(set, [...matched, preferring([...near, ...nearDropped])], size, bitsOf);
	const best = (some: typeof range) => bestInStock(set, sold, scores, some);
	const ids = await variants.idsOf(best(range));
	return query.sizes === "true" ? { ids, sizes: await bestSizes(variants, set, best(sizesWithin)) } : { ids };
}

/**
 * Ranked variants by id.
 * @returns null if the index is stale
 */
async function readVariantsOf(
	{ primary, db, language }: Asked,
	index: HeldIndex,
	{ ids, sizes = [], longest }: { ids: number[]; sizes?: Size[]; longest: number | undefined },
	{ names }: CatalogueTexts,
): Promise<ReadonlyMap<number, VariantAnswer> | null> {
	const shown = [...new Set([...ids, ...sizes.map(({ id }) => id)])];
	const listing = listedByIds(db, language, shown, longest);
	const [listed, version] = await db.batch([listing, searchVersion(db)]);
	if (isStale(primary, index, version)) return null;
	return new Map(readVariants(listed, names).map((variant) => [variant.id, variant]));
}

function understanding(
	index: HeldIndex,
	{ wanted, isOther, missing, material, quantity }: Meant,
	{ matched, apart, others, tree }: Candidates,
	hits: readonly VariantAnswer[],
	isPartial: boolean,
) {
	const isCorrected = isOther || isPartial || matched.length < wanted.length;
	const dropped = wanted.filter((one) => !matched.includes(one) && !apart.includes(one)).map(({ shown }) => shown);
	return {
		categories: tree.select(namedCategories(index, wanted)),
		corrected: isCorrected && matched.length > 0 ? shownAs(matched) : null,
		missing: missingOf([...missing, ...dropped], material),
		apart: apart.length > 0 ? { words: shownAs(apart), others: others.map(shownAs) } : null,
		understood: understoodOf(quantity, matched, hits),
	};
}

const nothingUnderstood = { quantity: null, length: null, grade: null, finish: null };

/** The quantity next to a code: "2 CR-013716", "CR-013716 4 Stk". */
function quantityBeside(text: string, article: string | undefined): number | null {
	const { text: typed } = plain(article ?? text);
	const beside = article === undefined ? (variantCode(typed) ?? supplierCode(typed))?.rest : typed;
	const quantity = beside === undefined ? null : (besideCode(beside)[0]?.quantity ?? null);
	return quantity && !["m", "kg", "m2"].includes(quantity.unit) && Number.isInteger(quantity.value) ? quantity.value : null;
}

const asSize = ({ hits }: Size, variant: VariantAnswer | undefined) => (variant ? [{ variant, count: hits }] : []);

const shownAs = (terms: readonly QueryTerm[]): string => terms.map(({ shown }) => shown).join(" ");

const missingOf = (words: readonly string[], material: Material | null): SearchResults["missing"] =>
	words.length > 0 ? { words: words.join(" "), material } : null;

async function soldOut(variants: VariantIndex, set: Bits): Promise<Bits> {
	const all = noBits(set.start, end(set));
	const states = (await variants.facets(["availability"], set)).get("availability");
	for (const bits of states?.get("out") ?? []) addAll(all, bits);
	return intersection(set, all);
}

/** Counts without reading the variants. With all terms in memory, the database is not queried. */
async function countHits(db: D1Database, language: Language, text: string): Promise<number> {
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

/** Terms close to the dropped figures. Usually no figure was dropped, and nothing is read. */
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
