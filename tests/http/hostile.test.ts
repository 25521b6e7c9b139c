import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;
const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function withCart() {
	const visitor = new Visitor(shop, "de");
	await addBeam(visitor, "12");
	return { visitor, cart: await cartPath(visitor) };
}

describe("a form", () => {
	it("with a list index of ten million is answered quickly", async () => {
		const { visitor, cart } = await withCart();
		const begin = Date.now();
		const answer = await fillPaymentInfo(visitor, cart, { ...finnishBuyer, "additionalEmails[10000000]": "x" });
		expect(answer.status).toBeLessThan(500);
		expect(Date.now() - begin).toBeLessThan(2000);
	});

	// Shows H1.7
	it.each([
		["that is too large", "x".repeat(70_000), form, 413],
		["that is JSON", "{}", { "Content-Type": "application/json" }, 415],
		["that is text", "a=b", { "Content-Type": "text/plain" }, 415],
		["that only begins like a form", "a=b", { "Content-Type": "application/x-www-form-urlencodedfoo" }, 415],
		["that declares Latin-1", "a=b", { "Content-Type": "application/x-www-form-urlencoded; charset=iso-8859-1" }, 415],
		["whose letters are Latin-1", "company=M%FCller", form, 422],
		["that claims to hold files", "--x--", { "Content-Type": "multipart/form-data; boundary=x" }, 415],
	])("%s is refused", async (_, body, headers, status) => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.send("POST", "/cart/items", body, { Origin: `http://${visitor.host}`, ...headers });
		expect(answer.status).toBe(status);
	});

	it("with an invalid intent, line or target gets a page", async () => {
		const { visitor, cart } = await withCart();
		const nonsense: Record<string, string>[] = [{ intent: "remove" }, { intent: "remove", suppliedVariantId: "x" }, { intent: "fly" }, {}];
		for (const fields of nonsense) {
			const answer = await visitor.postOnce(cart, fields);
			expect(answer.status).toBe(400);
			expect(answer.root.querySelector("h1")).not.toBeNull();
		}
		const product = rowForm(await visitor.get("/products/ipe-200"), "1");
		const answer = await visitor.postOnce(product.path, { ...product.fields, returnTo: `/${"x".repeat(20_000)}` });
		expect(answer.headers.location).toBe("/");
	});

	it("looks up no company for a path with dots", async () => {
		const { visitor, cart } = await withCart();
		for (const vat of ["..", ".", "../../healthz", "%2e%2e"]) {
			const page = await visitor.postOnce(`${cart}/payment-info`, { ...finnishBuyer, vat, intent: "lookup" });
			expect(page.status).toBeLessThan(500);
			expect(page.root.querySelector('main [name="company"]')?.getAttribute("value")).toBe(finnishBuyer.company);
		}
	});
});

describe("an address", () => {
	it("that is too long is refused", async () =>
		expect((await new Visitor(shop, "de").get(`/shop?a=${"x".repeat(5000)}`)).status).toBe(414));

	it.each([
		...["/orders/..%2f%5Cevil.example/again", "/cart/..%2f%5Cevil.example/accept", "/orders/x/again"],
		...["/orders/%0d%0aX:%20y/again", "/cart/%0d%0aX:%20y/accept"],
	])("that is no order leads nowhere: %s", async (path) => {
		const page = await new Visitor(shop, "de").send("GET", path);
		expect(page.status).toBe(404);
		expect(page.headers.location).toBeUndefined();
	});

	it.each(["/cart/%0d%0aX/summary", "/cart/%00/summary", "/cart/..%2F..%2F%2Fevil.example/summary", "/cart/x", "/variant/0", "/variant/x"])(
		"of nothing is not found: %s",
		async (path) => {
			const page = await new Visitor(shop, "de").send("GET", path);
			expect(page.status).toBe(404);
			expect(page.headers.location).toBeUndefined();
		},
	);

	it.each([
		'"',
		"%",
		"AND OR NOT",
		"(((",
		"💥",
		`${"a".repeat(199)}💥`,
		"\u0000\u0007",
		"a".repeat(3000),
		"..",
		"../..",
		"<script>alert(1)</script>",
	])("searches for %j without harm", async (words) => {
		const page = await new Visitor(shop, "de").get(`/new_search?search=${encodeURIComponent(words)}`);
		expect(page.status).toBe(200);
		expect(page.text).not.toContain("<script>alert");
	});

	it("of a missing file is not cached", async () => {
		const answer = await new Visitor(shop, "de").get("/assets/missing.js");
		expect(answer.status).toBe(404);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
	});
});

