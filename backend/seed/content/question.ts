import type { Text } from "../text";

/** A question of the page "How to buy". */
export interface Question {
	/** The heading under which it stands. */
	topic: Text;
	/** Its anchor, the same in all languages. */
	slug: string;
	question: Text;
	/** Paragraphs parted by blank lines; a block of lines that start with "- " is a list. */
	answer: Text;
}
