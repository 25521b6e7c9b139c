import type { LineError } from "../../cart/offers/offer-part";
import type { FormReply } from "../../platform/forms/form-result";

/** What became of a form of a list, as the address of the next page says it; kept apart so that pages and actions have one list of them. */
export const listNews = [
	"created",
	"copied",
	"renamed",
	"shared",
	"unshared",
	"saved",
	"removed",
	"noted",
	"rhythm",
	"noRhythm",
	"deleted",
] as const;
export type ListNews = (typeof listNews)[number];

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
