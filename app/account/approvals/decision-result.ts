import type { SeenCart } from "../../cart/orders/seen";
import type { FormReply } from "../../platform/forms/form-result";

/** Why an order could not be approved or returned; incomplete: it lacks something by now that only its buyer can mend. */
export const decisionProblems = ["conflict", "unavailable_goods", "too_many_attempts", "incomplete"] as const;

export interface DecisionResult {
	problem: (typeof decisionProblems)[number] | null;
	/** The comment as it was typed, and what is wrong with it. */
	reply: FormReply | null;
	/** What the page that was sent showed, where the order is another one now. */
	seen: SeenCart | null;
}

/** The ids of the forms that approve an order, and return it with a comment. */
export const approveFormId = "approve";
export const returnFormId = "return";
