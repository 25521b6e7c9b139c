import type { Sort } from "../../../contract/fields";
import { pageSize } from "../config/constants";

/** In the order of the choice; "" is the default order (R2.15). */
export const sortChoices = ["", "name_asc", "name_desc", "code_asc", "code_desc"] as const satisfies readonly (Sort | "")[];
/** Further ones, where a list's `sorts` names them. */
export const moreSortChoices = ["price_asc", "price_desc", "delivery_asc"] as const satisfies readonly Sort[];
export const views = ["table", "group"] as const;
export type View = (typeof views)[number];

/** The list parameters of an address (R2.14–R2.17). Unknown values fall back to the defaults. */
export interface ListQuery {
	/** From 1. */
	page: number;
	/** By a measure too: h_desc. Whether the list has this order its `sorts` say. */
	sort: Sort | "";
	view: View;
	/** Hidden goods are requested; the backend shows them only to accounts that may see them (R4.16). */
	showHidden: boolean;
}

/** The list's own place in its page: where another of its pages begins to be read. */
export const listAnchor = "list";

/** Five digits keep the requested range within the backend's limits. */
export const isPage = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

export function readListQuery(params: URLSearchParams): ListQuery {
	return {
		page: pageOf(params),
		sort: sortOf(params.get("sort")),
		view: known(views, params.get("view")),
		showHidden: params.get("showHidden") === "true",
	};
}

export function pageOf(params: URLSearchParams): number {
	const text = params.get("page") ?? "";
	return isPage(text) ? Number(text) : 1;
}

const isSort = (text: string): text is Sort => /^[a-z][a-z0-9_]{0,30}_(?:asc|desc)$/.test(text);
const sortOf = (text: string | null): ListQuery["sort"] => (text && isSort(text) ? text : "");

/** What a list is sorted by, and which way. */
export const directionOf = (sort: Sort): { by: string; isDescending: boolean } => ({
	by: sort.replace(/_(?:asc|desc)$/, ""),
	isDescending: sort.endsWith("_desc"),
});

/** The query with the order that the list is in: the default one where it does not know the requested one. */
export function inKnownOrder(query: ListQuery, sorts: readonly string[]): ListQuery {
	const { sort } = query;
	if (sort === "" || sort === "delivery_desc") return { ...query, sort: "" };
	return sortChoices.some((choice) => choice === sort) || sorts.includes(directionOf(sort).by) ? query : { ...query, sort: "" };
}

const known = <T extends string>(choices: readonly [T, ...T[]], given: string | null): T =>
	choices.find((choice) => choice === given) ?? choices[0];

/** The parameters that links to another page or selection of a list preserve. */
export const otherParamsOf = ({ sort, view, showHidden }: ListQuery): Record<string, string> => ({
	sort,
	view: view === "table" ? "" : view,
	showHidden: showHidden ? "true" : "",
});

/** The number of items before a page. */
export const skipOf = (page: number): number => (page - 1) * pageSize;

/** How many pages a list has; an empty one still has its first. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

/** The address of a list, without parameters that have their default value. */
export function listAddress(path: string, parameters: Record<string, string | number | undefined>): string {
	const usual: Record<string, string> = { page: "1", view: "table" };
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(parameters)) {
		const text = String(value ?? "");
		if (text !== "" && text !== usual[name]) search.set(name, text);
	}
	return search.size > 0 ? `${path}?${search}` : path;
}
