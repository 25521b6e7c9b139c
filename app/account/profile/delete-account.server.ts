import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { idem, idInPath } from "../../../contract/fields";
import { users } from "../../../contract/users";
import { BackendRefusal, isFailure, SignInFirst } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import { emptied } from "../../platform/forms/submission";
import type { AnewProblem } from "../sign-in/sign-in-anew";
import type { DeletionResult } from "./deletion-result";
import { mailFreshLink } from "./fresh-link.server";

/** Hidden ones; whose account it is decides the session, and the backend refuses any other. */
const sent = z.object({ userid: idInPath, idem });

/** Deletes the account and signs out. Sent twice it is one deletion; what was typed is not sent back. Or mails the link that it takes before. */
export async function deleteAccount({ request, context }: ActionFunctionArgs) {
	const { backend, visitor } = context;
	if (!visitor.session || !visitor.allows("functional")) throw new SignInFirst(context.page);
	const form = await request.formData();
	if (form.get("intent") === "link") {
		const mailed = await mailFreshLink(context, await context.user(), "/users/profile/delete");
		return "problem" in mailed ? again({}, mailed.status, null, mailed.problem) : mailed;
	}
	const { success, data: named } = sent.safeParse(Object.fromEntries(form));
	if (!success) throw new Response(null, { status: 400 });
	const typed = form.get("password");
	const password = typeof typed === "string" ? typed : "";
	if (form.has("password") && password === "") return again({ password: ["password.required"] }, 422);
	if (password.length > 200) return again({ password: ["password.invalid"] }, 422);
	try {
		await backend(users.delete, { params: { userid: named.userid }, body: { password, idem: named.idem } });
	} catch (error) {
		return refused(error);
	}
	visitor.signOut();
	return redirect("/users/profile/delete?done=1", 303);
}

function refused(error: unknown) {
	if (isFailure(error)) return again({}, error.status, "failed");
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	if (code === "invalid_credentials") return again({ password: ["password.invalid"] }, 422);
	if (code === "sign_in_anew") return again({}, 403, null, "needed");
	if (code === "too_many_attempts") return again({ password: ["password.tooManyAttempts"] }, 429);
	if (code === "last_owner") return again({}, 409, "owner");
	return again({}, error.status, "failed");
}

const again = (errors: Record<string, ErrorKey[]>, status: number, problem: DeletionResult["problem"] = null, anew?: AnewProblem) =>
	data<DeletionResult>({ reply: emptied(errors), problem, ...(anew && { anew }) }, { status });
