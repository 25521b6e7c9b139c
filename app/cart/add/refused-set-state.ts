import type { ErrorKey } from "../../platform/forms/error-keys";

/** A set that was not put into the cart, for the page that shows its form again. */
export interface RefusedSetData {
	set: {
		id: string;
		title: string;
		/** What stood in the field of its quantity. */
		typed: string;
		errors: ErrorKey[];
		/** Figures that messages need. */
		details?: Record<string, number>;
	};
	returnTo: string;
	/** The key of the next submission. */
	idem: string;
}
