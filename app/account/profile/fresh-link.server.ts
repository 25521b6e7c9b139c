import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type User, users } from "../../../contract/users";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import type { AnewProblem } from "../sign-in/sign-in-anew";

interface NotMailed {
	problem: AnewProblem;
	status: number;
}

/**
 * Mails a link that signs in anew to whoever is signed in already: from there it leads back to the page. How many there may be is the matter of
 * all such links.
 * @returns a redirect back to the page, which says so; or why there is no link
 */
export async function mailFreshLink(
	{ backend, visitor, origin }: AppLoadContext,
	{ email }: Pick<User, "email">,
	page: string,
): Promise<ReturnType<typeof redirect> | NotMailed> {
	try {
		await backend(users.requestMagicLink, { body: { email, host: origin } });
	} catch (error) {
		if (error instanceof BackendRefusal) return { problem: error.status === 429 ? "tooMany" : "failed", status: error.status };
		if (isFailure(error)) return { problem: "failed", status: error.status };
		throw error;
	}
	visitor.setReturnTo(page);
	visitor.setFlash({ kind: "profile", news: "linkSent" });
	return redirect(page, 303);
}
