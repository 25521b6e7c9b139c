import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireUser, signInIfEnded } from "../../platform/session/current-user.server";
import { saveInformation } from "./account-information.server";
import { changePassword, mailPasswordLink } from "./change-password.server";

/** The forms of the profile, by the button that was pressed. */
export async function changeProfile({ request, context }: ActionFunctionArgs) {
	const user = await requireUser(context, request);
	const form = await request.formData();
	try {
		const intent = form.get("intent");
		if (intent === "password") return await changePassword(context, user, form, request);
		return await (intent === "link" ? mailPasswordLink(context, user) : saveInformation(context, user, form));
	} catch (error) {
		signInIfEnded(error, request);
		throw error;
	}
}
