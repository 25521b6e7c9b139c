import * as z from "zod";
import { type Event, eventColumns, eventOf, eventTables } from "../db/order-events";
import { type DeskOrder, orderAtDesk } from "./orders";

/** The reader's position: the cursor of its last answer; 0 for the start. */
const after = z.coerce.number().int().min(0).default(0);

export const eventsQuery = z.object({ after, limit: z.coerce.number().int().min(1).max(500).default(100) });

/** Orders are long, so an answer has fewer of them. */
export const ordersQuery = z.object({ after, limit: z.coerce.number().int().min(1).max(25).default(10) });

interface Page {
	/** Send it with the next call, which continues after it. */
	cursor: number;
	/** True if there was more at the time of reading. */
	has_more: boolean;
}

async function pageOf(db: D1Database, only: string, { after, limit }: z.output<typeof eventsQuery>): Promise<Page & { events: Event[] }> {
	const { results } = await db
		.prepare(`SELECT ${eventColumns} FROM ${eventTables} WHERE e.id > ?1 ${only} ORDER BY e.id LIMIT ?2`)
		.bind(after, limit + 1)
		.all();
	const events = results.slice(0, limit).map(eventOf);
	return { events, cursor: events.at(-1)?.cursor ?? after, has_more: results.length > limit };
}

export const eventsAfter = (db: D1Database, query: z.output<typeof eventsQuery>) => pageOf(db, "", query);

/** Orders sent since a cursor, in their current state. */
export async function ordersAfter(db: D1Database, query: z.output<typeof ordersQuery>): Promise<Page & { orders: DeskOrder[] }> {
	const { events, ...page } = await pageOf(db, "AND e.type = 'order.created'", query);
	return { orders: await Promise.all(events.map(({ data }) => orderAtDesk(db, data.order))), ...page };
}
