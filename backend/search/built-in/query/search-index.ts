import { z } from "zod";
import type { Language } from "../../../../contract/locale";
import { type Bits, decodeBits, or } from "../../../catalogue/bits";
import { type CatalogueTexts, presentTexts } from "../../../catalogue/catalogue-texts";
import { indexVersion, VariantIndex } from "../../../catalogue/variant-index";
import { json, rowsOf } from "../../../db/rows";
import { BoundedCache } from "../../../platform/bounded-cache";
import { Dictionary } from "../terms/dictionary";
import { fieldWeights } from "../terms/fields";
import { parse } from "../terms/parse";
import { allCategoryRuns, type CategoryRuns, readCategoryRuns } from "./category-runs";
import { type Meant, resolve } from "./resolve";

/** What an isolate keeps in memory of the search's index and of the catalogue around it, for each database; the shop has one. */
export interface HeldIndex {
	/** Of the search's index, of the catalogue's and of its texts. */
	version: string;
	/** How many variants there are: all ordinals are lower. */
	size: number;
	dictionary: Dictionary;
	/** By the category's id: the terms that find it, with their fields. */
	categories: ReadonlyMap<number, Readonly<Record<string, number>>>;
	variants: VariantIndex;
	/** What searches were found to mean, by language and text: each is read for its hits, for their other pages and for the log. */
	meanings: BoundedCache<Meant>;
	runs: CategoryRuns;
	/** By language, those that were read so far. */
	texts: Map<Language, CatalogueTexts>;
}

/** The variants that have a term, by its field. */
export type TermBits = ReadonlyMap<number, Bits>;

/** The statements that read the index; terms are a JSON array. */
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

const held = new WeakMap<D1Database, HeldIndex>();
const termCache = new BoundedCache<TermBits>(12_000_000);
/** Bytes that a Map and a typed array take besides their content. */
const overhead = 200;
/** In bytes, as `meaningOf` estimates them: some hundred searches. */
const mostMeanings = 1_000_000;

/** The index from memory, or else from the database. `isStale` says whether the database has a newer one. */
export async function heldIndex(db: D1Database): Promise<HeldIndex> {
	const known = held.get(db);
	return known ?? readIndex(db);
}

async function readIndex(db: D1Database): Promise<HeldIndex> {
	const [dictionary, version, catalogue, runs] = await db.batch([
		db.prepare(searchReads.dictionary),
		searchVersion(db),
		indexVersion(db),
		db.prepare(allCategoryRuns),
	]);
	const rows = rowsOf(dictionaryRow, dictionary);
	const lines = (kind: string): string[] => rows.filter((row) => row.kind === kind).flatMap(({ content }) => content.split("\n"));
	const variants = new VariantIndex(db, catalogue);
	const index: HeldIndex = {
		version: versionIn(version),
		size: variants.size,
		dictionary: new Dictionary(lines("terms")),
		categories: new Map(lines("categories").map((line) => categoryLine.parse(line))),
		variants,
		meanings: new BoundedCache(mostMeanings),
		runs: readCategoryRuns(runs),
		texts: new Map(),
	};
	held.set(db, index);
	return index;
}

export const searchVersion = (db: D1Database): D1PreparedStatement => db.prepare(searchReads.version);

const versionIn = (result: D1Result | undefined): string => rowsOf(versionRow, result)[0]?.version ?? "";

/** Whether the database has another index by now; if so, the one in memory is dropped. @param result of `searchVersion` */
export function isStale(db: D1Database, index: HeldIndex, result: D1Result | undefined): boolean {
	const isOld = versionIn(result) !== index.version;
	if (isOld) held.delete(db);
	return isOld;
}

/** What hits are shown with. Other texts than those of the index's version make it stale. */
export async function textsOf(db: D1Database, { texts }: HeldIndex, language: Language): Promise<CatalogueTexts> {
	const known = texts.get(language);
	if (known) return known;
	const read = await presentTexts(db, language);
	texts.set(language, read);
	return read;
}

/** What a text without codes means, in the terms of the index. */
export function meaningOf(index: HeldIndex, text: string, language: Language): Meant {
	const key = `${language} ${text}`;
	const known = index.meanings.get(key);
	if (known) return known;
	const meant = resolve(parse(text), index.dictionary, language);
	const terms = meant.wanted.reduce((sum, one) => sum + one.terms.length, 0);
	index.meanings.set(key, meant, overhead * (terms + 1));
	return meant;
}

/** Those of the terms that are not in memory, for `readTerms`. */
export const missingTerms = (index: HeldIndex, terms: Iterable<string>): string[] =>
	[...new Set(terms)].filter((term) => termCache.get(`${index.version}/${term}`) === undefined);

export const termStatement = (db: D1Database, terms: readonly string[]): D1PreparedStatement =>
	db.prepare(searchReads.terms).bind(JSON.stringify(terms));

/** @param result of `termStatement` @returns the variants of any of the terms, whether just read or in memory already */
export function readTerms(index: HeldIndex, terms: readonly string[], result: D1Result | undefined): (term: string) => TermBits {
	const read = new Map<string, Map<number, Bits>>(terms.map((term) => [term, new Map()]));
	for (const { term, field, bits } of rowsOf(termRow, result)) {
		const byField = read.get(term);
		const chunk = decodeBits(bits);
		const known = byField?.get(field);
		byField?.set(field, known ? or(known, chunk) : chunk);
	}
	for (const [term, byField] of read) {
		let bytes = overhead;
		for (const { words } of byField.values()) bytes += words.byteLength + overhead;
		termCache.set(`${index.version}/${term}`, byField, bytes);
	}
	return (term) => read.get(term) ?? termCache.get(`${index.version}/${term}`) ?? new Map();
}

/** What a term in a field is worth, 0 to 10. */
export const weightOf = (field: number): number => fieldWeights[field] ?? 0;
