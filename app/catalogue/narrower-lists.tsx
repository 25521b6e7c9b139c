import { CategoryList, type ListedCategory } from "./category-list";
import * as css from "./list/narrower-lists.css";

interface NarrowerListsProps {
	/** What they are, said above them where there is room. */
	title: string;
	categories: ListedCategory[];
}

/** Categories that a list leads on to, as tags: in its rail, on narrow screens in one line that scrolls. */
export function NarrowerLists({ title, categories }: NarrowerListsProps) {
	return (
		<nav aria-labelledby="narrower" className={css.narrower}>
			<h2 id="narrower" className={css.title}>
				{title}
			</h2>
			<CategoryList categories={categories} view="flex" />
		</nav>
	);
}
