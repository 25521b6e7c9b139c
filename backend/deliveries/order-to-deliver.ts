import type { OrderRow } from "../orders/order-rows";
import { unpacked } from "../orders/snapshot";
import { storedOrder } from "../orders/stored-order";
import { transitions } from "../orders/transitions";
import type { CartAnswer } from "../orders/wire";
import { notFound, Refused } from "../platform/refused";

/** An order that staff deliver, as it was sent. */
export interface OrderToDeliver {
	row: OrderRow;
	answer: CartAnswer;
}

/** An order that was sent, whatever its state. @param number CB-10001 @throws Refused not_found */
export async function sentOrderByNumber(db: D1Database, number: string): Promise<OrderToDeliver> {
	const uuid = await db
		.prepare("SELECT c.uuid FROM orders o JOIN carts c ON c.id = o.id WHERE o.order_number = ?")
		.bind(number)
		.first("uuid");
	const stored = typeof uuid === "string" ? await storedOrder(db, uuid) : null;
	if (!stored?.row.snapshot) throw notFound(`There is no order ${number}.`);
	return { row: stored.row, answer: unpacked(stored.row.snapshot) };
}

/** @throws Refused not_found; invalid for an order that a person has to look at first, or that is done or cancelled */
export async function orderToDeliver(db: D1Database, number: string): Promise<OrderToDeliver> {
	const order = await sentOrderByNumber(db, number);
	const { row } = order;
	if (row.state === "in_review") throw new Refused("invalid", "A person has to look at the order first: npm run desk -- review.");
	if (!transitions.ship.from.some((state) => state === row.state))
		throw new Refused("invalid", `The order is ${row.state}: nothing more is delivered.`);
	return order;
}
