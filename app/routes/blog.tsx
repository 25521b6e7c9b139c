import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { ListPager } from "../features/catalogue/list-pager";
import { listAddress, listAnchor, pageOf, pagesOf } from "../features/catalogue/list-query";
import { ArticleList } from "../features/content/article-list";
import { InfoArticle } from "../features/content/info-page";
import { formatFor } from "../format";
import { infoPage } from "../info-page.server";
import { rangeOf } from "../list-range.server";
import { pageMeta } from "../page-meta";
import { requireCanonical } from "../redirect.server";

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const number = pageOf(new URL(request.url).searchParams);
	const { range } = rangeOf({ page: number, sort: "" });
	const { blogs, count } = await context.backend(content.blogs, { query: { range } });
	const pages = pagesOf(count);
	if (number > pages) throw new Response(null, { status: 404 });
	const { page, meta } = infoPage(context, "blog");
	const { date } = formatFor(context.market);
	const common = context.texts.translator("common");
	const words = common("pager.page", { page: number });
	return {
		page,
		meta:
			number === 1
				? meta
				: { title: common("titleSuffix", { title: `${page.title} – ${words}` }), description: `${words}. ${meta.description}` },
		articles: blogs.map(({ slug, title, intro, published, picture }) => ({ slug, title, intro, published, day: date(published), picture })),
		number,
		pages,
	};
}

export default function Blog() {
	const { page, articles, number, pages } = useLoaderData<typeof loader>();
	return (
		<InfoArticle page={page} isWide>
			<div id={listAnchor}>
				<ArticleList articles={articles} />
			</div>
			<ListPager page={number} pages={pages} addressOf={(to) => listAddress("/blog", { page: to })} />
		</InfoArticle>
	);
}
