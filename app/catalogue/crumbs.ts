import type { Breadcrumb, CategoryDetail } from "../../contract/catalogue";
import { type ListedCategory, listedCategory } from "./category-list";

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

interface Crumb {
	title: string;
	to: string;
	siblings: { title: string; to: string }[];
}

/** The steps down to a page as the items of its breadcrumbs. */
export const crumbsOf = (steps: readonly Step[]): Crumb[] =>
	steps.map(({ slug, title, siblings }) => ({
		title,
		to: addressOf(slug),
		siblings: siblings.map((sibling) => ({ title: sibling.title, to: addressOf(sibling.slug) })),
	}));

const addressOf = (slug: string): string => `/categories/${slug}`;
