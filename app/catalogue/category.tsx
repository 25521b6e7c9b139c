import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import type { CategoryDetail } from "../../contract/catalogue";
import { formatFilters } from "../../contract/filter-text";
import type { Filters } from "../../contract/filters";
import { listVisit } from "../platform/analytics/visits.server";
import { deferred, optional } from "../platform/backend/deferred.server";
import { promotionText } from "../platform/backend/optional-content.server";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { inKnownOrder, type ListQuery, listHref, otherParamsOf, pagesOf, usualPreferences } from "../platform/http/list-query";
import { listQueryOf } from "../platform/http/list-range.server";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { keepPage } from "../platform/page/compare-ids";
import { ListPager } from "../platform/page/list-pager";
import { useChoiceParams } from "../platform/page/use-choice";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { sharePicture } from "../platform/seo/share-picture";
import { arrived } from "../ui/deferred-content";
import { Facts } from "../ui/facts";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import { readCategory } from "./category.server";
import { CategorySheet, type Drawing, type DrawnRow } from "./category-sheet";
import { crumbsOf, type Step, stepsOf } from "./crumbs";
import { drawnColumns } from "./drawn/drawn-fields";
import { DrawnErrors } from "./drawn/drawn-filter";
import { drawnFilters } from "./drawn/drawn-filter.server";
import { FilterChips } from "./filters/filter-chips";
import { FilterProblem, filtersOf } from "./filters/filter-form";
import { ProductGroup } from "./group/product-group";
import { type ListedCategory, listedCategory, NarrowerLists } from "./list/category-list";
import { NothingHere, NothingLeft, PageBeyond } from "./list/empty-list";
import type { NarrowedAddress } from "./list/list-href";
import { requestedFilters, requireKnownFilters } from "./list/list-href.server";
import { About, ListTitle, PromotionText } from "./list/list-parts";
import * as css from "./list/list-parts.css";
import { Dense, ListCount, ListTools, PrintAll, RowSettings } from "./list/list-tools";
import { NarrowedList } from "./list/narrowed-list";
import { seriesHref } from "./list/series-href";
import type { Sorting } from "./list/sorting";
import { hasFigures } from "./pictures";
import { byDayOf } from "./place/by-day.server";
import { useOwnRows } from "./price/own-prices";
import { listPrices, type OwnList, ownList } from "./price/own-prices.server";
import { cardOf, type ProductCard } from "./product/product-card";
import { columnsWithSoftHyphens, rowsWithSoftHyphens, withSoftHyphens } from "./soft-hyphens.server";
import { categoryRows, type TableVariant } from "./table/table-rows";
import { VariantTable } from "./table/variant-table";
import { VariantPanel } from "./variant/variant-panel";
import { openVariant } from "./variant/variant-panel.server";

