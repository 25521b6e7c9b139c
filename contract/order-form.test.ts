import { describe, expect, it } from "vitest";
import { paymentInfoForm } from "./order-form";

const right = {
	vat: "DE136695976",
	company: "Stahlbau Nord GmbH",
	name: "Jürgen Müller-Lüdenscheidt",
	phone: "030 12345678",
	email: "einkauf@stahlbau-nord.example",
	streetAddress: "Industriestraße 12",
	postCode: "10115",
	city: "Berlin",
	country: "DE",
};

function errors(change: Record<string, unknown>): Record<string, string> {
	const result = paymentInfoForm.safeParse({ ...right, ...change });
	return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

describe("the order form", () => {
	// Shows R9.3
	it("normalises the phone number and the VAT id", () => {
		expect(paymentInfoForm.parse({ ...right, vat: "de 136 695 976" })).toMatchObject({ vat: "DE136695976", phone: "+493012345678" });
	});

	// Shows R9.3
	it("parses its own result unchanged", () => {
		const once = paymentInfoForm.parse(right);
		expect(paymentInfoForm.parse(once)).toEqual(once);
	});

	// Shows R9.3
	it("accepts further addresses as text or as a list", () => {
		expect(paymentInfoForm.parse({ ...right, additionalEmails: "a@b.example, c@d.example" }).additionalEmails).toHaveLength(2);
		expect(paymentInfoForm.parse({ ...right, additionalEmails: ["a@b.example"] }).additionalEmails).toEqual(["a@b.example"]);
	});

	// Shows R50.8
	it.each([
		[{ eInvoiceAddress: "9930:de136695976" }, { eInvoiceAddress: "9930:DE136695976" }],
		[{ eInvoiceAddress: "EM:Rechnung@Nord.example" }, { eInvoiceAddress: "", invoiceEmail: "Rechnung@Nord.example" }],
		[
			{ eInvoiceAddress: "em: rechnung@nord.example", invoiceEmail: "other@nord.example" },
			{ eInvoiceAddress: "EM:rechnung@nord.example", invoiceEmail: "other@nord.example" },
		],
	])("%o is an address of e-invoices", (change, read) => {
		expect(paymentInfoForm.parse({ ...right, ...change })).toMatchObject(read);
	});

	// Shows R50.8
	it("needs no operator for a Peppol participant or an email address", () => {
		const finnish = { country: "FI", vat: "2077474-0", phone: "040 1234567" };
		expect(errors({ ...finnish, eInvoiceAddress: "0216:003720774740" })).toEqual({});
		expect(errors({ ...finnish, eInvoiceAddress: "EM:lasku@teras.example" })).toEqual({});
		expect(errors({ ...finnish, eInvoiceAddress: "003720774740" })).toEqual({ eInvoiceOperator: "eInvoice.operator" });
		expect(errors({ eInvoiceAddress: "EM:rechnung" })).toEqual({ eInvoiceAddress: "email.invalid" });
		expect(errors({ eInvoiceAddress: "rechnung@nord.example" })).toEqual({ eInvoiceAddress: "eInvoice.format" });
		expect(errors({ eInvoiceAddress: "9999:DE136695976" })).toEqual({ eInvoiceAddress: "eInvoice.format.DE" });
	});

	// Shows R19.1, R19.2, R19.4, R19.5
	it.each([
		[{ vat: undefined }, { vat: "vat.required" }],
		[{ vat: "  " }, { vat: "vat.required" }],
		[{ vat: "136695976" }, { vat: "vat.format.DE" }],
		[{ vat: "2077474-0", country: "FI", phone: "040 1234567" }, {}],
		[{ postCode: "1011" }, { postCode: "postCode.format" }],
		[{ postCode: "D-28 195" }, {}],
		[{ postCode: "" }, { postCode: "postCode.required" }],
		[{ postCode: "ABCDE" }, { postCode: "postCode.format" }],
		[
			{ company: "", vat: "1", phone: "2", postCode: "3" },
			{ company: "required", vat: "vat.format.DE", phone: "phone.invalid", postCode: "postCode.format" },
		],
		[{ phone: "12" }, { phone: "phone.invalid" }],
		[{ phone: "" }, { phone: "phone.required" }],
		[{ email: "nobody" }, { email: "email.invalid" }],
		[{ email: "nobody@localhost" }, { email: "email.invalid" }],
		[{ email: "" }, { email: "email.required" }],
		[{ company: " " }, { company: "required" }],
		[{ name: undefined }, { name: "required" }],
		[{ city: "x".repeat(81) }, { city: "tooLong" }],
		[{ country: "SE" }, { country: "country.required" }],
		[{ additionalEmails: "a@b.example nonsense" }, { "additionalEmails.1": "email.invalid" }],
		[
			{ additionalEmails: Array.from({ length: 6 }, (_, n) => `a${n}@b.example`).join(",") },
			{ additionalEmails: "additionalEmails.tooMany" },
		],
	])("%j → %j", (change, expected) => expect(errors(change)).toEqual(expected));
});
