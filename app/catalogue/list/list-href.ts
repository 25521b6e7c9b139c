import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { listAnchor, listHref } from "../../platform/http/list-query";
import { useHydrated } from "../../ui/browser/use-hydrated";

export interface RequestedFilters {
	filters: Filters;
	/**
	 * 400: f is unreadable, and the list ignores it. 422: a number field is unreadable, and the list ignores that
	 * field. 503: the backend failed while the form was sent, and the list keeps its filters.
	 */
	status: 200 | 400 | 422 | 503;
	/** The text of number fields by name, if one of them is unreadable. */
	typed: Record<string, string>;
	/** Names of unreadable fields. */
	wrong: string[];
	/** Why the fields at the drawing cannot be applied, by code. The list keeps its filters. */
	drawn?: Record<string, DrawnProblem>;
}

export type DrawnProblem =
	| { is: "number" | "positive" }
	/** The list has measures between these. */
	| { is: "range"; min: number; max: number }
	/** Between the nearest measures there is none. */
	| { is: "none"; missing: number; near: number[] };

export interface NarrowedAddress extends RequestedFilters {
	path: string;
	/**
	 * Other parameters of the address, which links preserve. They exclude the page, because another selection starts
	 * at the first.
	 */
	otherParams: Record<string, string>;
}

export interface Narrowing extends NarrowedAddress {
	groups: FilterGroup[];
}

export const narrowedHref = ({ path, otherParams }: Pick<Narrowing, "path" | "otherParams">, filters: Filters): string =>
	listHref(path, { ...otherParams, f: formatFilters(filters) });

/**
 * Returns the fragment that scrolls a page without scripts to its list. With scripts it is "", because the scroll
 * position stays.
 */
export const useListAnchor = (): string => (useHydrated() ? "" : `#${listAnchor}`);

/** Returns an address with other values of some parameters. null or "" removes one. */
export function hrefWith(
	{ pathname, search }: { pathname: string; search: string },
	changes: Record<string, string | number | null>,
): string {
	const parameters = new URLSearchParams(search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === null || value === "") parameters.delete(name);
		else parameters.set(name, String(value));
	}
	return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
