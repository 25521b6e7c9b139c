import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useT } from "../../platform/i18n/i18n";
import { Prose, type TextBlock } from "../info/prose";
import * as css from "./faq.css";

export interface QuestionText {
	/** Its anchor, the same in all languages. */
	slug: string;
	question: string;
	blocks: TextBlock[];
}

export interface FaqTopic {
	/** Its own anchor. */
	id: string;
	topic: string;
	entries: QuestionText[];
}

/** All questions, by topics. The first one is open, to show that answers are here. */
export function FaqList({ topics }: { topics: FaqTopic[] }) {
	useOpenTarget();
	return topics.map(({ id, topic, entries }, place) => (
		<section key={id} id={id}>
			<h2 className={css.topic}>{topic}</h2>
			{entries.map((entry, index) => (
				<Question key={entry.slug} entry={entry} isOpen={place === 0 && index === 0} />
			))}
		</section>
	));
}

/** A question that opens. Its address leads into the answer, which opens the question around it without scripts. */
export function Question({ entry: { slug, question, blocks }, isOpen = false }: { entry: QuestionText; isOpen?: boolean }) {
	const t = useT("reading");
	return (
		<details className={css.question} open={isOpen}>
			<summary className={css.questionText}>{question}</summary>
			<div id={slug} className={css.answer}>
				<Prose blocks={blocks} />
				<p className={css.own}>
					<a href={`/faq#${slug}`} aria-label={t("faq.link.to", { question })}>
						{t("faq.link")}
					</a>
				</p>
			</div>
		</details>
	);
}

/** A browser opens the question that a new document's address names; where a script changed the address, this does. */
function useOpenTarget(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const target = hash ? document.getElementById(hash.slice(1)) : null;
		const question = target?.closest("details");
		if (!question || question.open) return;
		question.open = true;
		question.scrollIntoView();
	}, [hash]);
}
