import type { z } from "zod";
import type { BackendLocale } from "../../contract/locale";
import type { search } from "../../contract/search";
import type { CatalogueIndex } from "../catalogue/make-index";
import type { Rows } from "../db/inserts";
import type { SearchSource } from "./search-source";

/** The answer to a search, as it goes to the shop; contract/search.ts says what each field means. */
export type SearchResults = z.input<typeof search.new.answer>;

/** How a line of a bill of materials is read, as it goes to the shop. */
export type LineAnswer = z.input<typeof search.lines.answer>[number];

/**
 * What is wanted besides the words, all of it optional: `range` "[skip,take]" (else the first ten), `f` filters as JSON, `sort` (else the best
 * match first), `values` "true" for the filters that the hits can be narrowed by, and `sizes` "true" for the products among the best of them.
 */
export type SearchQuery = z.output<typeof search.new.query>;

/** Finds goods by words. The rest of the backend knows the search by these three methods alone; `searchEngineOf` picks the engine. */
export interface SearchEngine {
	/**
	 * The visible variants that match a text, and the categories that are called so. A variant's or supplier's code finds its variants alone.
	 * @param term as it was typed: any text of 1 to 200 characters, with underscores for spaces
	 * @throws Refused invalid for broken filters
	 */
	find(locale: BackendLocale, term: string, query?: SearchQuery): Promise<SearchResults>;
	/** The `count` of `find` without filters. Every search that is logged asks for it. */
	countHits(locale: BackendLocale, term: string): Promise<number>;
	/** Reads lines of a bill of materials: an answer for each. An engine that cannot leaves it out, and the quick order takes codes alone. */
	readLines?(locale: BackendLocale, lines: readonly string[]): Promise<LineAnswer[]>;
	/**
	 * Makes the index of the whole catalogue, in place of the one before. The database may still be empty: everything it needs is in the arguments.
	 * @param catalogue every variant with its product, titles and values, in the catalogue's order; hidden ones are marked
	 * @param source the names of categories and values, and what the trade also calls them
	 * @returns what the engine keeps in the backend's own database: all rows of its tables. The caller replaces the tables in one transaction with the
	 * catalogue's index. An engine that keeps its index elsewhere writes it there and returns nothing
	 */
	rebuild(catalogue: CatalogueIndex, source: SearchSource): Promise<Rows[]>;
}
