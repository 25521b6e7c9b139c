import type { EventType } from "../../contract/values/event-types";
import type { orderStates } from "../../contract/values/order-states";
import { ofOrder, recordEvent } from "../db/order-events";
import { now, type SqlPart } from "../db/rows";
import type { MailKind } from "../mail/mail-kind";

type OrderState = (typeof orderStates)[number];

/** The state changes of a sent order (docs/orders.md). `placeOrder` makes the order. */
interface Transition {
	from: readonly OrderState[];
	to: OrderState;
	/** A further condition, as SQL over the order `o`. */
	needs?: string;
	mail: MailKind;
	event: EventType;
}

const nothingHasLeft = "NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.order_id = o.id)";
const nothingIsInvoiced =
	"(SELECT coalesce(sum(iif(i.kind = 'invoice', i.gross_cents, -i.gross_cents)), 0) FROM invoices i WHERE i.order_id = o.id) = 0";

/** Staff make transitions; a buyer cancels an order that nobody has confirmed. */
export const transitions = {
	confirm: { from: ["in_review"], to: "confirmed", mail: "order_confirmation", event: "order.confirmed" },
	cancel: {
		from: ["in_review", "confirmed", "paid"],
		to: "cancelled",
		needs: `${nothingHasLeft} AND ${nothingIsInvoiced}`,
		mail: "order_refused",
		event: "order.cancelled",
	},
	ship: { from: ["confirmed", "paid", "in_delivery"], to: "in_delivery", mail: "order_shipped", event: "delivery.shipped" },
	finish: { from: ["in_delivery"], to: "done", mail: "order_done", event: "order.done" },
} as const satisfies Record<string, Transition>;

type TransitionName = keyof typeof transitions;

export function transitionCondition(name: TransitionName): string {
	const { from, needs = "true" }: Transition = transitions[name];
	return `(o.state IN (${from.map((state) => `'${state}'`).join()}) AND ${needs})`;
}

interface Write {
	id: number;
	/** Columns set with the state, and a further condition: SQL whose values are `values`, from ?2 on. */
	set?: string;
	where?: string;
	values?: readonly (string | number)[];
	/** The subject of the event if it is not the order: a query by the order's id and a number. */
	about?: Parameters<typeof recordEvent>[2];
}

/** @returns statements for one batch that write a transition and its event; they do nothing if the transition may not happen */
export function transition(
	db: D1Database,
	name: TransitionName,
	{ id, set, where = "true", values = [], about }: Write,
): D1PreparedStatement[] {
	const { to, event } = transitions[name];
	return [
		db
			.prepare(
				`UPDATE orders AS o SET state = '${to}', version = version + 1, updated_at = ${now()}${set ? `, ${set}` : ""}
				WHERE o.id = ?1 AND ${transitionCondition(name)} AND ${where}`,
			)
			.bind(id, ...values),
		recordEvent(db, event, about ?? ofOrder(id)),
	];
}

/**
 * Returns what an order has taken from stock.
 * @param open finds the order as long as it may
 */
export const returnStock = (db: D1Database, id: number, open: SqlPart): D1PreparedStatement[] => [
	db
		.prepare(
			`UPDATE supplied_variants SET stock = stock + (SELECT sum(taken) FROM order_stock s WHERE s.order_id = ? AND s.supplied_variant_id = supplied_variants.id)
			WHERE id IN (SELECT supplied_variant_id FROM order_stock WHERE order_id = ? AND taken > 0) AND EXISTS (${open.sql})`,
		)
		.bind(id, id, ...open.values),
	db.prepare(`DELETE FROM order_stock WHERE order_id IN (${open.sql})`).bind(...open.values),
];
