import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import type { KeptFile } from "../../platform/forms/kept-files";
import { refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { emptied, type FormSubmission, readForm } from "../../platform/forms/submission";
import type { Uploads } from "../../platform/forms/uploads.server";
import { renderedAt, untimely } from "../../platform/http/form-key";
import type { Visitor } from "../../platform/session/visitor.server";
import { trapName } from "./trap";

type Keyed = z.ZodType<{ idem: string }>;

interface Message<T extends Keyed> {
	/** With its `idem`, which carries when the form was rendered. */
	fields: T;
	/** The field of refusals that name none, and the others that show messages. */
	shown: ShownFields;
	/** The path of the page that shows the message was sent. */
	sent: string;
	visitor: Visitor;
	/** More forms come from the sender's network than people send. */
	isFlood: boolean;
	send(value: z.output<T>, files: string[]): Promise<unknown>;
	/** Takes the files of the form, where it has any. */
	take?: () => Promise<Uploads>;
}

/**
 * Sends what somebody writes to the shop. Where it cannot be sent, what was typed stays in the form.
 */
export async function takeMessage<T extends Keyed>(form: FormData, { fields, shown, sent, visitor, isFlood, send, take }: Message<T>) {
	const { kept, error: wrong } = (!isFlood && !form.get(trapName) && (await take?.())) || { kept: [], error: null };
	// Nothing else of it has arrived.
	if (form.has("tooLarge")) return showFormAgain({ reply: emptied({ files: ["files.tooLarge"] }), kept }, 422);
	const screening = screened(form, { fields, field: shown[0], stamp: "idem", isFlood });
	if (screening.refused) {
		const { reply, notice, status } = screening.refused;
		if (reply.error?.idem || reply.error?.cartUuid) throw new Response(null, { status: 400 });
		return showFormAgain({ reply: wrong ? withFiles(reply, wrong) : reply, notice, kept }, status);
	}
	const { submission } = screening;
	if (wrong) return showFormAgain({ reply: submission.reply({ fieldErrors: { files: [wrong] } }), kept }, 422);
	try {
		await send(
			submission.value,
			kept.map(({ id }) => id),
		);
		return thankOn(visitor, sent);
	} catch (error) {
		// 404: a backend of one's own takes no messages. The same key: what did arrive is not sent twice.
		if (error instanceof Response && (error.status > 500 || error.status === 404))
			return showFormAgain({ reply: submission.reply(), isFailed: true, kept }, error.status === 404 ? 502 : error.status);
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return showFormAgain({ reply: refusedReply(error, submission, isOfAddress(error) ? ["email"] : shown), kept }, status);
	}
}

/** The mail address has received too many messages, whoever writes them. */
const isOfAddress = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "too_many_messages";

/** The result with which a form is shown again. */
export interface MessageResult {
	reply: FormReply;
	/** The error of the form as a whole. */
	notice?: ErrorKey | undefined;
	/** It could not be passed on, whatever was typed. */
	isFailed?: boolean;
	/** Files that were uploaded with it. */
	kept?: KeptFile[];
}

const withFiles = (reply: FormReply, wrong: ErrorKey): FormReply => ({ ...reply, error: { ...reply.error, files: [wrong] } });

/** Shows a form again with what was typed. */
export const showFormAgain = (result: MessageResult, status: number) => data(result, { status });

interface Screening<T extends z.ZodType> {
	fields: T;
	/** The field of refusals that name none. */
	field: string;
	/** The field with the time of rendering. */
	stamp: "idem" | "at";
	/** More forms come from the sender's network than people send. */
	isFlood: boolean;
}

type Screened<T extends z.ZodType> = Extract<FormSubmission<T>, { status: "success" }>;

interface Refused {
	reply: FormReply;
	/** The error of the form as a whole. */
	notice?: ErrorKey;
	status: 422 | 429;
}

/**
 * Looks through a form by which anybody can write to the shop: whether it is filled in, and whether a machine sent it. What only a machine does
 * is refused with a message, for it may have been a person, and what was typed stays.
 */
export function screened<T extends z.ZodType>(
	form: FormData,
	{ fields, field, stamp, isFlood }: Screening<T>,
): { submission: Screened<T>; refused?: undefined } | { refused: Refused } {
	const submission = readForm(fields, form);
	const isTrapped = Boolean(form.get(trapName));
	if (submission.status !== "success" || isTrapped) {
		return { refused: { reply: submission.reply(isTrapped ? { fieldErrors: { [trapName]: ["leaveEmpty"] } } : {}), status: 422 } };
	}
	if (isFlood) return { refused: { reply: submission.reply({ fieldErrors: { [field]: ["tooManyAttempts"] } }), status: 429 } };
	const notice = untimely(renderedAt(String(form.get(stamp) ?? "")));
	if (!notice) return { submission };
	// A form that is too old gets the new stamp of the page.
	return { refused: { reply: submission.reply({ hideFields: notice === "tooOld" ? [stamp] : [] }), notice, status: 422 } };
}

/** Leads to the page that thanks: to its sender, once. */
export function thankOn(visitor: Visitor, page: string) {
	visitor.setFlash({ kind: "formSent" });
	return redirect(page, 303);
}

/** Whether this is the page that thanks: an address alone claims nothing. */
export const isThanks = (visitor: Visitor, query: URLSearchParams): boolean =>
	query.has("sent") && visitor.takePageFlash()?.kind === "formSent";
