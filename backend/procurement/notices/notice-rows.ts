import * as z from "zod";
import { eventTypes } from "../../../contract/values/event-types";
import { json, now, rowsOf } from "../../db/rows";
import { connectionColumns, connectionRow } from "../connections";
import { orderHead } from "../cxml/order-head";
import { storedLine } from "../orders/stored-lines";

/** Events of which a buyer's system gets a notice. */
const told = [
	...["order.confirmed", "order.dates_confirmed", "order.changed", "order.cancelled"],
	...["delivery.shipped", "delivery.withdrawn"],
] as const;

/** How many events of all orders one turn reads. */
const atOnce = 500;

/**
 * Writes notices for new events of orders that came from buyers' systems.
 * @returns statements for a batch
 */
export function writeNotices(db: D1Database): D1PreparedStatement[] {
	const from = "(SELECT value FROM counters WHERE name = 'procurement_event')";
	const upTo = `(SELECT max(id) FROM (SELECT id FROM events WHERE id > ${from} ORDER BY id LIMIT ${atOnce}))`;
	return [
		db.prepare(
			`INSERT INTO procurement_notices (event_id, order_id, payload_id) SELECT e.id, p.order_id, lower(hex(randomblob(16))) || '@' || p.connection_id
			FROM events e CROSS JOIN procurement_orders p ON p.order_id = e.order_id CROSS JOIN connections c ON c.id = p.connection_id
			WHERE e.id > ${from} AND e.id <= ${upTo} AND c.notice_url <> '' AND e.type IN (${told.map((type) => `'${type}'`).join()}) ON CONFLICT DO NOTHING`,
		),
		db.prepare(`UPDATE counters SET value = coalesce(${upTo}, value) WHERE name = 'procurement_event'`),
	];
}

const noticeRow = connectionRow.extend({
	event_id: z.number(),
	order_id: z.number(),
	notice_payload: z.string(),
	attempts: z.number(),
	notice_url: z.string(),
	type: z.enum(eventTypes),
	subject: z.string(),
	cancel_reason: z.string(),
	order_uuid: z.string(),
	buyer_number: z.string(),
	head: json(orderHead),
	lines: json(z.array(storedLine)),
	/** The confirmation before this one, or the notice of the delivery that is withdrawn, as they were delivered; null for none. */
	before: z.string().nullable(),
});
export type Notice = z.output<typeof noticeRow>;

/** A claim holds so long; sending has to end within it. */
const lease = "+1 minutes";

/** The notices that are due and that have waited longest, for one dispatcher. Notices of an order go out one after the other. */
export async function claimNotices(db: D1Database, most: number): Promise<Notice[]> {
	const claimed = await db
		.prepare(
			`UPDATE procurement_notices SET claimed_until = ${now(lease)}, attempts = attempts + 1 WHERE event_id IN (
				SELECT n.event_id FROM procurement_notices n WHERE n.delivered_at IS NULL AND n.given_up_at IS NULL
					AND n.next_attempt_at <= ${now()} AND n.claimed_until <= ${now()}
					AND NOT EXISTS (SELECT 1 FROM procurement_notices b WHERE b.order_id = n.order_id AND b.event_id < n.event_id
						AND b.delivered_at IS NULL AND b.given_up_at IS NULL)
				ORDER BY n.next_attempt_at, n.event_id LIMIT ${most})
			RETURNING event_id`,
		)
		.all();
	const ids = rowsOf(z.object({ event_id: z.number() }), claimed).map(({ event_id: id }) => id);
	if (ids.length === 0) return [];
	const found = await db
		.prepare(
			`SELECT ${connectionColumns}, n.event_id, n.order_id, n.payload_id AS notice_payload, n.attempts, c.notice_url, e.type, e.subject, o.cancel_reason,
				k.uuid AS order_uuid, p.buyer_number, p.head, p.lines,
				(SELECT b.payload_id FROM procurement_notices b CROSS JOIN events f ON f.id = b.event_id
					AND iif(e.type = 'delivery.withdrawn', f.type = 'delivery.shipped' AND f.subject = e.subject, substr(f.type, 1, 6) = 'order.')
					WHERE b.order_id = n.order_id AND b.event_id < n.event_id AND b.delivered_at IS NOT NULL ORDER BY b.event_id DESC LIMIT 1) AS before
			FROM json_each(?1) wanted CROSS JOIN procurement_notices n ON n.event_id = wanted.value CROSS JOIN procurement_orders p ON p.order_id = n.order_id
				CROSS JOIN connections c ON c.id = p.connection_id CROSS JOIN events e ON e.id = n.event_id CROSS JOIN carts k ON k.id = n.order_id
				CROSS JOIN orders o ON o.id = n.order_id ORDER BY n.event_id`,
		)
		.bind(JSON.stringify(ids))
		.all();
	return rowsOf(noticeRow, found);
}

/** The result of an attempt. */
export interface Outcome {
	/** "" if it was delivered. */
	error: string;
	/** The same message will never be taken. */
	isFinal: boolean;
}

/** Minutes until the next attempt, after the first, the second, and so on, as webhooks have them: more than a day in total. */
const pauses = [1, 5, 15, 60, 120, 240, 480, 600];

/** @returns a statement for a batch */
export function settled(db: D1Database, { event_id: event, attempts }: Notice, { error, isFinal }: Outcome): D1PreparedStatement {
	if (error === "")
		return db.prepare(`UPDATE procurement_notices SET delivered_at = ${now()}, claimed_until = '' WHERE event_id = ?`).bind(event);
	const pause = pauses[attempts - 1];
	if (isFinal || pause === undefined)
		return db.prepare(`UPDATE procurement_notices SET given_up_at = ${now()}, claimed_until = '' WHERE event_id = ?`).bind(event);
	return db
		.prepare(`UPDATE procurement_notices SET next_attempt_at = ${now(`+${pause} minutes`)}, claimed_until = '' WHERE event_id = ?`)
		.bind(event);
}
