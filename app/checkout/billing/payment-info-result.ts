import type { FormReply } from "../../platform/forms/form-result";
import type { LookUp } from "./company-fields";

/** What the form of step 2 is answered with. */
export interface PaymentInfoResult {
	reply: FormReply;
	/** The outcome of a look-up that was just made. */
	lookup: LookUp | null;
	/** Field name → what is stored there by now, of fields that were changed meanwhile; nothing is saved over them unseen. */
	present?: Record<string, string>;
}
