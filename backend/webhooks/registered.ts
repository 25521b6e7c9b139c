import * as z from "zod";
import type { deskSystem } from "../../contract/desk/system";
import { eventTypes } from "../../contract/values/event-types";
import { json, now, rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { notFound, Refused } from "../platform/refused";
import { newToken } from "../platform/token";
import { isPublicAddress } from "./address";
import { secretOf } from "./signature";

type Env = Pick<BackendEnv, "DB" | "DEV_PAGES" | "DIGEST_KEY">;

const webhookRow = z.object({
	id: z.number(),
	url: z.string(),
	types: json(z.array(z.enum(eventTypes))),
	created_at: z.string(),
	waiting: z.number(),
	failed: z.number(),
});

const isOpen = "d.delivered_at IS NULL AND d.given_up_at IS NULL";

/** Addresses, with their numbers of waiting and given-up messages. */
export async function webhooks(db: D1Database): Promise<{ webhooks: z.output<typeof webhookRow>[] }> {
	const found = await db
		.prepare(
			`SELECT id, url, types, created_at, (SELECT count(*) FROM webhook_deliveries d WHERE d.webhook_id = w.id AND ${isOpen}) AS waiting,
				(SELECT count(*) FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.given_up_at IS NOT NULL) AS failed
			FROM webhooks w WHERE removed_at IS NULL ORDER BY id`,
		)
		.all();
	return { webhooks: rowsOf(webhookRow, found) };
}

/**
 * Adds a webhook, or changes the event types of an existing address.
 * @returns its id, and the secret of its signatures
 * @throws Refused invalid for an address that is not public; conflict if the address exists and `after` is given
 */
export async function addWebhook(
	env: Env,
	{ url, types: wanted, after }: z.output<typeof deskSystem.addWebhook.body>,
): Promise<{ id: number; secret: string }> {
	if (!isPublicAddress(url, env)) throw new Refused("invalid", "Messages go to public names over https alone.");
	const salt = newToken();
	const [, found] = await env.DB.batch([
		env.DB.prepare(
			`INSERT INTO webhooks (url, types, salt, last_event_id) VALUES (?1, ?2, ?3, coalesce(?4, (SELECT max(id) FROM events), 0))
			ON CONFLICT (url) WHERE removed_at IS NULL DO UPDATE SET types = excluded.types WHERE ?4 IS NULL`,
		).bind(url, JSON.stringify(wanted), salt, after ?? null),
		env.DB.prepare("SELECT id, salt FROM webhooks WHERE url = ? AND removed_at IS NULL").bind(url),
	]);
	const [added] = rowsOf(z.object({ id: z.number(), salt: z.string() }), found);
	if (!added) throw new Refused("conflict", "The address was removed meanwhile.");
	if (after !== undefined && added.salt !== salt)
		throw new Refused(
			"conflict",
			`The address is there already, as ${added.id}: what was given up is sent again by resend. For all events since a cursor remove it first.`,
		);
	return { id: added.id, secret: secretOf(env, added.salt) };
}

/**
 * Deletes a webhook with all its messages. Doing so twice is no error.
 * @throws Refused not_found
 */
export async function removeWebhook(db: D1Database, id: number): Promise<{ message: string }> {
	const [removed] = await db.batch([
		db.prepare(`UPDATE webhooks SET removed_at = coalesce(removed_at, ${now()}) WHERE id = ? RETURNING url`).bind(id),
		db.prepare("DELETE FROM webhook_deliveries WHERE webhook_id = ? AND delivered_at IS NULL").bind(id),
	]);
	const [webhook] = rowsOf(z.object({ url: z.string() }), removed);
	if (!webhook) throw notFound("There is no such webhook.");
	return { message: `Nothing more is sent to ${webhook.url}.` };
}

const failedRow = z.object({
	event: z.string(),
	type: z.string(),
	number: z.string(),
	attempts: z.number(),
	last_error: z.string(),
	given_up_at: z.string(),
});

/** @throws Refused not_found */
async function requireWebhook(db: D1Database, id: number): Promise<void> {
	const found = await db.prepare("SELECT id FROM webhooks WHERE id = ? AND removed_at IS NULL").bind(id).first("id");
	if (found === null) throw notFound("There is no such webhook.");
}

/** Messages that were given up, oldest first. @throws Refused not_found */
export async function failedDeliveries(db: D1Database, id: number): Promise<{ failed: z.output<typeof failedRow>[] }> {
	await requireWebhook(db, id);
	const found = await db
		.prepare(
			`SELECT 'evt_' || d.event_id AS event, e.type, e.subject AS number, d.attempts, d.last_error, d.given_up_at
			FROM webhook_deliveries d CROSS JOIN events e ON e.id = d.event_id WHERE d.webhook_id = ? AND d.given_up_at IS NOT NULL ORDER BY d.id LIMIT 500`,
		)
		.bind(id)
		.all();
	return { failed: rowsOf(failedRow, found) };
}

/** Sends messages that were given up again, with as many attempts as new ones. @throws Refused not_found */
export async function resend(
	db: D1Database,
	id: number,
	{ event }: z.output<typeof deskSystem.resendMessages.body>,
): Promise<{ message: string }> {
	await requireWebhook(db, id);
	const { meta } = await db
		.prepare(
			`UPDATE webhook_deliveries SET given_up_at = NULL, attempts = 0, next_attempt_at = '' WHERE webhook_id = ?1 AND given_up_at IS NOT NULL
				AND (?2 IS NULL OR event_id = ?2)`,
		)
		.bind(id, event === undefined ? null : Number(event.slice("evt_".length)))
		.run();
	return { message: `${meta.changes} messages are sent again.` };
}
