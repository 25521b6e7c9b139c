import { describe, expect, test } from "vitest";
import { isAddressUnclear, readBilling } from "./billing-check";
import { fillEmpty, keptFields } from "./fill-company";

const right = {
	type: "billing",
	vat: "de 136 695 976",
	company: "Stahlbau Meyer GmbH",
	name: "Ida Meyer",
	phone: "0201 1234567",
	email: "einkauf@meyer.example",
	additionalEmails: "",
	country: "DE",
	streetAddress: "Rüttenscheider Straße 12",
	postCode: "45127",
	city: "Essen",
};

const form = (fields: Record<string, string>): FormData => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};
const readValue = (fields: Record<string, string>) => {
	const submission = readBilling(form(fields));
	return submission.status === "success" ? submission.value : undefined;
};
const errorsOf = (fields: Record<string, string>) => readBilling(form(fields)).reply().error;

describe("readPaymentInfo", () => {
	test("normalises what it takes", () => {
		expect(readValue(right)).toMatchObject({ vat: "DE136695976", phone: "+492011234567", additionalEmails: [], isSeparateShipping: false });
	});

	test("says all that is wrong at once, and keeps what was typed", () => {
		const wrong = { ...right, vat: "123", postCode: "1234", phone: "12", company: "", email: "a@b", additionalEmails: "x@y.de, nonsense" };
		expect(errorsOf(wrong)).toEqual({
			vat: ["vat.format.DE"],
			postCode: ["postCode.format"],
			phone: ["phone.invalid"],
			company: ["required"],
			email: ["email.invalid"],
			additionalEmails: ["email.invalid"],
		});
		expect(readBilling(form(wrong)).reply().initialValue).toMatchObject({ vat: "123", additionalEmails: "x@y.de, nonsense" });
	});

	test("a wrong check digit is no error", () => {
		expect(readValue({ ...right, country: "FI", vat: "1234567-8", phone: "0401234567" })?.vat).toBe("1234567-8");
	});

	// Shows R9.4
	test("the delivery address does not count while its box is off", () => {
		expect(readValue({ ...right, "shipping.company": "", "shipping.postCode": "x" })?.shipping).toBeUndefined();
	});

	test("a delivery address that does not count is shown again as it was typed", () => {
		const typed = { ...right, postCode: "x", "shipping.country": "DE", "shipping.city": "Rostock" };
		expect(readBilling(form(typed)).reply().initialValue).toMatchObject({ shipping: { country: "DE", city: "Rostock" } });
	});

	test("a delivery address beside a box that is off is asked about, once", () => {
		const site = { ...right, "shipping.country": "DE" };
		expect(isAddressUnclear(form(site))).toBe(false);
		expect(isAddressUnclear(form({ ...site, "shipping.city": "Rostock" }))).toBe(true);
		expect(isAddressUnclear(form({ ...site, "shipping.city": "Rostock", isSeparateShipping: "on" }))).toBe(false);
		expect(isAddressUnclear(form({ ...site, "shipping.city": "Rostock", shippingShown: "on" }))).toBe(false);
	});

	test("a ticked box wants a whole address, even where its fields were left out", () => {
		const missing = errorsOf({ ...right, isSeparateShipping: "on" });
		expect(Object.keys(missing ?? {})).toEqual(expect.arrayContaining(["shipping.streetAddress", "shipping.city", "shipping.country"]));
		const bad = errorsOf({ ...right, isSeparateShipping: "on", "shipping.country": "FI", "shipping.phone": "1", "shipping.postCode": "1" });
		expect(bad).toMatchObject({ "shipping.phone": ["phone.invalid"], "shipping.postCode": ["postCode.format"] });
	});

	test.each([
		["", "Muster GmbH"],
		[" ", "Muster GmbH"],
		["Arge Kai", "Arge Kai"],
	])("a site of the company %j gets its goods as %s", (typed, company) => {
		const site = {
			name: "Polier Krause",
			phone: "0171 1234567",
			streetAddress: "Am Kai 3",
			postCode: "20457",
			city: "Hamburg",
			country: "DE",
		};
		const fields = Object.fromEntries(Object.entries({ ...site, company: typed }).map(([name, value]) => [`shipping.${name}`, value]));
		const value = readValue({ ...right, company: "Muster GmbH", isSeparateShipping: "on", ...fields });
		expect(value?.shipping).toMatchObject({ company, phone: "+491711234567" });
	});

	test.each([
		["blah", "eInvoice.format.DE"],
		["1234:DE136695976", "eInvoice.format.DE"],
		["4006381333932", "eInvoice.format.DE"],
		["", undefined],
		["04011000-1234512345-06", undefined],
		["04-06", undefined],
		["9930:de136695976", undefined],
		["4006381333931", undefined],
		["DE89 3704 0044 0532 0130 00", undefined],
	])("the e-invoice address %j of a German buyer: %s", (eInvoiceAddress, key) => {
		expect(errorsOf({ ...right, eInvoiceAddress })?.eInvoiceAddress?.[0]).toBe(key);
	});

	test("names that the form library reads as orders do nothing", () => {
		expect(readValue({ ...right, __intent__: "{", __state__: "{" })?.company).toBe("Stahlbau Meyer GmbH");
	});
});

describe("fillEmpty", () => {
	const company = {
		vat: "2077474-0",
		company: "Pohja Oy",
		streetAddress: "Katu 1",
		postCode: "00510",
		city: "Helsinki",
		country: "FI" as const,
	};

	// Shows R25.3
	test("fills a form that has only the id, and takes the country with the address", () => {
		expect(fillEmpty({ vat: "2077474-0", country: "DE" }, company)).toMatchObject({ company: "Pohja Oy", city: "Helsinki", country: "FI" });
	});

	test("changes nothing that was typed", () => {
		expect(fillEmpty({ company: "Eigener Name", city: "Espoo", country: "DE" }, company)).toMatchObject({
			company: "Eigener Name",
			city: "Espoo",
			postCode: "00510",
			country: "DE",
		});
	});

	test("what differs from the register is told, however an id is written", () => {
		const typed = { vat: "fi 20774740", company: "POHJA OY", streetAddress: "Toinen katu 2", postCode: "00510", city: "Helsinki" };
		expect(keptFields(typed, company)).toEqual(["streetAddress"]);
		const german = { ...company, vat: "DE136695976", country: "DE" as const };
		expect(keptFields({ ...typed, streetAddress: "Katu 1", vat: "136 695 976" }, german)).toEqual([]);
		expect(keptFields({ ...typed, streetAddress: "Katu 1", vat: "136695977" }, german)).toEqual(["vat"]);
	});
});
