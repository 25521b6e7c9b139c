import * as z from "zod";
import { sellerName } from "../../contract/desk/content";
import { companyData, contactData } from "../../contract/seller/own-fields";
import type { WrittenKind } from "./versions";

// The shop, mails and papers read the versions themselves (backend/db/seller.ts).

/** Whom buyers call and write to. */
export const contact: WrittenKind<typeof contactData> = { kind: "contact", names: z.literal(sellerName), data: contactData, shown: [] };

/** Address, registers and account of the company. */
export const companyKind: WrittenKind<typeof companyData> = {
	kind: "company",
	names: z.literal(sellerName),
	data: companyData,
	keepsAll: true,
	shown: [],
};
