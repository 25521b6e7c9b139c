import { endSession, type NewSession, startSession } from "../../platform/sessions";

interface Account {
	sql: string;
	values: readonly (string | number)[];
}

/**
 * Signs an account in in place of the session before. A guest's things go along; what was somebody else's session ends, and hands nothing on.
 * @param begun the session that begins
 * @param account its id
 * @param holder the same as SQL, with what has to hold still
 * @returns statements for one batch
 */
export function takeOver(
	{ db, session, user }: { db: D1Database; session: string; user: number | null },
	begun: NewSession,
	account: number,
	holder: Account,
): D1PreparedStatement[] {
	if (user === null || user === account) return startSession(db, begun, holder, session);
	return [...endSession(db, session), ...startSession(db, begun, holder, "")];
}
