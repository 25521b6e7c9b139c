import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { listAddress, listAnchor } from "../../platform/http/list-query";
import { useHydrated } from "../../ui/browser/use-hydrated";

/** The filters in the address of a list. */
export interface RequestedFilters {
	filters: Filters;
	/**
	 * 400: f is unreadable, and the list ignores it. 422: a number field is unreadable, and the list ignores that field. 503: the form was sent while the
	 * backend failed, and the list keeps its filters.
	 */
	status: 200 | 400 | 422 | 503;
	/** The text of number fields by their names, where one of them could not be read. */
	typed: Record<string, string>;
	/** Names of those that could not. */
	wrong: string[];
}

/** A list that is narrowed by its address. */
export interface NarrowedAddress extends RequestedFilters {
	/** Path of the list. */
	path: string;
	/** Other parameters of the address, which links preserve. Not the page: another selection starts at the first. */
	otherParams: Record<string, string>;
}

/** A list and what it is narrowed to: what the form and the chips of its filters show. */
export interface Narrowing extends NarrowedAddress {
	/** The filters that the list offers, with counts. */
	groups: FilterGroup[];
}

/** The address of the list with other filters. */
export const narrowedAddress = ({ path, otherParams }: Pick<Narrowing, "path" | "otherParams">, filters: Filters): string =>
	listAddress(path, { ...otherParams, f: formatFilters(filters) });

/** The fragment that scrolls a page without scripts to its list; "" with scripts, which keep the scroll position. */
export const useListAnchor = (): string => (useHydrated() ? "" : `#${listAnchor}`);

/** An address with other values of some parameters; null or "" removes one. */
export function addressWith(
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
