import type { FormReply } from "../../platform/forms/form-result";

/** What a refused form of sharing is shown again with. */
export interface ShareResult {
	reply: FormReply;
	/** It could not be sent; nothing is wrong with what was typed. */
	isFailed: boolean;
}
