import { type Order, orderByNumber } from "../orders/stored-cart";
import { transitions } from "../orders/transitions";
import { Refused } from "../platform/refused";

/** @throws Refused not_found; invalid for an order that is in review, done or cancelled */
export async function orderToDeliver(db: D1Database, number: string): Promise<Order> {
	const order = await orderByNumber(db, number);
	if (order.state === "in_review") throw new Refused("invalid", "A person has to look at the order first: npm run desk -- review.");
	if (!transitions.ship.from.some((state) => state === order.state))
		throw new Refused("invalid", `The order is ${order.state}: nothing more is delivered.`);
	return order;
}
