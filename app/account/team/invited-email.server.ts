import type { AppLoadContext } from "@remix-run/cloudflare";
import { token } from "../../../contract/fields";
import { teams } from "../../../contract/team";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { localPath } from "../../platform/http/redirect.server";

/**
 * Whom the invitation is for that a reader signs in or up to accept: its page is where they go on then. No address stands in that page's own.
 * @returns undefined where they come from elsewhere, or where the invitation is over
 */
export async function invitedEmail(context: AppLoadContext, request: Request): Promise<string | undefined> {
	const { origin, searchParams } = new URL(request.url);
	const target = new URL(localPath(searchParams.get("returnTo"), request.url), origin);
	const given = token.safeParse(target.searchParams.get("token"));
	if (target.pathname !== "/users/company/invitation" || !given.success) return undefined;
	// Where the address cannot be shown, it is typed.
	const checking = optional(context, context.backend(teams.checkInvitation, { query: { token: given.data } }));
	return (await forFields(context, checking))?.value.invitation?.email;
}
