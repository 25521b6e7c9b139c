import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { PageLink } from "../platform/page/page-link";
import { useKeep } from "../platform/page/use-choice";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { note } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import { CategoryList, type ListedCategory, listedCategory } from "./list/category-list";
import { NothingHere } from "./list/empty-list";
import * as css from "./shop.css";
import { withSoftHyphens } from "./soft-hyphens.server";

export const handle = { i18n: ["catalogue", "shop"] };

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const roots = await context.backend(content.rootCategories);
	const { locale } = context.market;
	const listed = (category: ListedCategory) => ({ ...listedCategory(category), title: withSoftHyphens(category.title, locale) });
	const categories = roots.map((root): ListedRoot => ({ ...listedCategory(root), children: root.children.map(listed) }));
	const t = context.texts.translator("shop");
	return { meta: describePage(context, { title: t("title"), description: t("lead") }), categories };
}

interface ListedRoot extends ListedCategory {
	children: ListedCategory[];
}

export default function ShopPage() {
	const { categories } = useLoaderData<typeof loader>();
	const t = useT("shop");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<header className={css.head}>
					<h1>{t("title")}</h1>
					<p className={css.lead}>
						<span>{t("lead")}</span> <Link to={href("/quick-order")}>{t("quickOrder")}</Link>
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
		</>
	);
}

function Root({ category, isLazy }: { category: ListedRoot; isLazy: boolean }) {
	const t = useT("catalogue");
	const keep = useKeep();
	return (
		<section id={category.slug} aria-labelledby={`${category.slug}-title`} className={css.root}>
			<div className={css.rootHead}>
				<h2 id={`${category.slug}-title`} className={css.rootTitle}>
					<PageLink to={keep(href("/categories/:slug", { slug: category.slug }))} className={css.rootLink}>
						{category.title}
					</PageLink>
				</h2>
				<p className={note}>{t("category.count", { count: category.variantCount })}</p>
			</div>
			<CategoryList categories={category.children.length > 0 ? category.children : [category]} view="grid" isLazy={isLazy} />
		</section>
	);
}
