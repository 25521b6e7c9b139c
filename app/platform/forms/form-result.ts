import type { ErrorKey } from "./error-keys";

/** What a refused form is shown again with: everything typed, and the messages as keys of the `errors` texts. */
export interface FormResult {
	/** Which form of the page it was, where there are several. */
	form?: string;
	values: Record<string, string>;
	/** Field name → message keys. */
	errors: Record<string, ErrorKey[]>;
	/** What is said of the form as a whole, where no field is wrong. */
	notice?: ErrorKey;
	/** Figures that messages need: {minimum: 10}. */
	details?: Record<string, number>;
	/** Field name → what is stored there by now, of fields that were changed meanwhile; nothing is saved over them unseen. */
	present?: Record<string, string>;
}
