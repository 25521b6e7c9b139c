import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const path = "/categories/ipe-beams/series";
const german = () => new Visitor(shop, "de");

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const rowsOf = (page: Page) => page.root.querySelectorAll("main tbody tr");
const heads = (page: Page) => page.root.querySelectorAll("main thead th").map(({ text }) => plain(text));
const fieldsOf = (page: Page) =>
	page.root.querySelectorAll('main tbody input[name^="amount."]').map((field) => field.getAttribute("name") ?? "");
const sheet = (page: Page) => formOf(page, "main form#series");
const choices = (page: Page) => formOf(page, `main form[action="${path}"]:has(select)`);

async function held(visitor: Visitor): Promise<Record<string, number>> {
	const uuid = (await visitor.get("/cart")).path.split("/")[2];
	if (!uuid) return {};
	return Object.fromEntries(
		(await storedCart(shared.backend, visitor, uuid)).items.map((item) => [`amount.${item.suppliedVariant.id}`, item.quantity]),
	);
}

/** The variant of a field, from the backend. */
async function variantOf(field: string) {
	const answer = await fetch(`${shared.backend}/productVariant/by-supplies/${field.slice("amount.".length)}`, {
		headers: { Locale: "de" },
	});
	const [variant] = catalogue.variantsBySupplies.answer.parse(await answer.json());
	return variant;
}

describe("the table of prices of a category", () => {
	// Shows R68.4
	it.each([
		["de", "IPE-Träger, warmgewalzt: Preistafel", "Preistafel"],
		["en", "IPE beams, hot-rolled: price table", "Price table"],
		["et", "IPE-talad, kuumvaltsitud: hinnatabel", "Hinnatabel"],
		["fi", "IPE-palkit, kuumavalssatut: hintataulukko", "Hintataulukko"],
	] as const)("is linked from the list and from an article: %s", async (locale, title, link) => {
		const visitor = new Visitor(shop, locale);
		for (const from of ["/categories/ipe-beams", "/products/ipe-200"]) {
			const page = await visitor.get(from);
			const found = page.root.querySelector(`main a[href^="${path}"]`);
			expect(found?.text).toBe(link);
			expect(found?.getAttribute("rel")).toBe("nofollow");
		}
		const page = await visitor.get(path);
		expect(plain(page.root.querySelector("h1")?.text ?? "")).toBe(title);
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
	});

	// Shows R68.4
	it("has a row for each size, a column for each length, and the price of the list in each cell", async () => {
		const page = await german().get(`${path}?f=${encodeURIComponent('{"finish":["raw"],"grade":["S355J2"]}')}`);
		expect(heads(page)).toEqual(["Bezeichnung", "6 m", "8 m", "10 m", "12 m", "15 m", "18 m"]);
		expect(rowsOf(page)).toHaveLength(15);
		expect(plain(rowsOf(page)[0]?.querySelector("th")?.text ?? "")).toBe("IPE 80 6 kg/m");
		for (const field of [fieldsOf(page)[0] ?? "", fieldsOf(page).at(-1) ?? ""]) {
			const variant = await variantOf(field);
			const cell = page.root.querySelector(`td:has(input[name="${field}"])`);
			expect(cell?.text.replace(/[\s.]/g, "")).toContain(((variant?.suppliedVariant.price ?? 0) / 100).toFixed(2).replace(".", ","));
			const label = cell?.querySelector("input")?.getAttribute("aria-label")?.replaceAll("\u00a0", " ");
			expect(label).toContain(`Menge: ${variant?.products.title}, ${(variant?.length ?? 0) / 1000} m, S355J2, roh`);
		}
		// IPE 80 comes in no 18 m.
		expect(plain(rowsOf(page)[0]?.querySelectorAll("td").at(-1)?.text ?? "?")).toBe("");
		expect(page.text.length).toBeLessThan(260_000);
	});

	// Shows R68.5
	it("changes grade and finish by a form, at an address of the filters, and keeps the sizes of the list", async () => {
		const visitor = german();
		const page = await visitor.get(`${path}?f=${encodeURIComponent('{"h":{"min":100,"max":200}}')}`);
		expect(rowsOf(page)).toHaveLength(6);
		expect(page.root.querySelector("#list")?.text).toContain("Höhe 100–200");
		const { fields } = choices(page);
		expect(Object.keys(fields)).toEqual(["f", "pick.grade", "pick.finish"]);
		const sent = new URLSearchParams({ ...fields, "pick.grade": '"S355J2"', "pick.finish": '"galvanised"' });
		const changed = await visitor.get(`${path}?${sent}`);
		expect(new URL(changed.path, shop).searchParams.get("f")).toBe(
			'{"finish":["galvanised"],"grade":["S355J2"],"h":{"min":100,"max":200}}',
		);
		expect(changed.root.querySelectorAll("main option[selected]").map(({ text }) => text)).toEqual(["S355J2", "feuerverzinkt"]);
		expect(rowsOf(changed)).toHaveLength(6);
		expect((await variantOf(fieldsOf(changed)[0] ?? ""))?.title).toBe("6 m, S355J2, feuerverzinkt");
	});

	it.each(["pick.grade=S355J2", "pick.grade=%7B%7D", "f=%7Bbroken"])("does not take %s", async (search) => {
		expect((await german().send("GET", `${path}?${search}`)).status).toBe(400);
	});

	it("has further sizes on a second page, and none on a third", async () => {
		expect(rowsOf(await german().get(`${path}?page=2`))).toHaveLength(3);
		expect((await german().send("GET", `${path}?page=3`)).status).toBe(404);
		expect((await german().send("GET", "/categories/nothing/series")).status).toBe(404);
	});

	it.each(["hot-rolled-plates", "q-mesh", "fully-threaded-bolts", "pressed-gratings", "beams", "plate-flanges"])(
		"is a page for %s, too",
		async (slug) => {
			const page = await german().get(`/categories/${slug}/series`);
			expect(page.status).toBe(200);
			expect(rowsOf(page).length).toBeGreaterThan(2);
		},
	);
});

