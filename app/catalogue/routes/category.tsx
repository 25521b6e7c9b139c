import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { listVisit } from "../../platform/analytics/visits.server";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { promotionText } from "../../platform/backend/optional-content.server";
import { inKnownOrder, type ListQuery, pagesOf, usualPreferences } from "../../platform/http/list-query";
import { listQueryOf, rangeOf } from "../../platform/http/list-range.server";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { keepPage } from "../../platform/page/compare-ids";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { sharePicture } from "../../platform/seo/share-picture";
import { arrived } from "../../ui/deferred-content";
import { type CategoryItems, CategoryPage } from "../category/category-page";
import { crumbsOf } from "../category/crumbs";
import { shownCategory } from "../category/shown-category";
import { readWithValues } from "../list/category-ids.server";
import { requestedFilters, requireKnownFilters } from "../narrowing.server";
import { everybodys, ownList } from "../own-prices.server";
import { heading } from "../product/heading.server";
import { cardOf } from "../product/similar";
import { shownSorts } from "../sorting";
import { categoryRows } from "../table-rows";
import { openVariant } from "../variant-panel.server";

export const handle = { i18n: ["catalogue", "filters"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { market, texts } = context;
	const slug = params.slug ?? "";
	const requestedQuery = listQueryOf(request, context.visitor);
	// A product comes with all its variants: more of them would be too much for a page.
	const query = requestedQuery.view === "group" ? { ...requestedQuery, rows: usualPreferences.rows } : requestedQuery;
	const read = (filters: Filters) => readCategory(context, slug, query, formatFilters(filters));
	const requested = await requestedFilters(request, market, async () => (await read({})).values);
	const promoted = optional(context, promotionText(context));
	const [{ list, values }, chosen] = await Promise.all([read(requested.filters), openVariant(context, request.url)]);
	const { category, count, sorts } = list;
	const [groups, promotion, own] = await Promise.all([
		deferred(context, values),
		deferred(context, promoted),
		list.view === "table" ? ownList(context, query, list.variants) : everybodys,
	]);
	requireKnownFilters(request, requested, groups);
	const items: CategoryItems =
		list.view === "table"
			? { view: "table", variants: categoryRows(list.variants, category.columns), idem: context.newKey() }
			: { view: "group", products: list.products.map(cardOf), idem: context.newKey() };
	const common = texts.translator("common");
	const title = query.page > 1 ? `${category.title} – ${common("pager.page", { page: query.page })}` : category.title;
	const isBeyond = query.page > pagesOf(count, query.rows);
	if (!isBeyond && requested.status === 200) {
		context.trackVisit({ to: "category", slug });
		context.trackVisit(listVisit({ list: "category", slug, count, groups: arrived(groups) ?? [], style: query.view }));
	}
	const isNarrowed = Object.keys(requested.filters).length > 0 || requested.status !== 200;
	return data(
		{
			meta: describePage(context, {
				title,
				description: query.page > 1 ? `${category.description} ${common("pager.page", { page: query.page })}.` : category.description,
				isUnlisted: isBeyond || isNarrowed,
				picture: category.drawing ? sharePicture(market.locale, "categories", slug) : undefined,
			}),
			category: shownCategory(category),
			heading: heading(category.title, market.locale),
			count,
			items,
			query: inKnownOrder(query, sorts),
			sorts,
			own,
			groups,
			requested,
			chosen,
			promotion,
		},
		{ status: isBeyond ? 404 : requested.status },
	);
}

type Context = LoaderFunctionArgs["context"];

const readCategory = (context: Context, slug: string, query: ListQuery, f: string) =>
	readWithValues(
		slug,
		() => readList(context, slug, query, f),
		(categoryId) => optional(context, context.backend(catalogue.values, { params: { categoryId: String(categoryId) }, query: { f } })),
	);

async function readList(context: Context, slug: string, { view, ...listQuery }: ListQuery, f: string) {
	const { backend, visitor } = context;
	const { range, sort } = rangeOf(listQuery);
	// For others the list is everybody's.
	const showHidden = listQuery.showHidden && visitor.session !== null ? ("true" as const) : undefined;
	if (view === "group") {
		const found = await backend(catalogue.productsByCategory, { params: { slug }, query: { range, f, showHidden } });
		return { view, ...found, sorts: [] };
	}
	const query = { range, f, sort, showHidden };
	const { sorts, ...found } = await backend(catalogue.variantsByCategory, { params: { slug }, query });
	return { view, ...found, sorts: shownSorts(sorts, found.category.columns) };
}

export default function CategoryRoute() {
	const { category, ...list } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={crumbsOf(category.path)} />
			<CategoryPage category={category} {...list} />
		</>
	);
}
