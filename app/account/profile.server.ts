import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { accountForm } from "../../contract/account-form";
import { idem } from "../../contract/fields";
import { type User, users } from "../../contract/users";
import { BackendRefusal, isFailure } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import type { ErrorKey } from "../platform/forms/error-keys";
import type { FormReply } from "../platform/forms/form-result";
import { keysOf } from "../platform/forms/read-form";
import { emptied, readForm } from "../platform/forms/submission";
import { accountView } from "../platform/session/current-user.server";
import { deviceOf } from "../platform/session/device-of.server";
import { newPasswordFields, takeSession } from "./sign-in/session.server";
import type { SignInAgainProblem } from "./sign-in/sign-in-again";

/** The forms of the profile. Each button sends the name of its form. */
const profileForms = ["information", "password"] as const;
type ProfileForm = (typeof profileForms)[number];

/** The answer to a refused form. It contains the typed values except passwords. */
export interface ProfileResult {
	form: ProfileForm;
	reply: FormReply;
	/** The backend did not save the form. */
	isFailed: boolean;
	/** The change needs a recent sign-in, by mailed link. */
	anew?: SignInAgainProblem;
}

/** Selects the form by the pressed button. */
export async function changeProfile({ request, context }: ActionFunctionArgs) {
	const user = await context.user();
	const form = await request.formData();
	const intent = form.get("intent");
	if (intent === "password") return await changePassword(context, user, form, request);
	return await (intent === "link" ? mailPasswordLink(context, user) : saveInformation(context, user, form));
}

/** Saves the account's data. A failure keeps the typed values (R20.6). */
async function saveInformation({ backend, visitor, track }: AppLoadContext, user: User, form: FormData) {
	const submission = readForm(accountForm, form, { hasEmpty: true });
	if (submission.status !== "success") return showInformationAgain(submission.reply(), 422);
	try {
		const saved = await backend(users.update, { params: { userid: String(user.userid) }, body: submission.value });
		visitor.setAccount(accountView(saved));
		track("Account Information Saved", {});
		visitor.setFlash({ kind: "profile", news: "saved" });
		return redirect(href("/users/profile"), 303);
	} catch (error) {
		if (isFailure(error)) return showInformationAgain(submission.reply(), error.status, true);
		if (!(error instanceof BackendRefusal)) throw error;
		const fieldErrors = keysOf(error.answer.fields ?? {});
		if (Object.keys(fieldErrors).length > 0) return showInformationAgain(submission.reply({ fieldErrors }), 422);
		return showInformationAgain(submission.reply(), error.status, true);
	}
}

const showInformationAgain = (reply: ProfileResult["reply"], status: number, isFailed = false) =>
	data<ProfileResult>({ form: "information", reply, isFailed }, { status });

/**
 * Changes the password, or sets the first one. This ends all other sessions and gives this one a new id. The answer contains no typed
 * values.
 */
async function changePassword(context: AppLoadContext, user: User, form: FormData, request: Request) {
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
		return redirect(href("/users/profile"), 303);
	} catch (error) {
		if (isFailure(error)) return showPasswordAgain({}, error.status, true);
		if (!(error instanceof BackendRefusal)) throw error;
		const { code } = error.answer;
		if (code === "invalid_credentials") return showPasswordAgain({ currentPassword: ["password.invalid"] }, 422);
		if (code === "sign_in_anew") return showPasswordAgain({}, 403, false, "needed");
		if (code === "too_many_attempts") return showPasswordAgain({ currentPassword: ["password.tooManyAttempts"] }, 429);
		if (error.status < 500) return showPasswordAgain({}, error.status, true);
		throw error;
	}
}

/** An account with a password must enter it (R19.10). */
function readCurrent(form: FormData): { currentPassword?: string; errors?: Record<string, ErrorKey[]> } {
	const typed = form.get("currentPassword");
	if (typeof typed !== "string" || typed === "") return { errors: { currentPassword: ["password.required"] } };
	if (typed.length > longestPassword) return { errors: { currentPassword: ["password.invalid"] } };
	return { currentPassword: typed };
}

const passwords = ["currentPassword", "password", "confirmPassword"];

/** Rejects longer passwords before they reach the backend. */
const longestPassword = 200;

/** Mails a link that lets an account without a password prove its identity. */
async function mailPasswordLink(context: AppLoadContext, user: User) {
	const mailed = await mailFreshLink(context, user, href("/users/profile"));
	return "problem" in mailed ? showPasswordAgain({}, mailed.status, false, mailed.problem) : mailed;
}

const showPasswordAgain = (errors: Record<string, ErrorKey[]>, status: number, isFailed = false, anew?: SignInAgainProblem) =>
	data<ProfileResult>({ form: "password", reply: emptied(errors), isFailed, ...(anew && { anew }) }, { status });

interface NotMailed {
	problem: SignInAgainProblem;
	status: number;
}

/**
 * Mails a signed-in reader a link that renews the sign-in and returns to this page. The limit of sign-in links applies.
 * @returns a redirect to the page, which reports the mail; or the reason why there is no link
 */
export async function mailFreshLink(
	{ backend, visitor, origin }: AppLoadContext,
	{ email }: Pick<User, "email">,
	page: string,
): Promise<ReturnType<typeof redirect> | NotMailed> {
	try {
		await backend(users.requestMagicLink, { body: { email, host: origin } });
	} catch (error) {
		if (error instanceof BackendRefusal) return { problem: error.status === 429 ? "tooMany" : "failed", status: error.status };
		if (isFailure(error)) return { problem: "failed", status: error.status };
		throw error;
	}
	visitor.setReturnTo(page);
	visitor.setFlash({ kind: "profile", news: "linkSent" });
	return redirect(page, 303);
}
