import { href } from "../../platform/config/href";
import type { Locale } from "../../platform/config/market";
import { plain, searchTitles } from "../faq-search";
import { type AnsweringPage, answerWords } from "./answer-words";

/** A page that answers a search. */
export interface Answer {
	title: string;
	address: string;
}

interface Question {
	slug: string;
	topic: string;
	question: string;
	answer: string;
}

interface Sources {
	locale: Locale;
	questions: readonly Question[];
	/** The pages that this shop has, with their titles. */
	pages: readonly (readonly [AnsweringPage, title: string, address: string])[];
	/** Whether the words name goods of the shop. */
	isGoods: boolean;
}

const maxAnswers = 2;

/** Words with their points and hyphens: "3.1", "e-invoice". */
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:[.,-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Returns the pages that answer a search. Its words are one of a page's names, alone or with words of its title: "freight", "delivery
 * freight", but not "pipe 3.1". Words that are no goods may also be those of a question and its answer.
 */
export function answersTo(words: string, { locale, questions, pages, isGoods }: Sources): Answer[] {
	const sought = wordsOf(words);
	const answers = new Map<string, Answer>([
		...pages.map(([name, title, address]) => [name, { title, address }] as const),
		...questions.map((one) => [`faq/${one.slug}`, ofQuestion(one)] as const),
	]);
	const named = answerWords[locale].flatMap(([of, names]) => {
		const answer = answers.get(of);
		return answer && names.split(", ").some((name) => isAbout(sought, wordsOf(name), wordsOf(answer.title))) ? [answer] : [];
	});
	if (named.length > 0 || isGoods) return named.slice(0, maxAnswers);
	const names = new Map<string, string>(answerWords[locale]);
	const entries = questions.map((one) => ({ ...one, topic: `${one.topic} ${names.get(`faq/${one.slug}`) ?? ""}` }));
	return searchTitles(entries, words, locale).slice(0, maxAnswers).map(ofQuestion);
}

const ofQuestion = ({ slug, question }: Pick<Question, "slug" | "question">): Answer => ({
	title: question,
	address: `${href("/faq")}#${slug}`,
});

/** Whether a search contains a name, and besides it words of the title alone. */
const isAbout = (sought: string[], name: string[], title: string[]): boolean =>
	name.every((word) => sought.includes(word)) && sought.every((word) => name.includes(word) || title.includes(word));
