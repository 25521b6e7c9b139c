import { CategoryList, type ListedCategory } from "../../catalogue/category-list";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./search.css";

/** The whole range, where the search does not lead on. */
export function Browse({ categories }: { categories: ListedCategory[] | null }) {
	const t = useT("search");
	if (!categories) return null;
	return (
		<nav aria-labelledby="browse" className={css.section}>
			<h2 id="browse" className={css.title}>
				{t("browse")}
			</h2>
			<CategoryList categories={categories} view="grid" />
		</nav>
	);
}
