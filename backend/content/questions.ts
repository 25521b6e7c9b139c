import * as z from "zod";
import {
	type deskQuestions,
	type deskTopics,
	type QuestionData,
	questionData,
	questionOrder,
	writtenSlug,
} from "../../contract/desk/content";
import { completeLanguages, eachLanguage, missingParts, questionParts } from "../../contract/desk/text-parts";
import { type Language, languages } from "../../contract/locale";
import { notFound, Refused } from "../platform/refused";
import { presentVersions, saveVersion, type WrittenKind } from "./versions";

/** Questions, which the shop shows in each language that is complete. */
export const questions: WrittenKind<typeof questionData> = {
	kind: "question",
	names: writtenSlug,
	data: questionData,
	check: checkQuestion,
	shown: [
		{
			table: "faq",
			columns: ["locale", "slug", "topic", "question", "answer"],
			name: "slug",
			rows: (slug, { is_shown, topic, texts }) =>
				(is_shown ? completeLanguages(questionParts, texts) : []).map((language) => {
					const { question, answer } = texts[language];
					return [language, slug, topic, question, answer];
				}),
		},
	],
};

type Order = z.output<typeof questionOrder>;

/** The only name of the order of questions. */
export const theOrder = "order";

/** Topics, and the order of all questions, as one text. */
export const order: WrittenKind<typeof questionOrder> = {
	kind: "questions",
	names: z.literal(theOrder),
	data: questionOrder,
	shown: [
		{
			table: "faq_topics",
			columns: ["locale", "name", "position", "title"],
			name: null,
			rows: (_, { topics }) =>
				languages.flatMap((language) =>
					topics.flatMap(({ name, title }, index) => (title[language] === "" ? [] : [[language, name, index + 1, title[language]]])),
				),
		},
		{
			table: "faq_places",
			columns: ["slug", "position"],
			name: null,
			rows: (_, { questions: slugs }) => slugs.map((slug, index) => [slug, index + 1]),
		},
	],
};

/** @throws Refused invalid for an unknown topic, and for a shown question that no language could show */
async function checkQuestion(db: D1Database, _slug: string, { is_shown, topic, texts }: QuestionData): Promise<void> {
	const { topics } = (await presentOrder(db)).data;
	const fields: Record<string, string[]> = {};
	if (topics.every(({ name }) => name !== topic)) fields.topic = ["topic.gone"];
	if (is_shown && completeLanguages(questionParts, texts).length === 0) fields.is_shown = ["published.nothing"];
	if (Object.keys(fields).length > 0) throw new Refused("invalid", "The question cannot be stored like this.", undefined, fields);
}

async function presentOrder(db: D1Database): Promise<{ version: number; data: Order }> {
	const [found] = await presentVersions(db, order);
	return found ?? { version: 0, data: { topics: [], questions: [] } };
}

/** All questions in the order of the page. */
async function inOrder(db: D1Database) {
	const [{ version, data }, found] = await Promise.all([presentOrder(db), presentVersions(db, questions)]);
	const places = new Map(data.questions.map((slug, index) => [slug, index]));
	const topics = new Map(data.topics.map(({ name }, index) => [name, index]));
	const last = data.questions.length;
	const placeOf = ({ name, data: { topic } }: (typeof found)[number]): [number, number, string] => [
		topics.get(topic) ?? data.topics.length,
		places.get(name) ?? last,
		name,
	];
	const sorted = found.toSorted((one, other) => {
		const [topic, place, name] = placeOf(one);
		const [otherTopic, otherPlace, otherName] = placeOf(other);
		return topic - otherTopic || place - otherPlace || (name < otherName ? -1 : 1);
	});
	return { version, order: data, questions: sorted };
}

export async function questionsAtDesk(db: D1Database): Promise<z.input<typeof deskQuestions.list.answer>> {
	const { questions: found } = await inOrder(db);
	return {
		rows: found.map(({ data: { is_shown, topic, texts }, ...saved }) => ({
			...{ ...saved, is_shown, topic },
			texts: eachLanguage((language) => ({ question: texts[language].question, missing: missingParts(questionParts, texts[language]) })),
		})),
	};
}

export async function topicsAtDesk(db: D1Database): Promise<z.input<typeof deskTopics.list.answer>> {
	const { version, order: data, questions: found } = await inOrder(db);
	return {
		version,
		topics: data.topics.map((topic) => ({ ...topic, questions: found.filter((one) => one.data.topic === topic.name).length })),
	};
}

interface Move {
	name: string;
	direction: "up" | "down";
	caller: number;
}

/**
 * Moves a question past its neighbour in the topic; the first and the last stay where they are.
 * @throws Refused not_found; conflict if somebody else was faster
 */
export async function moveQuestion(db: D1Database, { name, direction, caller }: Move): Promise<{ version: number }> {
	const { version, order: data, questions: found } = await inOrder(db);
	const topic = found.find((one) => one.name === name)?.data.topic;
	if (topic === undefined) throw notFound(`There is no question ${name}.`);
	const slugs = found.map((one) => one.name);
	const own = found.filter((one) => one.data.topic === topic).map((one) => one.name);
	const neighbour = own[own.indexOf(name) + (direction === "up" ? -1 : 1)];
	if (neighbour === undefined) return { version };
	return store(db, { version, caller, data: { ...data, questions: exchanged(slugs, name, neighbour) } });
}

/** @throws as moveQuestion does */
export async function moveTopic(db: D1Database, { name, direction, caller }: Move): Promise<{ version: number }> {
	const { version, data } = await presentOrder(db);
	const at = data.topics.findIndex((topic) => topic.name === name);
	const [topic, neighbour] = [data.topics[at], data.topics[at + (direction === "up" ? -1 : 1)]];
	if (!topic) throw notFound(`There is no topic ${name}.`);
	if (!neighbour) return { version };
	return store(db, { version, caller, data: { ...data, topics: exchanged(data.topics, topic, neighbour) } });
}

const exchanged = <T>(list: readonly T[], one: T, other: T): T[] =>
	list.map((each) => (each === one ? other : each === other ? one : each));

interface Topic {
	name: string;
	version: number;
	caller: number;
}

/** Names a topic, or adds it. @throws Refused invalid for a name that an address cannot have; conflict */
export async function saveTopic(
	db: D1Database,
	{ name, title, version, caller }: Topic & { title: Record<Language, string> },
): Promise<{ version: number }> {
	if (!writtenSlug.safeParse(name).success) throw new Refused("invalid", `${name} cannot be a name.`, undefined, { slug: ["slug.format"] });
	const { data } = await presentOrder(db);
	const isKnown = data.topics.some((topic) => topic.name === name);
	const topics = isKnown ? data.topics.map((topic) => (topic.name === name ? { name, title } : topic)) : [...data.topics, { name, title }];
	return store(db, { version, caller, data: { ...data, topics } });
}

/** @throws Refused not_found; conflict for a topic with questions, or if somebody else was faster */
export async function removeTopic(db: D1Database, { name, version, caller }: Topic): Promise<{ message: string }> {
	const { order: data, questions: found } = await inOrder(db);
	const topics = data.topics.filter((topic) => topic.name !== name);
	if (topics.length === data.topics.length) throw notFound(`There is no topic ${name}.`);
	if (found.some((one) => one.data.topic === name)) throw new Refused("conflict", `The topic ${name} has questions.`);
	await store(db, { version, caller, data: { ...data, topics } });
	return { message: `The topic ${name} is deleted.` };
}

const store = (db: D1Database, change: { version: number; caller: number; data: Order }) =>
	saveVersion(db, order, { name: theOrder, ...change });
