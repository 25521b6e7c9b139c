import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { wayOn } from "./signed-in.server";

/**
 * Signs out: the session ends, and the browser keeps nothing of the account. Where the backend cannot end it, the reader is told so. Whoever is
 * out already, by another tab, keeps what they have put into a cart since. The session alone says who is signed in: cookies that tell what to show of
 * an account, or what is allowed, may be missing.
 */
export async function logOut({ request, context }: ActionFunctionArgs) {
	const returnTo = (await request.formData()).get("returnTo");
	const { visitor, backend } = context;
	const signedOut = async (): Promise<boolean> => {
		if (!visitor.account && (visitor.session === null || !(await backend(users.current)))) return false;
		await backend(users.logout);
		return true;
	};
	const wasIn = await signedOut().catch(() => null);
	if (wasIn === false) return redirect("/", 303);
	if (wasIn === null) {
		visitor.setFlash({ kind: "account", news: "signOutFailed" });
		return redirect(wayOn(returnTo, request.url), 303);
	}
	visitor.signOut();
	visitor.setFlash({ kind: "account", news: "signedOut" });
	return redirect("/", 303);
}
