import { freshMinutes } from "../../../contract/values/fresh-minutes";
import { now } from "../../db/rows";
import { notFound, Refused } from "../../platform/refused";
import { requireUser } from "../../platform/visitor";

/**
 * Returns the account named by a call if it is the visitor's own. Another account and a missing one get the same response.
 * @throws Refused not_signed_in, not_found
 */
export function ownAccount(request: { user: number | null; params: { userid: string } }): number {
	const user = requireUser(request);
	if (request.params.userid !== String(user)) throw notFound("There is no such account.", "foreign_account");
	return user;
}

/**
 * Requires a recent sign-in for sensitive changes to an account without a password.
 * @param session its digest
 * @throws Refused sign_in_anew if the sign-in is too old
 */
export async function requireFreshSignIn(db: D1Database, session: string): Promise<void> {
	const isFresh = await db
		.prepare(`SELECT created_at > ${now(`-${freshMinutes} minutes`)} AS is_fresh FROM sessions WHERE id = ?`)
		.bind(session)
		.first("is_fresh");
	if (isFresh !== 1) throw new Refused("sign_in_anew", "A recent sign-in is required.");
}
