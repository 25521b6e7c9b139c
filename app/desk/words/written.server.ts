import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { sellerName } from "../../../contract/desk/content";
import type { SavedVersion, written } from "../../../contract/desk/written";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { type Replying, refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import type { DeskNews } from "../../platform/session/visitor";
import { takeDeskNews } from "../desk-news.server";

/** The answer of a page of a text that was not stored. */
interface NotStored<Shown> {
	reply: FormReply | null;
	/** Somebody else stored a version meanwhile. */
	isChanged: boolean;
	/** The typed text as the shop would show it. */
	preview: Shown | null;
}

const notStored = <Shown>(answer: Partial<NotStored<Shown>>, status: number) =>
	data<NotStored<Shown>>({ reply: null, isChanged: false, preview: null, ...answer }, { status });

const isConflict = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "conflict";

/** A task of a page of a text. `number` is the text's name. */
export interface Asked {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

/** The name of a text that is new. */
export const newOne = "new";

interface SavedNews {
	news: DeskNews;
	/** The first day of a text that is shown later, ISO. */
	day?: string;
}

/** @param from first day of a text that was saved, ISO; "" for one that is shown at once */
export const shownFrom = (from: string): SavedNews =>
	from > companyDay(new Date()) ? { news: "textPlanned", day: from } : { news: "textSaved" };

interface WrittenText<Value extends { version: number }, Data, Shown> {
	/** The schema of the form; that of a new text may name its address in `slug`. */
	fields: (isNew: boolean) => z.ZodType<Value>;
	dataOf: (value: Value) => Data;
	/** The text as the shop shows it. */
	shown: (context: AppLoadContext, data: Data, number: string) => Shown | Promise<Shown>;
	/** Messages about what the shop alone knows. */
	problems?: (data: Data) => Record<string, ErrorKey[]>;
	save: (context: AppLoadContext, text: { number: string; version: number; data: Data }) => Promise<unknown>;
	/** Fields that the backend may refuse. */
	refusable: ShownFields;
	newsOf: (data: Data) => SavedNews;
	page: (number: string) => string;
}

/** Saves what was typed, or shows it as the shop would. */
export const textTasks = <Value extends { version: number }, Data, Shown>(text: WrittenText<Value, Data, Shown>) => ({
	async save({ context, number, form }: Asked) {
		const isNew = number === newOne;
		const submission = readForm(text.fields(isNew), form, { hasEmpty: true });
		if (submission.status !== "success") return notStored<Shown>({ reply: submission.reply() }, 422);
		const { value } = submission;
		const name = "slug" in value && typeof value.slug === "string" ? value.slug : number;
		const data = text.dataOf(value);
		const fieldErrors = text.problems?.(data) ?? {};
		if (Object.keys(fieldErrors).length > 0) return notStored<Shown>({ reply: submission.reply({ fieldErrors }) }, 422);
		const saving = text.save(context, { number: name, version: value.version, data });
		const refused = await refusedSave<Shown>(saving, { submission, isNew, fields: text.refusable });
		if (refused) return refused;
		context.visitor.setFlash({ kind: "desk", ...text.newsOf(data) });
		return redirect(text.page(name), 303);
	},
	async preview({ context, number, form }: Asked) {
		const submission = readForm(text.fields(false), form, { hasEmpty: true });
		if (submission.status !== "success") return notStored<Shown>({ reply: submission.reply() }, 422);
		const preview = await text.shown(context, text.dataOf(submission.value), number);
		return notStored<Shown>({ reply: submission.reply(), preview }, 200);
	},
});

interface Saving {
	submission: Replying;
	isNew: boolean;
	fields: ShownFields;
}

/** The form again with what stops `work`; null once it is done. */
async function refusedSave<Shown>(work: Promise<unknown>, { submission, isNew, fields }: Saving) {
	try {
		await work;
		return null;
	} catch (error) {
		if (isConflict(error))
			return isNew
				? notStored<Shown>({ reply: submission.reply({ fieldErrors: { slug: ["slug.taken"] } }) }, 409)
				: notStored<Shown>({ reply: submission.reply(), isChanged: true }, 409);
		const reply = refusedReply(error, submission, fields);
		return notStored<Shown>({ reply }, error instanceof BackendRefusal ? error.status : 422);
	}
}

/** Versions, the latest first, with times in the reader's format. The latest whose day has come is in force. */
export function versionsOf(context: Pick<AppLoadContext, "market">, versions: readonly SavedVersion[]) {
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	const { date } = formatFor(context.market);
	const today = companyDay(new Date());
	const inForce = versions.find(({ from }) => from <= today);
	/** No later version replaces it before its day. */
	const isPlanned = (from: string, index: number) => from > today && versions.slice(0, index).every((later) => later.from > from);
	return versions.map(({ version, by, saved_at, from }, index) => ({
		...{ version, by, time: time.format(new Date(saved_at)) },
		/** null for texts that hold at once. */
		from: from === "" ? null : date(from),
		state: version === inForce?.version ? ("present" as const) : isPlanned(from, index) ? ("planned" as const) : ("former" as const),
	}));
}
export type VersionRow = ReturnType<typeof versionsOf>[number];

/** The version that an address asks for; undefined without one. */
export const versionInAddress = (request: Request): number | undefined =>
	z.coerce
		.number()
		.int()
		.min(1)
		.max(1_000_000)
		.optional()
		.catch(undefined)
		.parse(new URL(request.url).searchParams.get("version") ?? undefined);

const pressed = z.object({ version: z.coerce.number().int().min(0), of: z.coerce.number().int().min(1).optional() });

/** @returns after what `work` did, the page `to` with news; the page itself if somebody else was faster */
async function done({ visitor }: AppLoadContext, work: Promise<unknown>, { news, to }: { news: DeskNews; to: string }) {
	try {
		await work;
	} catch (error) {
		if (isConflict(error)) return notStored<never>({ isChanged: true }, 409);
		throw error;
	}
	visitor.setFlash({ kind: "desk", news });
	return redirect(to, 303);
}

type Calls = ReturnType<typeof written>;

/** Restores a former version. @param page of the text */
export const restoreTask =
	(restore: Calls["restore"], page: (number: string) => string) =>
	({ context, number, form }: Asked) => {
		const { version, of } = read(form);
		if (of === undefined) throw new Response(null, { status: 400 });
		const call = context.desk().backend(restore, { params: { number }, body: { version, of } });
		return done(context, call, { news: "textRestored", to: page(number) });
	};

/** Deletes all versions. @param list of the text's kind */
export const removeTask =
	(remove: Calls["remove"], list: string) =>
	({ context, number, form }: Asked) => {
		const call = context.desk().backend(remove, { params: { number }, body: { version: read(form).version } });
		return done(context, call, { news: "textDeleted", to: list });
	};

/** Does what the form asks for. */
export const doTask = <Answer>(tasks: Readonly<Record<string, (asked: Asked) => Promise<Answer>>>, asked: Asked): Promise<Answer> =>
	intentOf(tasks, asked.form)(asked);

interface OwnData<Value extends { version: number }, Data> {
	title: "words.company" | "words.contact";
	page: string;
	read: (context: AppLoadContext, query: { version?: number }) => Promise<{ data: Data; version: number; versions: SavedVersion[] }>;
	fields: z.ZodType<Value>;
	dataOf: (value: Value) => Data;
	save: (context: AppLoadContext, body: { version: number; data: Data }) => Promise<unknown>;
	restore: Calls["restore"];
	refusable: ShownFields;
}

/** A page of data of the seller, which are one text without a day or a preview. */
export function ownDataPage<Value extends { version: number }, Data>({ page, ...own }: OwnData<Value, Data>) {
	const tasks = {
		save: textTasks({
			fields: () => own.fields,
			dataOf: own.dataOf,
			shown: (_, data) => data,
			save: (context, { number: _, ...body }) => own.save(context, body),
			refusable: own.refusable,
			newsOf: () => ({ news: "textSaved" }),
			page: () => page,
		}).save,
		restore: restoreTask(own.restore, () => page),
	};
	return {
		async load(context: AppLoadContext, request: Request) {
			const asked = versionInAddress(request);
			const { data, version, versions } = await own.read(context, { ...(asked !== undefined && { version: asked }) });
			const title = context.texts.translator("desk")(own.title);
			return {
				...{ title, page, isNew: false, version, versions: versionsOf(context, versions) },
				typed: data,
				/** A version in the address is looked at, not changed. */
				former: asked === undefined ? null : data,
				news: takeDeskNews(context),
				meta: describePage(context, { title }),
			};
		},
		act: (context: AppLoadContext, form: FormData) => doTask(tasks, { context, number: sellerName, form }),
	};
}

function read(form: FormData): z.output<typeof pressed> {
	const fields = pressed.safeParse({ version: form.get("version"), of: form.get("of") ?? undefined });
	if (!fields.success) throw new Response(null, { status: 400 });
	return fields.data;
}
