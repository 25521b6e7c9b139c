import { redirect } from "@remix-run/cloudflare";
import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { type Filter, type Filters, readFilters } from "../../../contract/filters";
import type { Market } from "../../platform/config/market";
import { beforeField, beforePageField, groupAnchor, isFilterField, openField } from "../../platform/http/filter-names";
import { isPage, listAnchor } from "../../platform/http/list-query";
import { arrived, type Deferred, type Part } from "../../ui/deferred-content";
import { readFields } from "../filters/filter-fields";
import { filterKinds } from "../filters/filter-kinds";
import { hrefWith, type RequestedFilters } from "./list-href";

/**
 * Reads f, or the fields of a filter form that was sent without scripts.
 * @param readGroups reads the filters of the list; called only for a form
 * @throws the redirect from a form to the list's address, with a fragment, because w3m appends the fields after a
 * fragment of the form's address
 */
export async function requestedFilters(
	request: Request,
	market: Market,
	readGroups: () => Promise<Part<FilterGroup[]>>,
): Promise<RequestedFilters> {
	const url = new URL(request.url);
	const params = url.searchParams;
	if ([...params.keys()].some(isFilterField)) {
		const before = readFilters(params.get(beforeField)) ?? {};
		const groups = (await readGroups())?.value;
		// Fields need the groups to be understood, so the earlier filters stay.
		if (!groups) return { filters: before, status: 503, typed: {}, wrong: [] };
		const { filters, typed, wrong } = readFields(params, groups, before, market.intl);
		if (wrong.length > 0) return { filters, status: 422, typed, wrong };
		const opened = groups.find(({ code }) => code === params.get(openField));
		const isSameChoice = formatFilters(filters) === formatFilters(before);
		const page = opened && isSameChoice ? params.get(beforePageField) : null;
		throw redirect(`${narrowedTo(url, filters, page ?? "1")}#${opened ? groupAnchor(opened.code) : listAnchor}`);
	}
	const filters = readFilters(params.get("f"));
	return { filters: filters ?? {}, status: filters === null ? 400 : 200, typed: {}, wrong: [] };
}

/**
 * Reads f for a page that cannot be shown without it.
 * @throws 400 if f is unreadable
 */
export function requiredFilters(params: URLSearchParams): Filters {
	const filters = readFilters(params.get("f"));
	if (filters === null) throw new Response(null, { status: 400 });
	return filters;
}

/**
 * Redirects to the canonical address of a choice, which names only filters of the list. It does not check filters
 * that arrive too late.
 * @throws the redirect
 */
export function requireKnownFilters(request: Request, { filters, status }: RequestedFilters, of: Deferred<FilterGroup[]>): void {
	const groups = arrived(of);
	if (status !== 200 || !groups) return;
	const url = new URL(request.url);
	const known = knownFilters(filters, groups);
	if (formatFilters(known) === url.searchParams.getAll("f").join()) return;
	const isSameChoice = formatFilters(known) === formatFilters(filters);
	throw redirect(narrowedTo(url, known, isSameChoice ? undefined : "1"));
}

/**
 * Returns the address of the list without the fields of the form.
 * @param page the page to show; without it the page stays
 */
export function narrowedTo({ pathname, searchParams }: URL, filters: Filters, page?: string): string {
	const kept = new URLSearchParams([...searchParams].filter(([name, value]) => !isFilterField(name) && value !== ""));
	// f comes last, so that one choice has one address.
	kept.delete("f");
	if (page !== undefined) kept.delete("page");
	return hrefWith(
		{ pathname, search: String(kept) },
		{ ...(page && page !== "1" && isPage(page) ? { page } : {}), f: formatFilters(filters) },
	);
}

/**
 * Drops filters that the list does not have, because the address of another list may name other measures. A value
 * without results stays, so that the reader can remove it.
 */
function knownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			if (!filter) return [];
			const kind = filterKinds[group.kind];
			if (!Array.isArray(filter)) return kind.takesRange ? [[group.code, filter]] : [];
			const values = filter.filter(kind.isValue);
			return values.length > 0 ? [[group.code, values]] : [];
		}),
	);
}
