import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { deviceOf } from "./device-of.server";
import { failedLink, readLinkForm } from "./mailed-link.server";
import { takeSession, wayOn } from "./signed-in.server";

/**
 * Confirms the address of an account; pressed twice it is one confirmation. Whoever allows what an account takes is signed in by it, since
 * the link proves the mailbox. Otherwise the page of the link says what has come of it.
 */
export async function verifyAccount({ request, context }: ActionFunctionArgs) {
	const link = readLinkForm(await request.formData());
	if (!link) return redirect("/users/verify", 303);
	const { visitor } = context;
	try {
		const body = { ...link, signIn: visitor.allows("functional"), device: deviceOf(request) };
		const answer = await context.backend(users.verify, { body });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect(`/users/verify?token=${link.token}`, 303);
	} catch (error) {
		return failedLink(error, `/users/verify?token=${link.token}`);
	}
	context.track("Account Logged In", { method: "verification" });
	visitor.setFlash({ kind: "account", news: "verified" });
	return redirect(wayOn(visitor.takeReturnTo(), request.url), 303);
}
