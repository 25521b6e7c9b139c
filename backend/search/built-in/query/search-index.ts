import * as z from "zod";
import type { Language } from "../../../../contract/locale";
import { addAll, type Bits, decodeBits, intersection, noBits, run, union } from "../../../catalogue/bits";
import { type CatalogueTexts, catalogueTexts } from "../../../catalogue/catalogue-texts";
import type { CategoryTree } from "../../../catalogue/category-tree";
import { indexVersion, VariantIndex } from "../../../catalogue/variant-index";
import type { Read, ReadDatabase } from "../../../db/reads";
import { json, rowsOf } from "../../../db/rows";
import { BoundedCache } from "../../../platform/bounded-cache";
import { Dictionary } from "../terms/dictionary";
import { fieldWeights } from "../terms/fields";
import { parse } from "../terms/parse";
import { type Meant, resolve } from "./resolve";

/** The search index and the surrounding catalogue data that an isolate keeps in memory for each database. The shop has one database. */
interface StoredIndex {
	/** The version of the search index, the catalogue index and their texts. */
	version: string;
	/** The number of variants: all ordinals are lower. */
	size: number;
	dictionary: Dictionary;
	/** By category id: the terms that find it, with their fields. */
	categories: ReadonlyMap<number, Readonly<Record<string, number>>>;
	catalogue: D1Result | undefined;
	/** Meanings of searches by language and text. A search needs its meaning for the hits, for further pages and for the log. */
	meanings: BoundedCache<Meant>;
	runs: CategoryRuns;
	texts: Map<Language, CatalogueTexts>;
}

/** By category id: the ordinals of the category, and the columns of its table. */
export type CategoryRuns = ReadonlyMap<number, { bits: Bits; columns: readonly string[] }>;

export const allCategoryRuns = `SELECT r.id, r.first, r.end, c.columns FROM catalogue_runs r CROSS JOIN categories c ON c.id = r.id
	WHERE r.kind = 'category'`;
const runRow = z.object({ id: z.number(), first: z.number(), end: z.number(), columns: json(z.array(z.string())) });

/** @param result of `allCategoryRuns` */
export const readCategoryRuns = (result: D1Result | undefined): CategoryRuns =>
	new Map(rowsOf(runRow, result).map(({ id, first, end, columns }) => [id, { bits: run(first, end), columns }]));

/** The index together with the catalogue index of the call's database. */
export interface HeldIndex extends StoredIndex {
	variants: VariantIndex;
}

export type TermBits = ReadonlyMap<number, Bits>;

/** Statements that read the index; they bind terms as a JSON array. */
export const searchReads = {
	dictionary: "SELECT kind, content FROM search_dictionary WHERE kind IN ('version', 'terms', 'categories') ORDER BY kind, part",
	version: `SELECT s.content || ' ' || c.version || ' ' || t.version AS version
		FROM search_dictionary s CROSS JOIN catalogue_version c ON c.id = 1 CROSS JOIN catalogue_texts_version t ON t.id = 1
		WHERE s.kind = 'version' AND s.part = 0`,
	terms: "SELECT b.term, b.field, b.bits FROM json_each(?) terms CROSS JOIN term_bits b ON b.term = terms.value",
} as const;

const dictionaryRow = z.object({ kind: z.string(), content: z.string() });
const versionRow = z.object({ version: z.string() });
const termRow = z.object({ term: z.string(), field: z.number(), bits: z.string() });
const categoryLine = json(z.tuple([z.number(), z.record(z.string(), z.number())]));

const held = new WeakMap<D1Database, StoredIndex>();
const termCache = new BoundedCache<TermBits>(12_000_000);
/** Bytes of a Map and a typed array besides their content. */
const overhead = 200;
/** The cache size in bytes, as estimated by `meaningOf`: several hundred searches. */
const maxMeanings = 1_000_000;

/**
 * Returns the index from memory, or reads it. `isStale` reports whether the database has a newer one.
 * @param primary the key of the index in memory
 * @param db reads the index
 */
export async function heldIndex(primary: D1Database, db: ReadDatabase = primary): Promise<HeldIndex> {
	const index = held.get(primary) ?? (await readIndex(db));
	held.set(primary, index);
	return { ...index, variants: new VariantIndex(db, index.catalogue) };
}

