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
import { categoryRows } from "./table/table-rows";

export const handle = { i18n: ["catalogue", "printing"] };
export const meta = pageMeta;

/** Prints all variants of a category, or those that match f, as a price list. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { compare, filters, sort } = requestedList(request);
	const slug = params.slug ?? "";
	const f = formatFilters(filters);
	const { first, variants } = await allVariants(maxPrinted, (skip, take) =>
		context.backend(catalogue.variantsByCategory, { params: { slug }, query: { range: formatRange(skip, take), f, sort } }),
	);
	const { category, count } = first;
	const groups = f ? await context.backend(catalogue.values, { params: { categoryId: String(category.categoryid) }, query: { f } }) : [];
	return {
		crumbs: crumbsOf(stepsOf(category.path)),
		...printedList(context, {
			path: href("/categories/:slug", { slug: category.slug }),
			title: category.title,
			norms: category.norms,
			rows: categoryRows(variants, category.columns),
			columns: category.columns,
			isOfOne: false,
			count,
			groups,
			compare,
			filters,
			sort,
		}),
	};
}

export default function CategoryPrintRoute() {
	const { crumbs, page } = useLoaderData<typeof loader>();
	return <PriceListPage crumbs={crumbs} {...page} />;
}
