import type { Dates } from "../../contract/desk/orders";
import { calendarOf } from "../../contract/seller/calendar";
import { isWorkingDay } from "../../contract/values/days";
import { isCollected } from "../../contract/values/order-states";
import { ofOrder, recordEvent } from "../db/order-events";
import { now } from "../db/rows";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { deliverableLines } from "../orders/order-deliveries";
import type { Order } from "../orders/stored-cart";
import { Refused } from "../platform/refused";

/**
 * Confirms the days of lines, replaces earlier ones, and mails the buyer; repeating the same dates sends nothing.
 * @throws Refused invalid for a line that the order does not have, and for a weekend or public holiday at the place of
 * delivery, or of loading for the buyer's carrier
 */
export async function confirmDates(db: D1Database, order: Order, { date, lines }: Dates): Promise<{ message: string }> {
	const days = checkedDates(order, { date, lines });
	const { id, uuid, version } = order;
	await db.batch([
		storeDates(db, id, days),
		db.prepare(`UPDATE orders SET version = version + 1, updated_at = ${now()} WHERE id = ? AND changes() > 0`).bind(id),
		recordEvent(db, "order.dates_confirmed", ofOrder(id)),
		scheduleToBuyer(
			db,
			{ kind: "order_dates", cause: `order-dates:${uuid}:${version + 1}` },
			{ sql: "SELECT id FROM orders WHERE id = ? AND version > ?", values: [id, version] },
		),
	]);
	return { message: "The days are confirmed." };
}

export const storeDates = (db: D1Database, order: number, days: ReturnType<typeof checkedDates>, guard = "true"): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO order_line_dates (order_id, line, confirmed_on)
			SELECT o.id, value ->> 'line', value ->> 'date' FROM orders o CROSS JOIN json_each(?2) WHERE o.id = ?1 AND ${guard}
			ON CONFLICT (order_id, line) DO UPDATE SET confirmed_on = excluded.confirmed_on WHERE confirmed_on <> excluded.confirmed_on`,
		)
		.bind(order, JSON.stringify(days));

/**
 * The confirmed day of each line.
 * @throws Refused invalid as `confirmDates`
 */
export function checkedDates({ sent }: Pick<Order, "sent">, { date, lines }: Dates) {
	const all = deliverableLines(sent).map(({ line }) => line);
	const unknown = lines.find(({ line }) => !all.includes(line));
	if (unknown) throw new Refused("invalid", `The order has ${all.length} lines; there is no line ${unknown.line}.`);
	const days = all.flatMap((line) => {
		const own = lines.find((one) => one.line === line)?.date ?? date;
		return own ? [{ line, date: own }] : [];
	});
	const country = calendarOf(sent);
	const free = days.find((one) => !isWorkingDay(one.date, country));
	if (free) throw new Refused("invalid", `Nothing is ${isCollected(sent) ? "loaded" : "delivered"} in ${country} on ${free.date}.`);
	return days;
}
