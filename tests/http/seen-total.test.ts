import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskCalls } from "../../scripts/lib/desk-calls.mjs";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { storedCart } from "../support/stored-cart";
import { knownAccount } from "../support/visiting-account";
import { fieldsOf, formOf, type Page, Visitor } from "../support/visitor";

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
}, 180_000);
afterAll(() => shop.stop());

const main = (page: Page) => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const alert = (page: Page) => page.root.querySelector('main [role="alert"]')?.text.replace(/\s+/g, " ") ?? "";
const uuidOf = (cart: string) => cart.split(/[/?]/)[2] ?? "";
const stored = (visitor: Visitor, cart: string) => storedCart(shop.backend, visitor, uuidOf(cart));
const euros = (cents: number) =>
	new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(cents / 100).replace(/\s/g, " ");

/** Supplier codes of the example catalogue, by name. */
const suppliers = new Map(
	readFileSync("backend/seed/catalogue/suppliers.csv", "utf8")
		.split(/\r?\n/)
		.map((row) => row.replace(/^\uFEFF/, "").split(";"))
		.map(([code = "", name = ""]) => [name, code]),
);

let price = 60;
/** Changes the price of a cart's first article like a price import, which also removes its volume prices. */
async function importPrice(visitor: Visitor, cart: string): Promise<void> {
	const [line] = (await stored(visitor, cart)).items;
	price -= 1;
	const row = { article: line?.variant.code, supplier: suppliers.get(line?.suppliedVariant.supplier.name ?? ""), price };
	const desk = deskCalls(shop.backend, { subject: "", advice: "" });
	expect(await desk("catalogue/prices", { rows: [row] })).toMatchObject({ changed: 1, refused: [] });
}

/** Takes a cart to step 4. */
async function readyCart(visitor: Visitor, method: "invoice" | "card" = "invoice", amount = "12"): Promise<string> {
	await addBeam(visitor, amount);
	const cart = await cartPath(visitor);
	await fillPaymentInfo(visitor, cart, finnishBuyer);
	await choosePayment(visitor, cart, { paymentMethod: method });
	return cart;
}

const sendForm = (page: Page) => formOf(page, "#send-order");

/** The page shows each line's old and new price and keeps the form, whose button continues. */
async function expectChanges(page: Page, before: number, visitor: Visitor, cart: string): Promise<void> {
	const now = (await stored(visitor, cart)).total_price_with_vat;
	expect(page.status).toBe(409);
	expect(alert(page)).toMatch(/nicht mehr so, wie Sie sie gesehen haben.*IPE 200[^:]*: [\d.,]+ € → [\d.,]+ €/);
	expect(alert(page)).toContain(`${euros(before)} → ${euros(now)}`);
	const button = page.root.querySelector('main [role="alert"] button');
	expect(button?.text.replace(/\s+/g, " ")).toContain(euros(now));
	expect(page.root.querySelector(`main form#${button?.getAttribute("form")}`)).not.toBeNull();
}

