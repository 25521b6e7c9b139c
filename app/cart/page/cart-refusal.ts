import type { FormResult } from "../../platform/forms/form-result";

/** A quantity that was sent from a page whose cart has changed since. Nothing of it is saved. */
export interface StaleQuantity {
	kind: "quantity";
	/** What the line was called on that page. */
	title: string;
	typed: number;
	/** What the cart has now; null: the line is gone. */
	present: number | null;
	/** The fields that send it once more: to the cart, or, for a line that is gone, to where things are put in. */
	again: Record<string, string>;
}

/** What came between the page and its form; the cart was sent in the meantime, is an offer by now, or waits for approval. */
export type Meanwhile = StaleQuantity | { kind: "sent" | "waiting" };

/** A change of the cart that was not made, with everything that was typed. */
export interface CartRefusal extends FormResult {
	meanwhile?: Meanwhile;
	/** The backend has failed. */
	isFailed?: true;
	/** What else was typed and is not saved, by the names of its rows. */
	typed?: Record<string, Record<string, string>>;
}

/** What a row of the cart is shown with: its own refusal, or what was typed in it when another one was refused. */
export function refusedRow(refused: CartRefusal | null, name: string): FormResult | null {
	if (refused?.form === name) return refused;
	const values = refused?.typed?.[name];
	return values ? { form: name, values, errors: {} } : null;
}
