import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import type { Mode } from "../support/failing-backend";
import { failingShop } from "../support/failing-shop";
import { expectFailure, notSent } from "../support/failure-page";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, summaryForm } from "../support/guest-order";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { cartForm, formOf, rowForm, Visitor } from "../support/visitor";

const { backend, shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

const statuses: [Mode, number][] = [
	["hangs", 504],
	["slow", 504],
	["resets", 503],
	["error", 502],
	["html error", 502],
	["not json", 502],
	["wrong shape", 502],
	["cut off", 502],
];

describe("with a company's own backend behind it", () => {
	// Shows R2.6, R21.1
	it("the shop shows that backend's data", async () => {
		const page = await new Visitor(shop.address).get("/products/ipe-200");
		expect(page.status).toBe(200);
		expect(backend.seen.some((line) => line.includes("/productVariant/by-product/ipe-200"))).toBe(true);
	});
});

describe.each(statuses)("while the backend %s", (mode, status) => {
	// Shows R20.13
	it("pages show a complete error in time", async () => {
		const visitor = new Visitor(shop.address, "fi");
		await fail(mode);
		const begin = Date.now();
		expectFailure(await visitor.get("/categories/ipe-beams"), "fi", status);
		expect(Date.now() - begin).toBeLessThan(6000);
		await purge(shop);
		const again = Date.now();
		const pages = await Promise.all(["/products/ipe-200", "/new_search?search=ipe", "/faq"].map((path) => visitor.get(path)));
		expect(Date.now() - again).toBeLessThan(6000);
		// Once the circuit breaker is open, pages fail without a call.
		for (const page of pages) expectFailure(page, "fi", page.status === 503 ? 503 : status);
	});

	// Shows R7.17
	it("a cart change fails in time, and the cart stays intact", async () => {
		const visitor = new Visitor(shop.address, "de");
		const add = rowForm(await visitor.get("/products/ipe-200"), "3");
		await visitor.post(add.path, add.fields);
		const cart = (await visitor.get("/cart")).path;
		expect(cart).toMatch(/^\/cart\/[0-9a-f-]{36}$/);

		await fail(mode);
		const begin = Date.now();
		const refused = await visitor.postOnce(add.path, { ...add.fields, idem: randomUUID() });
		expect(Date.now() - begin).toBeLessThan(6000);
		expectFailure(refused, "de", status);
		expect(backend.seen.filter((line) => line.startsWith("POST"))).toHaveLength(1);
		await purge(shop);
		expectFailure(await visitor.get(cart), "de", status);

		await well();
		const after = await visitor.get(cart);
		expect(after.status).toBe(200);
		expect(after.root.querySelector('input[name="amount"]')?.getAttribute("value")).toBe("3");
	});
});

describe("a cart call that fails", () => {
	const text = "The change could not be saved at the moment.";

	async function shopper() {
		const visitor = new Visitor(shop.address, "en");
		await addBeam(visitor, "2");
		return { visitor, cart: await cartPath(visitor) };
	}

	// Shows R53.1
	it("keeps the cart in view, with a message and the typed quantity", async () => {
		const { visitor, cart } = await shopper();
		const { path, fields } = cartForm(await visitor.get(cart), "quantity");
		await fail("error", "/orders/set-quantity");
		const page = await visitor.postOnce(path, { ...fields, amount: "7" });
		expect([page.status, page.root.querySelector("h1")?.text]).toEqual([502, expect.stringContaining("Cart")]);
		expect(page.root.querySelector('main [role="alert"]')?.text).toContain(text);
		expect(page.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("7");
		expect(backend.seen.filter((line) => line.startsWith("PATCH"))).toHaveLength(1);
		await well();
		expect((await visitor.postOnce(path, { ...fields, amount: "7" })).status).toBe(303);
	});

	// Shows R53.1
	it("keeps notes and the line to remove", async () => {
		const { visitor, cart } = await shopper();
		const page = await visitor.get(cart);
		await fail("hangs", "/orders/set-notes");
		const noted = await visitor.postOnce(cart, { ...cartForm(page, "notes").fields, comment: "Gate 3" });
		expect([noted.status, noted.root.querySelector("#notes-comment")?.text]).toEqual([504, "Gate 3"]);
		await fail("error", "/orders/item");
		const kept = await visitor.postOnce(cart, { ...cartForm(page, "remove").fields });
		expect([kept.status, kept.root.querySelector('main [role="alert"]')?.text]).toEqual([502, expect.stringContaining(text)]);
		expect(kept.root.querySelectorAll('main input[name="amount"]')).toHaveLength(1);
	});

	// Shows R53.1
	it("reaches scripts even if the cart cannot be read, so that their page stays", async () => {
		const { visitor, cart } = await shopper();
		const { fields } = cartForm(await visitor.get(cart), "quantity");
		await fail("error");
		const answer = await visitor.postOnce(`${cart}.data`, { ...fields, amount: "7" });
		expect([answer.status, answer.text.includes("isFailed")]).toEqual([502, true]);
	});

	// Shows R53.1
	it("shows goods that were not added, with the input and the same key", async () => {
		const { visitor, cart } = await shopper();
		const add = rowForm(await visitor.get("/products/ipe-200"), "3");
		await fail("error", "/orders/add");
		const page = await visitor.postOnce(add.path, add.fields);
		expect([page.status, page.root.querySelector("main")?.text]).toEqual([502, expect.stringContaining(text)]);
		const again = formOf(page, 'main form[action="/cart/items"]');
		expect(again.fields.idem).toContain(add.fields.idem);
		expect(Object.values(again.fields)).toContain("3");
		await well();
		await visitor.post(again.path, again.fields);
		await visitor.post(again.path, again.fields);
		expect(
			(await visitor.get(cart)).root.querySelectorAll('main input[name="amount"]').map((field) => field.getAttribute("value")),
		).toContain("3");
	});

	// Shows R53.1
	it("keeps the checkout step in view", async () => {
		const { visitor, cart } = await shopper();
		const info = formOf(await visitor.get(`${cart}/payment-info`), 'main form:has(input[name="vat"])');
		await fail("error", "/orders/set-form");
		const billing = await visitor.postOnce(info.path, { ...info.fields, ...finnishBuyer });
		expect([billing.status, billing.root.querySelector('[name="company"]')?.getAttribute("value")]).toEqual([502, finnishBuyer.company]);
		expect(billing.root.querySelector('main [role="alert"]')?.text).toContain(text);
		await well();
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		await choosePayment(visitor, cart);
		const form = formOf(await visitor.get(`${cart}/summary`), "#send-order");
		await fail("error", "/orders/complete");
		const refused = await visitor.postOnce(form.path, { ...form.fields, authorityConfirmed: "on" });
		expect([refused.status, refused.root.querySelector('main [role="alert"]')?.text]).toEqual([502, expect.stringContaining(notSent.en)]);
		const again = formOf(refused, "#send-order");
		expect(again.fields.idem).toBe(form.fields.idem);
		await well();
		expect((await visitor.post(again.path, { ...again.fields, authorityConfirmed: "on" })).path).toBe(`${cart}/confirmation`);
	});
});

describe("the failure is named", () => {
	// Shows R9.7, R20.11
	it("when the last step fails: sending it again makes one order", async () => {
		const visitor = new Visitor(shop.address, "en");
		await addBeam(visitor, "2");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, finnishBuyer);
		await choosePayment(visitor, path);
		const form = await summaryForm(visitor, path);
		await fail("hangs");
		const begin = Date.now();
		expectFailure(await visitor.postOnce(form.path, form.fields), "en", 504, notSent.en);
		expect(Date.now() - begin).toBeLessThan(6000);
		expect(backend.seen.filter((line) => line.startsWith("POST"))).toHaveLength(1);
		await well();
		expect((await visitor.post(form.path, form.fields)).path).toBe(`${path}/confirmation`);
	});

	// Shows R20.12
	it("when there is no cart yet", async () => {
		const visitor = new Visitor(shop.address, "fi");
		const add = rowForm(await visitor.get("/products/ipe-200"), "1");
		await fail("error");
		expectFailure(await visitor.postOnce(add.path, add.fields), "fi", 502, "Uutta tilausta ei voitu luoda");
	});

	// Shows R20.12
	it("when buying an order again", async () => {
		const visitor = new Visitor(shop.address, "de");
		await fail("error");
		const again = await visitor.postOnce(`/orders/${crypto.randomUUID()}/again`, { idem: crypto.randomUUID() });
		expectFailure(again, "de", 502, "Es konnte kein Warenkorb angelegt werden");
	});
});

describe("a change refused with an unknown code", () => {
	// Shows R21.1
	it("is reported at the form, and logged", async () => {
		const visitor = new Visitor(shop.address, "de");
		const add = rowForm(await visitor.get("/products/ipe-200"), "1");
		await fail("refuses", "/orders/add");
		const refused = await visitor.postOnce(add.path, add.fields);
		expect([refused.status, refused.root.querySelector("main")?.text]).toEqual([
			409,
			expect.stringContaining("Unser System hat das nicht angenommen."),
		]);
		expect(refused.root.querySelector('main form[action="/cart/items"] input[name^="amount"]')?.getAttribute("value")).toBe("1");
		await expect.poll(() => shop.log()).toMatch(/"kind":"UNKNOWN_REFUSAL","call":"POST \/orders\/add","tier":"order"/);
	});

	it("is reported for a line to remove", async () => {
		const visitor = new Visitor(shop.address, "de");
		await addBeam(visitor, "2");
		const path = await cartPath(visitor);
		const line = (await visitor.get(path)).root.querySelector('main input[name="itemId"]')?.getAttribute("value") ?? "";
		const supply = (await visitor.get(path)).root.querySelector('main input[name="suppliedVariantId"]')?.getAttribute("value") ?? "";
		await fail("refuses", "/orders/item");
		const refused = await visitor.postOnce(path, { intent: "remove", itemId: line, suppliedVariantId: supply });
		expect([refused.status, refused.root.querySelector('main [role="alert"]')?.text]).toEqual([
			422,
			expect.stringContaining("Unser System hat das nicht angenommen."),
		]);
	});

	it("is a page if no form can show it", async () => {
		const visitor = new Visitor(shop.address, "fi");
		await fail("refuses", "/orders/rebuy");
		const again = await visitor.postOnce(`/orders/${randomUUID()}/again`, { idem: randomUUID() });
		expect([again.status, again.root.querySelector("h1")?.text]).toEqual([409, "Pyyntöä ei hyväksytty"]);
	});
});

// Shows R20.13, R21.2
it.each(languages)("the message is in the reader's language: %s", async (locale) => {
	await fail("resets");
	expectFailure(await new Visitor(shop.address, locale).get("/categories/ipe-beams"), locale, 503);
});

it("pages without backend data still work", async () => {
	await fail("resets");
	const page = await new Visitor(shop.address, "en").get("/quick-order");
	expect(page.status).toBe(200);
});
