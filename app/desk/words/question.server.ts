import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskQuestions, deskTopics, type QuestionData, questionData, writtenSlug } from "../../../contract/desk/content";
import { eachLanguage, missingParts, questionParts } from "../../../contract/desk/text-parts";
import { languages } from "../../../contract/locale";
import { href } from "../../platform/config/href";
import { blocks } from "../../platform/page/text-blocks";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type Asked, doTask, newOne, removeTask, restoreTask, textTasks, versionInAddress, versionsOf } from "./written.server";

const list = href("/desk/words/questions");
const pageOf = (number: string): string => href("/desk/words/questions/:number", { number });

/** The question as the shop shows it, in each language that has something. */
const shown = ({ texts }: QuestionData) =>
	languages.flatMap((language) => {
		const { question, answer } = texts[language];
		return `${question}${answer}` === "" ? [] : [{ language, question, blocks: blocks(answer) }];
	});
export type ShownQuestion = ReturnType<typeof shown>[number];

export async function readQuestion(context: AppLoadContext, request: Request, number: string) {
	const isNew = number === newOne;
	const asked = versionInAddress(request);
	const { backend } = context.desk();
	const { topics } = await backend(deskTopics.list);
	const nothing: QuestionData = {
		is_shown: true,
		topic: new URL(request.url).searchParams.get("topic") ?? "",
		texts: eachLanguage(() => ({ question: "", answer: "" })),
	};
	const { data, version, versions } = isNew
		? { version: 0, data: nothing, versions: [] }
		: await backend(deskQuestions.byName, { params: { number }, query: { ...(asked !== undefined && { version: asked }) } });
	const { locale } = context.market;
	const { is_shown, topic, texts } = data;
	const title = isNew ? context.texts.translator("desk")("words.question.new") : texts[locale].question || number;
	return {
		...{ isNew, title, page: pageOf(number) },
		topics: topics.map(({ name, title: titles }) => ({ value: name, title: titles[locale] || name })),
		typed: { slug: "", topic, is_shown: is_shown ? "on" : "", ...texts },
		missing: eachLanguage((language) => missingParts(questionParts, texts[language])),
		version,
		versions: versionsOf(context, versions),
		/** A version in the address is looked at, not changed. */
		former: asked === undefined ? null : shown(data),
		news: takeDeskNews(context),
		meta: describePage(context, { title }),
	};
}

const fields = z.object({
	version: z.coerce.number<string>().int().min(0),
	topic: z.string("topic.gone").pipe(writtenSlug.catch("")),
	is_shown: z.literal("on").optional(),
	...questionData.shape.texts.shape,
});
const fieldsOfNew = fields.extend({ slug: writtenSlug });

const dataOf = ({ topic, is_shown, de, en, et, fi }: z.output<typeof fields>): QuestionData => ({
	...{ topic, is_shown: is_shown === "on" },
	texts: { de, en, et, fi },
});

const tasks = {
	...textTasks({
		dataOf,
		fields: (isNew) => (isNew ? fieldsOfNew : fields),
		shown: (_, data) => shown(data),
		save: (context, { number, ...body }) => context.desk().backend(deskQuestions.save, { params: { number }, body }),
		refusable: ["topic", "is_shown"],
		newsOf: ({ is_shown }) => ({ news: is_shown ? "textSaved" : "draftSaved" }),
		page: pageOf,
	}),
	restore: restoreTask(deskQuestions.restore, pageOf),
	remove: removeTask(deskQuestions.remove, list),
};

export const changeQuestion = (asked: Asked) => doTask(tasks, asked);
