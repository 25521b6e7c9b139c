import type { Column } from "../../contract/catalogue";
import type { ListQuery } from "../platform/http/list-query";

/** In which order a list is, and in which it can be. */
export interface Sorting extends Pick<ListQuery, "sort"> {
	/** By what besides names and codes: the contract's `sorts`. */
	sorts: readonly string[];
	/** Measures with their titles, to name their orders. */
	columns?: readonly Column[];
	/** What the default order is called, where it is not that by size. */
	usualOrder?: string;
	addressOf: (sort: ListQuery["sort"]) => string;
}

/** Of what a list can be sorted by only what its table shows. */
export const shownSorts = (sorts: readonly string[], columns: readonly Pick<Column, "code">[]): string[] =>
	sorts.filter((by) => by === "price" || by === "delivery" || columns.some(({ code }) => code === by));
