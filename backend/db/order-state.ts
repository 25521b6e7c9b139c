import { orderStates, phaseIn } from "../../contract/values/order-states";

/**
 * SQL that holds for a sent cart whose order is not cancelled.
 * @param cart its table or alias
 */
export const isOrdered = (cart: string): string =>
	`EXISTS (SELECT 1 FROM orders sent WHERE sent.id = ${cart}.id AND sent.state <> 'cancelled')`;

/** SQL that holds for an order `o` that a rule, a payment or a person has confirmed and nobody has cancelled. */
export const isConfirmed = `o.state IN (${orderStates
	.filter((state) => ["confirmed", "sent"].includes(phaseIn(state)))
	.map((state) => `'${state}'`)
	.join(", ")})`;

/** SQL that holds for an open cart: neither sent nor an offer. @param cart its table or alias */
export const isCart = (cart: string): string => `(${cart}.is_ordered = 0 AND NOT EXISTS (SELECT 1 FROM offers q WHERE q.id = ${cart}.id))`;
