import type { FormReply } from "../../platform/forms/form-result";
import type { AnewProblem } from "../sign-in/sign-in-anew";

/** What a refused deletion is shown again with; what was typed is not in it. */
export interface DeletionResult {
	reply: FormReply;
	/** owner: colleagues would be left without one; failed: the backend did not do it. */
	problem: "owner" | "failed" | null;
	/** It takes a recent sign-in, by a link of a mail. */
	anew?: AnewProblem;
}
