import { freshMinutes } from "../../../contract/values/fresh-minutes";
import { now } from "../../db/rows";
import { notFound, Refused } from "../../platform/refused";
import { requireUser } from "../../platform/visitor";

/**
 * The account that a call names, which is the visitor's own; another one and one that does not exist answer alike.
 * @throws Refused not_signed_in, not_found
 */
export function ownAccount(request: { user: number | null; params: { userid: string } }): number {
	const user = requireUser(request);
	if (request.params.userid !== String(user)) throw notFound("There is no such account.", "foreign_account");
	return user;
}

/**
 * Where no password can be asked for, signing in is the proof: it has to be a recent one before what signing in depends on is changed.
 * @param session its digest
 * @throws Refused sign_in_anew for a session that was signed in to longer ago
 */
export async function requireFreshSignIn(db: D1Database, session: string): Promise<void> {
	const isFresh = await db
		.prepare(`SELECT created_at > ${now(`-${freshMinutes} minutes`)} AS is_fresh FROM sessions WHERE id = ?`)
		.bind(session)
		.first("is_fresh");
	if (isFresh !== 1) throw new Refused("sign_in_anew", "The session was signed in to too long ago.");
}
