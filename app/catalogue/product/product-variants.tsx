import type { Breadcrumb, Column, FilterGroup, Product, Variant } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { href } from "../../platform/config/href";
import { type ListQuery, listHref, otherParamsOf, pagesOf } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { useChoiceParams } from "../../platform/page/use-choice";
import type { Deferred } from "../../ui/deferred-content";
import { hiddenOnPaper } from "../../ui/layout.css";
import { Hidden } from "../../ui/wrap";
import { type Step, stepsOf } from "../crumbs";
import { FilterChips } from "../filters/filter-chips";
import { FilterProblem, filtersOf } from "../filters/filter-form";
import { NothingHere, NothingLeft, PageBeyond } from "../list/empty-list";
import type { RequestedFilters } from "../list/list-href";
import { About } from "../list/list-parts";
import { Dense, ListCount, ListTools, PrintAll, RowSettings } from "../list/list-tools";
import { NarrowedList } from "../list/narrowed-list";
import { mainFirst } from "../pictures";
import { useOwnRows } from "../price/own-prices";
import type { OwnList } from "../price/own-prices.server";
import type { TableVariant } from "../table/table-rows";
import { VariantTable } from "../table/variant-table";
import { AttributeList } from "../variant/attribute-list";
import { PictureViewer } from "../viewer/picture-viewer";

export interface ProductVariantsProps {
	product: ShownProduct;
	variants: TableVariant[];
	columns: Column[];
	count: number;
	idem: string;
	query: ListQuery;
	/** The orders of the list other than by code. */
	sorts: string[];
	own: OwnList;
	/** The filters of the variants. A product with few variants has none. */
	groups: Deferred<FilterGroup[]>;
	requested: RequestedFilters;
	chosen: Pick<Variant, "id" | "title"> | undefined;
	/** ?image= counts from 1 and selects the product's picture. Null without it. */
	image: number | null;
}

export function ProductVariants({
	product,
	variants,
	columns,
	count,
	idem,
	query,
	sorts,
	own,
	groups,
	requested,
	chosen,
	image,
}: ProductVariantsProps) {
	const t = useT("catalogue");
	const path = href("/products/:slug", { slug: product.slug });
	const pages = pagesOf(count, query.rows);
	const f = formatFilters(requested.filters);
	const otherParams = {
		...useChoiceParams(),
		...otherParamsOf(query),
		view: "",
		showHidden: "",
		showVariant: chosen ? String(chosen.id) : "",
	};
	const narrowing = { ...requested, path, otherParams };
	const priced = useOwnRows(own, variants);
	const hrefOf = (page: number) => listHref(path, { ...otherParams, page, f });
	const sorting =
		count > 1
			? { sort: query.sort, sorts, columns, hrefOf: (sort: ListQuery["sort"]) => listHref(path, { ...otherParams, sort, f }) }
			: undefined;
	const { filters, form } = filtersOf({ of: groups, narrowing, count, noun: "variants", hasSort: sorting !== undefined });
	return (
		<section aria-labelledby="variants-title">
			<h2 id="variants-title">
				<Hidden>{t("variants.title", { title: product.title })}</Hidden>
			</h2>
			<NarrowedList
				sheet={product.pictures.length > 0 ? <ProductPictures product={product} variantTitle={chosen?.title ?? ""} image={image} /> : null}
				filters={filters}
				head={
					<>
						<FilterProblem status={requested.status} />
						<FilterChips key={path} of={groups} narrowing={narrowing} />
						<ListTools
							count={<ListCount count={count} page={query.page} rows={query.rows} view="table" />}
							form={form}
							path={path}
							query={query}
							otherParams={{ ...otherParams, sort: "", f }}
							sorting={sorting}
							own={own}
						/>
					</>
				}
				about={<AboutProduct product={product} isVariantOpen={chosen !== undefined} />}
			>
				{count === 0 ? (
					f ? (
						<NothingLeft />
					) : (
						<NothingHere />
					)
				) : query.page > pages ? (
					<PageBeyond page={query.page} pages={pages} hrefOf={hrefOf} />
				) : (
					<Dense density={query.density}>
						<VariantTable
							caption={t("table.caption", { title: product.title, page: query.page, pages })}
							variants={priced}
							columns={columns}
							idem={idem}
							naming="code"
							chosen={chosen?.id}
							sorting={sorting}
						/>
					</Dense>
				)}
				<ListPager page={query.page} pages={pages} hrefOf={hrefOf}>
					<RowSettings total={count} path={path} query={query} otherParams={{ ...otherParams, f }} />
					<PrintAll path={path} query={query} otherParams={{ ...otherParams, f }} />
				</ListPager>
			</NarrowedList>
		</section>
	);
}

interface AboutProductProps {
	product: ShownProduct;
	/** True if a variant is open. It shows the measures too, so paper prints them once. */
	isVariantOpen: boolean;
}

/** Describes the product in words and measures. Renders nothing if it has neither. */
function AboutProduct({ product: { title, description, attributes }, isVariantOpen }: AboutProductProps) {
	if (description === "" && attributes.length === 0) return null;
	return (
		<About title={title} description={description}>
			<div className={isVariantOpen ? hiddenOnPaper : undefined}>
				<AttributeList attributes={attributes} />
			</div>
		</About>
	);
}

interface ProductPicturesProps {
	product: ShownProduct;
	variantTitle: string;
	/** ?image= counts from 1. Null without it. */
	image: number | null;
}

/** Shows drawings or photographs, with the main one first and large. */
function ProductPictures({ product, variantTitle, image }: ProductPicturesProps) {
	const pictures = mainFirst(product.pictures);
	const current = image !== null && pictures[image - 1] ? image - 1 : 0;
	return <PictureViewer pictures={pictures} current={current} title={variantTitle ? `${product.title}, ${variantTitle}` : product.title} />;
}

export interface ShownProduct
	extends Pick<
		Product,
		"slug" | "title" | "norm" | "unit" | "description" | "attributes" | "pictures" | "documents" | "variantCount" | "price_from"
	> {
	path: Step[];
}

export function shownProduct(product: Product & { path: Breadcrumb[] }): ShownProduct {
	const { slug, title, norm, unit, description, attributes, pictures, documents, variantCount, price_from, path } = product;
	return { slug, title, norm, unit, description, attributes, pictures, documents, variantCount, price_from, path: stepsOf(path) };
}
