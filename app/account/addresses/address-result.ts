import type { FormReply } from "../../platform/forms/form-result";

export const addressesPath = "/users/addresses";

/** Addresses a page. */
export const listedAPage = 20;

/** What the form of an address is shown again with. */
export interface AddressResult {
	reply: FormReply;
	/** The version that is stored by now, where it was changed meanwhile. */
	version: number | null;
}