describe("a host that is not the shop's", () => {
	it("gets neither a page nor a mail", async () => {
		const visitor = new Visitor(shop, "de");
		for (const path of ["/", "/_dev/outbox.json"]) {
			const answer = await visitor.send("GET", path, undefined, { Host: "rebind.evil.example" });
			expect(answer.status).toBe(421);
		}
	});

	// Shows H1.8
	it("in a forwarding header changes nothing", async () => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.postOnce("/locale", { locale: "de", returnTo: "/shop" }, { "X-Forwarded-Host": "evil.example" });
		expect(answer.status).toBe(303);
		expect(answer.headers.location).not.toContain("evil");
	});
});

describe("the same form", () => {
	it("sent again before a cart exists makes one line", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "7");
		await visitor.post(path, fields);
		expect((await visitor.postOnce(path, fields)).status).toBe(303);
		const cart = await visitor.get(await cartPath(visitor));
		expect(cart.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("7");
	});

	// Shows H5.1
	it("with another quantity under the same key is refused", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "7");
		await visitor.post(path, fields);
		const refused = await visitor.postOnce(path, { ...fields, [`amount.${fields.only}`]: "8" });
		expect(refused.status).toBe(409);
		expect(refused.root.querySelector(`main input[name="amount.${fields.only}"]`)?.getAttribute("value")).toBe("8");
	});

	it("in five parallel copies cannot pass the limit of a line", async () => {
		const { visitor, cart } = await withCart();
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "60000");
		await Promise.all(Array.from({ length: 5 }, () => visitor.postOnce(path, { ...fields, idem: randomUUID() })));
		const values = (await visitor.get(cart)).root
			.querySelectorAll('main input[name="amount"]')
			.map((input) => Number(input.getAttribute("value")));
		expect(values.length).toBeGreaterThan(0);
		for (const value of values) expect(value).toBeLessThanOrEqual(100_000);
	});
});

describe("invented cookies", () => {
	// Shows H2.8
	it.each(["session", "cart", "flash", "locale"])("of %s are ignored", async (name) => {
		for (const value of ["x", "%00", "a".repeat(3000), Buffer.from('{"uuid":"../..","count":-1}').toString("base64")]) {
			const visitor = new Visitor(shop, "en");
			visitor.cookies.set(name, value);
			const page = await visitor.get("/");
			expect(page.status).toBe(200);
			expect(page.root.querySelector("header a[href^='/cart']:not([href*='login='])")?.getAttribute("href")).toBe("/cart");
		}
	});
});

describe("a visitor who knows an order's address", () => {
	// Shows R48.2
	it("sees its state, and nothing of its buyer", async () => {
		const { visitor, cart } = await withCart();
		await fillPaymentInfo(visitor, cart, { ...finnishBuyer, vat: "2905871-6" });
		await choosePayment(visitor, cart);
		const send = formOf(await visitor.get(`${cart}/summary`), 'main form:has(input[name="authorityConfirmed"])');
		await visitor.post(send.path, { ...send.fields, authorityConfirmed: "on" });
		const answer = await fetch(`${shared.backend}/orders/by-id/${cart.split("/")[2]}`, { headers: { Locale: "de" } });
		expect(await answer.json()).toMatchObject({ isProcessed: true, state: "in_review", needs_review: true, forms: null });
	});
});
