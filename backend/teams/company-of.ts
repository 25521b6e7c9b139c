import { country } from "../../contract/locale";
import { parseVatId, type VatId } from "../../contract/vat-id";
import { companyByVat } from "../companies/look-up";

/** The VAT id of an account's data, read by its country. @returns null where there is none, or one that is not written as any is */
export function vatOf({ vatid, billing_country }: { vatid: string; billing_country: string }): VatId | null {
	const known = country.safeParse(billing_country);
	return known.success ? parseVatId(vatid, known.data) : null;
}

/**
 * What the company of a VAT id is called: as the register has it, else as its owner has typed it.
 * @param vat international form @param typed "" for nothing
 */
export async function companyName(db: D1Database, vat: string, typed: string): Promise<string> {
	return (await companyByVat(db, vat))?.company ?? typed;
}
