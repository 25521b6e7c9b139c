import { recordEvent } from "../db/order-events";
import { now } from "../db/rows";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { Refused } from "../platform/refused";
import type { Replaced } from "./ship";

/** Values of a statement: the number of the delivery. */
const ofDelivery = "SELECT order_id, number FROM deliveries WHERE number = ?";

/**
 * Withdraws a delivery that was recorded by mistake. Its order is as before; the number stays used, and the buyer is mailed if the mail of the
 * delivery may have left.
 * @param also statements of the same batch
 * @throws Refused conflict if the order was changed, invoiced or claimed since
 */
export async function withdrawDelivery(
	db: D1Database,
	{ number, version, state, tracking, lastInvoice }: Replaced & { number: string },
	also: readonly D1PreparedStatement[],
): Promise<void> {
	const about = await db.prepare("SELECT order_id FROM deliveries WHERE number = ?").bind(number).first("order_id");
	if (about === null) throw hasChanged(number);
	const mail = `order-shipped:${number}`;
	try {
		await db.batch([
			...also,
			// Another order than the one with this delivery violates the column's constraint.
			db
				.prepare(
					`UPDATE orders AS o SET state = ?2, tracking_carrier = ?3, tracking_number = ?4, tracking_url = ?5, updated_at = ${now()},
						version = CASE WHEN o.version = ?6 AND o.state = 'in_delivery'
							AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.id > ?7)
							AND NOT EXISTS (SELECT 1 FROM claims c JOIN deliveries d ON d.number = ?1 WHERE c.order_id = o.id AND c.created_at >= d.created_at)
							THEN o.version + 1 END
					WHERE o.id = (SELECT order_id FROM deliveries WHERE number = ?1)`,
				)
				.bind(number, state, tracking.carrier, tracking.number, tracking.url, version, lastInvoice),
			recordEvent(db, "delivery.withdrawn", { sql: ofDelivery, values: [number] }),
			scheduleToBuyer(
				db,
				{ kind: "order_not_shipped", cause: `order-not-shipped:${number}`, comment: number },
				{
					sql: `SELECT d.order_id FROM deliveries d WHERE d.number = ?
						AND EXISTS (SELECT 1 FROM outbox m WHERE m.cause = ? AND (m.sent_at IS NOT NULL OR m.attempts > 0 OR m.claimed_until > ${now()}))`,
					values: [number, mail],
				},
			),
			db.prepare("DELETE FROM outbox WHERE cause = ? AND sent_at IS NULL").bind(mail),
			db.prepare("DELETE FROM deliveries WHERE number = ?").bind(number),
		]);
	} catch (error) {
		if (String(error).includes("NOT NULL constraint failed: orders.version")) throw hasChanged(number);
		throw error;
	}
}

const hasChanged = (number: string) => new Refused("conflict", `The order of ${number} was changed, invoiced or claimed since.`);
