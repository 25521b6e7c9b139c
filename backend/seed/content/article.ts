import type { Text } from "../text";

export interface Article {
	/** Equal in all languages. */
	slug: string;
	/** ISO day. */
	published: string;
	/** Slugs of the product whose drawing illustrates the article, and of its goods' category; "" for none. */
	product: string;
	category: string;
	title: Text;
	intro: Text;
	/** Paragraphs separated by blank lines; "## " starts a heading, "- " a list item. */
	body: Text;
}
