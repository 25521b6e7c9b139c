import * as z from "zod";
import { country, line } from "./fields";
import type { Country } from "./locale";
import { postCode } from "./order-fields";
import { parsePhone } from "./values/phone";
import { parseVatId } from "./values/vat-id";

const fields = z.object({
	company: line().describe('Name of the company; "" for none.'),
	vatid: line(40).describe('VAT id, as its country writes it; "" for none.'),
	customername: line().describe('Name of the contact; "" for none.'),
	phonenumber: line(40).describe('Telephone, with or without its country code; "" for none.'),
	billingaddress: line().describe('Street and number; "" for none.'),
	billingaddress_additional_line: line().optional().describe("Second line of German addresses. If left out, it stays unchanged."),
	billingpostcode: z
		.string()
		.refine((text) => text.trim() === "" || postCode.safeParse(text).success, "postCode.format")
		.describe('Post code of five digits; "" for none.'),
	billingcity: line(80).describe('City; "" for none.'),
	billingCountry: country.describe("Billing country."),
});

const phoneWithCountry = z.object({ phonenumber: z.string(), billingCountry: country });
const vatWithCountry = z.object({ vatid: z.string(), billingCountry: country });

/** The phone number is read with the form's country. The check runs as soon as both exist, so that the reader sees all errors at once. */
const phoneFits = {
	path: ["phonenumber"],
	error: "phone.invalid",
	when: ({ value }: { value: unknown }) => phoneWithCountry.safeParse(value).success,
};
const vatFits = {
	path: ["vatid"],
	error: ({ input }: { input?: unknown }) => `vat.format.${vatWithCountry.parse(input).billingCountry}`,
	when: ({ value }: { value: unknown }) => vatWithCountry.safeParse(value).success,
};

const hasPhone = ({ phonenumber, billingCountry }: { phonenumber: string; billingCountry: Country }) =>
	phonenumber === "" || parsePhone(phonenumber, billingCountry) !== null;
const hasVatId = ({ vatid, billingCountry }: { vatid: string; billingCountry: Country }) =>
	vatid === "" || parseVatId(vatid, billingCountry) !== null;

/**
 * Account information (R14.1), in the form and in users/update. An account may be incomplete: every field except the country may stay
 * empty.
 * Values have the format of an order: the VAT id as its country writes it, the phone as E.164. A wrong check digit of a VAT id passes, as
 * in an order.
 */
export const accountForm = fields
	.refine(hasVatId, vatFits)
	.refine(hasPhone, phoneFits)
	.transform((form) => ({
		...form,
		vatid: parseVatId(form.vatid, form.billingCountry)?.national ?? "",
		phonenumber: parsePhone(form.phonenumber, form.billingCountry) ?? "",
		billingpostcode: postCode.catch("").parse(form.billingpostcode),
	}));

export type AccountForm = z.output<typeof accountForm>;
