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
 * Takes over the session that the backend has made for an account; an account that is deleted has none. A try that leads to nobody leaves
 * nobody in the header (R13.11). The header's cart is that of the account from then on.
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

/** Where signing in leads to: the page that it was asked for by, else the profile (R13.10). */
export function wayOn(target: FormDataEntryValue | null, requestUrl: string): string {
	return target ? localPath(target, requestUrl) : "/users/profile";
}
