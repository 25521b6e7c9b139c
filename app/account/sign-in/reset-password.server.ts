import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { idInPath } from "../../../contract/fields";
import { users } from "../../../contract/users";
import { readForm } from "../../platform/forms/submission";
import { newPasswordFields } from "./auth-fields";
import { deviceOf } from "./device-of.server";
import { failedLink, readLinkForm } from "./mailed-link.server";
import { takeSession, wayOn } from "./signed-in.server";

/**
 * Sets a new password by the link of a mail, which is then used up, and ends all sessions of the account. Whoever allows what an account takes
 * is signed in by it.
 */
export async function resetPassword({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const link = readLinkForm(form);
	const userid = idInPath.safeParse(form.get("userid")).data;
	if (!link || !userid) return redirect("/users/reset-password", 303);
	const page = `/users/reset-password?token=${link.token}`;
	const submission = readForm(newPasswordFields, form);
	// Passwords are typed anew.
	if (submission.status !== "success")
		return data({ reply: submission.reply({ hideFields: ["password", "confirmPassword"] }), isFailed: false, userid }, { status: 422 });
	const { visitor } = context;
	try {
		const body = { ...link, password: submission.value.password, signIn: visitor.allows("functional"), device: deviceOf(request) };
		const answer = await context.backend(users.resetPassword, { params: { userid }, body });
		visitor.setFlash({ kind: "account", news: "passwordSet" });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect("/users/login?view=password", 303);
	} catch (error) {
		return failedLink(error, page, userid);
	}
	context.track("Account Logged In", { method: "new_password" });
	return redirect(wayOn(visitor.takeReturnTo(), request.url), 303);
}
