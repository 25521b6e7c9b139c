import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { users } from "../../../contract/users";
import { pathAfterSignIn } from "./session.server";

export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export const loader = () => redirect("/", 303);

/**
 * Ends the session and clears the account's data from the browser. If the backend cannot end it, a message reports that. A visitor whom
 * another tab has signed out keeps a cart filled since. Only the session decides who is signed in, because the cookies for header and
 * consent may be missing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
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
		return redirect(pathAfterSignIn(returnTo, request.url), 303);
	}
	visitor.signOut();
	visitor.setFlash({ kind: "account", news: "signedOut" });
	return redirect("/", 303);
}
