/** Payment methods of the shop, in the order in which they are offered. A backend of one's own may have others: those go by their own names. */
export const paymentMethodNames = ["invoice", "card"] as const;
export type PaymentMethodName = (typeof paymentMethodNames)[number];
