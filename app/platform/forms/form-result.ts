import type { ErrorKey } from "./error-keys";

/** What a row of the cart, or the calculator of cuts, is shown again with: everything typed, and the messages as keys of the `errors` texts. */
export interface FormResult {
	/** Which form of the page it was, where there are several. */
	form?: string;
	values: Record<string, string>;
	/** Field name → message keys. */
	errors: Record<string, ErrorKey[]>;
	/** Figures that messages need: {minimum: 10}. */
	details?: Record<string, number>;
}
