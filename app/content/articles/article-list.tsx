import { Link } from "@remix-run/react";
import { unbroken } from "../../platform/i18n/format";
import * as css from "./article.css";

export interface ArticleTeaser {
	slug: string;
	title: string;
	intro: string;
	/** ISO day. */
	published: string;
	/** The same as the market writes it. */
	day: string;
	picture: { url: string } | null;
}

/** Articles of the magazine, newest first. The title beside it says what is drawn. */
export function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
	return (
		<ul className={css.list}>
			{articles.map(({ slug, title, intro, published, day, picture }, index) => (
				<li key={slug} className={css.entry}>
					<div className={css.entryWords}>
						<time dateTime={published} className={css.date}>
							{day}
						</time>
						<h2 className={css.entryTitle}>
							<Link to={`/blog/${slug}`} className={css.entryLink}>
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
