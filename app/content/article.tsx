import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type BlogEntry, content } from "../../contract/content";
import { formatRange, slug as slugSchema } from "../../contract/fields";
import { deferred, optional } from "../platform/backend/deferred.server";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { requireCanonical } from "../platform/http/redirect.server";
import { formatFor, unbroken } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import type { Crumb } from "../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { Prose } from "../platform/page/prose";
import { blocks, type TextBlock } from "../platform/page/text-blocks";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { sharePicture } from "../platform/seo/share-picture";
import type { Deferred } from "../ui/deferred-content";
import { hiddenOnPaper, muted, note, size } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Sheet } from "../ui/sheet";
import { Wrap } from "../ui/wrap";
import * as css from "./article.css";
import type { ArticleTeaser } from "./blog";
import * as page from "./info/info-page.css";
import { articleStructuredData } from "./info/structured-data";

export const handle = { i18n: ["reading"] };

export const meta = pageMeta;

const moreCount = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	requireCanonical(request);
	const parsedSlug = slugSchema.safeParse(params.slug);
	if (!parsedSlug.success) throw new Response(null, { status: 404 });
	const { backend, texts, market, locales } = context;
	const listed = backend(content.blogs, { query: { range: formatRange(0, moreCount + 1) } });
	const others = optional(
		context,
		listed.then(({ blogs }) => otherThan(parsedSlug.data, blogs)),
	);
	const article = await backend(content.blog, { params: { slug: parsedSlug.data } });
	const { slug, title, intro, published, body, picture, category, languages } = article;
	const pixels = sharePicture(market.locale, "blog", slug);
	return {
		article: { title, intro, published, day: formatFor(market).date(published), blocks: blocks(body), picture, category },
		more: await deferred(context, others),
		magazine: texts.translator("shell")("nav.blog"),
		meta: describePage(context, {
			title,
			description: intro,
			type: "article",
			...(languages.length > 0 && { languages }),
			picture: pixels,
			structured: articleStructuredData({
				slug,
				title,
				intro,
				published,
				language: market.intl,
				picture: { url: pixels },
				origin: locales.own,
			}),
		}),
	};
}

const otherThan = (slug: string, blogs: readonly BlogEntry[]): Pick<BlogEntry, "slug" | "title" | "intro">[] =>
	blogs
		.filter((other) => other.slug !== slug)
		.slice(0, moreCount)
		.map((other) => ({ slug: other.slug, title: other.title, intro: other.intro }));

export default function ArticlePage() {
	const { article, more, magazine } = useLoaderData<typeof loader>();
	return <Article article={article} more={more} crumbs={[{ title: magazine, to: href("/blog") }]} />;
}

interface ArticleText {
	title: string;
	intro: string;
	published: string;
	day: string;
	blocks: TextBlock[];
	picture: { url: string; title: string } | null;
	category: { slug: string; title: string } | null;
}

type Teaser = Pick<ArticleTeaser, "slug" | "title" | "intro">;

interface ArticleProps {
	article: ArticleText;
	crumbs: Crumb[];
	more: Deferred<Teaser[]>;
}

function Article({ article, crumbs, more }: ArticleProps) {
	const t = useT("reading");
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: article.title }]} />
			<Wrap>
				<article className={article.picture || article.category ? page.columns : page.wideColumns}>
					<header className={page.head}>
						<time dateTime={article.published} className={note}>
							{article.day}
						</time>
						<h1>{unbroken(article.title)}</h1>
						<p className={`${size.m} ${muted}`}>{unbroken(article.intro)}</p>
					</header>
					<Subject article={article} />
					<div className={page.body}>
						<Prose blocks={article.blocks} />
					</div>
				</article>
				<DeferredPart key={article.title} of={more} title={t("article.more")} waiting={null}>
					{(others) => (others.length > 0 ? <More articles={others} /> : null)}
				</DeferredPart>
			</Wrap>
		</>
	);
}

function Subject({ article: { picture, category } }: { article: ArticleText }) {
	const t = useT("reading");
	if (!picture && !category) return null;
	return (
		<aside className={css.subject} aria-label={t("article.subject")}>
			{picture ? <Sheet url={picture.url} alt={picture.title} caption={picture.title} width={480} height={360} /> : null}
			{category ? (
				<p className={`${size.s} ${hiddenOnPaper}`}>
					<Link to={href("/categories/:slug", { slug: category.slug })} className={css.goodsLink}>
						{t("article.goods", { title: category.title })}
					</Link>
				</p>
			) : null}
		</aside>
	);
}

function More({ articles }: { articles: Teaser[] }) {
	const t = useT("reading");
	return (
		<section aria-labelledby="more" className={css.more}>
			<h2 id="more" className={css.moreTitle}>
				{t("article.more")}
			</h2>
			<ul className={css.moreList}>
				{articles.map(({ slug, title, intro }) => (
					<li key={slug}>
						<Link to={href("/blog/:slug", { slug })} className={css.moreLink}>
							{unbroken(title)}
						</Link>
						<p className={note}>{unbroken(intro)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
