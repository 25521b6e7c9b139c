import type { Text } from "../text";

/** A question of the page "How to buy". */
export interface Question {
	/** Its section's heading. */
	topic: Text;
	/** Its anchor, the same in all languages. */
	slug: string;
	question: Text;
	/** Paragraphs separated by blank lines; a block of lines that start with "- " is a list. */
	answer: Text;
}
