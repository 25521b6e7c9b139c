import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { ErrorAnswer } from "../../../contract/errors";
import { users } from "../../../contract/users";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import type { Replying } from "../../platform/forms/refusal.server";
import { readForm, readTyped } from "../../platform/forms/submission";
import { localPath } from "../../platform/http/redirect.server";
import { deviceOf } from "../../platform/session/device-of.server";
import { type AuthView, authViews } from "../../platform/session/visitor";
import { authHref, signInPath } from "../auth-href";
import { mailFields, mayKeepAccount, pathAfterSignIn, signInFields, signUpFields, takeSession } from "./session.server";

/** Sign-in problems that concern no field (R20.1). */
const authProblems = ["consent", "tooMany", "tooManyPasswords", "passwordless", "password", "passwordReset", "signup"] as const;
/**
 * consent: functional cookies are not allowed; tooMany, tooManyPasswords: too many attempts; a view's name: its call failed for another
 * reason.
 */
type AuthProblem = (typeof authProblems)[number];

/** The answer to a refused form. It contains the typed address but never a password. */
export interface AuthResult {
	view: AuthView;
	reply: FormReply;
	problem: AuthProblem | null;
}

interface SignInRequest extends Pick<ActionFunctionArgs, "request" | "context"> {
	form: FormData;
}

const handlers: Record<AuthView, (signIn: SignInRequest) => Promise<ReturnType<typeof redirect> | ReturnType<typeof again>>> = {
	passwordless: requestMagicLink,
	password: logIn,
	passwordReset: requestPasswordReset,
	signup: signUp,
};

/** Handles the forms of the drawer and the sign-in page. Without functional cookies every form is refused, whatever the page showed. */
export async function signIn({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const view = z.enum(authViews).catch("passwordless").parse(form.get("view"));
	if (!mayKeepAccount(context, form)) return again(view, readTyped(form), 422, { problem: "consent" });
	try {
		return await handlers[view]({ request, context, form });
	} catch (error) {
		return refusedAuth(error, view, form);
	}
}

async function logIn({ request, context, form }: SignInRequest) {
	context.visitor.setAuthView("password");
	const submission = readForm(signInFields, form);
	if (submission.status !== "success") return again("password", submission, 422);
	const { value } = submission;
	const found = await takeSession(context, await context.backend(users.login, { body: { ...value, device: deviceOf(request) } }));
	if (found !== "signedIn")
		return again("password", submission, 422, { errors: { email: [found === "deleted" ? "email.deleted" : "email.credentials"] } });
	context.track("Account Logged In", { method: "password" });
	context.visitor.setFlash({ kind: "account", news: "signedIn" });
	return redirect(pathAfterSignIn(form.get("returnTo"), request.url), 303);
}

async function requestMagicLink(signIn: SignInRequest) {
	const { context, form } = signIn;
	context.visitor.setAuthView("passwordless");
	const submission = readForm(mailFields, form);
	if (submission.status !== "success") return again("passwordless", submission, 422);
	const { value } = submission;
	const { message } = await context.backend(users.requestMagicLink, { body: { ...value, host: context.origin } });
	return linkSent(signIn, "passwordless", value.email, message === "Magic link sent successfully.");
}

async function requestPasswordReset(signIn: SignInRequest) {
	const { context, form } = signIn;
	const submission = readForm(mailFields, form);
	if (submission.status !== "success") return again("passwordReset", submission, 422);
	const { value } = submission;
	const { message } = await context.backend(users.requestPasswordReset, { body: { ...value, host: context.origin } });
	return linkSent(signIn, "passwordReset", value.email, message === "Password reset link sent successfully.");
}

async function signUp(signIn: SignInRequest) {
	const { context, form } = signIn;
	const submission = readForm(signUpFields, form);
	if (submission.status !== "success") return again("signup", submission, 422);
	const { value } = submission;
	// A new password takes effect only if the browser that chose it opens the link.
	context.visitor.ensureSession();
	const { email, password } = value;
	const { message, error } = await context.backend(users.create, { body: { email, password, host: context.origin } });
	if (error !== null) return again("signup", submission, 422, { problem: "signup" });
	const isNew = message === "Verification email sent successfully.";
	if (isNew) context.convert("account_created");
	return linkSent(signIn, "signup", email, isNew);
}

/** Redirects to the confirmation on the page that sent the form. Only a mail sent now shows a message (R13.9). */
function linkSent({ request, context, form }: SignInRequest, view: Exclude<AuthView, "password">, email: string, isNew: boolean) {
	if (isNew) context.visitor.setFlash({ kind: "linkSent", view, email });
	const returnTo = form.get("returnTo");
	context.visitor.setReturnTo(returnTo ? localPath(returnTo, request.url) : null);
	const page = new URL(localPath(form.get("page") ?? signInPath, request.url), request.url);
	return redirect(authHref(page, view, isNew ? "new" : "again"), 303);
}

/** Refusals that appear at the e-mail field (R20.2, R20.3). */
const fieldMessages: Partial<Record<ErrorAnswer["code"], ErrorKey>> = {
	invalid_credentials: "email.credentials",
	not_verified: "email.notVerified",
	email_taken: "email.taken",
};

/** Shows the form again with the typed address, but without passwords. */
function again(view: AuthView, submission: Replying, status: number, { errors = {}, problem = null }: Wrong = {}) {
	const reply = submission.reply({ fieldErrors: errors, hideFields: ["password", "confirmPassword"] });
	return data<AuthResult>({ view, reply, problem }, { status });
}

interface Wrong {
	errors?: Record<string, ErrorKey[]>;
	problem?: AuthProblem | null;
}

/** Maps a refused call to a message at the field or above the form. @throws the error itself if the form has no message for it */
function refusedAuth(error: unknown, view: AuthView, form: FormData) {
	const submission = readTyped(form);
	if (error instanceof BackendRefusal) {
		const key = fieldMessages[error.answer.code];
		if (key) return again(view, submission, 422, { errors: { email: [key] } });
		if (error.status === 429) return again(view, submission, 429, { problem: view === "password" ? "tooManyPasswords" : "tooMany" });
		return again(view, submission, error.status, { problem: view });
	}
	if (isFailure(error)) return again(view, submission, error.status, { problem: view });
	throw error;
}
