import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { accountForm } from "../../../contract/account-form";
import { type User, users } from "../../../contract/users";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { keysOf, typedValues } from "../../platform/forms/read-form";
import { accountView } from "../../platform/session/current-user.server";
import type { ProfileResult } from "./profile-result";

/** Saves account information; a failure is reported, and what was typed stays (R20.6). */
export async function saveInformation({ backend, visitor, track }: AppLoadContext, user: User, form: FormData) {
	const values = typedValues(form);
	const read = accountForm.safeParse(values);
	if (!read.success) return again({ values, errors: keysOf(z.flattenError(read.error).fieldErrors) }, 422);
	try {
		const saved = await backend(users.update, { params: { userid: String(user.userid) }, body: read.data });
		visitor.setAccount(accountView(saved));
		track("Account Information Saved", {});
		visitor.setFlash({ kind: "profile", news: "saved" });
		return redirect("/users/profile", 303);
	} catch (error) {
		if (error instanceof Response && error.status > 500) return again({ values, errors: {} }, error.status, true);
		if (error instanceof BackendRefusal && error.answer.code === "invalid")
			return again({ values, errors: keysOf(error.answer.fields ?? {}) }, 422);
		throw error;
	}
}

const again = (refused: ProfileResult["refused"], status: number, isFailed = false) =>
	data<ProfileResult>({ form: "information", refused, isFailed }, { status });
