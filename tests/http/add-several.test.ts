import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;
const locales = languages;

/** The form of the page's table, and the ids of its available rows. */
function table(page: Page) {
	const form = formOf(page, 'main form[action="/cart/items"]:has(button[name="only"])');
	const ids = page.root.querySelectorAll('main button[name="only"]').map((button) => button.getAttribute("value") ?? "");
	return { ...form, ids };
}

const amounts = (typed: Record<string, string>) => Object.fromEntries(Object.entries(typed).map(([id, text]) => [`amount.${id}`, text]));

/** The visitor's cart: quantity by supply id. */
async function held(visitor: Visitor): Promise<Record<string, number>> {
	const uuid = (await visitor.get("/cart")).path.split("/")[2];
	if (!uuid) return {};
	return Object.fromEntries((await storedCart(backend, visitor, uuid)).items.map((item) => [item.suppliedVariant.id, item.quantity]));
}

const typedIn = (page: Page, id: string) => page.root.querySelector(`main input[name="amount.${id}"]`)?.getAttribute("value");

describe("a table's form without scripts", () => {
	it.each(["/categories/ipe-beams", "/products/ipe-200", "/new_search?search=ipe+200", "/"])(
		"has no field hidden in a row: %s",
		async (path) => {
			const page = await new Visitor(shop, "de").get(path);
			expect(page.root.querySelectorAll('main form[action="/cart/items"]:has(button[name="only"])')).toHaveLength(1);
			expect(page.root.querySelectorAll("main tbody input[type=hidden]")).toHaveLength(0);
			const fields = page.root.querySelectorAll('main input[name^="amount."]');
			expect(fields.length).toBeGreaterThan(3);
			for (const field of fields) {
				expect(field.getAttribute("value") ?? "").toBe("");
				expect(field.getAttribute("placeholder")).toBe("–");
			}
			// Enter does not press the button of the first row.
			expect(page.root.querySelector('main form[action="/cart/items"] button')?.hasAttribute("name")).toBe(false);
		},
	);

	// Shows R7.1
	it.each(locales)("puts all rows with a quantity into the cart, and says how many: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = "", , b = "", c = ""] = ids;
		const page = await visitor.post(path, { ...fields, ...amounts({ [a]: "3", [b]: " 1 200 ", [c]: "7" }) });
		expect(page.path).toBe("/products/ipe-200");
		expect(page.root.querySelector('[role="status"]')?.text).toContain("3");
		expect(await held(visitor)).toEqual({ [a]: 3, [b]: 1200, [c]: 7 });
	});

	it("redirects its address to the cart", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		await visitor.post(path, { ...fields, ...amounts({ [ids[0] ?? ""]: "3" }) });
		expect((await visitor.get("/cart/items")).path).toMatch(/^\/cart\/[\da-f-]{36}$/);
		expect((await new Visitor(shop, "de").get("/cart/items")).path).toBe("/cart");
	});

	it("takes effect once when sent twice", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = "", b = ""] = ids;
		const filled = { ...fields, ...amounts({ [a]: "3", [b]: "4" }) };
		await visitor.post(path, filled);
		expect((await visitor.postOnce(path, filled)).status).toBe(303);
		expect(await held(visitor)).toEqual({ [a]: 3, [b]: 4 });
	});

	it("adds a row by its button, with other typed rows; empty means the minimum", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = "", b = "", c = ""] = ids;
		await visitor.post(path, { ...fields, ...amounts({ [a]: "5", [b]: "6" }), only: b });
		expect(await held(visitor)).toEqual({ [a]: 5, [b]: 6 });
		// The other rows of the page have keys of their own.
		const page = await visitor.post(path, { ...fields, only: c });
		expect(page.root.querySelector('[role="status"]')?.text).toContain("IPE 200");
		expect(await held(visitor)).toEqual({ [a]: 5, [b]: 6, [c]: 1 });
		const clips = rowForm(await visitor.get("/new_search?search=fence+clip"), "", (row) => row.querySelector('input[min="10"]') !== null);
		await visitor.post(clips.path, clips.fields);
		expect((await held(visitor))[clips.fields.only ?? ""]).toBe(10);
	});
});