describe("an import between a page and its form", () => {
	// Shows R47.1, R47.2
	it("sends no order on invoice; what was ticked stays, and its button goes on at the new price", async () => {
		const visitor = new Visitor(shop.address, "de");
		const cart = await readyCart(visitor);
		const { path, fields } = sendForm(await visitor.get(`${cart}/summary`));
		const { total_price_with_vat: before } = await stored(visitor, cart);
		await importPrice(visitor, cart);
		const refused = await visitor.post(path, { ...fields, authorityConfirmed: "on" });
		await expectChanges(refused, before, visitor, cart);
		const open = await stored(visitor, cart);
		expect([open.isProcessed, open.total_price_with_vat === before]).toEqual([false, false]);
		const again = sendForm(refused);
		expect(again.fields.authorityConfirmed).toBe("on");
		expect((await visitor.post(again.path, again.fields)).path).toBe(`${cart}/confirmation`);
		expect((await stored(visitor, cart)).total_price_with_vat).toBe(open.total_price_with_vat);
	});

	// Shows R47.1
	it("begins no payment by card", async () => {
		const visitor = new Visitor(shop.address, "de");
		const cart = await readyCart(visitor, "card");
		const { path, fields } = sendForm(await visitor.get(`${cart}/summary`));
		const { total_price_with_vat: before } = await stored(visitor, cart);
		await importPrice(visitor, cart);
		const refused = await visitor.post(path, fields);
		await expectChanges(refused, before, visitor, cart);
		expect((await stored(visitor, cart)).payment).toBeNull();
		const again = sendForm(refused);
		expect((await visitor.postOnce(again.path, again.fields)).headers.location).toBe(`${cart}/pay`);
	});

	// Shows R47.1
	it("neither asks for approval nor approves", async () => {
		const where = { shop: shop.address, backend: shop.backend, locale: "de" } as const;
		const { visitor: buyer } = await knownAccount(where, "buyer@demo.example", "Crossbar1");
		const { visitor: approver } = await knownAccount(where, "approver@demo.example", "Crossbar1");
		const cart = await readyCart(buyer, "invoice", "120");
		const { path, fields } = sendForm(await buyer.get(`${cart}/summary`));
		const { total_price_with_vat: asked } = await stored(buyer, cart);
		await importPrice(buyer, cart);
		const refused = await buyer.post(path, fields);
		await expectChanges(refused, asked, buyer, cart);
		const again = sendForm(refused);
		expect((await buyer.post(again.path, again.fields)).path).toBe(cart);

		const page = `/users/approvals/${uuidOf(cart)}`;
		const approving = formOf(await approver.get(page), "main form#approve");
		const { total_price_with_vat: before } = await stored(buyer, cart);
		await importPrice(buyer, cart);
		const late = await approver.post(approving.path, approving.fields);
		await expectChanges(late, before, buyer, cart);
		const now = formOf(late, "main form#approve");
		await approver.post(now.path, now.fields);
		expect((await stored(buyer, cart)).isProcessed).toBe(true);
	});

	// Shows R47.4, R47.5
	it("leaves an offer as it was accepted, and an order that is made again is told of, and asked about, at its new price", async () => {
		const visitor = new Visitor(shop.address, "de");
		const cart = await readyCart(visitor);
		const make = formOf(await visitor.get(`${cart}/offer`), 'main form:has([name="emails"])');
		const offer = await visitor.post(make.path, make.fields);
		const accept = formOf(offer, "main form#accept");
		const tampered = await visitor.post(accept.path, { ...accept.fields, "seen.total": "1" });
		expect([tampered.status, alert(tampered)]).toEqual([409, expect.stringContaining("0,01 € →")]);
		await importPrice(visitor, cart);
		const accepted = (await visitor.post(accept.path, accept.fields)).path;
		expect((await stored(visitor, accepted)).total_price_with_vat).toBe((await stored(visitor, offer.path)).total_price_with_vat);

		await choosePayment(visitor, accepted);
		const { path, fields } = sendForm(await visitor.get(`${accepted}/summary`));
		await visitor.post(path, { ...fields, authorityConfirmed: "on" });
		expect((await stored(visitor, accepted)).isProcessed).toBe(true);
		const once = formOf(await visitor.get(accepted), 'main form[action$="/again"]');
		const rebought = await visitor.post(once.path, once.fields);
		expect(main(rebought)).toMatch(/Anderer Nettopreis je Einheit.*→/);
		const next = rebought.path.split("?")[0] ?? "";
		await fillPaymentInfo(visitor, next, finnishBuyer);
		await choosePayment(visitor, next);
		const last = sendForm(await visitor.get(`${next}/summary`));
		const { total_price_with_vat: before } = await stored(visitor, next);
		await importPrice(visitor, next);
		await expectChanges(await visitor.post(last.path, { ...last.fields, authorityConfirmed: "on" }), before, visitor, next);
	});

	// Shows R47.2
	it("is told, too, where the form does not say what its page showed, as one from before it did: nothing is sent", async () => {
		const visitor = new Visitor(shop.address, "de");
		const cart = await readyCart(visitor);
		const page = await visitor.get(`${cart}/summary`);
		const form = page.root.querySelector("#send-order");
		const fields = Object.entries(form ? fieldsOf(form) : {}).filter(([name]) => !name.startsWith("seen."));
		const refused = await visitor.post(page.path, [...fields, ["authorityConfirmed", "on"]]);
		expect([refused.status, alert(refused)]).toEqual([409, expect.stringContaining("Der Warenkorb hat sich geändert")]);
		expect((await stored(visitor, cart)).isProcessed).toBe(false);
	});
});
