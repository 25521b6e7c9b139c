import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../../../contract/users";
import { takeUpCart } from "../../cart/cart.server";
import { localPath } from "../../platform/http/redirect.server";
import { accountView } from "../../platform/session/current-user.server";
import { allowField } from "./allow-field";

interface SignedIn {
	user: User | null;
	sessionId: string | null;
}

/**
 * Switches to the session that the backend has made for an account; none for a deleted account. A failed attempt signs nobody in (R13.11). The header
 * then shows the account's cart.
 */
export async function takeSession(context: AppLoadContext, { user, sessionId }: SignedIn): Promise<"signedIn" | "deleted" | "nobody"> {
	const { visitor } = context;
	if (user && sessionId && !user.isdeleted) {
		visitor.signIn(sessionId, accountView(user));
		await takeUpCart(context);
		return "signedIn";
	}
	visitor.setAccount(null);
	return user?.isdeleted ? "deleted" : "nobody";
}

/** Where signing in leads to: the page that requested it, else the profile (R13.10). */
export function wayOn(target: FormDataEntryValue | null, requestUrl: string): string {
	return target ? localPath(target, requestUrl) : "/users/profile";
}

/** Whether a form of the account may be done: functional cookies are allowed, or are by this very form. */
export function mayKeepAccount({ visitor }: AppLoadContext, form: FormData): boolean {
	if (form.get(allowField) === "functional") visitor.allowFunctional();
	return visitor.allows("functional");
}
