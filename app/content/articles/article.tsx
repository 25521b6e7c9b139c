import { Link } from "@remix-run/react";
import { DeferredPart } from "../../platform/document/deferred-part";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { Crumb } from "../../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import type { Deferred } from "../../ui/deferred-content";
import { Sheet } from "../../ui/sheet";
import { Wrap } from "../../ui/wrap";
import * as page from "../info/info-page.css";
import { Prose, type TextBlock } from "../info/prose";
import * as css from "./article.css";
import type { ArticleTeaser } from "./article-list";

export interface ArticleText {
	title: string;
	intro: string;
	published: string;
	/** The same as the market writes it. */
	day: string;
	blocks: TextBlock[];
	picture: { url: string; title: string } | null;
	category: { slug: string; title: string } | null;
}

type Teaser = Pick<ArticleTeaser, "slug" | "title" | "intro">;

interface ArticleProps {
	article: ArticleText;
	crumbs: Crumb[];
	/** What else there is to read. */
	more: Deferred<Teaser[]>;
}

/** One article of the magazine, with a drawing of what it is about and the way to those goods. */
export function Article({ article, crumbs, more }: ArticleProps) {
	const t = useT("reading");
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: article.title }]} />
			<Wrap>
				<article className={article.picture || article.category ? page.columns : page.wideColumns}>
					<header className={page.head}>
						<time dateTime={article.published} className={css.date}>
							{article.day}
						</time>
						<h1>{article.title}</h1>
						<p className={page.lead}>{unbroken(article.intro)}</p>
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
				<p className={css.goods}>
					<Link to={`/categories/${category.slug}`} className={css.goodsLink}>
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
						<Link to={`/blog/${slug}`} className={css.moreLink}>
							{title}
						</Link>
						<p className={css.moreIntro}>{unbroken(intro)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
