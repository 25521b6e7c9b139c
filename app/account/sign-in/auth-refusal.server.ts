import { data } from "@remix-run/cloudflare";
import type { ErrorAnswer } from "../../../contract/errors";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { Replying } from "../../platform/forms/refusal.server";
import { readTyped } from "../../platform/forms/submission";
import type { AuthView } from "../../platform/session/visitor";
import type { AuthProblem, AuthResult } from "./auth-result";

/** What is reported beside the field of the address (R20.2, R20.3). */
const fieldMessages: Partial<Record<ErrorAnswer["code"], ErrorKey>> = {
	invalid_credentials: "email.credentials",
	not_verified: "email.notVerified",
	email_taken: "email.taken",
};

/** The form again, with the address that was typed. Passwords are typed anew. */
export function again(view: AuthView, submission: Replying, status: number, { errors = {}, problem = null }: Wrong = {}) {
	const reply = submission.reply({ fieldErrors: errors, hideFields: ["password", "confirmPassword"] });
	return data<AuthResult>({ view, reply, problem }, { status });
}

interface Wrong {
	errors?: Record<string, ErrorKey[]>;
	problem?: AuthProblem | null;
}

/**
 * What a failing call leads to: a message beside the field, or one above the form.
 * @throws the error itself where it is nothing that the form could say
 */
export function refusedAuth(error: unknown, view: AuthView, form: FormData) {
	const submission = readTyped(form);
	if (error instanceof BackendRefusal) {
		const key = fieldMessages[error.answer.code];
		if (key) return again(view, submission, 422, { errors: { email: [key] } });
		if (error.status === 429) return again(view, submission, 429, { problem: view === "password" ? "tooManyPasswords" : "tooMany" });
		return again(view, submission, error.status, { problem: view });
	}
	if (error instanceof Response && error.status > 500) return again(view, submission, error.status, { problem: view });
	throw error;
}
