import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { deskOrders } from "../../contract/desk/orders";
import { orderStates, phaseIn } from "../../contract/values/order-states";
import { rowsOf } from "../db/rows";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { deliverableLines, sentOf } from "../orders/order-deliveries";
import type { Order } from "../orders/stored-cart";
import { transition, transitionCondition, transitions } from "../orders/transitions";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";

type Body = z.output<typeof deskOrders.ship.body>;

const replacedRow = z
	.object({
		state: z.enum(orderStates),
		carrier: z.string(),
		number: z.string(),
		url: z.string(),
		last_invoice: z.number(),
	})
	.transform(({ state, last_invoice: lastInvoice, ...tracking }) => ({ state, tracking, lastInvoice }));

/** The state and tracking that a delivery has replaced in its order, the order's version with it, and the id of the newest invoice of all. */
export type Replaced = z.output<typeof replacedRow> & { version: number };

/**
 * Stores a delivery of an order, sets the order to "in delivery", and mails its buyer. A line is never sent beyond its ordered
 * quantity.
 * @returns the number of the delivery, and what it has replaced; a repeated call gets the first number, and has replaced nothing
 * @throws Refused invalid for a line that the order does not have or that has less left, idem_conflict
 */
export async function ship(db: D1Database, order: Order, body: Body): Promise<{ number: string; replaced: Replaced | null }> {
	const { idem: key, ...said } = body;
	const bodyHash = bodyDigest({ order: order.uuid, ...said });
	const before = await stored(db, key, bodyHash);
	if (before) return { ...before, replaced: null };
	const ordered = deliverableLines(order.sent);
	const open = ordered.map(({ line: place, quantity }) => ({
		line: place,
		quantity: quantity - sentOf(order.deliveries, place),
		heats: [],
	}));
	const certified = new Set(ordered.flatMap(({ line: place, hasCertificate }) => (hasCertificate ? [place] : [])));
	const lines = body.lines ?? open.filter(({ quantity }) => quantity > 0);
	if (lines.length === 0) throw new Refused("invalid", "Everything of the order was sent already.");
	for (const one of lines) {
		const left = open.find(({ line: place }) => place === one.line)?.quantity;
		if (left === undefined) throw new Refused("invalid", `The order has ${ordered.length} lines; there is no line ${one.line}.`);
		if (one.quantity > left) throw new Refused("invalid", `Of line ${one.line} only ${left} are left to send.`);
	}
	const number = `${order.number}-${order.deliveries.length + (await withdrawnOf(db, order.id)) + 1}`;
	const shippedOn = body.shippedOn ?? companyDay(new Date());
	const { carrier, trackingNumber, trackingUrl } = body;
	let replaced: Replaced | null = null;
	try {
		const [found, inserted] = await db.batch([
			db
				.prepare(
					`SELECT state, tracking_carrier AS carrier, tracking_number AS number, tracking_url AS url,
						(SELECT coalesce(max(id), 0) FROM invoices) AS last_invoice FROM orders WHERE id = ?`,
				)
				.bind(order.id),
			// Requires the order as it was read: two calls that send the same goods at once cannot both be stored.
			db
				.prepare(
					`INSERT INTO deliveries (order_id, number, shipped_on, carrier, tracking_number, tracking_url, key, body_hash)
					SELECT o.id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM orders o WHERE o.id = ?1 AND o.version = ?9 AND ${transitionCondition("ship")}`,
				)
				.bind(order.id, number, shippedOn, carrier, trackingNumber, trackingUrl, key, bodyHash, order.version),
			db
				.prepare(
					`INSERT INTO delivery_lines (delivery_id, line, quantity, heats, is_certified)
					SELECT d.id, value ->> 'line', value ->> 'quantity', value -> 'heats', value ->> 'hasCertificate' FROM deliveries d, json_each(?2)
					WHERE d.key = ?1
					ON CONFLICT (delivery_id, line) DO NOTHING`,
				)
				.bind(key, JSON.stringify(lines.map((one) => ({ ...one, hasCertificate: certified.has(one.line) })))),
			...transition(db, "ship", {
				id: order.id,
				set: "tracking_carrier = ?2, tracking_number = ?3, tracking_url = ?4",
				where: "o.version = ?6 AND EXISTS (SELECT 1 FROM deliveries d WHERE d.key = ?5)",
				values: [carrier, trackingNumber, trackingUrl, key, order.version],
				about: { sql: "SELECT order_id, number FROM deliveries WHERE key = ?", values: [key] },
			}),
			scheduleToBuyer(
				db,
				{ kind: transitions.ship.mail, cause: `order-shipped:${number}` },
				{ sql: "SELECT order_id FROM deliveries WHERE key = ?", values: [key] },
			),
		]);
		const [row] = rowsOf(replacedRow, found);
		if (row && inserted?.meta.changes === 1) replaced = { ...row, version: order.version + 1 };
	} catch (error) {
		// Another delivery of the order has taken the number, or a repeated call the key.
		if (!String(error).includes("UNIQUE constraint failed: deliveries")) throw error;
	}
	const after = await stored(db, key, bodyHash);
	if (!after) throw new Refused("conflict", "The order has changed meanwhile: look at it and send it again.");
	return { ...after, replaced };
}

/** Withdrawn deliveries of an order: their numbers stay used. */
const withdrawnOf = async (db: D1Database, id: number): Promise<number> =>
	z
		.number()
		.parse(await db.prepare("SELECT count(*) AS n FROM events WHERE order_id = ? AND type = 'delivery.withdrawn'").bind(id).first("n"));

const deliveryRow = z.object({ number: z.string(), body_hash: z.string() }).nullable();

/**
 * The delivery of a key; null if the key is new.
 * @throws Refused idem_conflict if the key came with another body
 */
async function stored(db: D1Database, key: string, bodyHash: string): Promise<{ number: string } | null> {
	const row = deliveryRow.parse(await db.prepare("SELECT number, body_hash FROM deliveries WHERE key = ?").bind(key).first());
	if (row && row.body_hash !== bodyHash) throw new Refused("idem_conflict", "The key has been used for another delivery.");
	return row && { number: row.number };
}

/**
 * Marks the goods as arrived and mails the buyer; a repeated call changes nothing.
 * @throws Refused invalid if something is left to send
 */
export async function finish(db: D1Database, order: Order): Promise<{ message: string }> {
	if (phaseIn(order.state) !== "sent") throw new Refused("invalid", "Nothing of the order was sent.");
	const left = deliverableLines(order.sent).filter(({ line: place, quantity }) => sentOf(order.deliveries, place) < quantity);
	if (left.length > 0) throw new Refused("invalid", `Left to send: ${left.map(({ line: place }) => `line ${place}`).join(", ")}.`);
	await db.batch([
		...transition(db, "finish", { id: order.id }),
		// Follows the event directly, because the event exists only if the order was not done before.
		scheduleToBuyer(
			db,
			{ kind: transitions.finish.mail, cause: `order-done:${order.uuid}` },
			{ sql: "SELECT id FROM orders WHERE id = ? AND changes() > 0", values: [order.id] },
		),
	]);
	return { message: "The order is done." };
}
