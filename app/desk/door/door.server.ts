import { data } from "@remix-run/cloudflare";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { type Replying, refusedReply, type ShownFields } from "../../platform/forms/refusal.server";
import { localPath } from "../../platform/http/redirect.server";

/** The form again with what the backend says against it. It never returns a password. @throws failures of the backend */
export function doorReply(error: unknown, submission: Replying, shown: ShownFields) {
	const hidden = { hideFields: ["password"] };
	if (error instanceof BackendRefusal && error.answer.code === "invalid_credentials")
		return data(submission.reply({ fieldErrors: { email: ["email.credentials"] }, ...hidden }), { status: 422 });
	const quiet: Replying = { reply: (options) => submission.reply({ ...options, ...hidden }) };
	return data(refusedReply(error, quiet, shown), { status: error instanceof BackendRefusal ? error.status : 422 });
}

/** Where a sign-in leads: the page that was asked for, if it is one of the desk. */
export function pageAfter(form: FormData, request: Request): string {
	const target = localPath(form.get("returnTo"), request.url);
	return /^\/desk(?:[/?]|$)/.test(target) ? target : href("/desk");
}
