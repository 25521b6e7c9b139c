import type { vatChecks, vatReasons } from "../../contract/cart";
import type { Country } from "../../contract/locale";

type VatReason = (typeof vatReasons)[number];
type VatCheck = (typeof vatChecks)[number];

interface Vat {
	/** Hundredths of a per cent: 2550 is 25.5 %. */
	rateBp: number;
	reason: VatReason;
}

export interface VatBuyer {
	country: Country;
	vatCheck: VatCheck;
	/** True if the register, or the company's verification, ties the VAT id to the ordering company. */
	isHolder: boolean;
}

/**
 * SQL of a country's standard rate on a day.
 * @param country, day SQL of each
 */
export const vatRateOn = (country: string, day: string): string =>
	`SELECT rate_bp FROM vat_rates WHERE country = ${country} AND valid_from <= ${day} ORDER BY valid_from DESC LIMIT 1`;

/**
 * Goods start from the seller's country of registration. Delivery within it bears its VAT. Delivery to another EU country is a
 * VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC) if the company has a valid VAT id of a country other
 * than the seller's; otherwise it bears the VAT of the seller's country. An id whose look-up is pending counts as valid for now
 * if the shop knows its holder: its check digit is right, and a person reviews the order.
 * @param buyer from the billing form, else from the account; null without either
 * @param rateBp the rate of the seller's country on the day, from the table vat_rates
 */
export function vatOf({ from, to }: { from: Country; to: Country }, buyer: VatBuyer | null, rateBp: number): Vat {
	if (!buyer) return { rateBp, reason: "not_known_yet" };
	if (to === from) return { rateBp, reason: "domestic" };
	if (buyer.country === from || buyer.vatCheck === "unverified") return { rateBp, reason: "no_valid_id" };
	if (!buyer.isHolder) return { rateBp, reason: "unconfirmed_holder" };
	return { rateBp: 0, reason: "intra_community" };
}
