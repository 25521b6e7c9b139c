import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue, type Product, type Variant } from "../../contract/catalogue";
import { formatFilters } from "../../contract/filter-text";
import { ContactButton } from "../content/contact-button";
import { listVisit } from "../platform/analytics/visits.server";
import { deferred, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { pageSize } from "../platform/config/constants";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { inKnownOrder, type ListQuery, pagesOf } from "../platform/http/list-query";
import { listQueryOf, rangeOf } from "../platform/http/list-range.server";
import { formatFor, unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { keepPage } from "../platform/page/compare-ids";
import { PageLink } from "../platform/page/page-link";
import { describePage, type PageMeta, pageMeta } from "../platform/seo/page-meta";
import { sharePicture } from "../platform/seo/share-picture";
import { pictureAt } from "../ui/browser/picture-at";
import { useSavesData } from "../ui/browser/saves-data";
import { arrived, type Deferred } from "../ui/deferred-content";
import { heading as headingClass, size } from "../ui/layout.css";
import { Link } from "../ui/link";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import { crumbsOf, type Step } from "./crumbs";
import { requestedFilters, requireKnownFilters } from "./list/list-href.server";
import { ListTitle } from "./list/list-parts";
import { seriesHref } from "./list/series-href";
import { shownSorts } from "./list/sorting";
import { mainFirst } from "./pictures";
import { type CutWay, cutWayOf } from "./plates/cut-way";
import { ownList } from "./price/own-prices.server";
import { ProductFacts, type SimilarProduct, similarOf } from "./product/product-card";
import { link } from "./product/product-card.css";
import { ProductData } from "./product/product-data";
import { ProductDocuments } from "./product/product-documents";
import { ProductSets, type SetOffer, setOffer } from "./product/product-sets";
import { ProductVariants, type ProductVariantsProps, shownProduct } from "./product/product-variants";
import * as css from "./product.css";
import { columnsWithSoftHyphens, rowsWithSoftHyphens, withSoftHyphens } from "./soft-hyphens.server";
import { ownColumns } from "./table/columns";
import { productRows } from "./table/table-rows";
import type { OpenVariant } from "./variant/variant-dialog";
import { VariantPanel } from "./variant/variant-panel";
import { openVariant } from "./variant/variant-panel.server";

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
		// A variant of another product opens nothing.
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
			heading: withSoftHyphens(product.title, context.market.locale),
			columns: columnsWithSoftHyphens(columns, context.market.locale),
			variants: rowsWithSoftHyphens(productRows(variants, columns), context.market.locale),
			own,
			count,
			idem: context.newKey(),
			chosen,
			sets,
			similar,
			printed: { address: request.url, date: formatFor(context.market).date(new Date().toISOString()) },
			image: imageOf(search.get("image")),
			cut: cutWayOf(variants),
			series: seriesHref(product.path.at(-1)?.slug ?? "", product.columns),
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

/** Reads the filters of the variants. A product whose variants fit on one page has none. */
async function readValues(context: Context, { product }: { product: Pick<Product, "productid" | "variantCount"> }, f: string) {
	if (product.variantCount <= pageSize) return { value: [] };
	return optional(context, context.backend(catalogue.valuesByProducts, { query: { ids: String(product.productid), f } }));
}

/** Reads the sets that contain the product. Returns none if the backend has no sets. */
const readSets = (context: Context, productid: number) =>
	optional(
		context,
		orNull(context.backend(catalogue.parentSets, { params: { id: String(productid) } })).then((sets) => (sets ?? []).map(setOffer)),
	);

/** Reads the next smaller and larger sizes. Returns none if the backend does not list them. */
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

interface ProductPageProps extends Omit<ProductVariantsProps, "chosen"> {
	heading: string;
	chosen: OpenVariant | null;
	sets: Deferred<SetOffer[]>;
	similar: Deferred<SimilarProduct[]>;
	/** The table of its category's sizes; null for none. */
	series: string | null;
	/** How its plates are cut to size. */
	cut: CutWay;
	/** The printed page shows the address and the day. */
	printed: { address: string; date: string };
}

function ProductPage({ product, heading, chosen, sets, similar, image, printed, series, cut, ...list }: ProductPageProps) {
	const t = useT("product");
	const words = useT("catalogue");
	const { money, number } = useFormat();
	const savesData = useSavesData();
	const all = words("count.variants", { count: product.variantCount });
	return (
		<Wrap>
			<p className={css.printed}>{t("printed", printed)}</p>
			<ListTitle
				heading={heading}
				drawing={savesData ? undefined : mainFirst(product.pictures)[0]?.url}
				facts={[
					unbroken(product.norm),
					list.count < product.variantCount ? words("count.range", { range: number(list.count), total: all }) : all,
					words("product.priceFrom", { price: money(product.price_from), unit: words(`unit.short.${product.unit}`) }),
					series ? (
						<Link key="series" to={series} rel="nofollow">
							{words("series")}
						</Link>
					) : null,
					cut === null ? null : (
						<Link key="cut" to={cut === "asked" ? `${href("/contact", { product: product.slug })}#write` : cut.to} rel="nofollow">
							{words(cut === "asked" ? "cut.ask" : "cut.plates")}
						</Link>
					),
				]}
			/>
			<VariantPanel open={chosen} variants={list.variants} />
			<ProductVariants product={product} chosen={chosen?.variant} image={image} {...list} />
			<DeferredPart key={`sets of ${product.slug}`} of={sets} title={t("sets.title")}>
				{(offers) => (offers.length > 0 ? <ProductSets sets={offers} idem={list.idem} /> : null)}
			</DeferredPart>
			<AroundCategory path={product.path} />
			<DeferredPart key={`sizes near ${product.slug}`} of={similar} title={t("similar.title")}>
				{(products) => (products.length > 0 ? <SimilarProducts products={products} /> : null)}
			</DeferredPart>
			<ProductDocuments product={product} />
			<p className={css.ask}>
				<ContactButton to={`${href("/contact", { product: product.slug })}#write`}>{t("ask", { title: product.title })}</ContactButton>
			</p>
		</Wrap>
	);
}

/**
 * Returns the head of a product's page: for the product, for a further page of its list, or for the open variant.
 * Each has its own words.
 * @param isUnlisted true if the list is filtered or the page does not exist
 */
function productMeta(context: AppLoadContext, product: Product, chosen: Variant | undefined, page: number, isUnlisted: boolean): PageMeta {
	const { market, texts } = context;
	const part = page > 1 ? texts.translator("common")("pager.page", { page }) : "";
	const title = chosen?.fullTitle ?? (part ? `${product.title} – ${part}` : product.title);
	return describePage(context, {
		title,
		description: chosen ? variantDescription(chosen) : part ? `${product.description} ${part}.` : product.description,
		isUnlisted,
		type: "product",
		picture: sharePicture(market.locale, "products", product.slug),
	});

	function variantDescription({ fullTitle, code, weight, products }: Variant): string {
		return texts.translator("seo")("variant", { title: fullTitle, code, norm: products.norm, weight: formatFor(market).weight(weight) });
	}
}

/** Links to sibling categories. A fence panel needs posts and clips, and perhaps no set contains this panel. */
function AroundCategory({ path }: { path: readonly Step[] }) {
	const t = useT("product");
	const [parent, own] = path.slice(-2);
	const others = own?.siblings ?? [];
	if (!parent || others.length === 0) return null;
	return (
		<nav aria-labelledby="around-title" className={css.around}>
			<h2 id="around-title" className={size.l}>
				{t("around.title", { title: parent.title })}
			</h2>
			<ul className={css.aroundList}>
				{others.map(({ slug, title }) => (
					<li key={slug}>
						<PageLink to={href("/categories/:slug", { slug })} className={css.aroundLink}>
							{title}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

function SimilarProducts({ products }: { products: SimilarProduct[] }) {
	const t = useT("product");
	const savesData = useSavesData();
	return (
		<section aria-labelledby="similar-title" className={css.similar}>
			<h2 id="similar-title">{t("similar.title")}</h2>
			<ul className={css.similarList}>
				{products.map(({ slug, title, drawing, ...facts }) => (
					<li key={slug} className={css.similarItem}>
						{savesData ? null : (
							<span className={css.similarSheet}>
								{drawing ? (
									<img
										src={pictureAt(drawing, 200)}
										alt=""
										width={100}
										height={80}
										loading="lazy"
										decoding="async"
										className={css.similarDrawing}
									/>
								) : null}
							</span>
						)}
						<div className={css.similarWords}>
							<PageLink to={href("/products/:slug", { slug })} className={`${link} ${headingClass.m}`}>
								{unbroken(title)}
							</PageLink>
							<ProductFacts {...facts} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
