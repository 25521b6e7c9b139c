import type { Category } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { useKeep } from "../../platform/page/use-choice";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSavesData } from "../../ui/browser/saves-data";
import { stack } from "../../ui/layout.css";
import * as css from "./category-list.css";

export type ListedCategory = Pick<Category, "slug" | "title" | "variantCount" | "iconPicture">;

export const listedCategory = ({ slug, title, variantCount, iconPicture }: ListedCategory): ListedCategory => ({
	slug,
	title,
	variantCount,
	iconPicture,
});

interface CategoryListProps {
	categories: ListedCategory[];
	/**
	 * `grid` has drawing, title and count, and becomes a plain list for readers who save data. `tiles` has the
	 * drawing on top. `flex` has tags in a row. Without a view the list is plain (R3.12).
	 */
	view?: "grid" | "tiles" | "flex" | "list";
	isLazy?: boolean;
}

export function CategoryList({ categories, view: requestedView = "list", isLazy = false }: CategoryListProps) {
	const keep = useKeep();
	const isDrawn = requestedView === "grid" || requestedView === "tiles";
	const isPlain = useSavesData() && isDrawn;
	const view = isPlain ? "list" : requestedView;
	return (
		<ul className={isPlain ? css.plainGrid : css.list[view]}>
			{categories.map((category) => (
				<li key={category.slug} className={css.item}>
					<PageLink to={keep(href("/categories/:slug", { slug: category.slug }))} className={css.link[view]}>
						{isDrawn && !isPlain ? <Icon url={category.iconPicture?.url} isLazy={isLazy} /> : null}
						<span className={css.title}>{category.title}</span> <Count count={category.variantCount} isShort={!isDrawn || isPlain} />
					</PageLink>
				</li>
			))}
		</ul>
	);
}

/** Has no alt text, because the title follows. A category without a drawing keeps the space. */
function Icon({ url, isLazy }: { url: string | undefined; isLazy: boolean }) {
	if (!url) return <span className={css.icon} />;
	return (
		<img
			src={pictureAt(url, 200)}
			alt=""
			width={100}
			height={80}
			loading={isLazy ? "lazy" : undefined}
			decoding="async"
			className={css.icon}
		/>
	);
}

function Count({ count, isShort }: { count: number; isShort: boolean }) {
	const t = useT("catalogue");
	const { number } = useFormat();
	return <span className={css.count}>{isShort ? number(count) : t("category.count", { count })}</span>;
}

interface NarrowerListsProps {
	title: string;
	categories: ListedCategory[];
	/** On narrow screens `flex` is one line that scrolls. */
	view: "flex" | "list";
}

/** Links to narrower categories, in the list's rail or above the list on narrow screens. */
export function NarrowerLists({ title, categories, view }: NarrowerListsProps) {
	return (
		<nav aria-labelledby="narrower" className={`${stack[2]} ${css.ofView[view]}`}>
			<h2 id="narrower" className={css.narrowerTitle}>
				{title}
			</h2>
			<CategoryList categories={categories} view={view} />
		</nav>
	);
}
