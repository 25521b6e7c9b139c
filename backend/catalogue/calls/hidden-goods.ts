import { z } from "zod";

const row = z.object({ can_see_hidden: z.number() });

/** Takes the session's id. */
export const accountOfSession = "SELECT can_see_hidden FROM signed_in WHERE session_id = ?";

/** Whether the session is that of a user who may see what is hidden. @param session "" for none */
export async function maySeeHidden(db: D1Database, session: string): Promise<boolean> {
	if (session === "") return false;
	const found = row.nullable().parse(await db.prepare(accountOfSession).bind(session).first());
	return found?.can_see_hidden === 1;
}
