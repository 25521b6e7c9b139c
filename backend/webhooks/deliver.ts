import * as z from "zod";
import { eventColumns, eventOf, eventTables } from "../db/order-events";
import { json, rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";
import { isPublicAddress } from "./address";
import { secretOf, signedHeaders } from "./signature";

const minute = 60_000;

/**
 * Minutes until the next attempt, after the first, the second, and so on: more than a day in total. Then the dispatcher gives the message
 * up.
 */
const pauses = [1, 5, 15, 60, 120, 240, 480, 600];

/** How long a claim holds; sending has to end within it. */
const lease = minute;

/** Messages to one address at the same time; a Worker may have six connections. */
const maxConcurrent = 4;

/** Milliseconds in which deliveries start, and the timeout of an answer. */
interface Turn {
	within: number;
	timeout: number;
}
const everyMinute: Turn = { within: 20_000, timeout: 15_000 };

/** The platform ends work after a response after 30 s. */
export const afterAnswer: Turn = { within: 5_000, timeout: 15_000 };

type Env = Pick<BackendEnv, "DB" | "DEV_PAGES" | "DIGEST_KEY">;

const webhookRow = z.object({ id: z.number(), url: z.string(), salt: z.string() });
type Webhook = z.output<typeof webhookRow>;

const isOpen = "delivered_at IS NULL AND given_up_at IS NULL";

/** Sends new events to all webhooks, at least once. Failures are stored, never thrown. @param clock returns the current time */
export async function deliverWebhooks(env: Env, turn: Turn = everyMinute, clock = () => new Date()): Promise<void> {
	const at = clock().toISOString();
	const [, , , due] = await env.DB.batch([
		env.DB.prepare(
			`INSERT INTO webhook_deliveries (webhook_id, event_id) SELECT w.id, e.id FROM webhooks w CROSS JOIN events e ON e.id > w.last_event_id
			WHERE w.removed_at IS NULL AND (w.types = '[]' OR e.type IN (SELECT value FROM json_each(w.types))) ON CONFLICT DO NOTHING`,
		),
		env.DB.prepare(
			"UPDATE webhooks SET last_event_id = (SELECT max(id) FROM events) WHERE removed_at IS NULL AND last_event_id < (SELECT max(id) FROM events)",
		),
		// Their dispatchers crashed at every attempt.
		env.DB.prepare(
			`UPDATE webhook_deliveries SET given_up_at = ?1, claimed_until = '', last_error = 'Every attempt has ended without a word.'
			WHERE webhook_id IN (SELECT id FROM webhooks WHERE removed_at IS NULL) AND ${isOpen} AND attempts > ${pauses.length} AND claimed_until <= ?1`,
		).bind(at),
		env.DB.prepare(
			`SELECT id, url, salt FROM webhooks w WHERE removed_at IS NULL AND EXISTS (
				SELECT 1 FROM webhook_deliveries WHERE webhook_id = w.id AND ${isOpen} AND next_attempt_at <= ?1 AND claimed_until <= ?1)`,
		).bind(at),
	]);
	const end = Date.now() + turn.within;
	await Promise.all(rowsOf(webhookRow, due).map((webhook) => deliverTo(env, webhook, { end, timeout: turn.timeout, clock })));
}

interface Until {
	end: number;
	timeout: number;
	clock: () => Date;
}

/** Stops at an unresponsive address until the next run, without delaying other addresses. */
async function deliverTo(env: Env, webhook: Webhook, { end, timeout, clock }: Until): Promise<void> {
	while (Date.now() < end) {
		const claimed = await claim(env.DB, webhook, clock());
		if (claimed.length === 0) return;
		const outcomes = await Promise.all(claimed.map(async (message) => ({ ...message, ...(await send(env, webhook, message, timeout)) })));
		await env.DB.batch(outcomes.map((outcome) => settled(env.DB, outcome, clock())));
		if (outcomes.some(({ isAway }) => isAway)) return;
	}
}

const messageRow = z.object({ delivery_id: z.number(), attempts: z.number(), event: json(z.unknown()).transform(eventOf) });
type Message = z.output<typeof messageRow>;

/** Claims the messages that have waited longest, for one dispatcher. */
async function claim(db: D1Database, { id }: Webhook, now: Date): Promise<Message[]> {
	const mark = crypto.randomUUID();
	const until = `${new Date(now.getTime() + lease).toISOString()} ${mark}`;
	const [, found] = await db.batch([
		db
			.prepare(
				`UPDATE webhook_deliveries SET claimed_until = ?3, attempts = attempts + 1 WHERE id IN (
					SELECT id FROM webhook_deliveries WHERE webhook_id = ?1 AND ${isOpen} AND next_attempt_at <= ?2 AND claimed_until <= ?2
					ORDER BY next_attempt_at, id LIMIT ${maxConcurrent})`,
			)
			.bind(id, now.toISOString(), until),
		db
			.prepare(
				`SELECT d.id AS delivery_id, d.attempts, (SELECT json_object('id', v.id, 'type', v.type, 'created_at', v.created_at, 'order_number', v.order_number,
					'subject', v.subject) FROM (SELECT ${eventColumns} FROM ${eventTables} WHERE e.id = d.event_id) v) AS event
				FROM webhook_deliveries d WHERE d.webhook_id = ?1 AND d.delivered_at IS NULL AND d.given_up_at IS NULL AND d.claimed_until = ?2`,
			)
			.bind(id, until),
	]);
	return rowsOf(messageRow, found);
}

interface Outcome {
	/** "" if it was delivered. */
	error: string;
	isAway: boolean;
}

async function send(env: Env, { url, salt }: Webhook, { event }: Message, timeout: number): Promise<Outcome> {
	if (!isPublicAddress(url, env)) return { error: "The address is not public.", isAway: true };
	const { type, timestamp, data } = event;
	const body = JSON.stringify({ type, timestamp, data });
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...signedHeaders(secretOf(env, salt), event.id, body, new Date()) },
			body,
			// The address of a redirect was not checked.
			redirect: "manual",
			signal: AbortSignal.timeout(timeout),
		});
		await response.body?.cancel();
		return { error: response.ok ? "" : `Answered ${response.status}.`, isAway: false };
	} catch (error) {
		const isLate = error instanceof Error && error.name === "TimeoutError";
		return { error: isLate ? "No answer in time." : "Not reached.", isAway: true };
	}
}

function settled(db: D1Database, { delivery_id, attempts, event, error }: Message & Outcome, now: Date): D1PreparedStatement {
	const pause = pauses[attempts - 1];
	const isGivenUp = error !== "" && pause === undefined;
	if (isGivenUp) logError({ part: "webhooks", event: event.id, error });
	return db
		.prepare(
			"UPDATE webhook_deliveries SET last_error = ?2, delivered_at = ?3, given_up_at = ?4, next_attempt_at = ?5, claimed_until = '' WHERE id = ?1 AND delivered_at IS NULL",
		)
		.bind(
			delivery_id,
			error,
			error === "" ? now.toISOString() : null,
			isGivenUp ? now.toISOString() : null,
			error !== "" && pause !== undefined ? new Date(now.getTime() + pause * minute).toISOString() : "",
		);
}
