import { describe, expect, it } from "vitest";
import type { Cart, Discount } from "../../contract/cart";
import { type BackendLocale, backendLocales } from "../../contract/locale";
import { firstSeller } from "../../contract/seller/own-data";
import { plainSpaces, readPdf } from "../../tests/support/pdf-text";
import { sampleForms, sampleItem, sampleOrder, sampleSet } from "../../tests/support/sample-order";
import { letterHtml, letterPdf, letterText } from "../../tests/support/signed-letters";
import { attachmentsOf } from "../mail/mail-definition";
import { orderConfirmation } from "./order-confirmation";

const origin = "https://www.crossbar.example";

async function mail(order: Cart, locale: BackendLocale = "de") {
	const letter = orderConfirmation(order, locale, origin);
	return { text: plainSpaces(letterText(letter)), html: plainSpaces(await letterHtml(letter)) };
}

async function expectFacts(order: Cart, ...facts: string[]): Promise<void> {
	const { text, html } = await mail(order);
	for (const fact of facts) {
		expect(text).toContain(fact);
		expect(html).toContain(fact);
	}
}

const discount = (kind: Discount["kind"], amount: number, percent: number | null, title = ""): Discount => ({
	kind,
	title,
	percent,
	amount,
	threshold: 10,
	end_date: null,
});

/** The last paragraph above the lines, with and without a review, and the texts about a review. */
const leadIns = {
	de: ["Ihren Auftrag wie folgt:", "Ihre Bestellung wie folgt erhalten:", "Wir prüfen Ihre Bestellung"],
	en: ["We confirm your order as follows:", "received your order as follows:", "We will review your order"],
	ee: ["Kinnitame tellimuse järgmisel kujul:", "Saime teie tellimuse kätte järgmisel kujul:", "Vaatame tellimuse"],
	fi: ["Vahvistamme tilauksen seuraavasti:", "vastaanottaneet tilauksen seuraavasti:", "Tarkistamme tilauksen"],
} as const satisfies Record<BackendLocale, readonly string[]>;

describe.each(backendLocales)("the text above the lines in %s", (locale) => {
	const [confirmed, received, review] = leadIns[locale];

	it.each([false, true])("ends with the sentence that introduces them, with and without a review: %s", async (needsReview) => {
		const order = sampleOrder(undefined, { changes: { needs_review: needsReview } });
		const { text, html } = await mail(order, locale);
		const [above = "", lines = ""] = text.split(`\n\n${"-".repeat(72)}\n`);
		expect(above).toMatch(new RegExp(`${needsReview ? received : confirmed}$`));
		expect(lines).toMatch(/^CR-000042/);
		expect(html).toMatch(new RegExp(`${needsReview ? received : confirmed}</p>\\s*<table class="lines"`));
		const rows = (await readPdf(await letterPdf(orderConfirmation(order, locale), locale))).pages[0] ?? [];
		const leadIn = rows.findIndex((row) => row.endsWith(needsReview ? received : confirmed));
		expect(rows[leadIn + 2]).toMatch(/^1 CR-000042/);
		for (const said of [above, rows.slice(0, leadIn).join("\n")]) expect(said.includes(review)).toBe(needsReview);
	});
});

