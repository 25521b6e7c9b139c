import { rowsOf } from "../db/rows";
import { type OutboxRow, outboxRow } from "./outbox";

const minute = 60_000;

/** Minutes until the next attempt, after the first, the second, and so on. After the last one the dispatcher gives the mail up. */
const pauses = [1, 5, 15, 60, 240, 720, 1440];

/** How long a claim holds, in milliseconds; sending has to finish within it. */
export const lease = minute;

/** How many mails are sent concurrently, each over its own connection. */
const maxConcurrent = 4;

/** Claims the mail that has waited longest, for one dispatcher. @returns null if nothing is due, or enough are being sent */
export async function claim(db: D1Database, now: Date): Promise<OutboxRow | null> {
	const found = await db
		.prepare(
			`UPDATE outbox SET claimed_until = ?2, attempts = attempts + 1
			WHERE id = (
				SELECT id FROM outbox
				WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0 AND next_attempt_at <= ?1 AND claimed_until <= ?1
				ORDER BY next_attempt_at, id LIMIT 1
			) AND (SELECT COUNT(*) FROM outbox WHERE claimed_until > '' AND claimed_until > ?1) < ${maxConcurrent}
			RETURNING *`,
		)
		.bind(now.toISOString(), new Date(now.getTime() + lease).toISOString())
		.all();
	return rowsOf(outboxRow, found)[0] ?? null;
}

export interface Settled {
	delivered: readonly string[];
	refused: readonly string[];
	/** Why some recipients did not get it; "" if all did. */
	error: string;
	/** The mail server was unreachable: the attempt does not count, and the mail is retried without limit, at least hourly. */
	isOutage: boolean;
}

/** Stores the result of an attempt and schedules the next one. @returns "waiting" if it is retried */
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

/** Gives up mails whose dispatcher crashed at every attempt, so that they are not retried forever. @returns how many */
export async function abandonCrashed(db: D1Database, now: Date): Promise<number> {
	const { meta } = await db
		.prepare(
			`UPDATE outbox SET given_up_at = ?1, claimed_until = '', token = '', last_error = 'Every attempt has ended without a word.'
			WHERE claimed_until > '' AND claimed_until <= ?1 AND attempts > ${pauses.length} AND sent_at IS NULL AND given_up_at IS NULL`,
		)
		.bind(now.toISOString())
		.run();
	return meta.changes;
}
