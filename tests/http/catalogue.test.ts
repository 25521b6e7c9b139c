import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { type Page, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;

const codes = (page: Page) => page.root.querySelectorAll("main tbody tr").map((row) => /CR-\d{6}/.exec(row.text)?.[0] ?? "");

/** Number of cells with measures and properties: those before the weight. */
const ownCells = (root: Page["root"]) => root.querySelectorAll("main thead th").findIndex(({ text }) => text.startsWith("Gewicht")) - 1;

async function firstVariant() {
	const answer = await fetch(`${shared.backend}/productVariant/by-product/ipe-200`, { headers: { Locale: "de" } });
	const { variants } = catalogue.variantsByProduct.answer.parse(await answer.json());
	const [variant] = variants;
	if (!variant) throw new Error("ipe-200 has no variant");
	return variant;
}

describe("a list", () => {
	// Shows R2.5, R2.14, R4.11, R4.12
	it("has ten rows, and links to the next pages", async () => {
		const visitor = new Visitor(shop, "de");
		const first = await visitor.get("/categories/ipe-beams");
		expect(codes(first)).toHaveLength(10);
		const next = first.root.querySelector('main a[rel="next"]')?.getAttribute("href") ?? "";
		expect(next).toContain("page=2");
		const second = await visitor.get(next.replaceAll("&amp;", "&").replace(/#.*/, ""));
		expect(codes(second)).toHaveLength(10);
		expect(codes(second).filter((code) => codes(first).includes(code))).toEqual([]);
		const back = second.root.querySelector('main a[rel="prev"]')?.getAttribute("href");
		expect(back).toBe("/categories/ipe-beams#list");
	});

	// Shows R2.5, R2.15
	// Shows R50.6, R80.2
	it.each([
		["de", "Lieferzeit nach\u00a0DE", "Arbeitstage? nach\u00a0DE"],
		["et", "Tarneaeg Eestisse", "tööpäeva Eestisse"],
		["fi", "Toimitusaika", "työpäivää"],
	] as const)("names in its head where its delivery times lead, and in its rows for phones: %s", async (locale, head, time) => {
		const { root } = await new Visitor(shop, locale).get("/categories/ipe-beams");
		expect(root.querySelectorAll("main thead th small").map(({ text }) => text)).toContain(head);
		const rows = root.querySelectorAll("main tbody td").map(({ text }) => text);
		expect(rows.some((text) => new RegExp(`\\d ${time}$`).test(text))).toBe(true);
		expect(root.querySelectorAll("main tbody td i").length > 0).toBe(locale !== "fi");
	});

	it("is sorted by code both ways, and by name in natural order", async () => {
		const visitor = new Visitor(shop, "de");
		const up = codes(await visitor.get("/categories/ipe-beams?sort=code_asc"));
		const down = codes(await visitor.get("/categories/ipe-beams?sort=code_desc"));
		expect(up).toEqual([...up].sort());
		expect(down).toEqual([...down].sort().reverse());
		expect(up[0]).not.toBe(down[0]);
		const byName = await visitor.get("/categories/ipe-beams?sort=name_asc");
		expect(byName.root.querySelector("main tbody tr")?.text).toContain("IPE 80");
	});

	// Shows R2.15
	it("is sorted by its table heads: up, down, and default", async () => {
		const visitor = new Visitor(shop, "de");
		const path = "/categories/ipe-beams";
		const sortedHeads = (page: Page) => page.root.querySelectorAll("thead th[aria-sort]").map((head) => head.getAttribute("aria-sort"));
		const linksOf = (page: Page) =>
			page.root.querySelectorAll("thead th a").map((link) => link.getAttribute("href")?.replace(/^.*?sort=|#list$/g, ""));
		const page = await visitor.get(path);
		expect(linksOf(page)).toEqual(
			expect.arrayContaining([
				"name_asc",
				"code_asc",
				"h_asc",
				"length_asc",
				"delivery_asc",
				"price_asc",
				"price_per_kg_asc",
				"weight_asc",
			]),
		);
		expect(sortedHeads(page)).toEqual([]);
		const byPrice = async (sort: string) => {
			const answer = await fetch(`${shared.backend}/productVariant/by-category/ipe-beams?sort=${sort}`, { headers: { Locale: "de" } });
			const { variants } = catalogue.variantsByCategory.answer.parse(await answer.json());
			return variants.map(({ code }) => code);
		};
		const up = await visitor.get(`${path}?sort=price_asc`);
		expect(codes(up)).toEqual(await byPrice("price_asc"));
		expect(sortedHeads(up)).toEqual(["ascending"]);
		const down = await visitor.get(`${path}?sort=price_desc`);
		expect(codes(down)).toEqual(await byPrice("price_desc"));
		expect(codes(down)).not.toEqual(codes(up));
		expect(sortedHeads(down)).toEqual(["descending"]);
		expect(down.root.querySelector("thead th[aria-sort] a")?.getAttribute("href")).toBe(`${path}#list`);
		const longest = await visitor.get(`${path}?sort=length_desc`);
		expect(longest.root.querySelector('main [role="status"]')?.text).toContain("Sortieren: Länge absteigend");
		expect(sortedHeads(await visitor.get(`${path}?sort=nothing_asc`))).toEqual([]);
	});

	// Shows R4.11, R4.12, R4.17, R16.5
	it("shows more rows per page if chosen, in every list", async () => {
		const visitor = new Visitor(shop, "de");
		const linkOf = (page: Page, name: string) => page.root.querySelector(`nav[aria-label="Zeilen je Seite"] a[href*="rows=${name}"]`);
		const first = await visitor.get("/categories/ipe-beams?page=6");
		expect(visitor.cookies.size).toBe(0);
		const link = linkOf(first, "50");
		expect([link?.getAttribute("href"), link?.getAttribute("rel")]).toEqual(["/categories/ipe-beams?rows=50&page=2#list", "nofollow"]);
		const more = await visitor.get("/categories/ipe-beams?rows=50&page=2");
		expect(codes(more)).toHaveLength(50);
		expect(codes(more).slice(0, 10)).toEqual(codes(first));
		expect(more.root.querySelector('main [role="status"]')?.text).toContain("51–100 von");
		expect(more.root.querySelector('main a[rel="prev"]')?.getAttribute("href")).toBe("/categories/ipe-beams?rows=50#list");
		expect([...visitor.cookies.keys()]).toEqual(["preferences"]);
		expect(codes(await visitor.get("/categories/hea-beams"))).toHaveLength(50);
		expect(codes(await visitor.get("/new_search?search=ipe"))).toHaveLength(50);
		expect(codes(await visitor.get("/categories/ipe-beams?rows=100"))).toHaveLength(100);
		const beyond = await visitor.get("/categories/ipe-beams?rows=100&page=90");
		expect([beyond.status, beyond.root.querySelectorAll("main tbody tr").length]).toEqual([404, 0]);
		const ten = await visitor.get("/categories/ipe-beams");
		expect(linkOf(ten, "10")?.getAttribute("href")).toBe("/categories/ipe-beams?rows=10#list");
		expect(codes(await visitor.get("/categories/ipe-beams?rows=10"))).toHaveLength(10);
		expect(codes(await visitor.get("/categories/hea-beams"))).toHaveLength(10);
		// A reader without preferences gets ten, regardless of what others were shown at this address.
		expect(codes(await new Visitor(shop, "de").get("/categories/hea-beams"))).toHaveLength(10);
	});

	// Shows R2.16, R4.17
	it("keeps the view and the height of its rows for other lists", async () => {
		const visitor = new Visitor(shop, "fi");
		const isHigh = (page: Page) => page.root.querySelector("#list [data-density=comfortable] table") !== null;
		expect(isHigh(await visitor.get("/categories/ipe-beams"))).toBe(false);
		expect(isHigh(await visitor.get("/categories/ipe-beams?density=comfortable"))).toBe(true);
		expect(isHigh(await visitor.get("/products/ipe-200"))).toBe(true);
		expect(isHigh(await visitor.get("/products/ipe-200?density=compact"))).toBe(false);
		await visitor.get("/categories/ipe-beams?view=group");
		const groups = await visitor.get("/categories/hea-beams");
		expect(groups.root.querySelector('#list nav[aria-label="Näkymä"] [aria-current]')?.text).toBe("Ryhmät");
		expect((await visitor.get("/categories/hea-beams?view=table")).root.querySelector("main tbody tr")).not.toBeNull();
		expect((await visitor.get("/categories/ipe-beams")).root.querySelector("main tbody tr")).not.toBeNull();
	});

	// Shows R2.16
	it("can be grouped", async () => {
		const page = await new Visitor(shop, "de").get("/categories/ipe-beams?view=group");
		expect(page.root.querySelectorAll('main a[href="/products/ipe-200"]').length).toBeGreaterThan(0);
		expect(page.root.querySelector('#list nav[aria-label="Ansicht"] [aria-current]')?.text).toBe("Gruppen");
	});

	it.each([
		["/categories/pipes-and-fittings?page=10", "6 m"],
		["/categories/fences-and-gates?page=41", "25 m"],
		["/categories/reinforcement?page=9", "2150 × 5000 mm"],
		["/categories/gratings?page=122", "34×38"],
		["/new_search?search=gitterroststufe", "34×38"],
	])("tells its rows apart by more than code, weight and price, on wide screens and on narrow ones: %s", async (path, fact) => {
		const { root } = await new Visitor(shop, "de").get(path);
		const own = ownCells(root);
		const rows = root.querySelectorAll("main tbody tr").map((row) => {
			const line = row.querySelectorAll("th > span > span").at(-1);
			const beside = line?.text;
			// Attributes in cells of their own are drawn in the line, which ends with the weight.
			const drawn = line?.querySelectorAll("[data-said]").map((part) => part.getAttribute("data-said")) ?? [];
			const name = row.querySelector("th a")?.text;
			const cells = row.querySelectorAll("td").slice(0, own);
			const parts = [...drawn.slice(0, -1), beside].join("|");
			return { wide: [name, beside, ...cells.map(({ text }) => text)].join("|"), narrow: [name, parts].join("|"), beside };
		});
		expect(rows).toHaveLength(10);
		for (const width of ["wide", "narrow"] as const) expect(new Set(rows.map((row) => row[width])).size, width).toBe(10);
		expect(rows.some(({ beside }) => beside?.includes(fact.replaceAll(" ", "\u00a0")))).toBe(true);
	});

	it.each(["/categories/ipe-beams", "/products/ipe-200", "/new_search?search=ipe+200"])(
		"says each measure and the weight of a row once, for browsers without styles: %s",
		async (path) => {
			const { root } = await new Visitor(shop, "de").get(path);
			const rows = root.querySelectorAll("main tbody tr");
			expect(rows).toHaveLength(10);
			for (const row of rows) {
				const line = row.querySelectorAll("th > span > span").at(-1);
				const said = (line?.text ?? "").split(/[\s,]+/);
				for (const { text } of row.querySelectorAll("td").slice(0, ownCells(root) + 1))
					for (const word of text.split(/\s+/)) if (word) expect(said, text).not.toContain(word);
			}
		},
	);

	it.each([
		["de", "/categories/grating-fixings", "Gitter|rost|befestigungen"],
		["de", "/products/double-rod-panel-8-6-8-630", "Doppel|stab|matte 8/6/8, Höhe_630"],
		["fi", "/products/shs-20x20x2", "Neliö|putki|palkki 20×20×2"],
	] as const)("marks where long words of its heading may break, and nowhere else: %s %s", async (locale, path, heading) => {
		const { root, text } = await new Visitor(shop, locale).get(path);
		expect(root.querySelector("h1")?.text.replaceAll("\u00ad", "|").replaceAll("\u00a0", "_")).toBe(heading);
		const told = [root.querySelector("title")?.text, ...root.querySelectorAll('script[type="application/ld+json"], meta').map(String)];
		const labels = root.querySelectorAll("[aria-label], [title], [alt]").map(({ rawAttrs }) => rawAttrs);
		expect([...told, ...labels].filter((words) => words?.includes("\u00ad"))).toEqual([]);
		expect(text).toContain(heading.replace(/[|]/g, "").split(" ")[0]);
	});

	// Shows R2.13
	it.each(locales)("reports a page beyond its end: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/categories/ipe-beams?page=9999");
		expect(page.status).toBe(404);
		expect(page.root.querySelector("h1")?.text.length).toBeGreaterThan(3);
		expect(page.root.querySelectorAll('main a[href^="/categories/ipe-beams"]').length).toBeGreaterThan(0);
	});

	it.each(["?sort=nonsense", "?view=nonsense", "?page=-1", "?page=x", "?page=1.5"])("ignores %s", async (query) => {
		const page = await new Visitor(shop, "de").get(`/categories/ipe-beams${query}`);
		expect(page.status).toBe(200);
		expect(codes(page)).toHaveLength(10);
	});

	// Shows R2.21, R2.22
	it("has one address: needless parameters and capitals are redirected", async () => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.send("GET", "/categories/IPE-Beams?sort=&page=1");
		expect(answer).toMatchObject({ status: 301, headers: { location: "/categories/ipe-beams?sort=&page=1" } });
		const plain = await visitor.send("GET", "/categories/ipe-beams?sort=&page=1");
		expect(plain).toMatchObject({ status: 302, headers: { location: "/categories/ipe-beams" } });
	});
});

describe("a variant", () => {
	// Shows R2.7
	it("has a short address that opens it on its product's page", async () => {
		const { id, code } = await firstVariant();
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.send("GET", `/variant/${id}`);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe(`/products/ipe-200?showVariant=${id}`);
		const page = await visitor.get(`/variant/${id}`);
		expect(page.root.querySelector("main section h2")?.text.length).toBeGreaterThan(3);
		expect(page.text).toContain(code);
	});

	// Shows R12.1
	it("shows its volume prices and everyone who supplies it", async () => {
		const { id, suppliedVariant } = await firstVariant();
		const page = await new Visitor(shop, "de").get(`/products/ipe-200?showVariant=${id}`);
		const text = page.root.querySelector("main")?.text ?? "";
		expect(text).toContain(suppliedVariant.supplier.name);
		expect(page.root.querySelectorAll("main caption").length).toBeGreaterThan(1);
		// The savings are more than nothing.
		expect(text).toMatch(/\d\s%/);
		expect(text).not.toMatch(/[−-]\d+(?:,\d+)?\s%/);
	});

	// Shows R2.18
	it.each(["/products/ipe-200", "/categories/ipe-beams", "/categories/ipe-beams?sort=name_asc&page=2", "/new_search?search=ipe"])(
		"opens on a list too, as a part of the page with a way back: %s",
		async (path) => {
			const { id, code, fullTitle } = await firstVariant();
			const visitor = new Visitor(shop, "de");
			const page = await visitor.get(`${path}${path.includes("?") ? "&" : "?"}showVariant=${id}`);
			expect(page.status).toBe(200);
			const section = page.root.querySelector("section#variant");
			expect(section?.text).toContain(code);
			expect(section?.querySelector("h2")?.text.replaceAll("\u00a0", " ").replaceAll("\u00ad", "")).toBe(fullTitle);
			// Visible without scripts.
			expect(section?.closest("[hidden]") ?? null).toBeNull();
			expect(section?.querySelector('form[action="/cart/items"] [name="returnTo"]')?.getAttribute("value")).toContain(`showVariant=${id}`);
			expect(section?.querySelectorAll("a").map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"))).toContain(path);
		},
	);

	it.each(["0", "999999999", "x", "-1"])("that does not exist opens nothing: %s", async (id) => {
		const page = await new Visitor(shop, "de").get(`/products/ipe-200?showVariant=${id}`);
		expect(page.status).toBe(200);
		expect(page.root.querySelector("h1")?.text).toBe("IPE 200");
		expect(page.root.querySelector("#variant")).toBeNull();
		expect(page.text).toContain("Diese Variante gibt es hier nicht");
	});

	it("of another product opens nothing on this one", async () => {
		const { id } = await firstVariant();
		const page = await new Visitor(shop, "de").get(`/products/ipe-300?showVariant=${id}`);
		expect(page.status).toBe(200);
		expect(page.root.querySelector("#variant")).toBeNull();
		expect(page.text).toContain("Diese Variante gibt es hier nicht");
	});
});

describe("pictures", () => {
	// Shows R5.7
	it("are drawings with a text, cached for a year", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get("/products/ipe-200");
		const drawings = page.root.querySelectorAll('main img[src^="/drawings/"]');
		expect(drawings.length).toBeGreaterThan(0);
		for (const drawing of drawings) {
			expect(drawing.hasAttribute("alt")).toBe(true);
			expect(Number(drawing.getAttribute("width"))).toBeGreaterThan(0);
			expect(Number(drawing.getAttribute("height"))).toBeGreaterThan(0);
		}
		const answer = await visitor.get(drawings[0]?.getAttribute("src") ?? "");
		expect(answer.headers["content-type"]).toContain("image/svg+xml");
		expect(answer.headers["cache-control"]).toContain("immutable");
		expect(answer.text).toContain("<svg");
	});

	it("of unknown goods are not found", async () =>
		expect((await new Visitor(shop, "de").get("/drawings/nothing/main.svg")).status).toBe(404));
});

describe("the home page", () => {
	// Shows R2.1
	it.each(locales)("has hero, categories, popular products, magazine and about-us: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/");
		expect(page.root.querySelectorAll("h1")).toHaveLength(1);
		expect(page.root.querySelectorAll('main a[href^="/categories/"]').length).toBeGreaterThanOrEqual(8);
		expect(page.root.querySelectorAll('main form[action="/cart/items"] [name^="amount."]').length).toBeGreaterThan(3);
		expect(page.root.querySelectorAll('main a[href^="/blog/"]')).toHaveLength(3);
		expect(page.root.querySelectorAll('main a[href="/about"]').length).toBeGreaterThan(0);
	});
});

// Shows R1.13
describe("the address line that only German forms have", () => {
	it.each([
		["de", 1],
		["en", 0],
		["et", 0],
		["fi", 0],
	] as const)("%s: %s", async (locale, count) => {
		const visitor = new Visitor(shop, locale);
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "1");
		await visitor.post(path, fields);
		const cart = (await visitor.get("/cart")).path;
		const page = await visitor.get(`${cart}/payment-info`);
		expect(page.root.querySelectorAll('main [name="addressAdditionalLine"]')).toHaveLength(count);
	});
});
