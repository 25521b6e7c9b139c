import * as z from "zod";
import type { Dates } from "../../contract/desk/orders";
import { ofOrder, recordEvent } from "../db/order-events";
import { isCart } from "../db/order-state";
import { now, rowsOf } from "../db/rows";
import { checkedDates, confirmDates, storeDates } from "../deliveries/confirm-dates";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { orderByNumber } from "../orders/stored-cart";
import { transition, transitionCondition, transitions } from "../orders/transitions";
import { notFound, Refused } from "../platform/refused";

const changed = `version = version + 1, updated_at = ${now()}`;

const thisOrder = (id: number, name: keyof typeof transitions) => ({
	sql: `SELECT o.id FROM orders o WHERE o.id = ? AND ${transitionCondition(name)}`,
	values: [id],
});

/**
 * Confirms an order under review: its buyer gets the confirmation with the days, and the waiting mails go out. A repeated call
 * changes nothing.
 * @throws Refused not_found; conflict for an order that is cancelled, or confirmed for other days; as `confirmDates`
 */
export async function reviewOrder(db: D1Database, number: string, body: Dates): Promise<{ message: string }> {
	const order = await orderByNumber(db, number);
	const { id, uuid } = order;
	const waiting = thisOrder(id, "confirm");
	const hasDates = body.date !== undefined || body.lines.length > 0;
	const days = hasDates ? checkedDates(order, body) : [];
	const known = new Map(order.confirmed_dates.map(({ line, date }) => [line, date]));
	// A repeated call sends nothing, and does not undo days confirmed since.
	if (order.state !== "in_review" && days.some(({ line, date }) => (known.get(line) ?? date) !== date))
		throw new Refused("conflict", "The order is confirmed for other days already: npm run desk -- confirm changes them.");
	await db.batch([
		scheduleToBuyer(db, { kind: transitions.confirm.mail, cause: `order-reviewed:${uuid}` }, waiting),
		db.prepare(`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND cart_id IN (${waiting.sql})`).bind(id),
		storeDates(db, id, days, transitionCondition("confirm")),
		...transition(db, "confirm", { id, set: `reviewed_at = ${now()}` }),
		...(hasDates ? [recordEvent(db, "order.dates_confirmed", ofOrder(id))] : []),
	]);
	const after = await orderByNumber(db, number);
	if (after.state === "cancelled") throw new Refused("conflict", "The order is cancelled.");
	if (hasDates) await confirmDates(db, await orderToDeliver(db, number), body);
	return { message: "The order is confirmed." };
}

const holderForm = "type = 'billing' AND vat <> '' AND vat_check IN ('valid', 'pending')";

/**
 * Records in a cart that its VAT id is the ordering company's, although no register confirms it. From then on an
 * intra-Community supply is without VAT, on invoice and by card.
 * @param uuid of the cart
 * @throws Refused not_found; conflict for a sent order, an offer, and an invalid VAT id
 */
export async function releaseHolder(db: D1Database, uuid: string): Promise<{ message: string }> {
	const open = `(SELECT c.id FROM carts c WHERE c.uuid = ? AND ${isCart("c")})`;
	const results = await db.batch([
		db.prepare(`UPDATE cart_forms SET vat_name = company WHERE cart_id = ${open} AND ${holderForm} AND vat_name IS NOT company`).bind(uuid),
		db.prepare(`UPDATE carts SET ${changed} WHERE id = ${open} AND changes() > 0`).bind(uuid),
		db
			.prepare(
				`SELECT id, EXISTS (SELECT 1 FROM cart_forms WHERE cart_id = ${open} AND ${holderForm}) AS is_released FROM carts WHERE uuid = ?`,
			)
			.bind(uuid, uuid),
	]);
	const [cart] = rowsOf(z.object({ is_released: z.number() }), results[2]);
	if (!cart) throw notFound("There is no such cart.");
	if (cart.is_released === 0) throw new Refused("conflict", "The cart is an order or an offer, or its VAT id is not valid.");
	return { message: "The cart is of the holder of its VAT id." };
}
