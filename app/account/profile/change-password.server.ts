import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { idem } from "../../../contract/fields";
import { type User, users } from "../../../contract/users";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { emptied, readForm } from "../../platform/forms/submission";
import { newPasswordFields } from "../sign-in/auth-fields";
import { deviceOf } from "../sign-in/device-of.server";
import type { AnewProblem } from "../sign-in/sign-in-anew";
import { takeSession } from "../sign-in/signed-in.server";
import { mailFreshLink } from "./fresh-link.server";
import type { ProfileResult } from "./profile-result";

/**
 * Changes the password, or sets one where there is none. All other sessions of the account end with it, and this one goes on under another id.
 * Nothing that was typed is sent back.
 */
export async function changePassword(context: AppLoadContext, user: User, form: FormData, request: Request) {
	const { backend, visitor } = context;
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const submission = readForm(newPasswordFields, form);
	const { currentPassword, errors } = user.hasPassword ? readCurrent(form) : {};
	if (submission.status !== "success" || errors) {
		const reply = submission.reply({ ...(errors && { fieldErrors: errors }), hideFields: passwords });
		return data<ProfileResult>({ form: "password", reply, isFailed: false }, { status: 422 });
	}
	try {
		const body = { password: submission.value.password, currentPassword, idem: key.data, device: deviceOf(request) };
		const answer = await backend(users.resetPassword, { params: { userid: String(user.userid) }, body });
		await takeSession(context, answer);
		visitor.setFlash({ kind: "profile", news: user.hasPassword ? "passwordChanged" : "passwordSet" });
		return redirect("/users/profile", 303);
	} catch (error) {
		if (isFailure(error)) return again({}, error.status, true);
		if (!(error instanceof BackendRefusal)) throw error;
		const { code } = error.answer;
		if (code === "invalid_credentials") return again({ currentPassword: ["password.invalid"] }, 422);
		if (code === "sign_in_anew") return again({}, 403, false, "needed");
		if (code === "too_many_attempts") return again({ currentPassword: ["password.tooManyAttempts"] }, 429);
		if (error.status < 500) return again({}, error.status, true);
		throw error;
	}
}

/** Who has a password shows that they know it (R19.10). */
function readCurrent(form: FormData): { currentPassword?: string; errors?: Record<string, ErrorKey[]> } {
	const typed = form.get("currentPassword");
	if (typeof typed !== "string" || typed === "") return { errors: { currentPassword: ["password.required"] } };
	if (typed.length > longestPassword) return { errors: { currentPassword: ["password.invalid"] } };
	return { currentPassword: typed };
}

const passwords = ["currentPassword", "password", "confirmPassword"];

/** No account has a longer one. */
const longestPassword = 200;

/** Mails the link by which an account without a password shows who it is. */
export async function mailPasswordLink(context: AppLoadContext, user: User) {
	const mailed = await mailFreshLink(context, user, "/users/profile");
	return "problem" in mailed ? again({}, mailed.status, false, mailed.problem) : mailed;
}

const again = (errors: Record<string, ErrorKey[]>, status: number, isFailed = false, anew?: AnewProblem) =>
	data<ProfileResult>({ form: "password", reply: emptied(errors), isFailed, ...(anew && { anew }) }, { status });
