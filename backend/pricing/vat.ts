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

/**
 * Goods go from Finland and the seller is Finnish: delivery within Finland bears Finnish VAT; delivery to another country of the EU is a
 * VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC) for the company whose VAT id of a country other than Finland is valid,
 * and bears Finnish VAT otherwise. An id that could not be looked up yet (pending) counts as valid for the time being where the shop knows whose it
 * is: its check digit is right, and a person looks at the order.
 * @param buyer of the billing form, else as the account says; null as long as neither is there
 * @param finnishRateBp the Finnish rate of the day, from the table vat_rates
 */
export function vatOf(deliveryCountry: Country, buyer: VatBuyer | null, finnishRateBp: number): Vat {
	if (!buyer) return { rateBp: finnishRateBp, reason: "not_known_yet" };
	if (deliveryCountry === "FI") return { rateBp: finnishRateBp, reason: "domestic" };
	if (buyer.country === "FI" || buyer.vatCheck === "unverified") return { rateBp: finnishRateBp, reason: "no_valid_id" };
	if (!buyer.isHolder) return { rateBp: finnishRateBp, reason: "unconfirmed_holder" };
	return { rateBp: 0, reason: "intra_community" };
}
