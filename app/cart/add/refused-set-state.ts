import type { ErrorKey } from "../../platform/forms/error-keys";

/** A set that could not be added to the cart, for the page that shows its form again. */
export interface RefusedSetData {
	set: {
		id: string;
		title: string;
		/** The submitted text of the quantity field. */
		typed: string;
		errors: ErrorKey[];
		/** Figures that messages need. */
		details?: Record<string, number>;
	};
	returnTo: string;
	/** The key of the next submission. */
	idem: string;
}
