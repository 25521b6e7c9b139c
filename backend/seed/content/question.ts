import type { Text } from "../text";

/** A question on the page "How to buy". */
export interface Question {
	topic: Text;
	/** Its anchor, equal in all languages. */
	slug: string;
	question: Text;
	answer: Text;
}
