import { expect, test } from "vitest";
import { sampleForms } from "../../../tests/support/sample-order";
import { paymentInfoValues } from "./payment-info-values";

test("a new form has the market's country alone", () => {
	expect(paymentInfoValues({ forms: null }, { country: "EE" })).toEqual({ country: "EE", "shipping.country": "EE" });
});

test("stored forms come back as they are typed", () => {
	const billing = {
		...sampleForms.billing,
		country: "FI",
		invoiceEmail: "lasku@b.fi",
		eInvoiceAddress: "003720774740",
		createAccount: true,
	} as const;
	const values = paymentInfoValues(
		{
			forms: {
				billing: { ...billing, additionalEmails: ["c@d.fi", "e@f.fi"] },
				shipping: { ...sampleForms.shipping, city: "Tallinn", country: "EE" },
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
