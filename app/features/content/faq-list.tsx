import { Icon } from "../../ui/icon";
import { Prose, type TextBlock } from "./info-page";
import * as css from "./info-page.css";

export interface FaqTopic {
	topic: string;
	entries: { slug: string; question: string; blocks: TextBlock[] }[];
}

/** Questions that open. The address of one leads into its answer, which opens the question around it without scripts. */
export function FaqList({ topics }: { topics: FaqTopic[] }) {
	return topics.map(({ topic, entries }) => (
		<section key={topic}>
			<h2 className={css.topic}>{topic}</h2>
			{entries.map(({ slug, question, blocks }) => (
				<details key={slug} className={css.question}>
					<summary className={css.questionText}>
						{question}
						<Icon name="down" />
					</summary>
					<div id={slug} className={css.answer}>
						<Prose blocks={blocks} />
					</div>
				</details>
			))}
		</section>
	));
}
