import type { vatChecks, vatReasons } from "../../contract/cart";
import type { Country } from "../../contract/locale";

type VatReason = (typeof vatReasons)[number];
type VatCheck = (typeof vatChecks)[number];

interface Vat {
	/** Hundredths of a per cent: 2550 is 25.5 %. */
	rateBp: number;
	reason: VatReason;
}

/** Whose order it is, as far as VAT is concerned. */
export interface VatBuyer {
	country: Country;
	vatCheck: VatCheck;
	/** By the register, or since its company is verified, the VAT id is that of the company that orders. */
	isHolder: boolean;
}

/** SQL of the standard rate of a country on a day. @param country, day SQL of each */
export const vatRateOn = (country: string, day: string): string =>
	`SELECT rate_bp FROM vat_rates WHERE country = ${country} AND valid_from <= ${day} ORDER BY valid_from DESC LIMIT 1`;

/**
 * Goods start from the country in which the seller is registered: delivery within it bears its VAT; delivery to another country of the EU is a
 * VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC) for the company whose VAT id of a country other than the seller's is valid,
 * and bears the VAT of the seller's country otherwise. An id that could not be looked up yet (pending) counts as valid for the time being where the shop knows whose it
 * is: its check digit is right, and a person looks at the order.
 * @param buyer of the billing form, else as the account says; null as long as neither is there
 * @param rateBp the rate of the seller's country on the day, from the table vat_rates
 */
export function vatOf({ from, to }: { from: Country; to: Country }, buyer: VatBuyer | null, rateBp: number): Vat {
	if (!buyer) return { rateBp, reason: "not_known_yet" };
	if (to === from) return { rateBp, reason: "domestic" };
	if (buyer.country === from || buyer.vatCheck === "unverified") return { rateBp, reason: "no_valid_id" };
	if (!buyer.isHolder) return { rateBp, reason: "unconfirmed_holder" };
	return { rateBp: 0, reason: "intra_community" };
}
