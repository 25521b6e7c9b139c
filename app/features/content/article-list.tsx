import { Link } from "@remix-run/react";
import { useFormat } from "../../format";
import * as css from "./info-page.css";

export interface ArticleTeaser {
	slug: string;
	title: string;
	intro: string;
	/** ISO day. */
	published: string;
}

/** Articles of the magazine, newest first. */
export function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
	const { date } = useFormat();
	return (
		<ul className={css.list}>
			{articles.map(({ slug, title, intro, published }) => (
				<li key={slug} className={css.entry}>
					<time dateTime={published} className={css.date}>
						{date(published)}
					</time>
					<h2 className={css.heading}>
						<Link to={`/blog/${slug}`} className={css.entryLink}>
							{title}
						</Link>
					</h2>
					<p>{intro}</p>
				</li>
			))}
		</ul>
	);
}
