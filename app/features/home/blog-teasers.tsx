import { Link } from "@remix-run/react";
import type { BlogEntry } from "../../../contract/content";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./home-page.css";

/** The newest articles of the magazine. */
export function BlogTeasers({ blogs }: { blogs: Omit<BlogEntry, "body">[] }) {
	const t = useT("home");
	const { date } = useFormat();
	return (
		<section aria-labelledby="magazine" className={css.section}>
			<div className={css.head}>
				<h2 id="magazine">{t("blog")}</h2>
				<Link to="/blog" className={css.all}>
					{t("blog.all")}
				</Link>
			</div>
			<ul className={css.teasers}>
				{blogs.map(({ slug, title, intro, published }) => (
					<li key={slug} className={css.teaser}>
						<time dateTime={published} className={css.date}>
							{date(published)}
						</time>
						<h3 className={css.teaserTitle}>
							<Link to={`/blog/${slug}`} className={css.teaserLink}>
								{title}
							</Link>
						</h3>
						<p className={css.intro}>{intro}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
