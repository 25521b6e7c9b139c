import type * as z from "zod";
import { type deskDeliveries, maxHeats } from "../../contract/desk/deliveries";
import { read } from "../db/reads";
import { now } from "../db/rows";
import { quantitiesOf } from "../invoices/part-of-order";
import { partsOfOrder } from "../invoices/stored-invoices";
import { sentOf } from "../orders/order-deliveries";
import { orderOfDelivery } from "../orders/stored-cart";
import { Refused } from "../platform/refused";

/**
 * Adds heats to a delivered line until it is invoiced, so that certificates can be issued for them. Existing heats stay, and
 * repeated ones count once.
 * @param number of the delivery
 * @throws Refused not_found; invalid for a line that the delivery does not have, and for too many heats; conflict if it is
 * invoiced, or changed meanwhile
 */
export async function addHeats(
	db: D1Database,
	number: string,
	{ line: place, heats }: z.output<typeof deskDeliveries.addHeats.body>,
): Promise<{ message: string }> {
	const { id, version, deliveries } = await orderOfDelivery(db, number);
	const at = deliveries.findIndex((one) => one.number === number);
	const known = deliveries[at]?.lines.find((one) => one.line === place);
	if (!known) throw new Refused("invalid", `The delivery has no line ${place}.`);
	const all = [...new Set([...known.heats, ...heats])];
	const message = `Line ${place} is of heat ${all.join(", ")}.`;
	if (all.length === known.heats.length) return { message };
	if (all.length > maxHeats) throw new Refused("invalid", `A line has at most ${maxHeats} heats.`);
	const invoices = (await read(db, partsOfOrder(db, { sql: "?", value: id }))).filter(({ kind }) => kind === "invoice");
	const invoiced = invoices.reduce((sum, part) => sum + (quantitiesOf(part).get(place) ?? 0), 0);
	if (invoiced >= sentOf(deliveries.slice(0, at + 1), place)) throw new Refused("conflict", `Line ${place} of ${number} is invoiced.`);
	const [, changed] = await db.batch([
		db
			.prepare(
				`UPDATE delivery_lines SET heats = ?1 WHERE line = ?2 AND delivery_id = (SELECT id FROM deliveries WHERE number = ?3)
					AND EXISTS (SELECT 1 FROM orders WHERE id = ?4 AND version = ?5)`,
			)
			.bind(JSON.stringify(all), place, number, id, version),
		db.prepare(`UPDATE orders SET version = version + 1, updated_at = ${now()} WHERE id = ? AND changes() > 0`).bind(id),
	]);
	if (changed?.meta.changes !== 1) throw new Refused("conflict", "The order has changed meanwhile: look at it and send it again.");
	return { message };
}
