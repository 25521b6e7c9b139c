/** Refusals of an order that the summary itself tells, with what can be done. */
export const orderProblems = ["conflict", "unavailable_goods", "credit_rating_poor"] as const;
export type OrderProblem = (typeof orderProblems)[number];
