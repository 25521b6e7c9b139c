/** Refusals of an order that the summary itself tells, with what can be done. */
export const orderProblems = [
	"conflict",
	"unavailable_goods",
	"approval_needed",
	"approval_not_needed",
	"no_approver",
	"too_many_messages",
	"too_many_attempts",
	"refused",
] as const;
/** failed: the backend has. */
export type OrderProblem = (typeof orderProblems)[number] | "failed";
