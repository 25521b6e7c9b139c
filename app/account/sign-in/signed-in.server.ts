import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../../../contract/users";
import { takeUpCart } from "../../cart/cart.server";
import { localPath } from "../../platform/http/redirect.server";
import { accountView } from "../../platform/session/current-user.server";

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
