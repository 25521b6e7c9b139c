import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { SavedVersion, written } from "../../../contract/desk/written";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { FormReply } from "../../platform/forms/form-result";
import { type Replying, refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import type { DeskNews } from "../../platform/session/visitor";

/** The answer of a page of a text that was not stored. */
export interface NotStored<Shown> {
	reply: FormReply | null;
	/** Somebody else stored a version meanwhile. */
	isChanged: boolean;
	/** The typed text as the shop would show it. */
	preview: Shown | null;
}

export const notStored = <Shown>(answer: Partial<NotStored<Shown>>, status: number) =>
	data<NotStored<Shown>>({ reply: null, isChanged: false, preview: null, ...answer }, { status });

const isConflict = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "conflict";

interface Saving {
	submission: Replying;
	isNew: boolean;
	/** Fields that the backend may refuse. */
	fields: ShownFields;
}

/** The form again with what stops `work`; null once it is done. */
export async function refusedSave<Shown>(work: Promise<unknown>, { submission, isNew, fields }: Saving) {
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

/** Versions with times in the reader's format. */
export function versionsOf(context: Pick<AppLoadContext, "market">, versions: readonly SavedVersion[]) {
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	return versions.map(({ version, by, saved_at }) => ({ version, by, time: time.format(new Date(saved_at)) }));
}

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

type Calls = Pick<ReturnType<typeof written>, "restore" | "remove">;

interface Asked {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

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

/** Restores a former version, or deletes all. @param page of the text @param list of its kind */
export const versionTasks = ({ restore, remove }: Calls, { page, list }: { page: (number: string) => string; list: string }) => ({
	restore: ({ context, number, form }: Asked) => {
		const { version, of } = read(form);
		if (of === undefined) throw new Response(null, { status: 400 });
		const call = context.desk().backend(restore, { params: { number }, body: { version, of } });
		return done(context, call, { news: "textRestored", to: page(number) });
	},
	remove: ({ context, number, form }: Asked) => {
		const call = context.desk().backend(remove, { params: { number }, body: { version: read(form).version } });
		return done(context, call, { news: "textDeleted", to: list });
	},
});

function read(form: FormData): z.output<typeof pressed> {
	const fields = pressed.safeParse({ version: form.get("version"), of: form.get("of") ?? undefined });
	if (!fields.success) throw new Response(null, { status: 400 });
	return fields.data;
}
