import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;

async function variants(take = 8, slug = "ipe-beams") {
	const answer = await fetch(`${shared.backend}/productVariant/by-category/${slug}?range=${encodeURIComponent(`[0,${take}]`)}`, {
		headers: { Locale: "de" },
	});
	return catalogue.variantsByCategory.answer.parse(await answer.json()).variants;
}

const columns = (page: Page) => page.root.querySelectorAll("main thead th[scope=col]").map((head) => /CR-\d{6}/.exec(head.text)?.[0]);
const rowOf = (page: Page, name: string) =>
	page.root.querySelectorAll("main tbody tr").find((row) => row.querySelector("th")?.text.startsWith(name));
const decoded = (href: string | undefined) => (href ?? "").replaceAll("&amp;", "&");

describe("from a list to the comparison, without scripts", () => {
	// Shows R1.1
	it("ticked rows are compared, earlier ones first", async () => {
		const [one, two, three] = await variants();
		if (!one || !two || !three) throw new Error("too few");
		const visitor = new Visitor(shop, "de");
		const list = await visitor.get(`/categories/ipe-beams?compare=${three.id},999999`);
		expect(list.root.querySelector(`main input[name=ids][value="${three.id}"]`)?.hasAttribute("checked")).toBe(true);
		expect(list.root.querySelectorAll('main input[name=ids][form="compare"][type=checkbox]')).toHaveLength(10);
		const form = formOf(list, "main form#compare");
		expect(form).toEqual({ path: "/compare", fields: { ids: "999999" } });
		// Text browsers send ticks and button with the form that contains them.
		const table = formOf(list, 'main form[action="/cart/items"]');
		const sent = await visitor.postOnce(table.path, { ...table.fields, ids: String(three.id), compare: "" });
		expect([sent.status, sent.headers.location]).toEqual([303, `/compare?ids=${three.id}`]);
		expect(list.root.querySelector('main button[form="compare"]')?.getAttribute("type")).toBe("submit");
		const page = await visitor.get(`/compare?ids=${two.id}&ids=${one.id}&ids=${two.id}`);
		expect(page.path).toBe(`/compare?ids=${two.id},${one.id}`);
		expect(page.status).toBe(200);
		expect(columns(page)).toEqual([two.code, one.code]);
	});

	it("links back to the list with the selection, which all its links keep", async () => {
		const [one, two] = await variants();
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get(`/compare?ids=${one?.id},${two?.id}`);
		const back = decoded(page.root.querySelector('main a[href^="/categories/ipe-beams?compare="]')?.getAttribute("href"));
		const list = await visitor.get(back);
		expect(list.status).toBe(200);
		const kept = list.root
			.querySelectorAll('main a[href*="page="], main nav a[href*="view="]')
			.map((link) => new URL(decoded(link.getAttribute("href")), shop).searchParams.get("compare"));
		expect(kept.length).toBeGreaterThan(1);
		expect(new Set(kept)).toEqual(new Set([`${one?.id},${two?.id}`]));
		for (const form of list.root.querySelectorAll("main form:has(select), main details form"))
			expect(form.querySelector('input[name="compare"]')?.getAttribute("value")).toBe(`${one?.id},${two?.id}`);
	});

	it.each([
		["/shop?compare=1101,1127", 20],
		["/categories/steel-profiles?compare=1101,1127", 5],
		["/categories/ipe-beams?compare=1101,1127", 15],
		["/new_search?search=ipe&compare=1101,1127", 10],
	])("goes on from %s with the choice by every link to a list, and by the search", async (path, least) => {
		const page = await new Visitor(shop, "en").get(path);
		const links = page.root.querySelectorAll('a[href^="/categories/"]').map((link) => decoded(link.getAttribute("href")));
		expect(links.length).toBeGreaterThan(least);
		// "Clear" links to the list itself. A price table compares nothing.
		for (const link of links.filter((one) => one !== new URL(path, shop).pathname && !one.endsWith("/series")))
			expect(new URL(link, shop).searchParams.get("compare")).toBe("1101,1127");
		expect(formOf(page, "header search form").fields).toMatchObject({ compare: "1101,1127" });
		const found = await new Visitor(shop, "en").get("/new_search?compare=1101,1127&search=heb+200");
		expect(formOf(found, "main form#compare").fields).toEqual({ ids: "1101,1127" });
	});

	it.each(["/products/ipe-200", "/new_search?search=ipe"])("starts from %s too", async (path) => {
		const page = await new Visitor(shop, "fi").get(path);
		expect(page.root.querySelectorAll('main input[name=ids][form="compare"]').length).toBeGreaterThan(1);
	});
});

