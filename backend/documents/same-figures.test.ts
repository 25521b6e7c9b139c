import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { type BackendLocale, backendLocales } from "../../contract/locale";
import { arbitraryCarts } from "../../tests/support/arbitrary-carts";
import { type Backend, startBackend } from "../../tests/support/backend";
import { brokenRules, misplaced, parsed, said } from "../../tests/support/order-agreement/check";
import { plainSpaces, readPdf } from "../../tests/support/pdf-text";
import { letterPdf, letterText, orderUbl } from "../../tests/support/signed-letters";
import { mailTexts } from "../texts/mail-texts";
import { orderConfirmation } from "./order-confirmation";

let backend: Backend;
let orders: fc.Arbitrary<Cart>;
beforeAll(async () => {
	backend = await startBackend();
	const carts = await arbitraryCarts(backend);
	orders = carts
		.filter(({ length }) => length > 0)
		.map((cart) => ({ ...cart, order_number: "CB-10001", processed_at: "2026-06-15T10:00:00Z", isProcessed: true }));
}, 30_000);
afterAll(() => backend.dispose());

const locales: fc.Arbitrary<BackendLocale> = fc.constantFrom(...backendLocales);

// Shows R9.10
it("mail and PDF contain the lines and totals of the order, in each language", async () => {
	const holds = async (order: Cart, locale: BackendLocale) => {
		const { money } = mailTexts(locale);
		const letter = orderConfirmation(order, locale);
		const pdf = (await readPdf(await letterPdf(letter, locale))).text.split("\n");
		const mail = plainSpaces(letterText(letter)).split("\n");
		const sums = [order.total_goods_price, order.total_price, order.total_vat_price, order.total_price_with_vat];
		for (const cents of sums) {
			const amount = plainSpaces(money(cents));
			expect(letter.totals.map(({ value }) => plainSpaces(value))).toContain(amount);
		}
		for (const { label, value } of letter.totals) {
			expect(pdf.some((row) => row === plainSpaces(`${label} ${value}`))).toBe(true);
			expect(mail.some((row) => row.startsWith(plainSpaces(label)) && row.endsWith(plainSpaces(value)))).toBe(true);
		}
		const lines = [...order.items, ...order.orders_to_sets].map((line) =>
			plainSpaces("cut" in line && line.cut ? money(line.line_price) : `${money(line.price)} ${money(line.line_price)}`),
		);
		const rows = pdf.filter((row) => /^\d+ (?:CR-\d|SET-\d)/.test(row));
		expect(rows).toHaveLength(lines.length);
		for (const [index, end] of lines.entries()) expect(rows[index]?.endsWith(end)).toBe(true);
	};
	await fc.assert(fc.asyncProperty(orders, locales, holds), { numRuns: 40 });
}, 60_000);

// Shows R22.28
it("UBL contains the same, and passes the rules of the order agreement, for any goods", () => {
	const holds = (order: Cart, locale: BackendLocale) => {
		const document = parsed(orderUbl(order, locale));
		expect(brokenRules(document)).toEqual([]);
		expect(misplaced(document)).toEqual([]);
		const cents = (path: string) => Math.round(Number(said(document, path)) * 100);
		expect(cents("/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount")).toBe(order.total_price);
		expect(cents("/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount")).toBe(order.total_price_with_vat);
		expect(cents("/*/cac:TaxTotal/cbc:TaxAmount")).toBe(order.total_vat_price);
		// Cuts and certificates of position 2 are its lines 2.1 and 2.2.
		for (const [index, { line_price: total }] of [...order.items, ...order.orders_to_sets].entries())
			expect(cents(`sum(/*/cac:OrderLine/cac:LineItem[tokenize(cbc:ID, '\\.')[1] = '${index + 1}']/cbc:LineExtensionAmount)`)).toBe(total);
	};
	fc.assert(fc.property(orders, locales, holds), { numRuns: 60 });
}, 60_000);
