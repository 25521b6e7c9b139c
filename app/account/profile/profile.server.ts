import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { accountForm } from "../../../contract/account-form";
import { type User, users } from "../../../contract/users";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { accountView } from "../../platform/session/current-user.server";
import { changePassword, mailPasswordLink } from "./change-password.server";
import type { ProfileResult } from "./profile-result";

/** The forms of the profile, by the button that was pressed. */
export async function changeProfile({ request, context }: ActionFunctionArgs) {
	const user = await context.user();
	const form = await request.formData();
	const intent = form.get("intent");
	if (intent === "password") return await changePassword(context, user, form, request);
	return await (intent === "link" ? mailPasswordLink(context, user) : saveInformation(context, user, form));
}

/** Saves account information; a failure is reported, and what was typed stays (R20.6). */
async function saveInformation({ backend, visitor, track }: AppLoadContext, user: User, form: FormData) {
	const submission = readForm(accountForm, form, { hasEmpty: true });
	if (submission.status !== "success") return again(submission.reply(), 422);
	try {
		const saved = await backend(users.update, { params: { userid: String(user.userid) }, body: submission.value });
		visitor.setAccount(accountView(saved));
		track("Account Information Saved", {});
		visitor.setFlash({ kind: "profile", news: "saved" });
		return redirect("/users/profile", 303);
	} catch (error) {
		if (isFailure(error)) return again(submission.reply(), error.status, true);
		if (!(error instanceof BackendRefusal)) throw error;
		const fieldErrors = keysOf(error.answer.fields ?? {});
		if (Object.keys(fieldErrors).length > 0) return again(submission.reply({ fieldErrors }), 422);
		return again(submission.reply(), error.status, true);
	}
}

const again = (reply: ProfileResult["reply"], status: number, isFailed = false) =>
	data<ProfileResult>({ form: "information", reply, isFailed }, { status });
