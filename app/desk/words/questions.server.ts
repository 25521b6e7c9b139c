import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskQuestions, deskTopics, topicTitle, writtenSlug } from "../../../contract/desk/content";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import { describePage } from "../../platform/seo/page-meta";
import type { DeskNews } from "../../platform/session/visitor";
import { takeDeskNews } from "../desk-news.server";

const page = href("/desk/words/questions");

export async function readQuestions(context: AppLoadContext) {
	const { backend } = context.desk();
	const [{ rows }, { version, topics }] = await Promise.all([backend(deskQuestions.list), backend(deskTopics.list)]);
	const { locale } = context.market;
	return {
		version,
		topics: topics.map(({ name, title }) => ({
			...{ name, title, shown: title[locale] || name },
			questions: rows
				.filter(({ topic }) => topic === name)
				.map((question) => ({ name: question.name, texts: question.texts, isShown: question.is_shown })),
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("words.questions") }),
	};
}

interface Asked {
	context: AppLoadContext;
	form: FormData;
}

/** The answer to a form that was not stored, with the name of its topic. */
interface NotStored {
	topic: string | null;
	reply: FormReply | null;
	isChanged: boolean;
}

const notStored = (answer: Partial<NotStored>, status: number) =>
	data<NotStored>({ topic: null, reply: null, isChanged: false, ...answer }, { status });

const pressed = z.object({
	name: writtenSlug,
	direction: z.enum(["up", "down"]).catch("up"),
	version: z.coerce.number().int().min(0).catch(0),
});

function read(form: FormData): z.output<typeof pressed> {
	const fields = pressed.safeParse(Object.fromEntries(["name", "direction", "version"].map((name) => [name, form.get(name)])));
	if (!fields.success) throw new Response(null, { status: 400 });
	return fields.data;
}

async function done({ visitor }: AppLoadContext, news: DeskNews, work: Promise<unknown>) {
	try {
		await work;
	} catch (error) {
		if (error instanceof BackendRefusal) return notStored({ isChanged: true }, error.status);
		throw error;
	}
	visitor.setFlash({ kind: "desk", news });
	return redirect(page, 303);
}

const moving =
	(call: typeof deskQuestions.move | typeof deskTopics.move) =>
	async ({ context, form }: Asked) => {
		const { name, direction } = read(form);
		return done(context, "textMoved", context.desk().backend(call, { params: { number: name }, body: { direction } }));
	};

const topicFields = z.object({ version: z.coerce.number<string>().int().min(0), name: writtenSlug, ...topicTitle.shape });

/** @param isNew the name must not be a topic's */
const savingTopic =
	(isNew: boolean) =>
	async ({ context, form }: Asked) => {
		const submission = readForm(topicFields, form, { hasEmpty: true });
		const topic = isNew ? "new" : String(form.get("name"));
		if (submission.status !== "success") return notStored({ topic, reply: submission.reply() }, 422);
		const { version, name, ...title } = submission.value;
		const { backend } = context.desk();
		if (isNew && (await backend(deskTopics.list)).topics.some((one) => one.name === name))
			return notStored({ topic, reply: submission.reply({ fieldErrors: { name: ["topic.taken"] } }) }, 409);
		try {
			await backend(deskTopics.save, { params: { number: name }, body: { version, title } });
		} catch (error) {
			if (!(error instanceof BackendRefusal)) throw error;
			return notStored({ topic, reply: submission.reply(), isChanged: true }, error.status);
		}
		context.visitor.setFlash({ kind: "desk", news: "topicSaved" });
		return redirect(page, 303);
	};

async function removeTopic({ context, form }: Asked) {
	const { name, version } = read(form);
	return done(context, "topicDeleted", context.desk().backend(deskTopics.remove, { params: { number: name }, body: { version } }));
}

const tasks = {
	move: moving(deskQuestions.move),
	moveTopic: moving(deskTopics.move),
	topic: savingTopic(false),
	newTopic: savingTopic(true),
	removeTopic,
};

export const changeQuestions = (asked: Asked) => intentOf(tasks, asked.form)(asked);
