import type { AppLoadContext } from "@remix-run/cloudflare";
import { catalogue, type FilterGroup } from "../../contract/catalogue";
import { optional } from "../platform/backend/deferred.server";
import type { ListQuery } from "../platform/http/list-query";
import { rangeOf } from "../platform/http/list-range.server";
import type { Part } from "../ui/deferred-content";
import { shownSorts } from "./list/sorting";

/**
 * Maps slugs of categories to their ids. The address has the slug, but the call for a category's filters takes the
 * id. A known id lets both calls run at once. A stale id costs one more call.
 */
const ids = new Map<string, number>();

/**
 * Reads one page of a category and its filters. The filters may arrive later.
 * @param f the chosen filters, as the address has them
 */
export async function readCategory(context: AppLoadContext, slug: string, query: ListQuery, f: string) {
	const readValues = (categoryId: number): Promise<Part<FilterGroup[]>> =>
		optional(context, context.backend(catalogue.values, { params: { categoryId: String(categoryId) }, query: { f } }));
	const known = ids.get(slug);
	const early = known === undefined ? null : readValues(known);
	const list = await readList(context, slug, query, f);
	const { categoryid } = list.category;
	ids.set(slug, categoryid);
	return { list, values: known === categoryid && early ? early : readValues(categoryid) };
}

async function readList({ backend, visitor }: AppLoadContext, slug: string, { view, ...listQuery }: ListQuery, f: string) {
	const { range, sort } = rangeOf(listQuery);
	// Without a session the list is the same for everybody and can be cached.
	const showHidden = listQuery.showHidden && visitor.session !== null ? ("true" as const) : undefined;
	if (view === "group") {
		const found = await backend(catalogue.productsByCategory, { params: { slug }, query: { range, f, showHidden } });
		return { view, ...found, sorts: [] };
	}
	const { sorts, ...found } = await backend(catalogue.variantsByCategory, { params: { slug }, query: { range, f, sort, showHidden } });
	return { view, ...found, sorts: shownSorts(sorts, found.category.columns) };
}
