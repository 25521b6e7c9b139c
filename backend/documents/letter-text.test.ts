import { expect, it } from "vitest";
import { letterText } from "../../tests/support/signed-letters";
import type { ContactMessage } from "../content/contact-message";
import { contactLetter } from "../mail/mails/contact";

const message: ContactMessage = {
	number: "",
	email: "kauf@meyer.example",
	message: "Bitte um Auskunft.",
	company: "",
	vat: "",
	name: "",
	phone: "",
	quantity: "",
	place: "",
	wanted_on: "",
	is_quote: 0,
	website: "",
	products: "",
	item: "CR-001127 IPE 200, 6 m",
	cart: "",
	cart_uuid: null,
	origin: "",
	answer: "",
};

it("keeps designations and addresses in a heading unchanged", () =>
	expect(
		letterText(contactLetter("contact_message", message, "de"))
			.split("\n")
			.slice(0, 2),
	).toEqual(["Anfrage: CR-001127 IPE 200, 6 m", "==============================="]));

it.each([
	["", "Guten Tag,"],
	["Jana Meyer", "Guten Tag Jana Meyer,"],
])("greets the sender in the copy, by name if there is one: %s", (name, greeting) =>
	expect(contactLetter("contact_copy", { ...message, name }, "de").paragraphs[0]).toBe(greeting),
);
