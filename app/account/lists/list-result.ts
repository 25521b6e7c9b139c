import type { LineError } from "../../cart/offer-part";
import type { FormReply } from "../../platform/forms/form-result";

/** Why nothing was put into the cart or changed, where it is about no single line. */
export type ListProblem = "nothing" | "allGone" | "cartFull" | "tooMuch" | "sentAlready" | "changed" | "notOwn" | "refused";

/** What the page of a refused form is shown again with. */
export interface ListRefusal {
	form: "lines" | "name" | "rhythm";
	/** What was typed, by the names of the lines. */
	values: Record<string, string>;
	/** What was ticked, by the names of the lines. */
	taken: string[];
	/** By the names of the lines. */
	errors: Record<string, LineError>;
	problem: ListProblem | null;
	/** Of the form that names the list, or gives it a rhythm. */
	reply?: FormReply;
}
