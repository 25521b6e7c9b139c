import type { FormResult } from "../../platform/forms/form-result";

/** Why an order could not be approved or returned; incomplete: it lacks something by now that only its buyer can mend. */
export const decisionProblems = ["conflict", "unavailable_goods", "incomplete"] as const;

export interface DecisionResult {
	problem: (typeof decisionProblems)[number] | null;
	/** The comment as it was typed, and what is wrong with it. */
	refused: FormResult | null;
}