async function readIndex(db: ReadDatabase): Promise<StoredIndex> {
	const [dictionary, version, catalogue, runs] = await db.batch([
		db.prepare(searchReads.dictionary),
		searchVersion(db),
		indexVersion(db),
		db.prepare(allCategoryRuns),
	]);
	const rows = rowsOf(dictionaryRow, dictionary);
	const lines = (kind: string): string[] => rows.filter((row) => row.kind === kind).flatMap(({ content }) => content.split("\n"));
	return {
		version: versionIn(version),
		size: new VariantIndex(db, catalogue).size,
		dictionary: new Dictionary(lines("terms")),
		categories: new Map(lines("categories").map((line) => categoryLine.parse(line))),
		catalogue,
		meanings: new BoundedCache(maxMeanings),
		runs: readCategoryRuns(runs),
		texts: new Map(),
	};
}

export const searchVersion = (db: ReadDatabase): D1PreparedStatement => db.prepare(searchReads.version);

const versionIn = (result: D1Result | undefined): string => rowsOf(versionRow, result)[0]?.version ?? "";

/**
 * Returns whether the database has another index now, and if so drops the one in memory.
 * @param result of `searchVersion`
 */
export function isStale(primary: D1Database, index: HeldIndex, result: D1Result | undefined): boolean {
	const isOld = versionIn(result) !== index.version;
	if (isOld) held.delete(primary);
	return isOld;
}

/** The texts of the hits, read in the batch of their terms. Texts of another version make the index stale. */
export function textsOf(db: ReadDatabase, { texts }: HeldIndex, language: Language): Read<() => Promise<CatalogueTexts>> {
	const known = texts.get(language);
	if (known) return { statements: [], parse: () => async () => known };
	const { statements, parse } = catalogueTexts(db, language);
	return {
		statements,
		parse(results) {
			const present = parse(results);
			return async () => {
				const found = await present();
				texts.set(language, found);
				return found;
			};
		},
	};
}

/** The meaning of a text without codes, in terms of the index. */
export function meaningOf(index: HeldIndex, text: string, language: Language): Meant {
	const key = `${language} ${text}`;
	const known = index.meanings.get(key);
	if (known) return known;
	const meant = resolve(parse(text), index.dictionary, language);
	const terms = meant.wanted.reduce((sum, one) => sum + one.terms.length, 0);
	index.meanings.set(key, meant, overhead * (terms + 1));
	return meant;
}

/** The terms that `readTerms` has to load. */
export const missingTerms = (index: HeldIndex, terms: Iterable<string>): string[] =>
	[...new Set(terms)].filter((term) => termCache.get(`${index.version}/${term}`) === undefined);

/** Reads missing terms and the index's version; reads nothing if no term is missing. */
export const termsRead = (db: ReadDatabase, missing: readonly string[]): Read<[version?: D1Result, terms?: D1Result]> => ({
	statements: missing.length > 0 ? [searchVersion(db), termStatement(db, missing)] : [],
	parse: ([version, terms]) => [version, terms],
});

export const termStatement = (db: ReadDatabase, terms: readonly string[]): D1PreparedStatement =>
	db.prepare(searchReads.terms).bind(JSON.stringify(terms));

/**
 * @param result of `termStatement`
 * @returns the variants of each term, loaded now or earlier
 */
export function readTerms(index: HeldIndex, terms: readonly string[], result: D1Result | undefined): (term: string) => TermBits {
	const read = new Map<string, Map<number, Bits>>(terms.map((term) => [term, new Map()]));
	for (const { term, field, bits } of rowsOf(termRow, result)) {
		const byField = read.get(term);
		const chunk = decodeBits(bits);
		const known = byField?.get(field);
		byField?.set(field, known ? union(known, chunk) : chunk);
	}
	for (const [term, byField] of read) {
		let bytes = overhead;
		for (const { words } of byField.values()) bytes += words.byteLength + overhead;
		termCache.set(`${index.version}/${term}`, byField, bytes);
	}
	return (term) => read.get(term) ?? termCache.get(`${index.version}/${term}`) ?? new Map();
}

/** The variants that a tree of categories sells; null: all. */
export function soldIn(tree: CategoryTree, { size, runs }: HeldIndex): Bits | null {
	const ids = tree.soldIds;
	if (ids === null) return null;
	const sold = noBits(0, size);
	for (const id of ids) addAll(sold, runs.get(id)?.bits ?? noBits(0, 0));
	return sold;
}

/** @returns the variants of each term among those that are sold */
export function soldOf(sold: Bits | null, bitsOf: (term: string) => TermBits): (term: string) => TermBits {
	if (sold === null) return bitsOf;
	const known = new Map<string, TermBits>();
	return (term) => {
		const found = known.get(term) ?? new Map([...bitsOf(term)].map(([field, bits]) => [field, intersection(bits, sold)]));
		known.set(term, found);
		return found;
	};
}

/** The worth of a term in a field, from 0 to 10. */
export const weightOf = (field: number): number => fieldWeights[field] ?? 0;
