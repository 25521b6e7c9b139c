import { describe, expect, it } from "vitest";
import { addressFields, billingFields, orderNotes, siteFields } from "../../contract/order-fields";
import { plainSpaces } from "../../tests/support/pdf-text";
import { sampleForms, sampleOrder } from "../../tests/support/sample-order";
import { letterText, orderUbl } from "../../tests/support/signed-letters";
import { orderConfirmation } from "./order-confirmation";

/** Sample values of fields other than free text, and their printed form. */
const special: Record<string, { value: string; shown: RegExp }> = {
	phone: { value: "+358401234567", shown: /\+358 ?40 ?1234567/ },
	wanted_on: { value: "2026-12-07", shown: /7\. Dezember 2026/ },
	part_deliveries: { value: "complete", shown: /nur vollständig/ },
	country: { value: "EE", shown: /Estland|>EE</ },
};

const fieldsOf = (declared: object): { name: string; value: unknown; shown: RegExp }[] =>
	Object.entries(declared).flatMap(([name, { stored }]) => {
		const text = `Wert von ${name}`;
		if (stored === "flag") return [];
		return [{ name, value: stored === "texts" ? [text] : text, shown: new RegExp(`${text}\\b`), ...special[name] }];
	});

const valuesOf = (declared: object) => Object.fromEntries(fieldsOf(declared).map(({ name, value }) => [name, value]));

const printed: Record<string, readonly string[]> = Object.fromEntries(
	Object.entries({ ...addressFields, ...billingFields, ...siteFields, ...orderNotes }).map(([name, field]) => [name, field.printed]),
);

const [method] = sampleOrder().delivery_methods;
const ownFreight = method ? [{ ...method, type: "own_freight" as const }] : [];

const { billing } = sampleForms;
const forms = { billing: { ...billing, additionalEmails: [] }, shipping: null };
const values = {
	billing: valuesOf({ ...addressFields, ...billingFields }),
	shipping: valuesOf({ ...addressFields, ...siteFields }),
	notes: valuesOf(orderNotes),
};

describe.each([
	["the billing form", { ...addressFields, ...billingFields }, { forms: { ...forms, billing: { ...forms.billing, ...values.billing } } }],
	[
		"a delivery address",
		{ ...addressFields, ...siteFields },
		{ forms: { ...forms, shipping: { ...sampleForms.shipping, ...values.shipping } } },
	],
	["the buyer's notes", orderNotes, { forms, ...values.notes }],
])("the fields of %s", (_, declared, changes) => {
	const order = sampleOrder(undefined, { changes: { ...changes, delivery_methods: ownFreight } });
	const letter = plainSpaces(letterText(orderConfirmation(order, "de")));
	const ubl = orderUbl(order, "de");

	it.each(fieldsOf(declared))("$name is only printed where it is declared", ({ name, shown }) => {
		expect({ letter: shown.test(letter), ubl: shown.test(ubl) }).toEqual({
			letter: printed[name]?.includes("letter"),
			ubl: printed[name]?.includes("ubl"),
		});
	});
});
