import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import type { Step } from "../category/shown-category";
import * as css from "./around-category.css";

/** The categories beside the product's own: a fence's panel needs posts and clips, and no set may hold just this one. */
export function AroundCategory({ path }: { path: readonly Step[] }) {
	const t = useT("product");
	const [parent, own] = path.slice(-2);
	const others = own?.siblings ?? [];
	if (!parent || others.length === 0) return null;
	return (
		<nav aria-labelledby="around-title" className={css.section}>
			<h2 id="around-title" className={css.title}>
				{t("around.title", { title: parent.title })}
			</h2>
			<ul className={css.list}>
				{others.map(({ slug, title }) => (
					<li key={slug}>
						<PageLink to={`/categories/${slug}`} className={css.link}>
							{title}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