describe("quantities in a table of prices", () => {
	// Shows R68.6
	it.each(languages)("go into the cart together, once: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const page = await visitor.get(path);
		const [a = "", , b = "", c = ""] = fieldsOf(page);
		const { path: to, fields } = sheet(page);
		const sent = { ...fields, [a]: "3", [b]: " 1 200 ", [c]: "" };
		const after = await visitor.post(to, sent);
		expect(after.path).toBe(path);
		expect(after.root.querySelector('[role="status"]')?.text).toContain("2");
		expect((await visitor.postOnce(to, sent)).status).toBe(303);
		expect(await held(visitor)).toEqual({ [a]: 3, [b]: 1200 });
	});

	// Shows R68.6
	it("are summed up without scripts, and nothing is added", async () => {
		const visitor = german();
		const page = await visitor.get(path);
		const [a = "", b = ""] = fieldsOf(page);
		const { path: to, fields } = sheet(page);
		const summed = await visitor.postOnce(to, { ...fields, [a]: "2", [b]: "3", intent: "sum" });
		expect(summed.status).toBe(200);
		const [first, second] = [await variantOf(a), await variantOf(b)];
		const cents = 2 * (first?.suppliedVariant.price ?? 0) + 3 * (second?.suppliedVariant.price ?? 0);
		const sum = summed.root.querySelector("main output")?.text.replace(/[\s.]/g, "") ?? "";
		expect(sum).toContain((cents / 100).toFixed(2).replace(".", ","));
		expect(summed.root.querySelector(`input[name="${a}"]`)?.getAttribute("value")).toBe("2");
		expect(await held(visitor)).toEqual({});
		// The same form then goes into the cart.
		const again = sheet(summed);
		await visitor.post(again.path, again.fields);
		expect(await held(visitor)).toEqual({ [a]: 2, [b]: 3 });
	});

	// Shows R68.7
	it.each(languages)("that are none are refused beside their cells, with everything typed kept: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const page = await visitor.get(path);
		const [a = "", b = "", c = ""] = fieldsOf(page);
		const { path: to, fields } = sheet(page);
		const refused = await visitor.postOnce(to, { ...fields, [a]: "3", [b]: "<b>", [c]: "0" });
		expect(refused.status).toBe(422);
		for (const [name, text, isWrong] of [
			[a, "3", false],
			[b, "<b>", true],
			[c, "0", true],
		] as const) {
			const field = refused.root.querySelector(`input[name="${name}"]`);
			expect(field?.getAttribute("value")).toBe(text);
			expect(field?.getAttribute("aria-invalid") ?? null).toBe(isWrong ? "true" : null);
			if (!isWrong) continue;
			expect(refused.root.querySelector(`[id="${field?.getAttribute("aria-describedby")}"]`)?.text.length).toBeGreaterThan(8);
			expect(refused.root.querySelectorAll(`[role="alert"] a[href="#${name}"]`)).toHaveLength(1);
		}
		expect(refused.text).not.toContain("<b>");
		expect(await held(visitor)).toEqual({});
	});

	// Shows R68.7
	it("below the minimum are refused beside their cell", async () => {
		const visitor = german();
		const page = await visitor.get("/categories/fully-threaded-bolts/series");
		const { path: to, fields } = sheet(page);
		const [a = "", b = ""] = fieldsOf(page);
		const refused = await visitor.postOnce(to, { ...fields, [a]: "1", [b]: "999999999" });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector(`input[name="${b}"]`)?.getAttribute("aria-invalid")).toBe("true");
		expect(await held(visitor)).toEqual({});
	});

	it("are asked for where the form is sent without any", async () => {
		const visitor = german();
		const { path: to, fields } = sheet(await visitor.get(path));
		const refused = await visitor.postOnce(to, fields);
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector('main [role="alert"]')?.text).toContain("Menge");
		expect((await visitor.postOnce(to, { "amount.x": "1" })).status).toBe(400);
	});
});
