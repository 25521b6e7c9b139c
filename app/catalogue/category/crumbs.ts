import type { Breadcrumb } from "../../../contract/catalogue";

interface Crumb {
	title: string;
	to: string;
	siblings: { title: string; to: string }[];
}

/** A category's path as the items of the breadcrumbs, each with the others of its level. */
export const crumbsOf = (path: readonly Breadcrumb[]): Crumb[] =>
	path.map(({ slug, title, siblings }) => ({
		title,
		to: addressOf(slug),
		siblings: siblings.filter((sibling) => sibling.slug !== slug).map((sibling) => ({ title: sibling.title, to: addressOf(sibling.slug) })),
	}));

const addressOf = (slug: string): string => `/categories/${slug}`;