describe("one wrong row", () => {
	it.each([
		["that is no number", "zwölf"],
		["that is not whole", "1,5"],
		["that may be a thousand or one", "1.200"],
		["of nothing", "0"],
		["that is too large", "1000000"],
	])("%s keeps everything typed and adds nothing", async (_, wrong) => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = "", b = ""] = ids;
		const refused = await visitor.postOnce(path, { ...fields, ...amounts({ [a]: "3", [b]: wrong }) });
		expect(refused.status).toBe(422);
		expect(typedIn(refused, a)).toBe("3");
		expect(typedIn(refused, b)).toBe(wrong);
		expect(refused.root.querySelectorAll('main [aria-invalid="true"]')).toHaveLength(1);
		expect(refused.root.querySelector('main [role="alert"] a')?.getAttribute("href")).toBe(`#amount.${b}`);
		expect(refused.root.querySelectorAll('main a[href^="/products/ipe-200?showVariant="]')).toHaveLength(2);
		expect(await held(visitor)).toEqual({});

		const again = formOf(refused, 'main form[action="/cart/items"]');
		expect(again.fields.idem).not.toBe(fields.idem);
		const page = await visitor.post(again.path, { ...again.fields, [`amount.${b}`]: "2" });
		expect(page.path).toBe("/products/ipe-200");
		expect(await held(visitor)).toEqual({ [a]: 3, [b]: 2 });
	});

	it("below its minimum or between packs gets the backend's message", async () => {
		const visitor = new Visitor(shop, "en");
		const page = await visitor.get("/new_search?search=fence+clip");
		const { path, fields } = table(page);
		const ids = page.root
			.querySelectorAll('main input[name^="amount."][min="10"]')
			.map((field) => (field.getAttribute("name") ?? "").replace("amount.", ""));
		const [a = "", b = "", c = ""] = ids;
		const refused = await visitor.postOnce(path, { ...fields, ...amounts({ [a]: "20", [b]: "3", [c]: "12" }) });
		expect(refused.status).toBe(422);
		expect([a, b, c].map((id) => typedIn(refused, id))).toEqual(["20", "3", "12"]);
		const invalid = refused.root.querySelectorAll('main [aria-invalid="true"]').map((field) => field.getAttribute("name"));
		expect(invalid).toEqual([`amount.${b}`, `amount.${c}`]);
		expect(refused.root.querySelector(`[id="amount.${b}-error"]`)?.text).toContain("10");
		expect(await held(visitor)).toEqual({});
	});

	it("that is sold out keeps its quantity, and the rest can be added without it", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = ""] = ids;
		const listed: { variants: { suppliedVariant: { id: number; availability: string } }[] } = await (
			await fetch(`${backend}/productVariant/by-product/ipe-200?range=[0,100]`, { headers: { Locale: "de" } })
		).json();
		const out = String(listed.variants.find(({ suppliedVariant }) => suppliedVariant.availability === "out")?.suppliedVariant.id);
		const refused = await visitor.postOnce(path, { ...fields, ...amounts({ [a]: "3", [out]: "4" }) });
		expect(refused.status).toBe(409);
		const field = refused.root.querySelector(`main [id="amount.${out}"]`);
		expect(field?.getAttribute("value")).toBe("4");
		expect(refused.root.querySelectorAll('main a[href^="/contact?variant=CR-"]')).toHaveLength(1);
		expect(await held(visitor)).toEqual({});
		const again = formOf(refused, 'main form[action="/cart/items"]');
		await visitor.post(again.path, again.fields);
		expect(await held(visitor)).toEqual({ [a]: 3 });
	});

	it("sent by its button keeps the input of the others", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields, ids } = table(await visitor.get("/products/ipe-200"));
		const [a = "", b = ""] = ids;
		const refused = await visitor.postOnce(path, { ...fields, ...amounts({ [a]: "x", [b]: "8" }), only: a });
		expect(refused.status).toBe(422);
		expect([a, b].map((id) => typedIn(refused, id))).toEqual(["x", "8"]);
	});
});

describe("a form that holds nothing", () => {
	it.each(locales)("gets a message and a way back: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields } = table(await visitor.get("/products/ipe-200"));
		const refused = await visitor.postOnce(path, fields);
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("main h1")).not.toBeNull();
		expect(refused.root.querySelector('main a[href="/products/ipe-200"]')).not.toBeNull();
		expect(visitor.cookies.has("cart")).toBe(false);
	});

	it("is refused if the shop did not make it", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = table(await visitor.get("/products/ipe-200"));
		expect((await visitor.postOnce(path, { ...fields, only: "x" })).status).toBe(400);
		const endless = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`amount.${index + 1}`, "1"]));
		expect((await visitor.postOnce(path, { ...fields, ...endless })).status).toBe(400);
	});
});
