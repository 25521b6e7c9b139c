import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireUser, signInIfEnded } from "../current-user.server";
import { saveInformation } from "./account-information.server";
import { changePassword } from "./change-password.server";

/** The forms of the profile, by the button that was pressed. */
export async function changeProfile({ request, context }: ActionFunctionArgs) {
	const user = await requireUser(context, request);
	const form = await request.formData();
	try {
		return await (form.get("intent") === "password" ? changePassword : saveInformation)(context, user, form);
	} catch (error) {
		signInIfEnded(error, request);
		throw error;
	}
}
