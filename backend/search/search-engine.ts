import type * as z from "zod";
import type { BackendLocale } from "../../contract/locale";
import type { search } from "../../contract/search";
import type { CatalogueIndex } from "../catalogue/make-index";
import type { Rows } from "../db/inserts";
import type { SearchSource } from "./search-source";

/** The answer to a search in wire format; contract/search.ts documents the fields. */
export type SearchResults = z.input<typeof search.new.answer>;

/** A line of a bill of materials as interpreted, in wire format. */
export type LineAnswer = z.input<typeof search.lines.answer>[number];

/**
 * Options of a search besides its words: `range` "[skip,take]" (default: the first ten), `f` filters as JSON, `sort` (default: best match
 * first), `values` "true" for the filters that narrow the hits, `sizes` "true" for the products among the best hits, and `within` for slugs of
 * categories whose goods alone are looked through.
 */
export type SearchQuery = z.output<typeof search.new.query>;

/** Finds goods by words. The backend uses the search only through these methods; `searchEngineOf` selects the engine. */
export interface SearchEngine {
	/**
	 * Finds the visible variants for a text, and the categories with that name. The code of a variant or supplier finds only its variants.
	 * @param term as typed: any text of 1 to 200 characters, with underscores for spaces
	 * @throws Refused invalid for broken filters
	 */
	find(locale: BackendLocale, term: string, query?: SearchQuery): Promise<SearchResults>;
	/** The `count` of `find` without filters. Each logged search calls it. */
	countHits(locale: BackendLocale, term: string): Promise<number>;
	/**
	 * Interprets lines of a bill of materials, with one answer each. Without this method the quick order accepts codes only.
	 * @param within as in `find`
	 */
	readLines?(locale: BackendLocale, lines: readonly string[], within?: string): Promise<LineAnswer[]>;
	/**
	 * Replaces the index with one of the whole catalogue. The database may still be empty: the arguments contain everything.
	 * @param catalogue every variant with its product, titles and values, in the catalogue's order; hidden ones are marked
	 * @param source the names of categories and values, and the trade's other names
	 * @returns all rows of the engine's tables in the backend's database. The caller replaces the tables together with the catalogue index in
	 * one transaction. An engine with an index elsewhere writes it there and returns nothing
	 */
	rebuild(catalogue: CatalogueIndex, source: SearchSource): Promise<Rows[]>;
}
