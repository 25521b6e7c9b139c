import { describe, expect, it } from "vitest";
import { withAccount } from "./account-values";

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