describe("the letter of an order", () => {
	it("lists the contents of all sets of a line together", () =>
		expectFacts(
			sampleOrder([], { sets: [sampleSet(5)] }),
			"SET-5",
			"Zaunset 25 m, Höhe 1.230 mm",
			"2 Sets",
			"978,00 €",
			"20 × CR-000901 Doppelstabmatte 6/5/6, 2510 × 1230 mm",
		));

	// Shows R60.110
	it("says no weight of a line or an order whose weight is not known", async () => {
		const order = sampleOrder([{ ...sampleItem(1), weight: 0 }]);
		const { text } = await mail(order);
		expect(text).toContain("12 Stück");
		expect(text).not.toMatch(/Gewicht|kg/);
	});

	// Shows R9.10
	it("shows each discount beside its line, their sums by kind below the goods, then the total and the weight", async () => {
		const items = [
			sampleItem(1, { discount: 6_300, discounts: [discount("volume", 9_000, null), discount("line", 6_300, 5, "Herbstaktion")] }),
			sampleItem(2, { discount: 1_260, discounts: [discount("personal", 1_260, 1)] }),
		];
		const order = sampleOrder(items, {
			sums: { orderDiscount: 2_000 },
			changes: { order_discount: discount("order", 2_000, 1, "Jubiläum") },
		});
		await expectFacts(order, "Staffelpreis ab 10 Stück", "Herbstaktion 5 %", "−63,00 €", "Kundenrabatt 1 %", "−12,60 €");
		const { totals } = orderConfirmation(order, "de");
		expect(totals.map(({ label, value }) => plainSpaces(`${label} ${value}`))).toEqual([
			"Warenwert 2.520,00 €",
			"Positionsrabatt −63,00 €",
			"Kundenrabatt −12,60 €",
			"Summe der Positionen 2.444,40 €",
			"Jubiläum 1 % −20,00 €",
			"Fracht und Verpackung 590,00 €",
			"Gesamt zzgl. MwSt. 3.014,40 €",
			"MwSt. 0 % 0,00 €",
			"Gesamtbetrag 3.014,40 €",
			"Gewicht 3.225,6 kg",
		]);
	});

	it("uses the singular for one piece, and phone numbers in international format", async () => {
		const { text } = await mail(sampleOrder([sampleItem(1, { quantity: 1 }), sampleItem(2, { quantity: 1, unit: "pack" })]), "en");
		expect(text).toContain("1 pc");
		expect(text).toContain("1 pack");
		expect(text).not.toMatch(/\b1 (?:pcs|packs)\b/);
		for (const locale of backendLocales) expect((await mail(sampleOrder(), locale)).text).toMatch(/ \+(?:49|358|372) \d/);
	});

	// Shows R9.10
	it("shows freight, crane and packaging separately, and one sum for an order without these parts", () => {
		const totalLabels = (order: Cart) => orderConfirmation(order, "de").totals.map(({ label }) => label);
		const parts = sampleOrder(undefined, { sums: { freight: 9_000, crane: 18_000, packaging: 2_500 } });
		expect(totalLabels(parts)).toEqual(expect.arrayContaining(["Fracht", "Kranentladung", "Verpackung"]));
		expect(totalLabels(parts)).not.toContain("Fracht und Verpackung");
		expect(totalLabels({ ...parts, total_freight_price: 0, total_crane_price: 0, total_packaging_price: 0 })).toContain(
			"Fracht und Verpackung",
		);
	});

	it("contains the payment method and the invoice address", async () => {
		const form = (changes: object): Partial<Cart> => ({ forms: { billing: { ...sampleForms.billing, ...changes }, shipping: null } });
		await expectFacts(sampleOrder(undefined, { changes: { paymentmethod: { id: 2, name: "card" } } }), "Mit Karte bezahlt.");
		await expectFacts(
			sampleOrder(undefined, { changes: form({ eInvoiceAddress: "003720774740", eInvoiceOperator: "DABAFIHH" }) }),
			"E-Rechnung an: 003720774740, DABAFIHH",
			"wie Rechnungsadresse",
		);
		await expectFacts(
			sampleOrder(undefined, { changes: form({ invoiceEmail: "rechnung@meyer.example" }) }),
			"Rechnung an: rechnung@meyer.example",
		);
		const both = form({ eInvoiceAddress: "9930:DE136695976", invoiceEmail: "rechnung@meyer.example" });
		await expectFacts(sampleOrder(undefined, { changes: both }), "E-Rechnung an: 9930:DE136695976", "Rechnung an: rechnung@meyer.example");
	});

	it("names its offer, and links to the order", async () => {
		const items = [{ ...sampleItem(1), offered: { valid_until: "2026-12-05", quantity: 12 } }];
		const order = sampleOrder(items, { changes: { from_offer: "AN-20001" } });
		await expectFacts(order, "Angebot: AN-20001", "Preis aus Angebot AN-20001", `${origin}/cart/${order.uuid}`);
		expect(letterText(orderConfirmation(order, "de"))).not.toContain("http");
	});

	it("is attached as a PDF with its own name", async () => {
		const [attachment, ...others] = attachmentsOf(orderConfirmation(sampleOrder(), "fi"), "fi");
		expect(others).toEqual([]);
		expect(attachment).toMatchObject({ filename: "tilausvahvistus-CB-10001.pdf", type: "application/pdf" });
		const start = (await attachment?.content(firstSeller))?.slice(0, 5);
		expect(Buffer.from(start ?? []).toString()).toBe("%PDF-");
	});
});