export const handle = { i18n: ["catalogue", "filters"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { market, texts } = context;
	const slug = params.slug ?? "";
	const requestedQuery = listQueryOf(request, context.visitor);
	// A product brings all its variants, so a page takes no more than the usual number of products.
	const query = requestedQuery.view === "group" ? { ...requestedQuery, rows: usualPreferences.rows } : requestedQuery;
	const byDay = byDayOf(query.by, context);
	const read = (filters: Filters) => readCategory(context, slug, query, formatFilters({ ...filters, ...byDay.filters }));
	const readGroups = async () => (await read({})).values;
	const requested =
		(await drawnFilters({ request, market, isByScript: context.isByScript }, readGroups)) ??
		(await requestedFilters(request, market, readGroups));
	const promoted = optional(context, promotionText(context));
	const [{ list, values }, chosen] = await Promise.all([read(requested.filters), openVariant(context, request.url)]);
	const { category, count, sorts } = list;
	const [groups, promotion, own] = await Promise.all([
		deferred(context, values),
		deferred(context, promoted),
		list.view === "table" ? ownList(context, query, list.variants) : listPrices,
	]);
	requireKnownFilters(request, requested, groups);
	const items: CategoryItems =
		list.view === "table"
			? {
					view: "table",
					variants: rowsWithSoftHyphens(categoryRows(list.variants, category.columns), market.locale),
					idem: context.newKey(),
				}
			: { view: "group", products: list.products.map(cardOf), idem: context.newKey() };
	const common = texts.translator("common");
	const title = query.page > 1 ? `${category.title} – ${common("pager.page", { page: query.page })}` : category.title;
	const isBeyond = query.page > pagesOf(count, query.rows);
	if (!isBeyond && requested.status === 200) {
		context.trackVisit({ to: "category", slug });
		context.trackVisit(listVisit({ list: "category", slug, count, groups: arrived(groups) ?? [], style: query.view }));
	}
	const isNarrowed = query.by !== "" || Object.keys(requested.filters).length > 0 || requested.status !== 200;
	return data(
		{
			meta: describePage(context, {
				title,
				description: query.page > 1 ? `${category.description} ${common("pager.page", { page: query.page })}.` : category.description,
				isUnlisted: isBeyond || isNarrowed,
				picture: category.drawing ? sharePicture(market.locale, "categories", slug) : undefined,
			}),
			category: { ...shownCategory(category), columns: columnsWithSoftHyphens(category.columns, market.locale) },
			heading: withSoftHyphens(category.title, market.locale),
			count,
			items,
			query: inKnownOrder(query, sorts),
			byDay: { problem: byDay.problem, days: byDay.days },
			sorts,
			own,
			groups,
			requested,
			chosen,
			promotion,
		},
		{ status: isBeyond ? 404 : byDay.problem ? 422 : requested.status },
	);
}

interface ShownCategory
	extends Pick<
		CategoryDetail,
		"slug" | "title" | "description" | "columns" | "norms" | "grades" | "variantCount" | "supplierCount" | "drawing"
	> {
	path: Step[];
	children: ListedCategory[];
}

function shownCategory(category: CategoryDetail): ShownCategory {
	const { slug, title, description, columns, norms, grades, variantCount, supplierCount, drawing, path, children } = category;
	const shown = { slug, title, description, columns, norms, grades, variantCount, supplierCount, drawing };
	return { ...shown, path: stepsOf(path), children: children.map(listedCategory) };
}

type CategoryItems = { view: "table"; variants: TableVariant[]; idem: string } | { view: "group"; products: ProductCard[]; idem: string };

export default function CategoryPage() {
	const { category, heading, count, items, query, byDay, sorts, own, groups, requested, chosen, promotion } =
		useLoaderData<typeof loader>();
	const t = useT("catalogue");
	const { number } = useFormat();
	const path = href("/categories/:slug", { slug: category.slug });
	const f = formatFilters(requested.filters);
	const otherParams = { ...otherParamsOf(query), ...useChoiceParams() };
	const narrowing = { ...requested, path, otherParams };
	const variants = items.view === "table" ? items.variants : noRows;
	const drawn = useMemo(() => drawnRows(items), [items]);
	const isWhole = f === "" && query.by === "" && requested.status === 200;
	// Figures of other goods than the listed ones would mislead. Lists of many kinds have a drawing that represents them.
	const isOfOneKind = category.children.length === 0;
	const drawing = (isWhole && !isOfOneKind ? undefined : drawn.find(isDrawn)) ?? category.drawing;
	const norms = category.norms.slice(0, maxNorms);
	const sorting =
		items.view === "table" && count > 1
			? {
					sort: query.sort,
					sorts,
					columns: category.columns,
					hrefOf: (sort: ListQuery["sort"]) => listHref(path, { ...otherParams, sort, f }),
				}
			: undefined;
	const { filters, form } = filtersOf({ of: groups, narrowing, count, noun: nouns[items.view], hasSort: sorting !== undefined });
	const all = t("count.variants", { count: category.variantCount });
	// Groups count products.
	const isNarrowed = items.view === "table" && count < category.variantCount;
	const isWithinList = !isWhole || query.page > 1;
	const series = category.children.length === 0 ? seriesHref(category.slug, category.columns, f) : null;
	return (
		<>
			<Breadcrumbs items={crumbsOf(category.path)} />
			<Wrap>
				<ListTitle
					heading={heading}
					facts={[
						...norms,
						isNarrowed ? t("count.range", { range: number(count), total: all }) : all,
						series ? (
							<Link key="series" to={series} rel="nofollow">
								{t("series")}
							</Link>
						) : null,
					]}
				/>
				<VariantPanel open={chosen} variants={variants} />
				<NarrowedList
					narrower={
						category.children.length > 0 ? <NarrowerLists title={t("subcategories")} categories={category.children} view="list" /> : null
					}
					sheet={
						drawing ? (
							<CategorySheet
								drawing={drawing}
								rows={drawn}
								filter={
									hasFigures(drawing.url) && drawnColumns(category.columns).length > 0
										? { columns: category.columns, of: groups, narrowing }
										: null
								}
							/>
						) : null
					}
					isStrip={Boolean(drawing)}
					filters={filters}
					head={
						<>
							<FilterProblem status={requested.status} />
							<DrawnErrors columns={category.columns} narrowing={narrowing} />
							<FilterChips key={path} of={groups} narrowing={narrowing} />
							<ListTools
								count={<ListCount count={count} page={query.page} rows={query.rows} view={items.view} />}
								form={form}
								path={path}
								query={query}
								byDay={byDay}
								otherParams={{ ...otherParams, sort: "", f }}
								hasViews
								own={own}
								sorting={sorting}
							/>
						</>
					}
					about={
						<>
							{isWithinList ? null : (
								<DeferredPart of={promotion} title={t("promotion")} waiting={null}>
									{(text) =>
										text ? (
											<div className={css.promotion}>
												<PromotionText text={text} />
											</div>
										) : null
									}
								</DeferredPart>
							)}
							<AboutCategory category={category} />
						</>
					}
				>
					<CategoryItemList
						category={category}
						count={count}
						items={items}
						own={own}
						query={query}
						sorting={sorting}
						narrowing={narrowing}
					/>
				</NarrowedList>
			</Wrap>
		</>
	);
}

/** The title's line has room only for the most frequent standards. */
const maxNorms = 2;

const noRows: TableVariant[] = [];

const drawnRows = (items: CategoryItems) =>
	items.view === "table"
		? items.variants.map(({ id, section, products }) => ({ link: `showVariant=${id}`, url: section, title: products.title }))
		: items.products.map(({ slug, drawing, title }) => ({ link: href("/products/:slug", { slug }), url: drawing, title }));

const isDrawn = (row: DrawnRow): row is DrawnRow & Drawing => Boolean(row.url);

const nouns = { table: "variants", group: "products" } as const;

interface CategoryItemListProps {
	category: ShownCategory;
	/** Counts variants or products on all pages. */
	count: number;
	items: CategoryItems;
	own: OwnList;
	query: ListQuery;
	sorting: Sorting | undefined;
	narrowing: NarrowedAddress;
}

function CategoryItemList({ category, count, items, own, query, sorting, narrowing }: CategoryItemListProps) {
	const t = useT("catalogue");
	const variants = useOwnRows(own, items.view === "table" ? items.variants : noRows);
	const { page, rows } = query;
	const pages = pagesOf(count, rows);
	const { path, otherParams, filters } = narrowing;
	const f = formatFilters(filters);
	const hrefOf = (number: number) => listHref(path, { page: number, ...otherParams, f });
	if (count === 0) return f || query.by ? <NothingLeft /> : <NothingHere />;
	if (page > pages) return <PageBeyond page={page} pages={pages} hrefOf={hrefOf} />;
	return (
		<>
			{items.view === "group" ? (
				<ProductGroup
					caption={t("sizes.caption", { title: category.title, page, pages })}
					heading={category.title}
					products={items.products}
					filters={filters}
					idem={items.idem}
				/>
			) : (
				<Dense density={query.density}>
					<VariantTable
						caption={t("table.caption", { title: category.title, page, pages })}
						variants={variants}
						columns={category.columns}
						idem={items.idem}
						naming="product"
						heading={category.title}
						sorting={sorting}
					/>
				</Dense>
			)}
			<ListPager page={page} pages={pages} hrefOf={hrefOf}>
				{items.view === "table" ? <RowSettings total={count} path={path} query={query} otherParams={{ ...otherParams, f }} /> : null}
				<PrintAll path={path} query={query} otherParams={{ ...otherParams, f }} />
			</ListPager>
		</>
	);
}

function AboutCategory({ category }: { category: ShownCategory }) {
	const t = useT("catalogue");
	const { number } = useFormat();
	const { title, description, norms, grades, supplierCount } = category;
	const facts = [
		norms.length > 0 ? { term: t("fact.norm", { count: norms.length }), value: norms.join(" · ") } : null,
		grades.length > 0 ? { term: t("fact.grade", { count: grades.length }), value: grades.join(" · ") } : null,
		{ term: t("fact.suppliers"), value: number(supplierCount) },
	].filter((fact) => fact !== null);
	return (
		<About title={title} description={description}>
			<Facts items={facts} />
		</About>
	);
}
