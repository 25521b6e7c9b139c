import type { Text } from "../text";

/** An article of the magazine. */
export interface Article {
	/** The same in all languages. */
	slug: string;
	/** ISO day. */
	published: string;
	title: Text;
	intro: Text;
	/** Paragraphs parted by blank lines; "## " starts a heading, "- " a list. */
	body: Text;
}
