import type { BackendLocale } from "../../contract/locale";
import { Refused } from "../refused";

/** Who asks: the part of a call that carts belong to. */
export interface Asker {
	db: D1Database;
	locale: BackendLocale;
	/** "" where there is none. */
	session: string;
}

/** A cart belongs to the session that made it. */
export const owns = (asker: Asker, order: { session_id: string }): boolean => asker.session !== "" && asker.session === order.session_id;

/** @throws Refused invalid: without a session nothing can be stored */
export function requireSession(asker: Asker): void {
	if (asker.session === "") throw new Refused("invalid", "The header Session-Id is missing or malformed.");
}
