import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { users } from "../../contract/users";
import { wayOn } from "./signed-in.server";

/**
 * Signs out: the session ends, and the browser keeps nothing of the account. Where the backend cannot end it, the reader is told so. Whoever is
 * out already, by another tab, keeps what they have put into a cart since.
 */
export async function logOut({ request, context }: ActionFunctionArgs) {
	const returnTo = (await request.formData()).get("returnTo");
	const { visitor } = context;
	if (!visitor.account) return redirect("/", 303);
	const isOut = await context.backend(users.logout).then(
		() => true,
		() => false,
	);
	if (!isOut) {
		visitor.setFlash({ kind: "account", news: "signOutFailed" });
		return redirect(wayOn(returnTo, request.url), 303);
	}
	visitor.signOut();
	visitor.setFlash({ kind: "account", news: "signedOut" });
	return redirect("/", 303);
}
