import { expect, it } from "vitest";
import { backendLocales } from "../../contract/locale";
import { sampleForms, sampleItem, sampleOrder } from "../../tests/support/sample-order";
import { letterHtml, letterText } from "../../tests/support/signed-letters";
import { orderConfirmation } from "./order-confirmation";
import { onlyOwnLinks, withoutLinks } from "./without-links";

// Shows H1.18
it.each([
	["https://evil.example/x", "https: //evil. example/x"],
	["evil.example/x", "evil. example/x"],
	["www.3m.com", "www. 3m. com"],
	["WWW.EVIL.EXAMPLE", "WWW. EVIL. EXAMPLE"],
	["bit.ly", "bit. ly"],
	["evil。example", "evil。 example"],
	["evil.\u200bexample", "evil. \u200bexample"],
	["xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd. xn--p1ai"],
	["http://10.0.0.1/x", "http: //10.0.0. 1/x"],
	["http:/evil", "http: /evil"],
	["mailto:a@b.example", "mailto: a@b. example"],
	["write to me@evil.example", "write to me@evil. example"],
	["\\\\evil\\share", "\\ \\evil\\share"],
])("%j is not auto-linked: %j", (typed, plain) => expect(withoutLinks(typed)).toBe(plain));

it.each([
	"Müller & Söhne GmbH, Abt. Einkauf",
	"48,3 x 3.2 mm, EN 10025-2:2019-11, S355J2",
	"Tor 3 / Halle 2: ab 7:30",
	"EU:n sisäpuolella, 24.11.2026",
	"Dr. O’Neill e. K.",
	"..punkt",
])("%j is left unchanged", (typed) => expect(withoutLinks(typed)).toBe(typed));

it("an address that is the mail's subject is left unchanged, unless mail clients would link something else", () => {
	expect(withoutLinks("Contact: (a.b@firma.example), c@firma.example.", ["a.b@firma.example"])).toBe(
		"Contact: (a.b@firma.example), c@firma. example.",
	);
	expect(withoutLinks("evil.example/x@firma.example", ["evil.example/x@firma.example"])).toBe("evil. example/x@firma. example");
	expect(withoutLinks("www.evil.example@x.example", ["www.evil.example@x.example"])).not.toContain("www.evil");
});

const typed = "https://evil.example/x";

// Shows H1.18
it("user input is never linked in mail or text, in any field", async () => {
	const address = { ...sampleForms.billing, company: typed, name: typed, streetAddress: typed, addressAdditionalLine: typed, city: typed };
	const billing = { ...address, eInvoiceAddress: typed, eInvoiceOperator: typed, vat: typed };
	const order = {
		...sampleOrder([{ ...sampleItem(1), comment: typed }]),
		...{ comment: typed, reference: typed, shipping_comment: typed, own_freight_contract: typed, own_freight_carrier: typed },
		forms: { ...sampleForms, billing, shipping: { ...address, siteNotes: typed } },
	};
	for (const locale of backendLocales) {
		const letter = onlyOwnLinks(orderConfirmation(order, locale, "https://shop.example"));
		for (const text of [letterText(letter), await letterHtml(letter)]) {
			expect(text).toContain("https: //evil. example/x");
			expect(text).not.toMatch(/evil\.example/);
			expect(text).toContain(`https://shop.example/cart/${order.uuid}`);
			expect(text).toContain(billing.email);
		}
	}
});

it("the shop’s own text is left unchanged", () => {
	for (const locale of backendLocales) {
		const letter = orderConfirmation({ ...sampleOrder([sampleItem(1)]), forms: sampleForms }, locale, "https://shop.example");
		expect(onlyOwnLinks(letter)).toEqual(letter);
	}
});
