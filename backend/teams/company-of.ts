import { country } from "../../contract/fields";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { companyByVat } from "../companies/look-up";
import { isSameName } from "../companies/same-name";

/**
 * The VAT id of an account's data, read by its country.
 * @returns null for none, or a malformed one
 */
export function vatOf({ vatid, billing_country }: { vatid: string; billing_country: string }): VatId | null {
	const known = country.safeParse(billing_country);
	return known.success ? parseVatId(vatid, known.data) : null;
}

export interface OfAccount {
	vatid: string;
	billing_country: string;
	company: string;
}

/**
 * The name of a VAT id's company: from the register, or else from an account with that VAT id.
 * @param vat international form
 * @returns "" if unknown
 */
export async function companyName(db: D1Database, vat: string, account: OfAccount): Promise<string> {
	const registered = await companyByVat(db, vat);
	return registered?.company ?? (vatOf(account)?.international === vat ? account.company : "");
}

/** Tells whether the register has the account's VAT id under another name. Typing a company's VAT id proves nothing. */
export async function isRegisteredUnderOtherName(db: D1Database, account: OfAccount): Promise<boolean> {
	const vat = vatOf(account);
	const registered = vat && (await companyByVat(db, vat.international));
	return Boolean(registered) && !isSameName(registered?.company ?? "", account.company);
}
