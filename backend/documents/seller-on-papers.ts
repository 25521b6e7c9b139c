import * as z from "zod";
import { country } from "../../contract/fields";
import type { Language } from "../../contract/locale";

const text = z.string();
const phones: z.ZodType<Record<Language, string>> = z.object({ de: text, en: text, et: text, fi: text });

/** The seller on mails and papers. Each invoice stores it as it was on its day. */
export const sellerOnPapers = z.object({
	name: text,
	vatId: text,
	businessId: text,
	managingDirector: text,
	address: z.object({ street: text, postCode: text, city: text, country }),
	bank: z.object({ iban: text, bic: text }),
	email: text,
	/** In international form. */
	phones,
});
export type SellerOnPapers = z.output<typeof sellerOnPapers>;
