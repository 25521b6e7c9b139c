import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { formatFilters } from "../../contract/filter-text";
import { href } from "../platform/config/href";
import { pageMeta } from "../platform/seo/page-meta";
import { crumbsOf, stepsOf } from "./crumbs";
import { allVariants, maxPrinted, printedList, requestedList } from "./print/price-list.server";
import { PriceListPage } from "./print/price-list-page";
import { ownColumns } from "./table/columns";
import { productRows } from "./table/table-rows";

export const handle = { i18n: ["catalogue", "printing"] };
export const meta = pageMeta;

/** Prints all variants of a product, or those that match f, as a price list. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { compare, filters, sort } = requestedList(request);
	const slug = params.slug ?? "";
	const f = formatFilters(filters);
	const { first, variants } = await allVariants(maxPrinted, (skip, take) =>
		context.backend(catalogue.variantsByProduct, { params: { slug }, query: { range: formatRange(skip, take), f, sort } }),
	);
	const { product, count } = first;
	const groups = f ? await context.backend(catalogue.valuesByProducts, { query: { ids: String(product.productid), f } }) : [];
	const columns = ownColumns(product.attributes, variants);
	return {
		crumbs: [...crumbsOf(stepsOf(product.path)), { title: product.title, to: href("/products/:slug", { slug: product.slug }) }],
		...printedList(context, {
			path: href("/products/:slug", { slug: product.slug }),
			title: product.title,
			norms: [product.norm],
			rows: productRows(variants, columns),
			columns,
			isOfOne: true,
			count,
			groups,
			compare,
			filters,
			sort,
		}),
	};
}

export default function ProductPrintRoute() {
	const { crumbs, page } = useLoaderData<typeof loader>();
	return <PriceListPage crumbs={crumbs} {...page} />;
}
