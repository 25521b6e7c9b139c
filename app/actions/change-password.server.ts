import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { idem } from "../../contract/fields";
import { type User, users } from "../../contract/users";
import { BackendRefusal } from "../backend/errors.server";
import { newPasswordFields } from "./auth-fields";
import type { FormResult } from "./form-result";
import type { ProfileResult } from "./profile-result";
import { parseForm } from "./read-form";
import { takeSession } from "./signed-in.server";

/** Who has a password shows that they know it (spec section 5). */
const changeFields = newPasswordFields.and(z.object({ currentPassword: z.string({ error: "password.required" }).max(200, "tooLong") }));

/**
 * Changes the password, or sets one where there is none. All other sessions of the account end with it, and this one goes on under another id.
 * Nothing that was typed is sent back.
 */
export async function changePassword(context: AppLoadContext, user: User, form: FormData) {
	const { backend, visitor } = context;
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const { value, refused } = user.hasPassword ? parseForm(changeFields, form) : parseForm(withoutCurrent, form);
	if (!value) return again(refused.errors, 422);
	try {
		const { password, currentPassword } = value;
		const body = { password, currentPassword, idem: key.data };
		const answer = await backend(users.resetPassword, { params: { userid: String(user.userid) }, body });
		takeSession(context, answer);
		visitor.setFlash({ kind: "profile", news: user.hasPassword ? "passwordChanged" : "passwordSet" });
		return redirect("/users/profile", 303);
	} catch (error) {
		if (error instanceof Response && error.status > 500) return again({}, error.status, true);
		if (!(error instanceof BackendRefusal)) throw error;
		const { code } = error.answer;
		if (code === "invalid_credentials") return again({ currentPassword: ["password.invalid"] }, 422);
		if (code === "too_many_attempts") return again({ currentPassword: ["password.tooManyAttempts"] }, 429);
		if (error.status < 500 && code !== "not_signed_in") return again({}, error.status, true);
		throw error;
	}
}

/** Absent where there is none yet. */
const withoutCurrent = newPasswordFields.and(z.object({ currentPassword: z.undefined() }));

const again = (errors: FormResult["errors"], status: number, isFailed = false) =>
	data<ProfileResult>({ form: "password", refused: { values: {}, errors }, isFailed }, { status });
