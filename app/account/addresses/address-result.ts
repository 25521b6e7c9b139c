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

/** The list's address: nothing that says nothing, and no first page (R2.14, R2.22). */
export function listAddress({ search, page }: { search: string; page: number }): string {
	const params = new URLSearchParams({ ...(search === "" ? {} : { search }), ...(page === 1 ? {} : { page: String(page) }) });
	return params.size > 0 ? `${addressesPath}?${params}` : addressesPath;
}
