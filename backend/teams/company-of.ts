import { country } from "../../contract/fields";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { companyByVat } from "../companies/look-up";
import { isSameName } from "../companies/same-name";

/** The VAT id of an account's data, read by its country. @returns null where there is none, or one that is not written as any is */
export function vatOf({ vatid, billing_country }: { vatid: string; billing_country: string }): VatId | null {
	const known = country.safeParse(billing_country);
	return known.success ? parseVatId(vatid, known.data) : null;
}

/** What an account says of its company. */
export interface OfAccount {
	vatid: string;
	billing_country: string;
	company: string;
}

/**
 * What the company of a VAT id is called: as the register has it, else as an account has typed it whose own VAT id it is.
 * @param vat international form
 * @returns "" where nobody says
 */
export async function companyName(db: D1Database, vat: string, account: OfAccount): Promise<string> {
	const registered = await companyByVat(db, vat);
	return registered?.company ?? (vatOf(account)?.international === vat ? account.company : "");
}

/**
 * Whether the register has the VAT id of an account under another name than the account. Whoever types the VAT id of a company is not yet
 * that company.
 */
export async function isNamedOtherwise(db: D1Database, account: OfAccount): Promise<boolean> {
	const vat = vatOf(account);
	const registered = vat && (await companyByVat(db, vat.international));
	return Boolean(registered) && !isSameName(registered?.company ?? "", account.company);
}
