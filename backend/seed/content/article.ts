import type { Text } from "../text";

/** A magazine article. */
export interface Article {
	/** The same in all languages. */
	slug: string;
	/** ISO day. */
	published: string;
	/** Slugs of the product whose drawing illustrates it, and of the category of its goods; "" for none. */
	product: string;
	category: string;
	title: Text;
	intro: Text;
	/** Paragraphs separated by blank lines; "## " starts a heading, "- " a list. */
	body: Text;
}
