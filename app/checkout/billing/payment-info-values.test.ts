import { expect, test } from "vitest";
import { paymentInfoValues } from "./payment-info-values";

const address = {
	company: "Pohja Oy",
	name: "Aino",
	phone: "+358401234567",
	streetAddress: "Katu 1",
	addressAdditionalLine: "",
	postCode: "00510",
	city: "Helsinki",
	country: "FI",
} as const;

test("a new form has the market's country alone", () => {
	expect(paymentInfoValues({ forms: null }, { country: "EE" })).toEqual({ country: "EE", "shipping.country": "EE" });
});

test("stored forms come back as they are typed", () => {
	const billing = {
		...address,
		vat: "2077474-0",
		vat_check: "valid",
		vat_holder: "",
		email: "a@b.fi",
		additionalEmails: ["c@d.fi", "e@f.fi"],
		isSeparateShipping: true,
		invoiceEmail: "lasku@b.fi",
		eInvoiceAddress: "003720774740",
		eInvoiceOperator: "",
		createAccount: true,
	} as const;
	const values = paymentInfoValues(
		{
			forms: {
				billing: { ...billing, additionalEmails: [...billing.additionalEmails] },
				shipping: { ...address, city: "Tallinn", country: "EE" },
			},
		},
		{ country: "DE" },
	);
	expect(values).toMatchObject({
		country: "FI",
		additionalEmails: "c@d.fi, e@f.fi",
		isSeparateShipping: "on",
		invoiceEmail: "lasku@b.fi",
		eInvoiceAddress: "003720774740",
		createAccount: "on",
		"shipping.city": "Tallinn",
		"shipping.country": "EE",
	});
});
