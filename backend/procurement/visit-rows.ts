import * as z from "zod";
import { backendLocale } from "../../contract/fields";
import { landing, openLine, punchoutOperations } from "../../contract/procurement";
import { json, now } from "../db/rows";
import { connectionColumns, connectionRow } from "./connections";

/** A sent cart besides its goods: all of it comes back with them. */
const sentCart = z.object({
	commission: z.string(),
	note: z.string(),
	/** ISO day; "" for none. */
	deliveryDay: z.string(),
	isPickup: z.boolean(),
	/** Numbers of the buyer's positions by the goods of a line (`itemKey`, `setKey`). */
	positions: z.record(z.string(), z.object({ number: z.string(), subNumber: z.string() })),
	/** Lines that are not in the visit's cart, because something of them is unclear. */
	open: z.array(openLine),
});
export type SentCart = z.output<typeof sentCart>;

const visitFields = z.object({
	/** Fields that come back with the cart, as they were sent. */
	fields: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
	/** The window of the system. */
	target: z.string().default(""),
	/** The visit's language. */
	locale: backendLocale.nullable().default(null),
	/** The cart that came with it; null for none. */
	cart: sentCart.nullable().default(null),
});
export type VisitFields = z.input<typeof visitFields>;

/** How long a repeated return gets the same form. */
const repeatMinutes = 30;

export const visitRow = connectionRow.extend({
	visit_id: z.number(),
	cart_uuid: z.string(),
	operation: z.enum(punchoutOperations),
	return_url: z.string(),
	buyer_cookie: z.string(),
	sent: json(visitFields),
	landing: json(landing),
	state: z.enum(["waiting", "begun", "returned"]),
	is_fresh: z.number(),
	returned: z.string().nullable(),
});

/** A visit with its connection. */
export type Visit = z.output<typeof visitRow>;

export const visitWhere = (
	where: string,
): string => `SELECT ${connectionColumns}, p.id AS visit_id, p.cart_uuid, p.operation, p.return_url, p.buyer_cookie, p.sent,
	p.landing, p.state, p.returned, coalesce(p.returned_at > ${now(`-${repeatMinutes} minutes`)}, 0) AS is_fresh
	FROM punchouts p JOIN connections c ON c.id = p.connection_id WHERE ${where}`;
