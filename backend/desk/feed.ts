import type * as z from "zod";
import type { DeskOrderAnswer, deskOrders } from "../../contract/desk/orders";
import { type Event, eventColumns, eventOf, eventTables } from "../db/order-events";
import { orderAtDesk } from "./orders";

type Sought = z.output<typeof deskOrders.events.query>;

interface Page {
	/** Send it with the next call, which continues after it. */
	cursor: number;
	/** True if there was more at the time of reading. */
	has_more: boolean;
}

async function pageOf(db: D1Database, only: string, { after, limit }: Sought): Promise<Page & { events: Event[] }> {
	const { results } = await db
		.prepare(`SELECT ${eventColumns} FROM ${eventTables} WHERE e.id > ?1 ${only} ORDER BY e.id LIMIT ?2`)
		.bind(after, limit + 1)
		.all();
	const events = results.slice(0, limit).map(eventOf);
	return { events, cursor: events.at(-1)?.cursor ?? after, has_more: results.length > limit };
}

export const eventsAfter = (db: D1Database, query: Sought) => pageOf(db, "", query);

/** Orders sent since a cursor, in their current state. */
export async function ordersAfter(db: D1Database, query: Sought): Promise<Page & { orders: DeskOrderAnswer[] }> {
	const { events, ...page } = await pageOf(db, "AND e.type = 'order.created'", query);
	return { orders: await Promise.all(events.map(({ data }) => orderAtDesk(db, data.order, null))), ...page };
}
