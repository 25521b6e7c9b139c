import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { pageSize } from "../constants";
import { type CategoryItems, CategoryPage } from "../features/catalogue/category-page";
import { crumbsOf } from "../features/catalogue/crumbs";
import { pagesOf, readListQuery, skipOf } from "../features/catalogue/list-query";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { pageMeta } from "../page-meta";
import { requireCanonical } from "../redirect.server";

export const handle = { i18n: ["catalogue"] };

export const meta = pageMeta;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const query = readListQuery(new URL(request.url).searchParams);
	const { category, count, items } = await readList(context, params.slug ?? "", query);
	const common = context.texts.translator("common");
	const title = query.page > 1 ? `${category.title} – ${common("pager.page", { page: query.page })}` : category.title;
	const isBeyond = query.page > pagesOf(count);
	return data(
		{
			meta: { title: common("titleSuffix", { title }), description: category.description, isPrivate: isBeyond },
			category,
			count,
			items,
			query,
		},
		{ status: isBeyond ? 404 : 200 },
	);
}

type Query = ReturnType<typeof readListQuery>;

async function readList({ backend }: LoaderFunctionArgs["context"], slug: string, { page, sort, view }: Query) {
	const range = formatRange(skipOf(page), pageSize);
	if (view === "group") {
		const { category, products, count } = await backend(catalogue.productsByCategory, { params: { slug }, query: { range } });
		return { category, count, items: { view, products } satisfies CategoryItems };
	}
	const query = { range, sort: sort === "" ? undefined : sort };
	const { category, variants, count } = await backend(catalogue.variantsByCategory, { params: { slug }, query });
	return { category, count, items: { view, variants, idem: crypto.randomUUID() } satisfies CategoryItems };
}

export default function CategoryRoute() {
	const { category, count, items, query } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={crumbsOf(category.path)} />
			<CategoryPage category={category} count={count} items={items} query={query} />
		</>
	);
}
