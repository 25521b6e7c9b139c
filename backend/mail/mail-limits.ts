import { now } from "../db/rows";
import { mailboxSql, mailsToMailbox } from "../platform/attempts";
import type { Visitor } from "../platform/visitor";

/** How many addresses a session may mail per hour, and how many such mails an address receives per hour from all senders. */
const addressesOfSession = 10;
const mailsToAddress = 10;

const ofLast = (time: string) => `m.kind IN ('offer', 'shared_cart') AND m.created_at > ${now(`-${time}`)}`;

/**
 * An SQL condition that holds while these addresses may be written to; it holds if there are none.
 * @param session SQL of the session's id
 * @param recipients SQL of the addresses, a JSON array
 */
export const mayWrite = (session: string, recipients: string): string => `(
	json_array_length(${recipients}) = 0 OR (
		json_array_length(${recipients}) + (
			SELECT COALESCE(SUM(json_array_length(m.recipients)), 0) FROM carts c CROSS JOIN outbox m ON m.cart_id = c.id
			WHERE c.session_id = ${session} AND ${ofLast("1 hour")}
		) <= ${addressesOfSession}
		AND NOT EXISTS (
			SELECT 1 FROM outbox m, json_each(m.recipients) written JOIN json_each(${recipients}) wanted ON ${mailboxSql("wanted.value")} = ${mailboxSql("written.value")}
			WHERE ${ofLast("1 day")} GROUP BY ${mailboxSql("wanted.value")}
			HAVING SUM(m.created_at > ${now("-1 hour")}) >= ${mailsToAddress} OR COUNT(*) >= ${mailsToMailbox}
		)
	)
)`;

export async function mayWriteNow({ db, session }: Visitor, recipients: readonly string[]): Promise<boolean> {
	const found = await db
		.prepare(`SELECT ${mayWrite("?1", "?2")} AS may`)
		.bind(session, JSON.stringify(recipients))
		.first("may");
	return found === 1;
}

export const distinct = (emails: readonly string[]): string[] => [...new Map(emails.map((one) => [one.toLowerCase(), one])).values()];
