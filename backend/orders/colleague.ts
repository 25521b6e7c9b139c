import { type Asker, userOf } from "../platform/asker";

/** SQL: whether the session's account is in the team of who made the order `o`. @param session SQL of the session's id */
export const isOfColleague = (
	session: string,
): string => `EXISTS (SELECT 1 FROM team_members own JOIN team_members other ON other.team_id = own.team_id
	WHERE own.user_id = ${userOf(session)} AND other.user_id = o.user_id)`;

/** Whether an order or offer is of a colleague in the asker's team, or the asker's own. */
export async function isColleague({ db, session, user }: Pick<Asker, "db" | "session" | "user">, orderId: number): Promise<boolean> {
	if (user === null) return false;
	return (
		(await db
			.prepare(`SELECT 1 FROM orders o WHERE o.id = ?1 AND ${isOfColleague("?2")}`)
			.bind(orderId, session)
			.first()) !== null
	);
}
