import { z } from "zod";
import type { vatChecks } from "../../contract/cart";
import { sellerCountry } from "../../contract/seller/seller";
import type { VatId } from "../../contract/values/vat-id";
import type { BackendEnv } from "../env";

type VatCheck = (typeof vatChecks)[number];

/** What a register says of a VAT id. */
export interface VatAnswer {
	check: VatCheck;
	/** Of the company that has it; null where the register does not tell. */
	name: string | null;
}

/** Says whether a VAT id is in the register of its country. */
export interface VatRegister {
	/** Whether somebody else has to be asked about it. */
	canCheck(id: VatId | null): boolean;
	/**
	 * @param id null: its format is wrong
	 * @returns pending where the register cannot be asked just now; it never throws
	 */
	check(id: VatId | null): Promise<VatAnswer>;
}

/** The backend's call as a whole may take 2.5 s. */
const longestWait = 1500;

/**
 * A wrong check digit is never asked for. One of the seller's country is not either: it has no part in what VAT is charged, and Finnish companies that are not in the VAT
 * register may buy from a Finnish seller by their business ID, which has the digits of a VAT ID. Companies elsewhere have no number but the VAT ID that the form takes.
 * Others are looked up in VIES, where its address is configured, and else are taken by their check digits.
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

/** What VIES answers: userError is VALID, INVALID, or why it cannot say (MS_UNAVAILABLE, TIMEOUT, GLOBAL_MAX_CONCURRENT_REQ, …). */
const viesAnswer = z.object({ isValid: z.boolean(), userError: z.string().optional(), name: z.string().nullish().catch(null) });

/** As long as the form takes a company's. */
const longestName = 200;

/** Countries that keep names to themselves have "---" in their place. */
function readableName(text: string | null | undefined): string | null {
	const name = (text ?? "").replace(/\s+/g, " ").trim().slice(0, longestName);
	return /\p{L}/u.test(name) ? name : null;
}

/** Only a clear no is one: whatever else is not understood leaves the question open. */
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
