import type { Text } from "../text";

/** An article of the magazine. */
export interface Article {
	/** The same in all languages. */
	slug: string;
	/** ISO day. */
	published: string;
	/** Slugs of the product whose drawing stands beside it, and of the category where its goods are; "" for none. */
	product: string;
	category: string;
	title: Text;
	intro: Text;
	/** Paragraphs parted by blank lines; "## " starts a heading, "- " a list. */
	body: Text;
}
