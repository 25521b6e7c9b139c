import type { BackendLocale } from "../../contract/locale";
import { Refused } from "./refused";

/** Who asks: the part of a call that carts belong to. */
export interface Visitor {
	db: D1Database;
	locale: BackendLocale;
	/** "" where there is none. */
	session: string;
	/** The account that the session is signed in to; null for a guest. */
	user: number | null;
}

/** What an account has is the account's, wherever it is signed in, and of no session that has ended; a guest's is the session's. */
export const owns = ({ session, user }: Visitor, order: { session_id: string; user_id: number | null }): boolean =>
	session !== "" && (order.user_id === null ? order.session_id === session : order.user_id === user);

/** SQL of the account that a session is signed in to. @param session SQL of the session's id */
export const userOf = (session: string): string => `(SELECT user_id FROM signed_in WHERE session_id = ${session})`;

/** `owns` as SQL over carts. @param session SQL of the session's id */
export const ownedBy = (session: string): string => `iif(user_id IS NULL, session_id = ${session}, user_id = ${userOf(session)})`;

/** @throws Refused invalid: without a session nothing can be stored */
export function requireSession(visitor: Visitor): void {
	if (visitor.session === "") throw new Refused("invalid", "The header Session-Id is missing or malformed.");
}

/** The account that a call is for. @throws Refused not_signed_in for a guest */
export function requireUser({ user }: { user: number | null }): number {
	if (user === null) throw new Refused("not_signed_in", "The session is signed in to no account.");
	return user;
}
