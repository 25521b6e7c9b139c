/** The shop's payment methods, in the order of display. Your own backend may define others, which are shown by their names. */
export const paymentMethodNames = ["invoice", "card"] as const;
export type PaymentMethodName = (typeof paymentMethodNames)[number];
