/** How a buyer came back from the page where cards are paid, without having paid: ?payment= of the summary. */
const paymentReturns = ["cancelled", "declined", "failed"] as const;
export type PaymentReturn = (typeof paymentReturns)[number];

export const paymentReturnOf = (search: URLSearchParams): PaymentReturn | null =>
	paymentReturns.find((one) => one === search.get("payment")) ?? null;
