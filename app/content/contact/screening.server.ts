import type { z } from "zod";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { type FormSubmission, readForm } from "../../platform/forms/submission";
import { renderedAt, untimely } from "../../platform/http/form-key";
import { trapName } from "./trap-name";

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
	/** What is said of the form as a whole, where no field is wrong. */
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
	// What is too old gets another stamp: the page's new one.
	return { refused: { reply: submission.reply({ hideFields: notice === "tooOld" ? [stamp] : [] }), notice, status: 422 } };
}
