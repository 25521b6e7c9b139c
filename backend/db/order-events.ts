import * as z from "zod";
import { type EventType, eventTypes } from "../../contract/values/event-types";
import type { SqlPart } from "./rows";

/**
 * A statement that records an event in the batch of its cause. Put it directly after the write that caused it: it records nothing if that
 * write changed no row, so each transition has exactly one event.
 * @param about a query of one row: the order's id, and the number of the event's subject
 */
export const recordEvent = (db: D1Database, type: EventType, about: SqlPart): D1PreparedStatement =>
	db
		.prepare(`INSERT INTO events (type, order_id, subject) SELECT '${type}', found.* FROM (${about.sql}) found WHERE changes() > 0`)
		.bind(...about.values);

/** The subject of an event about an order. */
export const ofOrder = (id: number) => ({ sql: "SELECT id, order_number FROM orders WHERE id = ?", values: [id] });

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

/** An event as sent to other systems: it contains numbers and no personal data. */
export const eventOf = (row: unknown) => {
	const { id, type, created_at: timestamp, order_number: order, subject: number } = eventRow.parse(row);
	return { id: `evt_${id}`, cursor: id, type, timestamp, data: { order, number } };
};
export type Event = ReturnType<typeof eventOf>;
