import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { pageSize } from "../constants";
import { crumbsOf } from "../features/catalogue/crumbs";
import { pagesOf, readListQuery, skipOf } from "../features/catalogue/list-query";
import { ProductPage } from "../features/catalogue/product-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { pageMeta } from "../page-meta";
import { requireCanonical } from "../redirect.server";
import { openVariant } from "../variant-panel.server";

export const handle = { i18n: ["catalogue"] };

export const meta = pageMeta;

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
	const isBeyond = query.page > pagesOf(count);
	const title = context.texts.translator("common")("titleSuffix", { title: chosen?.variant.fullTitle ?? product.title });
	return data(
		{
			meta: { title, description: product.description, isPrivate: isBeyond },
			product,
			variants,
			count,
			idem: crypto.randomUUID(),
			chosen,
			image: imageOf(search.get("image")),
			query,
		},
		{ status: isBeyond ? 404 : 200 },
	);
}

const imageOf = (text: string | null): number | null => (text && /^[1-9]\d?$/.test(text) ? Number(text) : null);

export default function ProductRoute() {
	const { product, variants, count, idem, chosen, image, query } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[...crumbsOf(product.path), { title: product.title }]} />
			<ProductPage product={product} variants={variants} count={count} idem={idem} chosen={chosen} image={image} query={query} />
		</>
	);
}
