import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { type Replying, refusedReply, showPresent } from "../../platform/forms/refusal.server";
import type { ShareResult } from "./share-result";

const messages: Partial<Record<BackendRefusal["answer"]["code"], ErrorKey>> = {
	too_many_messages: "emails.tooManyMails",
	too_many_attempts: "tooManyAttempts",
	idem_conflict: "emails.sentAlready",
};

export const typedAgain = (reply: FormReply, status: number, isFailed = false) => data<ShareResult>({ reply, isFailed }, { status });

/**
 * What the backend says no to, on the page of the form. A cart that was sent meanwhile is shown as it is; what cannot be shared at all the
 * page says itself.
 * @throws the error itself where it is nothing that the form can show
 */
export function refusedSharing(error: unknown, submission: Replying, { visitor }: AppLoadContext, uuid: string) {
	// The same key: what did arrive is not sent twice.
	if (error instanceof Response && error.status > 500) return typedAgain(submission.reply(), error.status, true);
	const present = showPresent(error, visitor, uuid);
	if (present) return present;
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	const key = messages[code];
	if (key) {
		const hideFields = code === "idem_conflict" ? ["idem"] : [];
		return typedAgain(submission.reply({ fieldErrors: { emails: [key] }, hideFields }), error.status);
	}
	if (code === "empty_cart" || code === "unavailable_goods") return typedAgain(submission.reply(), error.status);
	return typedAgain(refusedReply(error, submission, "emails"), 422);
}
