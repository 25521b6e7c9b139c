import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { emptied, type FormSubmission, readForm } from "../../platform/forms/submission";
import type { KeptFile, RefusedFile } from "../../platform/forms/upload-field";
import { isCutOff, type Uploads } from "../../platform/forms/uploads.server";
import { formAgeProblem, renderedAt } from "../../platform/http/form-key";
import type { SentForm } from "../../platform/session/visitor";
import type { Visitor } from "../../platform/session/visitor.server";
import { trapName } from "./trap";

/** The files of a message, and the names of those that the form has refused. */
interface SentFiles {
	kept: readonly KeptFile[];
	refused: string[];
}

type Keyed = z.ZodType<{ idem: string }>;

interface Message<T extends Keyed> {
	/** The fields with `idem`, which carries the time of rendering. */
	fields: T;
	/** The field for refusals that name none, and the other fields that show messages. */
	shown: ShownFields;
	sent: string;
	visitor: Visitor;
	/** True if the sender's network sends more forms than people do. */
	isFlood: boolean;
	/** @returns what the page tells of it besides thanks */
	send(value: z.output<T>, files: SentFiles): Promise<SentForm | undefined>;
	take?: () => Promise<Uploads>;
}

/** Sends a reader's message to the shop. If that fails, the form keeps what was typed. */
export async function takeMessage<T extends Keyed>(form: FormData, { fields, shown, sent, visitor, isFlood, send, take }: Message<T>) {
	const { errors, ...files } = (!isFlood && !form.get(trapName) && (await take?.())) || {
		kept: [],
		refused: [],
		refusedBefore: [],
		errors: [],
	};
	if (isCutOff(form)) return showFormAgain({ reply: emptied({ files: ["files.tooLarge"] }), ...files }, 422);
	const screening = checkPublicForm(form, { fields, field: shown[0], stamp: "idem", isFlood });
	if (screening.refused) {
		const { reply, notice, status } = screening.refused;
		if (reply.error?.idem || reply.error?.cartUuid) throw new Response(null, { status: 400 });
		return showFormAgain({ reply: errors.length > 0 ? withFiles(reply, errors) : reply, notice, ...files }, status);
	}
	const { submission } = screening;
	if (errors.length > 0) return showFormAgain({ reply: submission.reply({ fieldErrors: { files: errors } }), ...files }, 422);
	try {
		const names = new Set(files.kept.map(({ name }) => name));
		const refused = files.refusedBefore.filter((name) => !names.has(name)).slice(0, 5);
		return redirectToThanks(visitor, sent, await send(submission.value, { kept: files.kept, refused }));
	} catch (error) {
		// 404: a backend without messages. The key stays, so that a message that did arrive is not sent twice.
		if (error instanceof Response && (error.status > 500 || error.status === 404))
			return showFormAgain({ reply: submission.reply(), isFailed: true, ...files }, error.status === 404 ? 502 : error.status);
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return showFormAgain({ reply: refusedReply(error, submission, isOfAddress(error) ? ["email"] : shown), ...files }, status);
	}
}

/** Returns whether the mail address has received too many messages, from any sender. */
const isOfAddress = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "too_many_messages";

export interface MessageResult {
	reply: FormReply;
	notice?: ErrorKey | undefined;
	/** True if the message could not be passed on, whatever the reader typed. */
	isFailed?: boolean;
	/** Files that were already uploaded with the form. */
	kept?: KeptFile[];
	refused?: RefusedFile[];
	refusedBefore?: string[];
}

const withFiles = (reply: FormReply, errors: ErrorKey[]): FormReply => ({ ...reply, error: { ...reply.error, files: errors } });

export const showFormAgain = (result: MessageResult, status: number) => data(result, { status });

interface Screening<T extends z.ZodType> {
	fields: T;
	/** The field for refusals that name none. */
	field: string;
	/** The field that holds the time of rendering. */
	stamp: "idem" | "at";
	isFlood: boolean;
}

type Screened<T extends z.ZodType> = Extract<FormSubmission<T>, { status: "success" }>;

interface Refused {
	reply: FormReply;
	notice?: ErrorKey;
	status: 422 | 429;
}

/**
 * Checks a public form: whether it is filled in, and whether a machine sent it. It refuses what only machines do with
 * a message and keeps the input, because the sender may be a person.
 */
export function checkPublicForm<T extends z.ZodType>(
	form: FormData,
	{ fields, field, stamp, isFlood }: Screening<T>,
): { submission: Screened<T>; refused?: undefined } | { refused: Refused } {
	const submission = readForm(fields, form);
	const isTrapped = Boolean(form.get(trapName));
	if (submission.status !== "success" || isTrapped) {
		return { refused: { reply: submission.reply(isTrapped ? { fieldErrors: { [trapName]: ["leaveEmpty"] } } : {}), status: 422 } };
	}
	if (isFlood) return { refused: { reply: submission.reply({ fieldErrors: { [field]: ["tooManyAttempts"] } }), status: 429 } };
	const notice = formAgeProblem(renderedAt(String(form.get(stamp) ?? "")));
	if (!notice) return { submission };
	// A form that is too old gets the page's new stamp.
	return { refused: { reply: submission.reply({ hideFields: notice === "tooOld" ? [stamp] : [] }), notice, status: 422 } };
}

/** Redirects the sender to a page that confirms once. */
export function redirectToThanks(visitor: Visitor, page: string, told: SentForm = {}) {
	visitor.setFlash({ kind: "formSent", ...told });
	return redirect(page, 303);
}

/** Returns the message that this page confirms; null for none. The address alone is no proof. */
export function sentForm(visitor: Visitor, query: URLSearchParams): SentForm | null {
	const flash = query.has("sent") ? visitor.takePageFlash() : null;
	return flash?.kind === "formSent" ? flash : null;
}

export const confirmsMessage = (visitor: Visitor, query: URLSearchParams): boolean => sentForm(visitor, query) !== null;
