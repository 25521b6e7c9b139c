/** SQL that holds for an order that was sent and is not cancelled. @param order its alias */
export const isOrdered = (order: string): string => `${order}.state <> 'cancelled'`;

/** SQL that holds for an order `o` that a rule, a payment or a person has confirmed, and that is not cancelled. */
export const isConfirmed = "coalesce(o.state, '') IN ('confirmed', 'paid', 'in_delivery', 'done')";

/** SQL that holds for an open cart: neither sent nor an offer. @param cart its table or alias */
export const isCart = (cart: string): string => `(${cart}.state IS NULL AND NOT EXISTS (SELECT 1 FROM offers q WHERE q.id = ${cart}.id))`;
