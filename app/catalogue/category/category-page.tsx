import { useMemo } from "react";
import type { FilterGroup } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { DeferredPart } from "../../platform/document/deferred-part";
import { type ListQuery, listAddress, otherParamsOf, pagesOf } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { useChoiceParams } from "../../platform/page/use-choice";
import type { Deferred } from "../../ui/deferred-content";
import { Wrap } from "../../ui/wrap";
import { NarrowerLists } from "../category-list";
import { NothingHere, NothingLeft, PageBeyond } from "../empty-list";
import { FilterChips } from "../filter-chips";
import { FilterProblem, filtersOf } from "../filter-form";
import { ProductGroup } from "../group/product-group";
import * as about from "../list/about.css";
import { ListTitle } from "../list/list-title";
import { PromotionText } from "../list/promotion-text";
import { Dense, ListCount, ListTools } from "../list-tools";
import { NarrowedList } from "../narrowed-list";
import type { NarrowedAddress, RequestedFilters } from "../narrowing";
import { useOwnRows } from "../own-prices";
import type { OwnList } from "../own-prices.server";
import type { ProductCard } from "../product/similar";
import type { Sorting } from "../sorting";
import type { TableVariant } from "../table-rows";
import type { OpenVariant } from "../variant-dialog";
import { VariantPanel } from "../variant-panel";
import { VariantTable } from "../variant-table";
import { AboutCategory } from "./about-category";
import { CategorySheet } from "./category-sheet";
import type { ShownCategory } from "./shown-category";

/** What is listed: variants in the table, products in the groups. */
export type CategoryItems =
	| { view: "table"; variants: TableVariant[]; idem: string }
	| { view: "group"; products: ProductCard[]; idem: string };

interface CategoryPageProps {
	category: ShownCategory;
	/** Its title with the places where long words may break. */
	heading: string;
	/** Of the listed kind, beyond this page too. */
	count: number;
	items: CategoryItems;
	query: ListQuery;
	/** By what it can be sorted besides names and codes. */
	sorts: string[];
	/** The variants at the reader's own prices. */
	own: OwnList;
	groups: Deferred<FilterGroup[]>;
	requested: RequestedFilters;
	/** The variant of ?showVariant=, where there is one. */
	chosen: OpenVariant | null;
	/** What the promotion says that runs now; null for none. */
	promotion: Deferred<string | null>;
}

export function CategoryPage({
	category,
	heading,
	count,
	items,
	query,
	sorts,
	own,
	groups,
	requested,
	chosen,
	promotion,
}: CategoryPageProps) {
	const t = useT("catalogue");
	const path = `/categories/${category.slug}`;
	const f = formatFilters(requested.filters);
	const otherParams = { ...otherParamsOf(query), ...useChoiceParams() };
	const narrowing = { ...requested, path, otherParams };
	const variants = items.view === "table" ? items.variants : noRows;
	const drawn = useMemo(() => drawnRows(items), [items]);
	const norms = category.norms.slice(0, mostNorms);
	const sorting =
		items.view === "table" && count > 1
			? {
					sort: query.sort,
					sorts,
					columns: category.columns,
					addressOf: (sort: ListQuery["sort"]) => listAddress(path, { ...otherParams, sort, f }),
				}
			: undefined;
	const { filters, form } = filtersOf({ of: groups, narrowing, count, noun: nouns[items.view], hasSort: sorting !== undefined });
	const isWithinList = f !== "" || requested.status !== 200 || query.page > 1;
	return (
		<Wrap>
			<ListTitle heading={heading} facts={[...norms, t("count.variants", { count: category.variantCount })]} />
			<VariantPanel open={chosen} variants={variants} />
			<NarrowedList
				narrower={
					category.children.length > 0 ? <NarrowerLists title={t("subcategories")} categories={category.children} view="list" /> : null
				}
				sheet={category.drawing ? <CategorySheet drawing={category.drawing} rows={drawn} /> : null}
				filters={filters}
				head={
					<>
						<FilterProblem status={requested.status} />
						<FilterChips key={path} of={groups} narrowing={narrowing} />
						<ListTools
							count={<ListCount count={count} page={query.page} rows={query.rows} view={items.view} />}
							total={count}
							form={form}
							path={path}
							query={query}
							otherParams={{ ...otherParams, sort: "", f }}
							hasViews
							own={own}
							isPrintable
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
										<div className={about.promotion}>
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
				<CategoryItemList category={category} count={count} items={items} own={own} query={query} sorting={sorting} narrowing={narrowing} />
			</NarrowedList>
		</Wrap>
	);
}

/** Those of the most frequent standards that have room beside the title. */
const mostNorms = 2;

const noRows: TableVariant[] = [];

const drawnRows = (items: CategoryItems) =>
	items.view === "table"
		? items.variants.map(({ id, section, products }) => ({ link: `showVariant=${id}`, url: section, title: products.title }))
		: items.products.map(({ slug, drawing, title }) => ({ link: `/products/${slug}`, url: drawing, title }));

const nouns = { table: "variants", group: "products" } as const;

type CategoryItemListProps = Pick<CategoryPageProps, "category" | "count" | "items" | "own" | "query"> & {
	sorting?: Sorting;
	narrowing: NarrowedAddress;
};

/** One page of it, or why there is nothing. */
function CategoryItemList({ category, count, items, own, query, sorting, narrowing }: CategoryItemListProps) {
	const t = useT("catalogue");
	const variants = useOwnRows(own, items.view === "table" ? items.variants : noRows);
	const { page, rows } = query;
	const pages = pagesOf(count, rows);
	const { path, otherParams, filters } = narrowing;
	const f = formatFilters(filters);
	const addressOf = (number: number) => listAddress(path, { page: number, ...otherParams, f });
	if (count === 0) return f ? <NothingLeft /> : <NothingHere />;
	if (page > pages) return <PageBeyond page={page} pages={pages} addressOf={addressOf} />;
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
			<ListPager page={page} pages={pages} addressOf={addressOf} />
		</>
	);
}
