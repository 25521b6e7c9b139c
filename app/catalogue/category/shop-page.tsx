import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { useKeep } from "../../platform/page/use-choice";
import { Wrap } from "../../ui/wrap";
import { CategoryList, type ListedCategory } from "../category-list";
import { NothingHere } from "../empty-list";
import * as css from "./shop-page.css";

export interface ListedRoot extends ListedCategory {
	children: ListedCategory[];
}

/** The whole range: each root with the categories below it. */
export function ShopPage({ categories }: { categories: ListedRoot[] }) {
	const t = useT("shop");
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{t("title")}</h1>
				<p className={css.lead}>
					<span>{t("lead")}</span> <Link to="/quick-order">{t("quickOrder")}</Link>
				</p>
				<nav aria-label={t("index")}>
					<ul className={css.index}>
						{categories.map(({ slug, title }) => (
							<li key={slug}>
								<a href={`#${slug}`} className={css.indexLink}>
									{title}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			{categories.length === 0 ? <NothingHere /> : null}
			{categories.map((category, index) => (
				<Root key={category.slug} category={category} isLazy={index > 1} />
			))}
		</Wrap>
	);
}

function Root({ category, isLazy }: { category: ListedRoot; isLazy: boolean }) {
	const t = useT("catalogue");
	const keep = useKeep();
	return (
		<section id={category.slug} aria-labelledby={`${category.slug}-title`} className={css.root}>
			<div className={css.rootHead}>
				<h2 id={`${category.slug}-title`}>
					<PageLink to={keep(`/categories/${category.slug}`)} className={css.rootLink}>
						{category.title}
					</PageLink>
				</h2>
				<p className={css.count}>{t("category.count", { count: category.variantCount })}</p>
			</div>
			<CategoryList categories={category.children.length > 0 ? category.children : [category]} view="grid" isLazy={isLazy} />
		</section>
	);
}
