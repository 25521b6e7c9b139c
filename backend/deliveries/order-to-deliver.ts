import type { OrderRow } from "../orders/order-rows";
import { unpacked } from "../orders/snapshot";
import { storedOrder } from "../orders/stored-order";
import type { CartAnswer } from "../orders/wire";
import { confirmedFrom } from "../outbox/enqueue-order";
import { notFound, Refused } from "../platform/refused";

/** An order that staff deliver, as it was sent. */
export interface OrderToDeliver {
	row: OrderRow;
	answer: CartAnswer;
}

/** The states of an order of which goods may be sent. */
export const deliverableStates = ["confirmed", "paid", "in_delivery"] as const;

/** An order that was sent, whatever its state. @param number CB-10001 @throws Refused not_found */
export async function sentOrderByNumber(db: D1Database, number: string): Promise<OrderToDeliver> {
	const uuid = await db.prepare("SELECT uuid FROM orders WHERE order_number = ? AND is_processed = 1").bind(number).first("uuid");
	const stored = typeof uuid === "string" ? await storedOrder(db, uuid) : null;
	if (!stored?.row.snapshot) throw notFound(`There is no order ${number}.`);
	return { row: stored.row, answer: unpacked(stored.row.snapshot) };
}

/** @throws Refused not_found; invalid for an order that a person has to look at first, or that is done or cancelled */
export async function orderToDeliver(db: D1Database, number: string): Promise<OrderToDeliver> {
	const order = await sentOrderByNumber(db, number);
	const { row } = order;
	if (row.state === "in_review") throw new Refused("invalid", "A person has to look at the order first: npm run desk -- review.");
	if (!deliverableStates.some((state) => state === row.state))
		throw new Refused("invalid", `The order is ${row.state}: nothing more is delivered.`);
	return order;
}

/**
 * A statement that mails the buyer of an order once for each cause, in the language of the order; for the end of the batch that has changed the order.
 * Links lead to the shop that the order was confirmed from.
 * @param orders a query of the ids of orders for which it is written, with its values
 */
export const orderMail = (
	db: D1Database,
	kind: "order_dates" | "order_shipped" | "order_done",
	cause: string,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, order_id, cause, origin)
			SELECT ?, o.locale, json_array(f.email), o.id, ?, ${confirmedFrom}
			FROM orders o JOIN order_forms f ON f.order_id = o.id AND f.type = 'billing' WHERE o.id IN (${orders.sql}) AND f.email <> '' ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(kind, cause, ...orders.values);
