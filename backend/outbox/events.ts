import { z } from "zod";
import { now } from "../db/rows";

/** What may happen to an order (docs/orders.md). A word that is taken away breaks the systems that read it. */
export const eventTypes = [
	"order.created",
	"order.confirmed",
	"order.dates_confirmed",
	"order.cancelled",
	"order.done",
	"delivery.shipped",
	"invoice.issued",
	"invoice.part_paid",
	"invoice.paid",
	"credit.issued",
	"payment.refunded",
	"claim.opened",
	"claim.answered",
	"claim.settled",
	"claim.refused",
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * A statement that records an event, for the batch of what has happened: it stands right behind the write that did it, and records nothing where that has
 * changed no row. So there is one event for each transition, and none without it.
 * @param about a query of one row: the id of the order, and the number of what it is about
 */
export const recordEvent = (
	db: D1Database,
	type: EventType,
	about: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db
		.prepare(`INSERT INTO events (type, order_id, subject) SELECT '${type}', found.* FROM (${about.sql}) found WHERE changes() > 0`)
		.bind(...about.values);

/**
 * Records that orders have come which the version before has stored while a deployment was half out: it knew of no events. Whoever records events does it in the
 * batch of the order, so that this finds it there.
 */
export const recordMissing = (db: D1Database): Promise<unknown> =>
	db
		.prepare(
			`INSERT INTO events (type, order_id, subject) SELECT 'order.created', o.id, o.order_number FROM orders o
			WHERE o.is_processed = 1 AND o.processed_at > ${now("-2 hours")} AND NOT EXISTS (SELECT 1 FROM events e WHERE e.order_id = o.id AND e.type = 'order.created')
			ORDER BY o.processed_at, o.id`,
		)
		.run();

const eventRow = z.object({
	id: z.number(),
	type: z.enum(eventTypes),
	created_at: z.string(),
	order_number: z.string(),
	subject: z.string(),
});

/** SQL of events `e`, as `eventOf` reads them. */
export const eventColumns = "e.id, e.type, e.created_at, o.order_number, e.subject";
export const eventTables = "events e CROSS JOIN orders o ON o.id = e.order_id";

/** An event as systems are told it: it names numbers, and nothing of a person. */
export const eventOf = (row: unknown) => {
	const { id, type, created_at: timestamp, order_number: order, subject: number } = eventRow.parse(row);
	return { id: `evt_${id}`, cursor: id, type, timestamp, data: { order, number } };
};
export type Event = ReturnType<typeof eventOf>;
