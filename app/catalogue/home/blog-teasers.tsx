import type { BlogEntry } from "../../../contract/content";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import * as css from "./home-page.css";

export interface BlogTeaser extends Pick<BlogEntry, "slug" | "title" | "intro" | "published"> {
	/** When it was published, as the market writes it. */
	day: string;
}

/** The newest articles of the magazine. */
export function BlogTeasers({ blogs }: { blogs: BlogTeaser[] }) {
	const t = useT("home");
	return (
		<section aria-labelledby="magazine" className={css.section}>
			<div className={css.head}>
				<h2 id="magazine">{t("blog")}</h2>
				<PageLink to="/blog" className={css.all}>
					{t("blog.all")}
				</PageLink>
			</div>
			<ul className={css.teasers}>
				{blogs.map(({ slug, title, intro, published, day }) => (
					<li key={slug} className={css.teaser}>
						<time dateTime={published} className={css.date}>
							{day}
						</time>
						<h3 className={css.teaserTitle}>
							<PageLink to={`/blog/${slug}`} className={css.teaserLink}>
								{title}
							</PageLink>
						</h3>
						<p className={css.intro}>{intro}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