describe("the comparison", () => {
	it("marks differing rows in words, and can show only these", async () => {
		const [one, two] = await variants();
		const visitor = new Visitor(shop, "de");
		const all = await visitor.get(`/compare?ids=${one?.id},${two?.id}`);
		expect(rowOf(all, "Höhe")?.text).not.toContain("verschieden");
		expect(rowOf(all, "Oberfläche")?.text).toContain("verschieden");
		expect(rowOf(all, "Höhe")?.hasAttribute("data-alike")).toBe(true);
		const few = await visitor.get(decoded(all.root.querySelector('main a[href*="diff=1"]')?.getAttribute("href")));
		expect(rowOf(few, "Höhe")).toBeUndefined();
		expect(rowOf(few, "Oberfläche")).toBeDefined();
	});

	it("can remove each item", async () => {
		const [one, two, three] = await variants();
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get(`/compare?ids=${one?.id},${two?.id},${three?.id}`);
		const remove = page.root.querySelectorAll("main thead a").filter((link) => link.text.startsWith("Entfernen: "));
		expect(remove.map((link) => decoded(link.getAttribute("href")))).toEqual([
			`/compare?ids=${two?.id},${three?.id}`,
			`/compare?ids=${one?.id},${three?.id}`,
			`/compare?ids=${one?.id},${two?.id}`,
		]);
	});

	it("adds an item to the cart and returns; sold-out items can be requested", async () => {
		const page = await new Visitor(shop, "de").get("/compare?ids=1127,1101");
		expect(rowOf(page, "Bestellen")?.querySelector('a[href="/contact?variant=CR-001101"]')).not.toBeNull();
		const visitor = new Visitor(shop, "de");
		const form = formOf(await visitor.get("/compare?ids=1127,1101"), 'main form[action="/cart/items"]');
		const added = await visitor.post(form.path, { ...form.fields, amount: "4" });
		expect(added.status).toBe(200);
		expect(new URL(added.path, shop).searchParams.get("ids")).toBe("1127,1101");
		expect(visitor.cookies.has("cart")).toBe(true);
	});

	it("accepts six items, and names those left out", async () => {
		const ids = (await variants(8)).map(({ id }) => id);
		const page = await new Visitor(shop, "de").get(`/compare?${ids.map((id) => `ids=${id}`).join("&")}`);
		expect(page.path).toBe(`/compare?ids=${ids.slice(0, 6).join(",")}&left=${ids.slice(6, 8).join(",")}`);
		expect(columns(page)).toHaveLength(6);
		expect(page.root.querySelector("main header")?.text).toMatch(/Nicht dabei: CR-\d{6}, CR-\d{6}\./);
	});

	it("reports a missing item and compares the rest", async () => {
		const [one] = await variants();
		const page = await new Visitor(shop, "de").get(`/compare?ids=${one?.id},999999`);
		expect(page.status).toBe(200);
		expect(columns(page)).toEqual([one?.code]);
		expect(page.root.querySelector("main header")?.text).toContain("Ein Artikel wurde nicht gefunden.");
	});

	it("is not found if no item exists", async () => {
		const page = await new Visitor(shop, "de").get("/compare?ids=999998,999999");
		expect(page.status).toBe(404);
		expect(page.root.querySelector("main h1")?.text).toBe("Artikel vergleichen");
		expect(page.root.querySelector("main")?.text).toContain("2 Artikel wurden nicht gefunden.");
	});

	it.each(languages)("explains itself without a selection: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/compare");
		expect(page.status).toBe(200);
		expect(page.root.querySelector("main h2")?.text.length).toBeGreaterThan(5);
		expect(page.root.querySelector('main a[href="/shop"]')).not.toBeNull();
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	});

	it.each([
		["ids=x,-1,0", "/compare"],
		["ids=", "/compare"],
		["ids=%3Cscript%3Ealert(1)%3C/script%3E", "/compare"],
		["ids=1127,1127", "/compare?ids=1127"],
		["ids=1127&diff=1&left=5&evil=%0d%0aSet-Cookie:x", "/compare?ids=1127"],
		[`ids=${"9".repeat(3000)}`, "/compare"],
	])("has one address: %s", async (search, address) => {
		const answer = await new Visitor(shop, "de").send("GET", `/compare?${search}`);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe(address);
	});
});
