import type { Breadcrumb } from "../../contract/catalogue";
import { href } from "../platform/config/href";

/** A category on the path to a page, with its siblings. */
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

interface Crumb {
	title: string;
	to: string;
	siblings: { title: string; to: string }[];
}

export const crumbsOf = (steps: readonly Step[]): Crumb[] =>
	steps.map(({ slug, title, siblings }) => ({
		title,
		to: hrefOf(slug),
		siblings: siblings.map((sibling) => ({ title: sibling.title, to: hrefOf(sibling.slug) })),
	}));

const hrefOf = (slug: string): string => href("/categories/:slug", { slug });
