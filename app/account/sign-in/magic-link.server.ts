import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { deviceOf } from "./device-of.server";
import { failedLink, readLinkForm } from "./mailed-link.server";
import { mayKeepAccount, takeSession, wayOn } from "./signed-in.server";

/** Signs in by the link of a mail, which is then used up. Without functional cookies nobody signs in, and the link holds. */
export async function useMagicLink({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const link = readLinkForm(form);
	if (!link) return redirect("/users/magic-link", 303);
	const page = `/users/magic-link?token=${link.token}`;
	const { visitor } = context;
	if (!mayKeepAccount(context, form)) return redirect(page, 303);
	try {
		const answer = await context.backend(users.magicLogin, { body: { ...link, device: deviceOf(request) } });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect(page, 303);
	} catch (error) {
		return failedLink(error, page);
	}
	context.track("Account Logged In", { method: "link" });
	visitor.setFlash({ kind: "account", news: "signedIn" });
	return redirect(wayOn(visitor.takeReturnTo(), request.url), 303);
}
