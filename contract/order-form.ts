import { z } from "zod";
import { email, line } from "./fields";
import { type Country, country } from "./locale";
import { parsePhone } from "./phone";
import { parseVatId } from "./vat-id";

const required = (max = 120) =>
	z
		.string({ error: "required" })
		.transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
		.pipe(z.string().min(1, "required").max(max, "tooLong"));

const postCode = z
	.string({ error: "postCode.required" })
	.trim()
	.min(1, "postCode.required")
	.regex(/^\d{5}$/, "postCode.format");

const phone = z.string({ error: "phone.required" }).trim().min(1, "phone.required").max(40, "tooLong");

/** Further addresses, parted by commas, semicolons or spaces in a form, a list in JSON. At most five. */
const additionalEmails = z
	.union([z.string(), z.array(z.string())])
	.optional()
	.transform((value) => (typeof value === "string" ? value.split(/[\s,;]+/) : (value ?? [])).filter((part) => part !== ""))
	.pipe(z.array(email).max(5, "additionalEmails.tooMany"));

const address = {
	company: required(),
	name: required(),
	phone,
	streetAddress: required(),
	addressAdditionalLine: line().optional().default(""),
	postCode,
	city: required(80),
	country,
};

/** Phone numbers are read with the country of the same form; the result is E.164. */
function normalisePhone<T extends { phone: string; country: Country }>(form: T, context: z.RefinementCtx): T {
	const number = parsePhone(form.phone, form.country);
	if (number === null) context.addIssue({ code: "custom", path: ["phone"], message: "phone.invalid", input: form.phone });
	return { ...form, phone: number ?? form.phone };
}

/** The VAT id is read by the country of the form; the result is as that country writes it. */
function normaliseVatId<T extends { vat: string; country: Country }>(form: T, context: z.RefinementCtx): T {
	const vat = parseVatId(form.vat, form.country);
	if (!vat) context.addIssue({ code: "custom", path: ["vat"], message: `vat.format.${form.country}`, input: form.vat });
	return { ...form, vat: vat?.national ?? form.vat };
}

const billing = z.object({
	vat: z.string({ error: "vat.required" }).trim().min(1, "vat.required").max(40, "tooLong"),
	email,
	additionalEmails,
	...address,
});

/** The billing form (spec section 3, order form). A wrong check digit passes here: it is a warning, see `parseVatId`. */
export const billingForm = billing.transform(normaliseVatId).transform(normalisePhone);

/** A separate delivery address. */
export const shippingForm = z.object(address).transform(normalisePhone);

/** Step 2 of the checkout as a web form has it: the billing fields plain, those of a separate address under "shipping". */
export const paymentInfoForm = billing
	.extend({ isSeparateShipping: z.boolean().optional().default(false), shipping: shippingForm.optional() })
	.transform(normaliseVatId)
	.transform(normalisePhone);

export type BillingForm = z.output<typeof billingForm>;
export type ShippingForm = z.output<typeof shippingForm>;
