import type { Text } from "../text";

/** A heading on the page "How to buy". */
export interface Topic {
	name: string;
	title: Text;
}

/** A question on the page "How to buy". */
export interface Question {
	topic: Topic;
	/** Its anchor, equal in all languages. */
	slug: string;
	question: Text;
	answer: Text;
}
