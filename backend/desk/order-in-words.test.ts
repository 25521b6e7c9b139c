import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { companyDay, invoiceTermDays } from "../../contract/company";
import { dayAfter } from "../../contract/values/days";
import { orderInWords } from "../../scripts/lib/order-in-words.mjs";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

// Shows R43.1, R49.7
it("an order tells whoever is at the desk its lines, how far each has come, and what there is to pay", async () => {
	const buyer = backend.caller();
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 14, { uuid }), cut: { length: 1250 }, certificate: true });
	await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 2, idem: crypto.randomUUID(), isProduction: true });
	await checkOut(buyer, uuid, billing.FI);
	const { email: _, additionalEmails: __, vat: ___, ...site } = billing.FI;
	const shipping = { ...site, streetAddress: "Työmaantie 5", siteNotes: "Gate code 4711", type: "shipping", isSeparateShipping: true };
	await buyer.call("PATCH", `/orders/set-form/${uuid}`, shipping);
	await buyer.call("PATCH", `/orders/set-notes/${uuid}`, { reference: "PO 4500-118", shippingComment: "Call first" });
	await backend.db.prepare("UPDATE supplied_variants SET stock = 5 WHERE id = ?").bind(supplies.beam).run();
	const wanted = { wanted_on: "2027-01-15", crane_unloading: 1 };
	await backend.db
		.prepare("UPDATE carts SET wanted_on = ?, crane_unloading = ? WHERE uuid = ?")
		.bind(...Object.values(wanted), uuid)
		.run();
	const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	const words = async (name: string) => orderInWords(z.looseObject({}).parse((await deskCall(backend, `orders/${name}`)).body));
	expect(await words(uuid)).toContain(`Cart ${uuid}\n  state     a cart, not sent`);
	const { body } = await buyer.call("POST", "/orders/complete", completion(cart));
	const { order_number: number } = z.object({ order_number: z.string() }).parse(body);
	expect(await words(number)).toContain("in review, not confirmed by a person");
	await deskCall(backend, `orders/${number}/review`, { date: "2026-12-14" });
	await deskCall(backend, `orders/${number}/dates`, { lines: [{ line: 2, date: "2026-12-15" }] });
	const lines = [
		{ line: 1, quantity: 12 },
		{ line: 2, quantity: 5, heats: ["A1", "B2"] },
	];
	const said = await words(number);
	expect(said).toContain("\n  payment   on invoice, within no company's limit\n");
	for (const line of [
		"  bill to   Teräsrakenne Oy, Aino Virtanen, Rautatie 1, 33100 Tampere, FI, +358401234567",
		"  goods to  Teräsrakenne Oy, Aino Virtanen, Työmaantie 5, 33100 Tampere, FI, +358401234567",
		"  wanted    2027-01-15",
		"  site      Gate code 4711",
		"  driver    Call first",
		"  PO number PO 4500-118",
	])
		expect(said).toContain(`\n${line}\n`);
	expect(said).toMatch(/^ {2}comes .*\n/m);
	expect(said).toMatch(/from .+; short of 7 of 12/);
	const sent = { idem: crypto.randomUUID(), lines, carrier: "Rahti", trackingNumber: "R1", shippedOn: "2026-11-25" };
	await deskCall(backend, `orders/${number}/deliveries`, sent);
	const numbered = async (path: string, more: object) =>
		z.object({ number: z.string() }).parse((await deskCall(backend, path, { key: crypto.randomUUID(), ...more })).body).number;
	const invoice = await numbered(`orders/${number}/invoices`, { lines: [{ position: 1, quantity: 12 }] });
	const today = companyDay(new Date());
	const due = dayAfter(today, invoiceTermDays);
	expect(await words(number)).toContain(`  invoice   ${invoice}  ${today}; 1,737.43 EUR; due ${due}, not paid\n\n`);
	await deskCall(backend, `invoices/${invoice}/payment`, { paid_on: today });
	const credit = await numbered(`invoices/${invoice}/credits`, { reason: "Bent", lines: [{ position: 1, quantity: 1 }] });
	expect(await words(number)).toContain(`
  delivery  ${number}-1  2026-11-25; Rahti R1; line 1: 12; line 2: 5 of heat A1, B2
  invoice   ${invoice}  ${today}; 1,737.43 EUR; paid ${today}
  credit    ${credit}  ${today}; 131.78 EUR of ${invoice}
`);
	expect((await words(number)).replace(/^ {12}from .*\n/gm, "")).toContain(`
  line 1    CR-000001  IPE 200, 6 m, S355J2
            12 × 105.00 EUR = 1,260.00 EUR
            confirmed for 2026-12-14, all shipped

  line 2    CR-000001  IPE 200, 6 m, S355J2
            14 pieces of 1250 mm from 4 × 112.50 EUR, cuts 81.20 EUR, certificate 28.00 EUR = 559.20 EUR
            confirmed for 2026-12-15, 5 of 14 shipped

  line 3    SET-1  Rahmen
            2 × 250.00 EUR = 500.00 EUR
            confirmed for 2026-12-14, nothing shipped

  2,319.20 EUR  goods
    229.00 EUR  delivery: Kiinteä rahti koko Suomeen
  2,548.20 EUR  without VAT
    649.79 EUR  VAT 25.5 %
  3,197.99 EUR  to pay`);
});
