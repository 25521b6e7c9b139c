import type { BackendLocale } from "../../contract/locale";
import { Refused } from "./refused";

/** The owner of carts in a call. */
export interface Visitor {
	db: D1Database;
	locale: BackendLocale;
	session: string;
	/** The signed-in account of the session; null for a guest. */
	user: number | null;
}

/** An account's data belongs to the account on every device, and to no ended session; a guest's data belongs to the session. */
export const owns = ({ session, user }: Visitor, order: { session_id: string; user_id: number | null }): boolean =>
	session !== "" && (order.user_id === null ? order.session_id === session : order.user_id === user);

/**
 * SQL of the signed-in account of a session.
 * @param session SQL of the session's id
 */
export const userOf = (session: string): string => `(SELECT user_id FROM signed_in WHERE session_id = ${session})`;

/** `owns` as SQL over carts. @param session SQL of the session's id */
export const ownedBy = (session: string): string => `iif(user_id IS NULL, session_id = ${session}, user_id = ${userOf(session)})`;

/** @throws Refused invalid: storing requires a session */
export function requireSession(visitor: Visitor): void {
	if (visitor.session === "") throw new Refused("invalid", "The header Session-Id is missing or malformed.");
}

/**
 * Returns the account of a call.
 * @throws Refused not_signed_in for a guest
 */
export function requireUser({ user }: { user: number | null }): number {
	if (user === null) throw new Refused("not_signed_in", "The session is signed in to no account.");
	return user;
}
