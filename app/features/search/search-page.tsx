import type { SearchResults } from "../../../contract/search";
import { useT } from "../../i18n";
import { Wrap } from "../../ui/wrap";
import { CategoryList, type ListedCategory } from "../catalogue/category-list";
import { PageBeyond } from "../catalogue/empty-list";
import { ListCount } from "../catalogue/list-count";
import { ListPager } from "../catalogue/list-pager";
import { listAddress, pagesOf } from "../catalogue/list-query";
import { VariantTable } from "../catalogue/variant-table";
import { Browse } from "./browse";
import { NoResults } from "./no-results";
import * as css from "./search.css";
import { SearchExamples } from "./search-examples";

export interface SearchPageProps {
	/** What was searched for; "" before anything was. */
	words: string;
	page: number;
	results: SearchResults;
	/** The key of the table's form. */
	idem: string;
	/** All categories, to go on from where nothing was searched for or found. */
	browse: ListedCategory[] | null;
}

export function SearchPage({ words, page, results, idem, browse }: SearchPageProps) {
	const t = useT("search");
	const { variants, categories, count } = results;
	const pages = pagesOf(count);
	const addressOf = (number: number) => listAddress("/new_search", { search: words, page: number });
	if (words === "") return <Nothing browse={browse} />;
	if (count === 0 && categories.length === 0) return <NoResults words={words} browse={browse} />;
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{t("heading", { words })}</h1>
				<p className={css.lead}>{count > 0 ? <ListCount count={count} page={page} view="table" /> : t("categoriesOnly")}</p>
			</header>
			{categories.length > 0 ? <Categories categories={categories} /> : null}
			{count > 0 && page > pages ? <PageBeyond page={page} pages={pages} addressOf={addressOf} /> : null}
			{variants.length > 0 ? (
				<VariantTable caption={t("caption", { words, page, pages })} variants={variants} columns={[]} idem={idem} naming="full" />
			) : null}
			<ListPager page={page} pages={pages} addressOf={addressOf} />
		</Wrap>
	);
}

function Categories({ categories }: { categories: SearchResults["categories"] }) {
	const t = useT("search");
	return (
		<nav aria-labelledby="matching" className={css.section}>
			<h2 id="matching" className={css.title}>
				{t("categories")}
			</h2>
			<CategoryList categories={categories} view="flex" />
		</nav>
	);
}

function Nothing({ browse }: { browse: ListedCategory[] | null }) {
	const t = useT("search");
	return (
		<Wrap>
			<header className={css.head}>
				<h1>{t("empty.heading")}</h1>
				<p className={css.lead}>{t("empty.text")}</p>
				<SearchExamples label={t("examples")} />
			</header>
			<Browse categories={browse} />
		</Wrap>
	);
}
