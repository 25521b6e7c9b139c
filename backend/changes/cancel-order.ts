import * as z from "zod";
import type { deskOrders } from "../../contract/desk/orders";
import type { SqlPart } from "../db/rows";
import { scheduleToBuyer } from "../mail/schedule-mail";
import { orderByNumber } from "../orders/stored-cart";
import { returnStock, transition, transitionCondition, transitions } from "../orders/transitions";
import { Refused } from "../platform/refused";

interface Cancelled {
	id: number;
	uuid: string;
	/** The reason of staff, or the words of the buyer. */
	reason: string;
	isWithdrawn: boolean;
	/** A further condition: SQL over the order `o`. */
	needs?: SqlPart;
	/** More of the same batch, for the case that the order may be cancelled. */
	also?: (open: SqlPart) => D1PreparedStatement[];
}

const cancellable = (id: number, needs: SqlPart = { sql: "true", values: [] }): SqlPart => ({
	sql: `SELECT o.id FROM orders o WHERE o.id = ? AND ${transitionCondition("cancel")} AND ${needs.sql}`,
	values: [id, ...needs.values],
});

/**
 * Statements of one batch that cancel an order: they mail the buyer, delete mails that waited for the review, free the credit, return the
 * stock and close requests of changes. They do nothing if it may not be cancelled.
 */
export function cancellation(db: D1Database, { id, uuid, reason, isWithdrawn, needs, also }: Cancelled): D1PreparedStatement[] {
	const open = cancellable(id, needs);
	const { mail } = transitions.cancel;
	return [
		isWithdrawn
			? scheduleToBuyer(db, { kind: "order_withdrawn", cause: `order-withdrawn:${uuid}` }, open)
			: scheduleToBuyer(db, { kind: mail, cause: `order-refused:${uuid}`, comment: reason }, open),
		db.prepare(`DELETE FROM outbox WHERE is_held = 1 AND cart_id IN (${open.sql})`).bind(...open.values),
		...returnStock(db, id, open),
		...(also?.(open) ?? []),
		...transition(db, "cancel", {
			id,
			set: "cancel_reason = ?2, is_withdrawn = ?3, credit_vat = NULL, credit_cents = NULL",
			where: needs?.sql,
			values: [reason, isWithdrawn ? 1 : 0, ...(needs?.values ?? [])],
		}),
		db
			.prepare(
				`UPDATE order_change_requests SET state = iif(kind = 'withdrawal' AND o.is_withdrawn, 'accepted', 'replaced'), asked = '{}'
				FROM orders o WHERE o.id = ? AND o.state = 'cancelled' AND order_change_requests.order_id = o.id AND order_change_requests.state = 'open'`,
			)
			.bind(id),
	];
}

/**
 * Cancels an order: it mails the buyer, deletes mails that waited for the review, frees the credit, and returns the stock. A
 * card payment is refunded by a separate call.
 * @throws Refused not_found; invalid without a reason for a confirmed order; conflict, with the name of the obstacle
 */
export async function cancelOrder(
	db: D1Database,
	number: string,
	{ reason }: z.output<typeof deskOrders.cancel.body>,
): Promise<{ message: string }> {
	const { id, uuid, state, deliveries } = await orderByNumber(db, number);
	if (reason === "" && state !== "in_review" && state !== "cancelled")
		throw new Refused("invalid", "Why is it cancelled? Its buyer is told.");
	await db.batch(cancellation(db, { id, uuid, reason, isWithdrawn: false }));
	const after = await db.prepare("SELECT state, cancel_reason FROM orders WHERE id = ?").bind(id).first();
	const { state: ended, cancel_reason: said } = z.object({ state: z.string(), cancel_reason: z.string() }).parse(after);
	if (ended === "cancelled" && said === reason) return { message: "The order is cancelled." };
	if (ended === "cancelled") throw new Refused("conflict", `The order is cancelled already: ${said || "without a reason"}.`);
	if (ended === "done" || deliveries.length > 0) throw new Refused("conflict", "Goods of the order have left: credit what comes back.");
	throw new Refused("conflict", "The order is invoiced: credit its invoices first.");
}
