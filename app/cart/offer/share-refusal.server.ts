import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { typedValues } from "../../platform/forms/read-form";
import { refusedFields, showPresent } from "../../platform/forms/refusal.server";
import type { ShareResult } from "./share-result";

const messages: Partial<Record<BackendRefusal["answer"]["code"], ErrorKey>> = {
	too_many_messages: "emails.tooManyMails",
	too_many_attempts: "tooManyAttempts",
	idem_conflict: "emails.sentAlready",
};

export const typedAgain = (refused: FormResult, status: number, isFailed = false) => data<ShareResult>({ refused, isFailed }, { status });

/**
 * What the backend says no to, on the page of the form. A cart that was sent meanwhile is shown as it is; what cannot be shared at all the
 * page says itself.
 * @throws the error itself where it is nothing that the form can show
 */
export function refusedSharing(error: unknown, form: FormData, { visitor }: AppLoadContext, uuid: string) {
	const values = typedValues(form);
	// The same key: what did arrive is not sent twice.
	if (error instanceof Response && error.status > 500) return typedAgain({ values, errors: {} }, error.status, true);
	const present = showPresent(error, visitor, uuid);
	if (present) return present;
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	const key = messages[code];
	if (key)
		return typedAgain({ values: code === "idem_conflict" ? { ...values, idem: "" } : values, errors: { emails: [key] } }, error.status);
	if (code === "empty_cart" || code === "unavailable_goods") return typedAgain({ values, errors: {} }, error.status);
	return typedAgain(refusedFields(error, values, "emails"), 422);
}
