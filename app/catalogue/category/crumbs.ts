import type { Step } from "./shown-category";

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
