import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;
const list = "/categories/ipe-beams?view=group&page=2";

const form = (page: Page) => formOf(page, 'main form[action="/cart/items"]');
const size = (slug: string, choice: Record<string, string | number>) =>
	Object.fromEntries(Object.entries(choice).map(([code, value]) => [`size.${slug}.${code}`, JSON.stringify(value)]));

/** The variants of a product. */
async function variantsOf(slug: string) {
	const answer = await fetch(`${backend}/productVariant/by-product/${slug}?range=[0,100]`, { headers: { Locale: "de" } });
	return catalogue.variantsByProduct.answer.parse(await answer.json()).variants;
}

async function held(visitor: Visitor): Promise<Record<string, number>> {
	const uuid = (await visitor.get("/cart")).path.split("/")[2];
	if (!uuid) return {};
	return Object.fromEntries((await storedCart(backend, visitor, uuid)).items.map((item) => [item.variant.code, item.quantity]));
}

describe("a list of products in which the variant is chosen in the row", () => {
	// Shows R2.16, R4.18
	it("has the options of each product, and begins with one that it is narrowed to", async () => {
		const page = await new Visitor(shop, "de").get(
			`/categories/ipe-beams?view=group&f=${encodeURIComponent('{"finish":["galvanised"],"h":[200]}')}`,
		);
		const row = page.root.querySelector("main tbody tr");
		expect(row?.querySelectorAll("label, option").map(({ text }) => text.replace("\u00a0", " "))).toEqual(
			expect.arrayContaining(["6 m", "12 m", "S235JR", "S355J2", "roh", "feuerverzinkt"]),
		);
		expect(row?.querySelectorAll("option[selected]").map(({ text }) => text)).toContain("feuerverzinkt");
		const code = /CR-\d{6}/.exec(row?.text ?? "")?.[0];
		const shown = (await variantsOf("ipe-200")).find((variant) => variant.code === code);
		expect(shown?.attributes.find((attribute) => attribute.code === "finish")?.value).toBe("feuerverzinkt");
	});

	// Shows R4.18, R7.1
	it.each(languages)("puts what was chosen in several rows into the cart: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields } = form(await visitor.get(list));
		const slugs = Object.keys(fields).flatMap((name) => (name.startsWith("pieces.") ? [name.slice("pieces.".length)] : []));
		const [a = "", b = ""] = slugs;
		expect(slugs).toHaveLength(8);
		const choice = { length: 12000, grade: "S355J2", finish: "primed" };
		const page = await visitor.post(path, {
			...fields,
			...size(a, choice),
			[`pieces.${a}`]: "3",
			...size(b, choice),
			[`pieces.${b}`]: "",
			only: b,
		});
		expect(page.path).toBe(list);
		const codes = await Promise.all(
			[a, b].map(async (slug) => {
				const found = (await variantsOf(slug)).find(
					({ length, attributes }) =>
						length === 12000 && ["S355J2", "grundiert"].every((word) => attributes.some(({ value }) => value === word)),
				);
				return found?.code ?? "";
			}),
		);
		expect(await held(visitor)).toEqual({ [codes[0] ?? ""]: 3, [codes[1] ?? ""]: 1 });
	});

	// Shows R4.18
	it.each([
		["de", "Diese Kombination gibt es nicht."],
		["en", "There is no such combination."],
		["et", "Sellist kombinatsiooni ei ole."],
		["fi", "Tällaista yhdistelmää ei ole."],
	] as const)("says so beside the row where there is no such combination, and keeps the rest: %s", async (locale, words) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields } = form(await visitor.get(list));
		const choice = { length: 12000, grade: "S235JR", finish: "raw" };
		const page = await visitor.post(path, {
			...fields,
			...size("ipe-300", { ...choice, length: 11000 }),
			"pieces.ipe-300": "4",
			...size("ipe-270", choice),
			"pieces.ipe-270": "7",
		});
		expect(page.status).toBe(422);
		const row = page.root.querySelector('main li:has([id="pieces.ipe-300"])');
		expect(row?.text).toContain("IPE 300");
		expect(row?.text).toContain(words);
		expect(row?.querySelector("input")?.getAttribute("value")).toBe("4");
		expect(page.root.querySelector('main input[name^="amount."]')?.getAttribute("value")).toBe("7");
		expect(await held(visitor)).toEqual({});
		const again = form(page);
		await visitor.post(again.path, again.fields);
		expect(Object.values(await held(visitor))).toEqual([7]);
	});

	it.each([
		["no slug", { "pieces.<x>": "1" }],
		["no quantity", { "pieces.ipe-200": "viele" }],
		["no JSON", { "pieces.ipe-200": "1", "size.ipe-200.grade": "S235JR" }],
		["a product that there is not", { "pieces.nothing": "1" }],
	])("takes nothing where it is sent %s", async (_, fields) => {
		const visitor = new Visitor(shop, "de");
		const { fields: own } = form(await visitor.get(list));
		const { status } = await visitor.postOnce("/cart/items", { idem: own.idem ?? "", returnTo: list, ...fields });
		expect([400, 422]).toContain(status);
		expect(await held(visitor)).toEqual({});
	});
});
