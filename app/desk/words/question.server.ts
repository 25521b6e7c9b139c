import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskQuestions, deskTopics, type QuestionData, questionData, writtenSlug } from "../../../contract/desk/content";
import { eachLanguage, missingParts, questionParts } from "../../../contract/desk/text-parts";
import { languages } from "../../../contract/locale";
import { href } from "../../platform/config/href";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import { blocks } from "../../platform/page/text-blocks";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { notStored, refusedSave, versionInAddress, versionsOf, versionTasks } from "./written.server";

const newOne = "new";
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

interface Asked {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

const dataOf = ({ topic, is_shown, de, en, et, fi }: z.output<typeof fields>): QuestionData => ({
	...{ topic, is_shown: is_shown === "on" },
	texts: { de, en, et, fi },
});

async function save({ context, number, form }: Asked) {
	const submission = number === newOne ? readForm(fieldsOfNew, form, { hasEmpty: true }) : readForm(fields, form, { hasEmpty: true });
	if (submission.status !== "success") return notStored<ShownQuestion[]>({ reply: submission.reply() }, 422);
	const { value } = submission;
	const name = "slug" in value && typeof value.slug === "string" ? value.slug : number;
	const data = dataOf(value);
	const saving = context.desk().backend(deskQuestions.save, { params: { number: name }, body: { version: value.version, data } });
	const refused = await refusedSave<ShownQuestion[]>(saving, { submission, isNew: number === newOne, fields: ["topic", "is_shown"] });
	if (refused) return refused;
	context.visitor.setFlash({ kind: "desk", news: data.is_shown ? "textSaved" : "draftSaved" });
	return redirect(pageOf(name), 303);
}

/** Shows what was typed, and stores nothing. */
async function preview({ form }: Asked) {
	const submission = readForm(fields, form, { hasEmpty: true });
	if (submission.status !== "success") return notStored<ShownQuestion[]>({ reply: submission.reply() }, 422);
	return notStored<ShownQuestion[]>({ reply: submission.reply(), preview: shown(dataOf(submission.value)) }, 200);
}

const tasks = { save, preview, ...versionTasks(deskQuestions, { page: pageOf, list }) };

export const changeQuestion = (asked: Asked) =>
	intentOf<(asked: Asked) => ReturnType<typeof save> | ReturnType<typeof tasks.remove>>(tasks, asked.form)(asked);
