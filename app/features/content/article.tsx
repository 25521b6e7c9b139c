import { useFormat } from "../../format";
import { Wrap } from "../../ui/wrap";
import { Breadcrumbs, type Crumb } from "../shell/breadcrumbs";
import { Prose, type TextBlock } from "./info-page";
import * as css from "./info-page.css";

interface ArticleText {
	title: string;
	intro: string;
	published: string;
	blocks: TextBlock[];
}

/** One article of the magazine. */
export function Article({ article, crumbs }: { article: ArticleText; crumbs: Crumb[] }) {
	const { date } = useFormat();
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: article.title }]} />
			<Wrap>
				<article className={css.columns}>
					<header className={css.head}>
						<time dateTime={article.published} className={css.date}>
							{date(article.published)}
						</time>
						<h1>{article.title}</h1>
						<p className={css.lead}>{article.intro}</p>
					</header>
					<div className={css.body}>
						<Prose blocks={article.blocks} />
					</div>
				</article>
			</Wrap>
		</>
	);
}
