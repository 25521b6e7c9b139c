import * as z from "zod";
import { type CompanyData, type ContactData, firstCompany, firstContact, type Seller, sellerOf } from "../../contract/seller/own-data";
import type { ReadDatabase } from "./reads";
import { json } from "./rows";

const present = (kind: "contact" | "company"): string =>
	`(SELECT data FROM content_versions WHERE kind = '${kind}' AND name = 'seller' ORDER BY version DESC LIMIT 1)`;

// Rules for what is typed change, and what was stored before them stays in force.
const text = z.string();
const inEachLanguage = z.object({ de: text, en: text, et: text, fi: text });
const contactData: z.ZodType<ContactData> = z.object({ email: text, phones: inEachLanguage, persons: inEachLanguage });
const companyData: z.ZodType<CompanyData> = z.object({
	...{ street: text, postCode: text, city: text, vatId: text, businessId: text },
	...{ managingDirector: text, court: text, registerCourt: text, iban: text, bic: text },
});
const row = z.object({ contact: json(contactData).nullable(), company: json(companyData).nullable() });

/** The seller's data as its people have written them at the desk; those of contract/company.ts before. */
export async function sellerInForce(db: ReadDatabase): Promise<Seller> {
	const { contact, company } = row.parse(
		await db.prepare(`SELECT ${present("contact")} AS contact, ${present("company")} AS company`).first(),
	);
	return sellerOf(contact ?? firstContact, company ?? firstCompany);
}
