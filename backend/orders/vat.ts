import type { vatChecks, vatReasons } from "../../contract/cart";
import type { Country } from "../../contract/locale";

type VatReason = (typeof vatReasons)[number];
type VatCheck = (typeof vatChecks)[number];

export interface Vat {
	/** Hundredths of a per cent: 2550 is 25.5 %. */
	rateBp: number;
	reason: VatReason;
}

/**
 * Goods go from Finland and the seller is Finnish: delivery within Finland bears Finnish VAT; delivery to another country of the EU
 * is a VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC) for a buyer with a valid VAT id of a country other than Finland, and bears Finnish VAT otherwise. An id
 * that could not be looked up yet (pending) counts as valid for the time being: its check digit is right, and a person looks at the order.
 * @param buyer of the billing form, else as the account says; null as long as neither is there
 * @param finnishRateBp the Finnish rate of the day, from the table vat_rates
 */
export function vatOf(deliveryCountry: Country, buyer: { country: Country; vatCheck: VatCheck } | null, finnishRateBp: number): Vat {
	if (!buyer) return { rateBp: finnishRateBp, reason: "not_known_yet" };
	if (deliveryCountry === "FI") return { rateBp: finnishRateBp, reason: "domestic" };
	if (buyer.country !== "FI" && buyer.vatCheck !== "unverified") return { rateBp: 0, reason: "intra_community" };
	return { rateBp: finnishRateBp, reason: "no_valid_id" };
}

const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" });

/** @returns the day in Finland, ISO: rates change there at midnight */
export const finnishDay = (time: Date): string => days.format(time);
