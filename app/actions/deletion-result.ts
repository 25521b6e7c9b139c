import type { AnewProblem } from "./anew-problem";
import type { FormResult } from "./form-result";

/** What a refused deletion is shown again with; what was typed is not in it. */
export interface DeletionResult {
	refused: FormResult;
	/** owner: colleagues would be left without one; failed: the backend did not do it. */
	problem: "owner" | "failed" | null;
	/** It takes a recent sign-in, by a link of a mail. */
	anew?: AnewProblem;
}
