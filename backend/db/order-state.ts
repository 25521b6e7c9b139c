/**
 * SQL of the state of an order `o` (docs/orders.md); null of a cart. Whatever says or asks in which state an order is reads it from here. Only staff end a
 * review, as reviewed or cancelled.
 */
export const orderState = `CASE WHEN o.is_processed = 0 THEN NULL
	WHEN o.order_status = 'other' THEN 'cancelled'
	WHEN o.order_status = 'reviewed' THEN 'confirmed'
	WHEN o.order_status IN ('confirmed', 'paid') AND o.needs_review = 1 THEN 'in_review'
	ELSE o.order_status END`;

/** SQL that holds for an order that was sent and is not cancelled. @param order its alias */
export const isOrdered = (order: string): string => `${order}.is_processed = 1 AND ${order}.order_status <> 'other'`;

/** SQL that holds for an order `o` that a rule, a payment or a person has confirmed, and that is not cancelled. */
export const isConfirmed = `${orderState} IN ('confirmed', 'paid', 'in_delivery', 'done')`;
