import * as z from "zod";
import type { vatChecks } from "../../contract/cart";
import { sellerCountry } from "../../contract/seller/seller";
import type { VatId } from "../../contract/values/vat-id";
import type { BackendEnv } from "../env";

type VatCheck = (typeof vatChecks)[number];

export interface VatAnswer {
	check: VatCheck;
	/** The company's name; null if the register does not disclose it. */
	name: string | null;
}

/** Looks up VAT ids in the register of their country. */
export interface VatRegister {
	/** Returns whether an external service has to be called. */
	canCheck(id: VatId | null): boolean;
	/**
	 * Never throws.
	 * @param id null: its format is wrong
	 * @returns pending if the register cannot be called now
	 */
	check(id: VatId | null): Promise<VatAnswer>;
}

/** A call of the backend may take 2.5 s in total. */
const longestWait = 1500;

/**
 * Checks a VAT id. A wrong check digit is rejected without a look-up. The seller's own country is not looked up either: it has no effect on
 * the VAT charged, and Finnish companies outside the VAT register may buy from a Finnish seller by their business ID, which has the digits
 * of a VAT ID. Companies elsewhere have only the VAT ID that the form accepts. Other ids are looked up in VIES if its address is
 * configured, and otherwise accepted by their check digits.
 */
export function vatRegister({ VIES_URL }: Pick<BackendEnv, "VIES_URL">): VatRegister {
	const addressFor = (id: VatId | null) => (VIES_URL && id?.checkDigitIsRight && id.country !== sellerCountry ? VIES_URL : null);
	return {
		canCheck: (id) => addressFor(id) !== null,
		async check(id) {
			if (!id?.checkDigitIsRight) return nameless("unverified");
			const address = addressFor(id);
			return address === null ? nameless("valid") : queryVies(address, id);
		},
	};
}

const nameless = (check: VatCheck): VatAnswer => ({ check, name: null });

/** The answer of VIES: userError is VALID, INVALID, or the reason for no result (MS_UNAVAILABLE, TIMEOUT, GLOBAL_MAX_CONCURRENT_REQ, …). */
const viesAnswer = z.object({ isValid: z.boolean(), userError: z.string().optional(), name: z.string().nullish().catch(null) });

/** The form's limit for a company. */
const longestName = 200;

/** Countries that do not disclose names send "---". */
function readableName(text: string | null | undefined): string | null {
	const name = (text ?? "").replace(/\s+/g, " ").trim().slice(0, longestName);
	return /\p{L}/u.test(name) ? name : null;
}

/** Only an explicit INVALID rejects the id; any other answer leaves the result open. */
async function queryVies(address: string, { country, international }: VatId): Promise<VatAnswer> {
	const url = address.replace("{country}", country).replace("{number}", international.slice(country.length));
	try {
		const response = await fetch(url, {
			redirect: "manual",
			signal: AbortSignal.timeout(longestWait),
			headers: { Accept: "application/json" },
		});
		if (!response.ok) return nameless("pending");
		const { isValid, userError, name } = viesAnswer.parse(await response.json());
		if (isValid) return { check: "valid", name: readableName(name) };
		return nameless(userError === "INVALID" ? "unverified" : "pending");
	} catch {
		return nameless("pending");
	}
}
