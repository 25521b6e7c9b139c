/** SQL that holds for an order that was sent and is not cancelled. @param order its alias */
export const isOrdered = (order: string): string => `${order}.state <> 'cancelled'`;

/** SQL that holds for an order `o` that a rule, a payment or a person has confirmed, and that is not cancelled. */
export const isConfirmed = "coalesce(o.state, '') IN ('confirmed', 'paid', 'in_delivery', 'done')";
