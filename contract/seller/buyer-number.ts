import type { Country } from "../locale";
import { parseVatId } from "../values/vat-id";
import { sellerCountry } from "./seller";

/**
 * The number by which documents and pages identify a buyer: the VAT ID in international form, as an intra-Community supply requires on the
 * invoice (Art. 226(4) of Directive 2006/112/EC). Between Finnish companies it is the business ID within it.
 */
export function buyerNumber({ vat, country }: { vat: string; country: Country }): { kind: "businessId" | "vat"; number: string } {
	if (country === "FI" && sellerCountry === "FI") return { kind: "businessId", number: vat };
	return { kind: "vat", number: parseVatId(vat, country)?.international ?? vat };
}
