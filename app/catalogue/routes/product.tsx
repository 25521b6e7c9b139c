import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue, type Product } from "../../../contract/catalogue";
import { formatFilters } from "../../../contract/filter-text";
import { listVisit } from "../../platform/analytics/visits.server";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { pageSize } from "../../platform/config/constants";
import { inKnownOrder, type ListQuery, pagesOf } from "../../platform/http/list-query";
import { listQueryOf, rangeOf } from "../../platform/http/list-range.server";
import { formatFor } from "../../platform/i18n/format";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { keepPage } from "../../platform/page/compare-ids";
import { pageMeta } from "../../platform/seo/page-meta";
import { arrived } from "../../ui/deferred-content";
import { StaticPart } from "../../ui/static-part";
import { crumbsOf } from "../category/crumbs";
import { ownColumns } from "../columns";
import { requestedFilters, requireKnownFilters } from "../narrowing.server";
import { ownList } from "../own-prices.server";
import { heading } from "../product/heading.server";
import { ProductData } from "../product/product-data";
import { productMeta } from "../product/product-meta.server";
import { ProductPage } from "../product/product-page";
import { setOffer } from "../product/set-offer";
import { shownProduct } from "../product/shown-product";
import { similarOf } from "../product/similar";
import { shownSorts } from "../sorting";
import { productRows } from "../table-rows";
import { openVariant } from "../variant-panel.server";

export const handle = { i18n: ["catalogue", "filters", "product"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const search = new URL(request.url).searchParams;
	const slug = params.slug ?? "";
	const query = listQueryOf(request, context.visitor);
	const requested = await requestedFilters(request, context.market, async () =>
		readValues(context, await readList(context, slug, query, ""), ""),
	);
	const f = formatFilters(requested.filters);
	const [{ product, variants, count, sorts }, chosen] = await Promise.all([
		readList(context, slug, query, f),
		// Another product's opens nothing.
		openVariant(context, request.url, ({ products }) => products.slug === slug),
	]);
	const columns = ownColumns(product.attributes, variants);
	const [groups, sets, similar, own] = await Promise.all([
		deferred(context, readValues(context, { product }, f)),
		deferred(context, readSets(context, product.productid)),
		deferred(context, readSimilar(context, product.productid)),
		ownList(context, query, variants),
	]);
	requireKnownFilters(request, requested, groups);
	const isBeyond = query.page > pagesOf(count, query.rows);
	if (!isBeyond && requested.status === 200) {
		context.trackVisit({ to: "product", slug, isVariantOpen: chosen !== null });
		context.trackVisit(listVisit({ list: "product", slug, count, groups: arrived(groups) ?? [], style: "table" }));
	}
	return data(
		{
			meta: productMeta(context, product, chosen?.variant, query.page, isBeyond || f !== "" || requested.status !== 200),
			product: shownProduct(product),
			heading: heading(product.title, context.market.locale),
			columns,
			variants: productRows(variants, columns),
			own,
			count,
			idem: context.newKey(),
			chosen,
			sets,
			similar,
			printed: { address: request.url, date: formatFor(context.market).date(new Date().toISOString()) },
			image: imageOf(search.get("image")),
			query: inKnownOrder(query, sorts),
			sorts: shownSorts(sorts, columns),
			groups,
			requested,
		},
		{ status: isBeyond ? 404 : requested.status },
	);
}

const imageOf = (text: string | null): number | null => (text && /^[1-9]\d?$/.test(text) ? Number(text) : null);

type Context = LoaderFunctionArgs["context"];

const readList = ({ backend }: Context, slug: string, listQuery: ListQuery, f: string) =>
	backend(catalogue.variantsByProduct, {
		params: { slug },
		query: { ...rangeOf(listQuery), f },
	});

/** What the variants can be narrowed by. Those that fit on one page are seen at once. */
async function readValues(context: Context, { product }: { product: Pick<Product, "productid" | "variantCount"> }, f: string) {
	if (product.variantCount <= pageSize) return { value: [] };
	return optional(context, context.backend(catalogue.valuesByProducts, { query: { ids: String(product.productid), f } }));
}

/** The sets that the product is in; none where the backend has no sets. */
const readSets = (context: Context, productid: number) =>
	optional(
		context,
		orNull(context.backend(catalogue.parentSets, { params: { id: String(productid) } })).then((sets) => (sets ?? []).map(setOffer)),
	);

/** The next smaller and larger sizes; none where the backend does not tell them. */
const readSimilar = (context: Context, productid: number) =>
	optional(
		context,
		orNull(context.backend(catalogue.neighbours, { params: { id: String(productid) } })).then((products) =>
			(products ?? []).map(similarOf),
		),
	);

export default function ProductRoute() {
	const { product, ...page } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[...crumbsOf(product.path), { title: product.title }]} />
			<ProductPage product={product} {...page} />
			<StaticPart id="product-data">
				{import.meta.env.SSR ? <ProductData product={product} variants={page.variants} chosen={page.chosen?.variant} /> : null}
			</StaticPart>
		</>
	);
}
