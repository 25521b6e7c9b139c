import type { Breadcrumb, CategoryDetail } from "../../../contract/catalogue";
import { type ListedCategory, listedCategory } from "../category-list";

/** A category on the way down to a page, with the others of its level. */
export interface Step {
	slug: string;
	title: string;
	siblings: { slug: string; title: string }[];
}

export const stepsOf = (path: readonly Breadcrumb[]): Step[] =>
	path.map(({ slug, title, siblings }) => ({
		slug,
		title,
		siblings: siblings.filter((sibling) => sibling.slug !== slug).map((sibling) => ({ slug: sibling.slug, title: sibling.title })),
	}));

/** A category as its page shows it. */
export interface ShownCategory
	extends Pick<
		CategoryDetail,
		"slug" | "title" | "description" | "columns" | "norms" | "grades" | "variantCount" | "supplierCount" | "drawing"
	> {
	path: Step[];
	children: ListedCategory[];
}

export function shownCategory(category: CategoryDetail): ShownCategory {
	const { slug, title, description, columns, norms, grades, variantCount, supplierCount, drawing, path, children } = category;
	const shown = { slug, title, description, columns, norms, grades, variantCount, supplierCount, drawing };
	return { ...shown, path: stepsOf(path), children: children.map(listedCategory) };
}
