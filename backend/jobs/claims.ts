import { rowsOf } from "../db/rows";
import { type OutboxRow, outboxRow } from "../mail/outbox";

const minute = 60_000;

/** Minutes until the next attempt, after the first one, the second one, … After the last of them a mail is given up. */
const pauses = [1, 5, 15, 60, 240, 720, 1440];

/** A mail belongs to its dispatcher for so long, milliseconds; sending it has to be over by then. */
export const lease = minute;

/** So many mails are being sent at the same time, over as many connections. */
const mostAtOnce = 4;

/** Takes the mail that has waited longest, for one dispatcher alone. @returns null where nothing is due, or enough are being sent */
export async function claim(db: D1Database, now: Date): Promise<OutboxRow | null> {
	const found = await db
		.prepare(
			`UPDATE outbox SET claimed_until = ?2, attempts = attempts + 1
			WHERE id = (
				SELECT id FROM outbox
				WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0 AND next_attempt_at <= ?1 AND claimed_until <= ?1
				ORDER BY next_attempt_at, id LIMIT 1
			) AND (SELECT COUNT(*) FROM outbox WHERE claimed_until > '' AND claimed_until > ?1) < ${mostAtOnce}
			RETURNING *`,
		)
		.bind(now.toISOString(), new Date(now.getTime() + lease).toISOString())
		.all();
	return rowsOf(outboxRow, found)[0] ?? null;
}

/** What has become of a mail in one attempt. */
export interface Settled {
	delivered: readonly string[];
	refused: readonly string[];
	/** Why it did not get to everybody; "" where it did. */
	error: string;
	/** No mail would have got out: it is no fault of this one, which is then tried for as long as it takes, every hour at least. */
	isOutage: boolean;
}

/** Writes down what has become of a mail, and when it is tried again. @returns "waiting" where it is tried again */
export async function settle(db: D1Database, row: OutboxRow, settled: Settled, now: Date): Promise<"sent" | "waiting" | "given up"> {
	const { delivered, refused, error, isOutage } = settled;
	const isOpen = delivered.length + refused.length < row.recipients.length;
	const attempts = isOutage ? Math.min(row.attempts, 4) : row.attempts;
	const pause = pauses[attempts - 1];
	const end = !isOpen && delivered.length > 0 ? "sent" : isOpen && pause !== undefined ? "waiting" : "given up";
	const next = end === "waiting" && pause !== undefined ? new Date(now.getTime() + pause * minute).toISOString() : "";
	const ended = now.toISOString();
	await db
		.prepare(
			`UPDATE outbox SET delivered = ?, refused = ?, last_error = ?, attempts = ?, next_attempt_at = ?, claimed_until = '',
				sent_at = ?, given_up_at = ?, token = CASE WHEN ? THEN token ELSE '' END
			WHERE id = ? AND sent_at IS NULL`,
		)
		.bind(
			JSON.stringify(delivered),
			JSON.stringify(refused),
			error,
			attempts,
			next,
			end === "sent" ? ended : null,
			end === "given up" ? ended : null,
			end === "waiting" ? 1 : 0,
			row.id,
		)
		.run();
	return end;
}

/** Mails whose dispatcher has died at every attempt are given up, or they would take it along again and again. */
export async function giveUpDeadly(db: D1Database, now: Date): Promise<void> {
	await db
		.prepare(
			`UPDATE outbox SET given_up_at = ?1, claimed_until = '', token = '', last_error = 'Every attempt has ended without a word.'
			WHERE claimed_until > '' AND claimed_until <= ?1 AND attempts > ${pauses.length} AND sent_at IS NULL AND given_up_at IS NULL`,
		)
		.bind(now.toISOString())
		.run();
}
