import type { CategoryDetail, Product, Variant } from "../../../contract/catalogue";
import { useT } from "../../i18n";
import { Wrap } from "../../ui/wrap";
import { CategoryHead } from "./category-head";
import { CategoryList } from "./category-list";
import { NothingHere, PageBeyond } from "./empty-list";
import { ListCount } from "./list-count";
import { ListPager } from "./list-pager";
import { type ListQuery, listAddress, pagesOf } from "./list-query";
import { ListTools } from "./list-tools";
import * as css from "./page-head.css";
import { ProductGroup } from "./product-group";
import { VariantTable } from "./variant-table";

/** What is listed: variants in the table, products in the groups. */
export type CategoryItems = { view: "table"; variants: Variant[]; idem: string } | { view: "group"; products: Product[] };

export interface CategoryPageProps {
	category: CategoryDetail;
	/** Of the listed kind, beyond this page too. */
	count: number;
	items: CategoryItems;
	query: ListQuery;
}

export function CategoryPage({ category, count, items, query }: CategoryPageProps) {
	const t = useT("catalogue");
	const path = `/categories/${category.slug}`;
	const pages = pagesOf(count);
	const addressOf = (page: number) => listAddress(path, { page, sort: query.sort, view: query.view });
	return (
		<Wrap>
			<CategoryHead category={category} />
			{category.children.length > 0 ? (
				<nav aria-label={t("subcategories", { title: category.title })} className={css.section}>
					<CategoryList categories={category.children} view="grid" />
				</nav>
			) : null}
			<ListTools
				count={<ListCount count={count} page={query.page} view={items.view} />}
				path={path}
				query={query}
				hasViews
				canSort={items.view === "table" && count > 1}
			/>
			{count === 0 ? (
				<NothingHere />
			) : query.page > pages ? (
				<PageBeyond page={query.page} pages={pages} addressOf={addressOf} />
			) : items.view === "group" ? (
				<ProductGroup products={items.products} />
			) : (
				<VariantTable
					caption={t("table.caption", { title: category.title, page: query.page, pages })}
					variants={items.variants}
					columns={category.columns}
					idem={items.idem}
					naming="product"
				/>
			)}
			<ListPager page={query.page} pages={pages} addressOf={addressOf} />
		</Wrap>
	);
}
