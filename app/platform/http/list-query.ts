import type { Sort } from "../../../contract/fields";
import { isSet } from "../../../contract/values/bare-flag";
import { pageSize } from "../config/constants";

/** In display order; "" is the default order (R2.15). */
export const sortChoices = ["", "name_asc", "name_desc", "code_asc", "code_desc"] as const satisfies readonly (Sort | "")[];
/** Additional orders for lists whose `sorts` name them. */
export const moreSortChoices = [
	"price_asc",
	"price_desc",
	"price_per_kg_asc",
	"price_per_kg_desc",
	"weight_asc",
	"weight_desc",
	"delivery_asc",
] as const satisfies readonly Sort[];
export const views = ["table", "group"] as const;
export type View = (typeof views)[number];
/** Rows per page; ten unless the reader chooses (R4.11). */
export const rowChoices = [pageSize, 50, 100] as const;
export const densities = ["compact", "comfortable"] as const;
/** List prices, or the account's own. */
export const priceChoices = ["list", "own"] as const;

/** The presentation of lists whose address does not state it: the reader's last choice. */
export interface Preferences {
	rows: (typeof rowChoices)[number];
	view: View;
	density: (typeof densities)[number];
	prices: (typeof priceChoices)[number];
}

export const usualPreferences: Preferences = { rows: pageSize, view: "table", density: "compact", prices: "list" };

/** The list parameters of an address (R2.14–R2.17). Unknown values fall back to the defaults. */
export interface ListQuery extends Preferences {
	page: number;
	/** Measures are allowed, too: h_desc. The list's `sorts` decide whether it has this order. */
	sort: Sort | "";
	/** Requests hidden goods. The backend shows them only to accounts that may see them (R4.16). */
	showHidden: boolean;
	/** The day by which goods have to arrive, as it was typed; "" for none. */
	by: string;
}

/** The list's anchor. Links to its other pages lead there. */
export const listAnchor = "list";
/** The anchor of its rows, below filters and sorting. */
export const rowsAnchor = "rows";

/** Five digits keep the requested range within the backend's limits. */
export const isPage = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

/** An address of a further page looks the same to everybody, so it uses the default rows and view unless it names others. */
export function readListQuery(params: URLSearchParams, preferences: Preferences = usualPreferences): ListQuery {
	const page = pageOf(params);
	const { rows, view } = usualPreferences;
	return {
		page,
		sort: sortOf(params.get("sort")),
		...preferencesIn(params, page > 1 ? { ...preferences, rows, view } : preferences),
		showHidden: isSet(params.get("showHidden")),
		by: params.get("by")?.slice(0, 20) ?? "",
	};
}

/** The list's presentation from the address, otherwise from the given preferences. */
export function preferencesIn(params: URLSearchParams, preferences: Preferences): Preferences {
	const rows = params.get("rows");
	const view = params.get("view");
	const density = params.get("density");
	const prices = params.get("prices");
	return {
		rows: rowChoices.find((choice) => String(choice) === rows) ?? preferences.rows,
		view: views.find((choice) => choice === view) ?? preferences.view,
		density: densities.find((choice) => choice === density) ?? preferences.density,
		prices: priceChoices.find((choice) => choice === prices) ?? preferences.prices,
	};
}

export function pageOf(params: URLSearchParams): number {
	const text = params.get("page") ?? "";
	return isPage(text) ? Number(text) : 1;
}

const isSort = (text: string): text is Sort => /^[a-z][a-z0-9_]{0,30}_(?:asc|desc)$/.test(text);
const sortOf = (text: string | null): ListQuery["sort"] => (text && isSort(text) ? text : "");

/** The field and direction of a sort order. */
export const directionOf = (sort: Sort): { by: string; isDescending: boolean } => ({
	by: sort.replace(/_(?:asc|desc)$/, ""),
	isDescending: sort.endsWith("_desc"),
});

/** Replaces an order that the list does not support by its default. */
export function inKnownOrder(query: ListQuery, sorts: readonly string[]): ListQuery {
	const { sort } = query;
	if (sort === "" || sort === "delivery_desc") return { ...query, sort: "" };
	return sortChoices.some((choice) => choice === sort) || sorts.includes(directionOf(sort).by) ? query : { ...query, sort: "" };
}

/** The parameters that links to another page or selection preserve. */
export const otherParamsOf = ({ sort, rows, view, density, prices, showHidden, by }: ListQuery): Record<string, string> => ({
	sort,
	rows: rows === usualPreferences.rows ? "" : String(rows),
	view: view === usualPreferences.view ? "" : view,
	density: density === usualPreferences.density ? "" : density,
	prices: prices === usualPreferences.prices ? "" : prices,
	showHidden: showHidden ? "true" : "",
	by,
});

/** The number of items before a page. */
export const skipOf = (page: number, rows: number = pageSize): number => (page - 1) * rows;

export const pagesOf = (count: number, rows: number = pageSize): number => Math.max(1, Math.ceil(count / rows));

/** A list's address without empty parameters. */
export function listHref(path: string, parameters: Record<string, string | number | undefined>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(parameters)) {
		const text = String(value ?? "");
		if (text !== "" && (name !== "page" || text !== "1")) search.set(name, text);
	}
	return search.size > 0 ? `${path}?${search}` : path;
}
