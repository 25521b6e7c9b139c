import { expect, it } from "vitest";
import { sampleForms, sampleItem, sampleOrder } from "../../tests/support/sample-order";
import { mailTexts } from "../texts/mail-texts";
import { orderConfirmation } from "./order-confirmation";
import { greeting } from "./plain-name";

it.each([
	["Jürgen Müller-O’Neill", "Guten Tag Jürgen Müller-O’Neill,"],
	["", "Guten Tag,"],
	["<>", "Guten Tag,"],
	["Eve https://evil.example", "Guten Tag Eve https evil example,"],
	["www.evil.example", "Guten Tag evil example,"],
	["Eve\r\nBcc: a@b.example", "Guten Tag Eve Bcc a b example,"],
])("greets %j without a link", (name, expected) => expect(greeting(mailTexts("de"), name)).toBe(expected));

it("a confirmation, which goes to whatever address was typed, greets so", () => {
	const forms = { ...sampleForms, billing: { ...sampleForms.billing, name: "Eve https://evil.example" } };
	expect(orderConfirmation({ ...sampleOrder([sampleItem(1)]), forms }, "de").paragraphs[0]).toBe("Guten Tag Eve https evil example,");
});
