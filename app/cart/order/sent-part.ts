/** Marks the rows of the cart's form and its notes: what scripts send by itself. */
export const part = { "data-part": "" };

/** The part of the cart's form that a press means; null: the whole, where the reader goes on. Enter presses the button of no part. */
export function sentPart({ submitter }: SubmitEvent): Element | null {
	if (submitter?.getAttribute("name") === "next") return null;
	return (submitter?.closest("[data-part]") ?? document.activeElement?.closest("[data-part]")) || null;
}
