import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { pageSize } from "../constants";
import { crumbsOf } from "../features/catalogue/crumbs";
import { pagesOf, readListQuery, skipOf } from "../features/catalogue/list-query";
import { ProductPage } from "../features/catalogue/product-page";
import { productStructuredData } from "../features/catalogue/product-structured-data";
import { setOffer } from "../features/catalogue/set-offer";
import { similarOf } from "../features/catalogue/similar";
import { keepPage } from "../features/compare/keep-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { pageMeta } from "../page-meta";
import { requireCanonical } from "../redirect.server";
import { openVariant } from "../variant-panel.server";

export const handle = { i18n: ["catalogue", "product"] };

export const meta = pageMeta;

export const shouldRevalidate = keepPage;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const search = new URL(request.url).searchParams;
	const slug = params.slug ?? "";
	const query = readListQuery(search);
	const [{ product, variants, count }, chosen] = await Promise.all([
		context.backend(catalogue.variantsByProduct, {
			params: { slug },
			query: { range: formatRange(skipOf(query.page), pageSize), sort: query.sort === "" ? undefined : query.sort },
		}),
		// Another product's opens nothing.
		openVariant(context, request.url, ({ products }) => products.slug === slug),
	]);
	const [sets, similar] = await readAround(context, product.productid);
	const isBeyond = query.page > pagesOf(count);
	const title = context.texts.translator("common")("titleSuffix", { title: chosen?.variant.fullTitle ?? product.title });
	return data(
		{
			meta: {
				title,
				description: product.description,
				isPrivate: isBeyond,
				structured: productStructuredData({ product, variants, count, origin: new URL(request.url).origin }),
			},
			product,
			variants,
			count,
			idem: crypto.randomUUID(),
			chosen,
			sets,
			similar,
			image: imageOf(search.get("image")),
			query,
		},
		{ status: isBeyond ? 404 : 200 },
	);
}

const imageOf = (text: string | null): number | null => (text && /^[1-9]\d?$/.test(text) ? Number(text) : null);

/** What stands around a product. The page stands without it. */
async function readAround({ backend }: LoaderFunctionArgs["context"], productid: number) {
	const params = { id: String(productid) };
	return Promise.all([
		backend(catalogue.parentSets, { params }).then(
			(sets) => sets.map(setOffer),
			() => [],
		),
		backend(catalogue.neighbours, { params }).then(
			(products) => products.map(similarOf),
			() => [],
		),
	]);
}

export default function ProductRoute() {
	const { product, variants, count, idem, chosen, sets, similar, image, query } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[...crumbsOf(product.path), { title: product.title }]} />
			<ProductPage
				product={product}
				variants={variants}
				count={count}
				idem={idem}
				chosen={chosen}
				sets={sets}
				similar={similar}
				image={image}
				query={query}
			/>
		</>
	);
}
