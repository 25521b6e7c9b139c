import { describe, expect, it, test } from "vitest";
import { sampleForms } from "../../../tests/support/sample-order";
import { billingValues, withAccount, withTeam } from "./billing-values";

test("a new form has the market's country alone", () => {
	expect(billingValues({ forms: null }, { country: "EE" })).toEqual({ country: "EE", "shipping.country": "EE" });
});

test("stored forms come back as they are typed", () => {
	const billing = {
		...sampleForms.billing,
		country: "FI",
		invoiceEmail: "lasku@b.fi",
		eInvoiceAddress: "003720774740",
		createAccount: true,
	} as const;
	const values = billingValues(
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

const account = {
	billingCountry: "FI",
	vatid: "2077474-0",
	company: "Pohjola Oy",
	billingaddress: "Terästie 1",
	billingaddress_additional_line: "",
	billingpostcode: "00380",
	billingcity: "Helsinki",
	customername: "Aino Korhonen",
	phonenumber: "+358 40 1234567",
	email: "aino@pohjola.example",
};
const empty = Object.fromEntries(Object.keys(account).map((name) => [name, ""]));
const fresh = { country: "DE", "shipping.country": "DE" };

const last = {
	country: "FI",
	vat: "2077474-0",
	company: "Pohjola",
	name: "Eero",
	phone: "+358 50 1234567",
	email: "eero@pohjola.example",
	streetAddress: "Vanha 2",
	addressAdditionalLine: "B 4",
	postCode: "33100",
	city: "Tampere",
	additionalEmails: "lasku@pohjola.example",
	eInvoiceAddress: "003720774740",
	isSeparateShipping: "on",
	"shipping.city": "Oulu",
	"shipping.country": "FI",
};

describe("a new form of step 2", () => {
	// Shows R14.2
	it("begins with what the account says", () => {
		expect(withAccount(fresh, account)).toEqual({
			country: "FI",
			"shipping.country": "FI",
			vat: "2077474-0",
			company: "Pohjola Oy",
			name: "Aino Korhonen",
			phone: "+358 40 1234567",
			email: "aino@pohjola.example",
			streetAddress: "Terästie 1",
			addressAdditionalLine: "",
			postCode: "00380",
			city: "Helsinki",
		});
	});

	it("takes an address whole, and what accounts do not have from the order before", () => {
		const values = withAccount(last, account);
		expect(values).toMatchObject({ streetAddress: "Terästie 1", addressAdditionalLine: "", postCode: "00380", name: "Aino Korhonen" });
		expect(values).toMatchObject({ additionalEmails: "lasku@pohjola.example", eInvoiceAddress: "003720774740", "shipping.city": "Oulu" });
	});

	it("leaves to the order before what the account leaves open", () => {
		const values = withAccount(last, { ...empty, billingCountry: "DE", email: "aino@pohjola.example" });
		expect(values).toEqual({ ...last, email: "aino@pohjola.example" });
	});

	it("takes nothing of another company along but the person", () => {
		const values = withAccount(last, { ...account, vatid: "DE136695976", billingCountry: "DE", billingaddress: "", customername: "" });
		expect(values).toMatchObject({ vat: "DE136695976", country: "DE", name: "Eero", company: "Pohjola Oy" });
		expect(values.streetAddress).toBeUndefined();
		expect(values.eInvoiceAddress).toBeUndefined();
		expect(values.isSeparateShipping).toBeUndefined();
	});
});

describe("an account of a team", () => {
	const { customername: _, phonenumber: __, email: ___, ...team } = account;
	const colleague = { ...empty, billingCountry: "DE", customername: "Ilmari", email: "ilmari@pohjola.example" };

	it("has company, VAT id and address of the team where it has none, the person its own", () => {
		expect(withTeam(colleague, team)).toEqual({ ...account, customername: "Ilmari", phonenumber: "", email: "ilmari@pohjola.example" });
	});

	it("keeps what it says itself, its address whole", () => {
		const own = { ...colleague, vatid: "2077474-0", billingaddress: "Oma 3", billingcity: "Vaasa", billingCountry: "FI" };
		expect(withTeam(own, team)).toEqual({ ...own, company: "Pohjola Oy" });
	});

	it("takes nothing where it is of another VAT id, or in no team", () => {
		const other = { ...colleague, vatid: "DE136695976" };
		expect(withTeam(other, team)).toEqual(other);
		expect(withTeam(colleague, null)).toEqual(colleague);
	});
});
