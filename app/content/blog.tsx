import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { readSeller } from "../platform/backend/seller.server";
import { href } from "../platform/config/href";
import { listAnchor, listHref, pageOf, pagesOf } from "../platform/http/list-query";
import { rangeOf } from "../platform/http/list-range.server";
import { requireCanonical } from "../platform/http/redirect.server";
import { formatFor, unbroken } from "../platform/i18n/format";
import { ListPager } from "../platform/page/list-pager";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { note, plainHeading } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./article.css";
import { InfoArticle } from "./info/info-page";
import { listPage } from "./info/info-page.server";

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const number = pageOf(new URL(request.url).searchParams);
	const { range } = rangeOf({ page: number, sort: "" });
	const selling = readSeller(context);
	const { blogs, count } = await context.backend(content.blogs, { query: { range } });
	const pages = pagesOf(count);
	if (number > pages) throw new Response(null, { status: 404 });
	const { page, meta } = listPage(context, "blog", await selling);
	const { date } = formatFor(context.market);
	const words = context.texts.translator("common")("pager.page", { page: number });
	return {
		page,
		meta: number === 1 ? meta : describePage(context, { title: `${page.title} – ${words}`, description: `${words}. ${meta.description}` }),
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
			<ListPager page={number} pages={pages} hrefOf={(to) => listHref(href("/blog"), { page: to })} />
		</InfoArticle>
	);
}

export interface ArticleTeaser {
	slug: string;
	title: string;
	intro: string;
	published: string;
	/** The day in the market's format. */
	day: string;
	picture: { url: string } | null;
}

/** Lists articles, newest first. Their pictures repeat the title, so they have no alt text. */
function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
	return (
		<ul className={css.list}>
			{articles.map(({ slug, title, intro, published, day, picture }, index) => (
				<li key={slug} className={css.entry}>
					<div className={css.entryWords}>
						<time dateTime={published} className={note}>
							{day}
						</time>
						<h2 className={plainHeading.l}>
							<Link to={href("/blog/:slug", { slug })} className={css.entryLink}>
								{title}
							</Link>
						</h2>
						<p>{unbroken(intro)}</p>
					</div>
					{picture ? (
						<img
							src={picture.url}
							alt=""
							width={120}
							height={96}
							loading={index > 3 ? "lazy" : undefined}
							decoding="async"
							className={css.entryPicture}
						/>
					) : null}
				</li>
			))}
		</ul>
	);
}
