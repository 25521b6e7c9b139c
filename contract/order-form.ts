import * as z from "zod";
import { country, line } from "./fields";
import type { Country } from "./locale";
import { addressFields, billingFields, required, siteFields, typedShape } from "./order-fields";
import { isGermanAddress, mailAddress, participant } from "./values/e-invoice";
import { parsePhone } from "./values/phone";
import { parseVatId } from "./values/vat-id";

const address = typedShape(addressFields);
const { phone } = address;
const { vat } = typedShape(billingFields);

const phoneWithCountry = z.object({ phone, country });
const vatWithCountry = z.object({ vat, country });

/**
 * Phone numbers are read with the form's country; the result is E.164. The check runs as soon as both exist, so that the reader sees all
 * errors at once.
 */
const phoneFits = {
	path: ["phone"],
	error: "phone.invalid",
	when: ({ value }: { value: unknown }) => phoneWithCountry.safeParse(value).success,
};

/** The VAT id is read with the country too; the message names the country's format. */
const vatFits = {
	path: ["vat"],
	error: ({ input }: { input?: unknown }) => `vat.format.${vatWithCountry.parse(input).country}`,
	when: ({ value }: { value: unknown }) => vatWithCountry.safeParse(value).success,
};

const hasPhone = (form: { phone: string; country: Country }) => parsePhone(form.phone, form.country) !== null;
const hasVatId = (form: { vat: string; country: Country }) => parseVatId(form.vat, form.country) !== null;

const normalisePhone = <T extends { phone: string; country: Country }>(form: T): T => ({
	...form,
	phone: parsePhone(form.phone, form.country) ?? form.phone,
});

const normaliseVatId = <T extends { vat: string; country: Country }>(form: T): T => ({
	...form,
	vat: parseVatId(form.vat, form.country)?.national ?? form.vat,
});

/**
 * In Finland an address needs its operator, unless it is a Peppol participant or an email address. An operator needs an address
 * everywhere.
 */
const eInvoiceFields = z.object({ eInvoiceAddress: z.string(), eInvoiceOperator: z.string(), country });
const hasOperator = (form: z.output<typeof eInvoiceFields>) =>
	form.country !== "FI" ||
	form.eInvoiceAddress === "" ||
	form.eInvoiceOperator !== "" ||
	participant(form.eInvoiceAddress) !== null ||
	mailAddress(form.eInvoiceAddress) !== null;
const hasAddress = (form: z.output<typeof eInvoiceFields>) => form.eInvoiceOperator === "" || form.eInvoiceAddress !== "";
const whenBothCodes = ({ value }: { value: unknown }) => eInvoiceFields.safeParse(value).success;
const operatorFits = { path: ["eInvoiceOperator"], error: "eInvoice.operator", when: whenBothCodes };
const addressFits = { path: ["eInvoiceAddress"], error: "eInvoice.address", when: whenBothCodes };
/** Germany has no operators, so the address alone is the destination. */
const isAddress = (form: z.output<typeof eInvoiceFields>) =>
	form.country !== "DE" || form.eInvoiceAddress === "" || isGermanAddress(form.eInvoiceAddress);
const addressIsRight = { path: ["eInvoiceAddress"], error: "eInvoice.format.DE", when: whenBothCodes };

/** An email address entered as e-invoice address becomes the invoice email, unless another one is given. */
function withInvoiceEmail<T extends { invoiceEmail: string; eInvoiceAddress: string; eInvoiceOperator: string }>(form: T): T {
	const mail = mailAddress(form.eInvoiceAddress);
	if (mail === null || form.invoiceEmail !== "") return form;
	return { ...form, invoiceEmail: mail, eInvoiceAddress: "", eInvoiceOperator: "" };
}

/** The billing form (R9.3). A wrong check digit passes: it is only a warning, see `parseVatId`. */
const billing = z.object({ ...typedShape(billingFields), ...address });

/** A separate delivery address. A site has no company of its own: "" means the ordering company. */
const site = z.object({
	...address,
	...typedShape(siteFields),
	company: line().optional().default("").describe('Name of the company at the site; "": the ordering company.'),
});
/** A typed delivery address; the company may be "". */
export const siteForm = site.refine(hasPhone, phoneFits).transform(normalisePhone);

/** A saved delivery address with its label. */
const kept = site.extend({ label: required(80).describe("Label of the address.") });
export const newAddress = kept
	.extend({
		of: z.enum(["self", "team"]).optional().default("self").describe("Owner of the address: the asker or the team."),
		isDefault: z.boolean().optional().default(false).describe("Whether it is the owner's default for new orders."),
	})
	.refine(hasPhone, phoneFits)
	.transform(normalisePhone);
export const changedAddress = kept
	.extend({ version: z.number().int().describe("Version of the address that the user saw. An older one is refused.") })
	.refine(hasPhone, phoneFits)
	.transform(normalisePhone);

const withSiteCompany = <T extends { company: string; shipping?: z.output<typeof siteForm> | undefined }>(form: T): T =>
	form.shipping ? { ...form, shipping: { ...form.shipping, company: form.shipping.company || form.company } } : form;

/** Step 2 of the checkout as a web form: billing fields at the top level, a separate delivery address under "shipping". */
export const paymentInfoForm = billing
	.extend({
		isSeparateShipping: z.boolean().optional().default(false).describe("Whether the goods go to another address than the bill."),
		shipping: siteForm.optional().describe("The separate delivery address."),
	})
	.refine(hasVatId, vatFits)
	.refine(hasPhone, phoneFits)
	.refine(hasOperator, operatorFits)
	.refine(hasAddress, addressFits)
	.refine(isAddress, addressIsRight)
	.transform(withInvoiceEmail)
	.transform(normaliseVatId)
	.transform(normalisePhone)
	.transform(withSiteCompany);

/** The version of the cart that the buyer saw. An older one is refused. */
const version = z.number().int().optional();

/** The body of set-form: the fields of either form, unnested, with their type (R22.19). */
export const setFormBody = z.discriminatedUnion("type", [
	billing
		.extend({
			type: z.literal("billing").describe("Type of the form."),
			isSeparateShipping: z.boolean().describe("Whether the goods go to another address than the bill."),
			version: version.describe("Version of the cart that the buyer saw. An older one is refused."),
		})
		.refine(hasVatId, vatFits)
		.refine(hasPhone, phoneFits)
		.refine(hasOperator, operatorFits)
		.refine(hasAddress, addressFits)
		.refine(isAddress, addressIsRight)
		.transform(withInvoiceEmail)
		.transform(normaliseVatId)
		.transform(normalisePhone),
	z
		.object({
			...address,
			...typedShape(siteFields),
			type: z.literal("shipping").describe("Type of the form."),
			isSeparateShipping: z.literal(true).describe("Whether the goods go to another address than the bill."),
			version: version.describe("Version of the cart that the buyer saw. An older one is refused."),
		})
		.refine(hasPhone, phoneFits)
		.transform(normalisePhone),
]);
