import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { users } from "../../../contract/users";
import { localPath } from "../../platform/http/redirect.server";
import type { Consent } from "../../platform/session/visitor";

/** all and none: everything or nothing beyond what is needed; chosen: as the boxes are. */
const choices = ["all", "none", "chosen"] as const;

/**
 * Keeps what the visitor allows. Whoever takes functional cookies back is signed out: an account cannot do without them (R13.12).
 */
export async function saveConsent({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const choice = z.enum(choices).safeParse(form.get("choice"));
	if (!choice.success) throw new Response(null, { status: 400 });
	const { visitor } = context;
	const wasSignedIn = visitor.account !== null;
	const consent = chosen(choice.data, form);
	visitor.setConsent(consent);
	if (wasSignedIn && !consent.functional) {
		// In this browser it ends in any case; in the backend it would by itself.
		await context.backend(users.logout).catch(() => null);
		visitor.signOut();
	}
	visitor.setFlash({ kind: "notice", key: "cookies.saved" });
	const returnTo = form.get("returnTo");
	return redirect(returnTo ? localPath(returnTo, request.url) : "/cookies", 303);
}

function chosen(choice: (typeof choices)[number], form: FormData): Consent {
	const isAllowed = (name: keyof Consent) => choice === "all" || (choice === "chosen" && form.get(name) !== null);
	return { functional: isAllowed("functional"), analytics: isAllowed("analytics"), marketing: isAllowed("marketing") };
}
