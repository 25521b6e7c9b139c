import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type FailingBackend, failingBackend, type Mode } from "../support/failing-backend";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, summaryForm } from "../support/guest-order";
import { purge } from "../support/purge";
import { type RunningShop, startShop } from "../support/server";
import { type Page, rowForm, Visitor } from "../support/visitor";

let backend: FailingBackend;
let shop: RunningShop;

beforeAll(async () => {
	backend = await failingBackend(inject("backend"));
	shop = await startShop({ BACKEND_URL: backend.address });
});
afterAll(async () => {
	await shop.stop();
	await backend.stop();
});
afterEach(well);

/** From now on the backend fails, and nothing is left that could stand in for it (tests/http/read-cache.test.ts). */
async function fail(mode: Mode) {
	await purge(shop);
	backend.mode = mode;
	backend.seen = [];
}

async function well() {
	backend.mode = "well";
	await purge(shop);
}

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

const headings = {
	de: "Das ist gerade nicht erreichbar",
	en: "This is out of reach right now",
	et: "See pole praegu kättesaadav",
	fi: "Palvelu ei ole juuri nyt tavoitettavissa",
};

function expectWholePage(page: Page, status: number, heading: string) {
	expect(page.status).toBe(status);
	expect(page.headers["retry-after"]).toBe("30");
	expect(page.root.querySelector("h1")?.text).toBe(heading);
	expect(page.root.querySelector("footer")).not.toBeNull();
	expect(page.text).toContain("</html>");
	expect(page.text).not.toMatch(/at \w+ \(|node_modules|Error:/);
}

describe("with a company's own backend behind it", () => {
	it("the shop shows what that backend says", async () => {
		const page = await new Visitor(shop.address).get("/products/ipe-200");
		expect(page.status).toBe(200);
		expect(backend.seen.some((line) => line.includes("/productVariant/by-product/ipe-200"))).toBe(true);
	});
});

describe.each(statuses)("while the backend %s", (mode, status) => {
	it("pages say so as a whole and in time", async () => {
		const visitor = new Visitor(shop.address, "fi");
		await fail(mode);
		const begin = Date.now();
		expectWholePage(await visitor.get("/categories/ipe-beams"), status, headings.fi);
		expect(Date.now() - begin).toBeLessThan(6000);
		await purge(shop);
		const again = Date.now();
		const pages = await Promise.all(["/products/ipe-200", "/new_search?search=ipe", "/faq"].map((path) => visitor.get(path)));
		expect(Date.now() - again).toBeLessThan(6000);
		// Whoever comes once the backend is known not to answer is told so without a try.
		for (const page of pages) expectWholePage(page, page.status === 503 ? 503 : status, headings.fi);
	});

	it("a cart cannot be changed, is told so in time, and is intact after", async () => {
		const visitor = new Visitor(shop.address, "de");
		const add = rowForm(await visitor.get("/products/ipe-200"), "3");
		await visitor.post(add.path, add.fields);
		const cart = (await visitor.get("/cart")).path;
		expect(cart).toMatch(/^\/cart\/[0-9a-f-]{36}$/);

		await fail(mode);
		const begin = Date.now();
		const refused = await visitor.postOnce(add.path, { ...add.fields, idem: randomUUID() });
		expect(Date.now() - begin).toBeLessThan(6000);
		expectWholePage(refused, status, headings.de);
		expect(backend.seen.filter((line) => line.startsWith("POST"))).toHaveLength(1);
		await purge(shop);
		expectWholePage(await visitor.get(cart), status, headings.de);

		await well();
		const after = await visitor.get(cart);
		expect(after.status).toBe(200);
		expect(after.root.querySelector('input[name="amount"]')?.getAttribute("value")).toBe("3");
	});
});

describe("what fails is named", () => {
	it("when the last step cannot be sent: it can be sent again, and is one order", async () => {
		const visitor = new Visitor(shop.address, "en");
		await addBeam(visitor, "2");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, finnishBuyer);
		await choosePayment(visitor, path);
		const form = await summaryForm(visitor, path);
		await fail("hangs");
		const begin = Date.now();
		expectWholePage(await visitor.postOnce(form.path, form.fields), 504, "Sending your order failed");
		expect(Date.now() - begin).toBeLessThan(6000);
		expect(backend.seen.filter((line) => line.startsWith("POST"))).toHaveLength(1);
		await well();
		expect((await visitor.post(form.path, form.fields)).path).toBe(`${path}/confirmation`);
	});

	it("when there is no cart to put something into", async () => {
		const visitor = new Visitor(shop.address, "fi");
		const add = rowForm(await visitor.get("/products/ipe-200"), "1");
		await fail("error");
		expectWholePage(await visitor.postOnce(add.path, add.fields), 502, "Uutta tilausta ei voitu luoda");
	});

	it("when an order is to be bought again", async () => {
		const visitor = new Visitor(shop.address, "de");
		await fail("error");
		const again = await visitor.postOnce(`/orders/${crypto.randomUUID()}/again`, { idem: crypto.randomUUID() });
		expectWholePage(again, 502, "Es konnte kein Warenkorb angelegt werden");
	});
});

it.each(["de", "en", "et", "fi"] as const)("the message is in the reader's language: %s", async (locale) => {
	await fail("resets");
	expectWholePage(await new Visitor(shop.address, locale).get("/categories/ipe-beams"), 503, headings[locale]);
});

it("pages that need no backend stand without it", async () => {
	await fail("resets");
	const page = await new Visitor(shop.address, "en").get("/terms");
	expect(page.status).toBe(200);
});
