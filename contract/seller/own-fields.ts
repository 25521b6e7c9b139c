import * as z from "zod";
import { country, email, line } from "../fields";
import { postCode } from "../order-fields";
import { parsePhone, readablePhone } from "../values/phone";
import { parseVatId } from "../values/vat-id";
import { isIban } from "./iban";
import type { CompanyData, ContactData, ShownSeller } from "./own-data";
import { sellerCountry } from "./seller";

const filled = (max: number) => line(max).pipe(z.string().min(1, "required"));

const inEachLanguage = <T extends z.ZodType>(of: T) =>
	z.object({ de: of.describe("German."), en: of.describe("English."), et: of.describe("Estonian."), fi: of.describe("Finnish.") });

/** Keeps the spaces of a number that has some. */
const phone = line(40)
	.pipe(
		z
			.string()
			.min(1, { error: "phone.required", abort: true })
			.refine((text) => /^\+[\d ]+$/.test(text) && parsePhone(text, sellerCountry) !== null, "phone.international"),
	)
	.transform((text) => (text.includes(" ") ? text : readablePhone(text)));

export const contactData = z.object({
	email: email.describe("Address to which buyers write."),
	phones: inEachLanguage(phone).describe("Phone number of each market, in international form: +358 9 1234 5670."),
	persons: inEachLanguage(filled(80)).describe("Name of the person who answers before an order, by market."),
}) satisfies z.ZodType<ContactData, ContactData>;

const vatId = line(40).pipe(
	z
		.string()
		.min(1, { error: "vat.required", abort: true })
		.refine((text) => parseVatId(text, sellerCountry) !== null, { error: `vat.format.${sellerCountry}`, abort: true })
		.refine((text) => parseVatId(text, sellerCountry)?.checkDigitIsRight === true, "vat.checkDigit")
		.transform((text) => parseVatId(text, sellerCountry)?.international ?? text),
);

/** Of Finland it has a check digit, of Estonia eight digits, of Germany any form. */
const isBusinessId = (text: string): boolean =>
	({
		FI: /^\d{7}-\d$/.test(text) && parseVatId(text, "FI")?.checkDigitIsRight === true,
		EE: /^\d{8}$/.test(text),
		DE: text !== "",
	})[sellerCountry];

const compact = (text: string): string => text.replace(/\s/g, "").toUpperCase();

const iban = line(60)
	.transform(compact)
	.pipe(z.string().min(1, { error: "required", abort: true }).refine(isIban, "iban.invalid"));
const bic = line(20)
	.transform(compact)
	.pipe(
		z
			.string()
			.min(1, { error: "required", abort: true })
			.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, "bic.invalid"),
	);

export const companyData = z.object({
	street: filled(80).describe("Street and number of the registered office."),
	postCode: postCode.describe("Five digits."),
	city: filled(80).describe("City of the registered office."),
	vatId: vatId.describe("VAT id, with its country."),
	businessId: filled(40)
		.pipe(z.string().refine(isBusinessId, "businessId.format"))
		.describe("Number in the trade register: Business ID in Finland, registrikood in Estonia, HRB with its number in Germany."),
	managingDirector: filled(80).describe("Who represents the company."),
	court: filled(80).describe("The court at the registered office, in the language of its country."),
	registerCourt: (sellerCountry === "DE" ? filled(80) : line(80)).describe(
		'In Germany the court that keeps the trade register; "" elsewhere.',
	),
	iban: iban.describe("Account for payments of invoices, without spaces."),
	bic: bic.describe("BIC of its bank."),
}) satisfies z.ZodType<CompanyData, CompanyData>;

/** The seller as pages show it. */
export const shownSellerAnswer: z.ZodType<ShownSeller, ShownSeller> = z.object({
	name: z.string().describe("Name of the company."),
	address: z
		.object({
			street: z.string().describe("Street and number."),
			postCode: z.string().describe("Postcode."),
			city: z.string().describe("City."),
			country: country.describe("Country of registration."),
		})
		.describe("Its registered office."),
	vatId: z.string().describe("VAT id, with its country."),
	businessId: z.string().describe("Number in the trade register."),
	managingDirector: z.string().describe("Who represents the company."),
	court: z.string().describe("The court that decides disputes."),
	registerCourt: z.string().describe('In Germany the court that keeps the trade register; "" elsewhere.'),
	email: z.string().describe("Address to which buyers write."),
	phone: z
		.object({
			dial: z.string().describe("As dialled: +358912345670."),
			shown: z.string().describe("As written in the reader's market: 09 1234 5670."),
			international: z.string().describe("In international form: +358 9 1234 5670."),
		})
		.describe("Phone number for the reader's market."),
	person: z
		.object({
			name: z.string().describe("Name."),
			portrait: z.string().describe('Path of a portrait that the shop has; "" without one.'),
		})
		.describe("Who answers readers of this market before an order."),
});
