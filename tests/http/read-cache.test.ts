import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import type { Mode } from "../support/failing-backend";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { type Page, rowForm, Visitor } from "../support/visitor";

const { backend, shop, well } = await failingShop(shared.backend);
afterEach(well);

const category = "/categories/ipe-beams";
const product = "/products/ipe-200";
const catalogue = ["/", category, `${category}?view=group`, product, "/shop", "/blog", "/faq", "/new_search?search=ipe"];

const notices = {
	de: "können bis zu zehn Minuten alt sein",
	en: "may be up to ten minutes old",
	et: "võivad olla kuni kümme minutit vanad",
	fi: "voivat olla enintään kymmenen minuuttia vanhoja",
} as const;

const noticeIn = (page: Page): string => page.root.querySelector("#stale")?.text ?? "";

/** Expires the cached answers and makes the backend fail. */
async function failLater(mode: Mode) {
	await purge(shop, true);
	backend.mode = mode;
	backend.seen = [];
}

describe("shared answers", () => {
	// Shows R21.4
	it("are requested once for all readers, without personal headers", async () => {
		const buyer = new Visitor(shop.address, "en");
		await addBeam(buyer, "3");
		await purge(shop);
		backend.seen = [];
		backend.personal = [];
		backend.sessionless = [];
		for (const visitor of [buyer, new Visitor(shop.address, "en"), new Visitor(shop.address, "en")])
			for (const path of [product, category]) expect((await visitor.get(path)).status).toBe(200);
		const asked = backend.seen.filter((line) => line.startsWith("GET "));
		expect(asked.length).toBeGreaterThan(3);
		expect(asked).toEqual([...new Set(asked)]);
		expect(backend.personal.filter((line) => line.startsWith("GET "))).toEqual([]);
		expect(backend.sessionless.filter((line) => line.startsWith("GET "))).toEqual([]);
	});

	it("are requested per language", async () => {
		const headings = new Set<string | undefined>();
		for (const locale of languages) headings.add((await new Visitor(shop.address, locale).get(category)).root.querySelector("h1")?.text);
		expect(headings.size).toBe(4);
	});

	it("are requested once for concurrent readers", async () => {
		backend.seen = [];
		const pages = await Promise.all(
			Array.from({ length: 12 }, (_, place) => new Visitor(shop.address, "de").get(`${product}?image=${place + 1}`)),
		);
		expect(pages.map(({ status }) => status)).toEqual(Array(12).fill(200));
		expect(backend.seen.filter((line) => line.includes("/productVariant/by-product/ipe-200"))).toHaveLength(1);
	});

	it("are requested again after a purge, and carts always", async () => {
		const visitor = new Visitor(shop.address, "en");
		await addBeam(visitor, "3");
		const cart = await cartPath(visitor);
		const title = async (path: string) => (await visitor.get(path)).root.querySelector("h1")?.text;
		const before = await title(product);
		backend.rewrite = (_, answer) => JSON.parse(JSON.stringify(answer).replaceAll("IPE 200", "IPE 299"));
		backend.seen = [];
		expect(await title(product)).toBe(before);
		await visitor.get(cart);
		expect(backend.seen.filter((line) => line.startsWith(`GET /orders/by-id/${cart.split("/")[2]}`))).not.toEqual([]);
		await purge(shop);
		expect(await title(product)).toBe(before?.replace("IPE 200", "IPE 299"));
	});
});

describe("while the backend does not answer", () => {
	it.each(languages)("the catalogue stays available, with its age: %s", async (locale) => {
		const visitor = new Visitor(shop.address, locale);
		for (const path of catalogue) expect(noticeIn(await visitor.get(path))).toBe("");
		await failLater("resets");
		for (const path of catalogue) {
			const page = await visitor.get(path);
			expect([path, page.status]).toEqual([path, 200]);
			expect(noticeIn(page)).toContain(notices[locale]);
			expect(page.root.querySelector("h1")?.text).toMatch(/./);
		}
	});

	// Shows R20.13, H3.7
	it("a cart shows an error page and accepts nothing; both recover by themselves", { timeout: 60_000 }, async () => {
		const visitor = new Visitor(shop.address, "en");
		const add = rowForm(await visitor.get(product), "3");
		await visitor.post(add.path, add.fields);
		const cart = await cartPath(visitor);
		await failLater("hangs");
		const steps = ["", "/payment-info", "/payment-method", "/summary"].map((step) => `${cart}${step}`);
		await Promise.all([category, product, ...steps, ...steps].map((path) => visitor.get(path)));

		backend.seen = [];
		const refused = await visitor.postOnce(add.path, { ...add.fields, idem: randomUUID() });
		expect(refused.status).toBe(503);
		expect(refused.root.querySelector("footer")).not.toBeNull();
		const told = await visitor.get(cart);
		expect(told.status).toBe(503);
		expect(told.root.querySelector("h1")?.text).toBe("This page is temporarily unavailable");
		expect(noticeIn(told)).toBe("");
		// An open circuit breaker sends nothing to the backend.
		expect(backend.seen).toEqual([]);

		backend.mode = "well";
		await expect.poll(async () => (await visitor.get(cart)).status, { timeout: 10_000, interval: 300 }).toBe(200);
		await expect.poll(async () => noticeIn(await visitor.get(category)), { timeout: 10_000, interval: 300 }).toBe("");
	});

	it("uncached pages fail", async () => {
		const visitor = new Visitor(shop.address, "en");
		await visitor.get(product);
		await failLater("resets");
		expect((await visitor.get("/products/ipe-220")).status).toBe(503);
	});

	it("deleted data is not served stale", async () => {
		const visitor = new Visitor(shop.address, "en");
		expect((await visitor.get(product)).status).toBe(200);
		await failLater("missing");
		expect((await visitor.get(product)).status).toBe(404);
	});
});
