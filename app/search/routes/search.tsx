import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { formatFilters } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { type SearchResults, search } from "../../../contract/search";
import { listedCategory } from "../../catalogue/category-list";
import { requestedFilters, requireKnownFilters } from "../../catalogue/narrowing.server";
import { ownList } from "../../catalogue/own-prices.server";
import { shownSorts } from "../../catalogue/sorting";
import { searchRows } from "../../catalogue/table-rows";
import { openVariant } from "../../catalogue/variant-panel.server";
import { reportableQuery } from "../../platform/analytics/search-query";
import { isNewSearch, listVisit } from "../../platform/analytics/visits.server";
import { deferred, none, optional } from "../../platform/backend/deferred.server";
import { inKnownOrder, type ListQuery, pagesOf } from "../../platform/http/list-query";
import { listQueryOf, rangeOf } from "../../platform/http/list-range.server";
import { searchWords } from "../../platform/http/search-words";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { keepPage } from "../../platform/page/compare-ids";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import type { loader as rootLoader } from "../../root";
import { SearchPage } from "../page/search-page";
import { ownArticle, registerSearch, searchFor } from "../search-for.server";
import { understoodParts } from "../understood";

export const handle = { i18n: ["search", "catalogue", "filters"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

const nothing: SearchResults = { variants: [], categories: [], count: 0, sorts: [], corrected: null, missing: null, apart: null };

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { backend, market, texts } = context;
	const params = new URL(request.url).searchParams;
	const words = searchWords(params.get("search"));
	const query = listQueryOf(request, context.visitor);
	const asked = ownArticle(context, words);
	const registered = isFirstLook(params) ? optional(context, registerSearch(context, request, words, asked)) : none;
	const read = (filters: Filters) =>
		searchFor(context, words, asked, async (term) => (term ? readResults(backend, term, query, formatFilters(filters)) : nothing));
	const requested = await requestedFilters(request, market, async () => ({ value: (await read({})).results.values ?? [] }));
	const [found, chosen] = await Promise.all([read(requested.filters), openVariant(context, request.url)]);
	const { term, own } = found;
	const { values: groups = [], ...results } = found.results;
	requireKnownFilters(request, requested, { value: groups });
	const rows = searchRows(results.variants);
	const [queryId, ownPrices] = await Promise.all([deferred(context, registered), ownList(context, query, results.variants)]);
	if (term && requested.status === 200) {
		const { count } = results;
		if (isFirstLook(params) && isNewSearch(context, words))
			context.track("Catalogue Searched", { query: reportableQuery(words, results), count, in: "page" });
		context.trackVisit(listVisit({ list: "search", count, groups, style: "table" }));
	}
	const t = texts.translator("search");
	const title = words ? t("title.words", { words }) : t("title");
	const seo = texts.translator("seo");
	const description = words ? seo("search", { words }) : seo("search.empty");
	return data(
		{
			meta: describePage(context, { title, description }),
			words,
			own,
			understood: understoodParts(results, formatFor(market), t),
			query: inKnownOrder(query, results.sorts),
			results: {
				...results,
				sorts: shownSorts(results.sorts, rows.columns),
				categories: results.categories.map(listedCategory),
				columns: rows.columns,
				variants: rows.variants,
				own: ownPrices,
			},
			groups,
			requested,
			chosen,
			queryId,
			idem: context.newKey(),
		},
		{ status: query.page > pagesOf(results.count, query.rows) ? 404 : requested.status },
	);
}

const readResults = (backend: LoaderFunctionArgs["context"]["backend"], term: string, listQuery: ListQuery, f: string) =>
	backend(search.new, {
		params: { term },
		query: { ...rangeOf(listQuery), f, values: "true" },
	});

/** Another page, order or selection of the results is not another search. */
const isFirstLook = (params: URLSearchParams): boolean => [...params.keys()].every((name) => name === "search" || name === "compare");

export default function SearchRoute() {
	const found = useLoaderData<typeof loader>();
	const categories = useRouteLoaderData<typeof rootLoader>("root")?.categories ?? null;
	const t = useT("search");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<SearchPage {...found} browse={categories} />
		</>
	);
}
