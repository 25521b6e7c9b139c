import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { formatFilters } from "../../contract/filter-text";
import type { Filters } from "../../contract/filters";
import { languages } from "../../contract/locale";
import { applyButton, chipLinks } from "../support/filter-parts";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const list = "/categories/ipe-beams";
const german = () => new Visitor(shop, "de");

const f = (filters: Filters) => encodeURIComponent(formatFilters(filters));
const textOf = (page: Page, selector: string) => page.root.querySelector(selector)?.text.replace(/\s+/g, " ").trim() ?? "";
const chips = (page: Page) => page.root.querySelectorAll(chipLinks).map((chip) => chip.text.replaceAll("\u00a0", " "));
const hrefOf = (page: Page, selector: string) => page.root.querySelector(selector)?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
const shownCount = (page: Page) => Number(/(\d+) Varianten?$/.exec(textOf(page, '#list [role="status"]'))?.[1]);

/** The number of hits in the backend. */
async function countOf(filters: Filters): Promise<number> {
	const answer = await fetch(`${shared.backend}/productVariant/by-category/ipe-beams?f=${f(filters)}`, { headers: { Locale: "de" } });
	return catalogue.variantsByCategory.answer.parse(await answer.json()).count;
}

const chosen: Filters = { grade: ["S355J2"], finish: ["galvanised", "raw"], h: { min: 100, max: 200 } };

describe("a form sent without scripts", () => {
	const fields = "was=&v.grade=S355J2&v.finish=raw&v.finish=galvanised&min.h=0%2C1+m&max.h=20cm&min.b=&v.nothing=x";

	it("redirects once, to the address of the selection", async () => {
		const answer = await german().send("GET", `${list}?${fields}&sort=code_desc&page=3`);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe(
			`${list}?sort=code_desc&f=${new URLSearchParams({ f: formatFilters(chosen) }).toString().slice(2)}#list`,
		);
	});

	// Shows R2.5
	it("shows hits, and the selection as chips and in the form", async () => {
		const page = await german().get(`${list}?${fields}`);
		const count = await countOf(chosen);
		expect(page.status).toBe(200);
		expect(count).toBeGreaterThan(10);
		expect(shownCount(page)).toBe(count);
		expect(textOf(page, applyButton)).toBe("Ergebnisse anzeigen");
		expect(chips(page)).toEqual(["Höhe 100–200 mm", "Güte: S355J2", "Oberfläche: feuerverzinkt", "Oberfläche: roh"]);
		const ticked = page.root.querySelectorAll("#list form input[checked]").map((box) => box.getAttribute("value"));
		expect(ticked).toEqual(["S355J2", "raw", "galvanised"]);
		expect(page.root.querySelector('input[name="max.h"]')?.getAttribute("value")).toBe("200");
		expect(page.root.querySelectorAll("main tbody tr")).toHaveLength(10);
	});

	it("without a selection shows the whole list", async () => {
		const answer = await german().send("GET", `${list}?was=${f(chosen)}&min.h=&max.h=&view=group`);
		expect(answer.headers.location).toBe(`${list}?view=group#list`);
	});

	it.each(languages)("with an invalid number reports it at the field and keeps all input, %s", async (locale) => {
		const page = await new Visitor(shop, locale).get(`${list}?was=&v.grade=S355J2&min.h=%3Cb%3Ehoch&max.h=20+cm`);
		expect(page.status).toBe(422);
		const field = page.root.querySelector('input[name="min.h"]');
		expect(field?.getAttribute("value")).toBe("<b>hoch");
		expect(field?.getAttribute("aria-invalid")).toBe("true");
		expect(textOf(page, `#${field?.getAttribute("aria-describedby")}`)).toContain("hoch");
		expect(page.root.querySelector('input[name="max.h"]')?.getAttribute("value")).toBe("20 cm");
		expect(textOf(page, '#list [role="alert"]')).toContain("hoch");
		expect(hrefOf(page, '#list [role="alert"] a')).toBe(`#${field?.getAttribute("id")}`);
		expect(page.root.querySelectorAll("#list form input[checked]")).toHaveLength(1);
		expect(page.text).not.toContain("<b>hoch");
	});
});

describe("a group that is closed", () => {
	const boxes = (page: Page) => page.root.querySelectorAll('#filters input[name="v.b"]').map((box) => box.getAttribute("value"));

	// Shows R4.13
	it("lists its values on request, and keeps selection, order and page", async () => {
		const filters: Filters = { grade: ["S355J2"] };
		const page = await german().get(`${list}?sort=code_desc&page=2&f=${f(filters)}`);
		expect(boxes(page)).toEqual([]);
		const form = formOf(page, "#filters");
		const sent = new URLSearchParams({ ...form.fields, sort: "code_desc", "v.grade": "S355J2", open: "b" });
		const answer = await german().send("GET", `${form.path}?${sent}`);
		const there = new URL(answer.headers.location ?? "", shop);
		expect([...there.searchParams].sort()).toEqual([
			["f", formatFilters(filters)],
			["open", "b"],
			["page", "2"],
			["sort", "code_desc"],
		]);
		const opened = await german().get(there.pathname + there.search);
		expect(opened.root.querySelector(there.hash)?.closest("details")?.hasAttribute("open")).toBe(true);
		expect(boxes(opened).length).toBeGreaterThan(10);
		expect(textOf(opened, '#list [role="status"]')).toMatch(/^11–20 von/);
	});

	it("submits its selected values", async () => {
		const page = await german().get(`${list}?was=&v.b=100&v.b=64&min.h=hoch`);
		expect(page.root.querySelector("#filter-b")?.closest("details")?.hasAttribute("open")).toBe(false);
		expect(page.root.querySelectorAll('#filters input[name="v.b"][checked]').map((box) => box.getAttribute("value"))).toEqual([
			"64",
			"100",
		]);
	});
});

describe("what is chosen", () => {
	it("can be removed one by one or all at once, keeping the order", async () => {
		const page = await german().get(`${list}?sort=code_desc&f=${f(chosen)}`);
		const without = await german().get(hrefOf(page, chipLinks));
		expect(without.path).toContain("sort=code_desc");
		expect(chips(without)).toEqual(["Güte: S355J2", "Oberfläche: feuerverzinkt", "Oberfläche: roh"]);
		expect(hrefOf(page, "#list nav > a")).toBe(`${list}?sort=code_desc#list`);
	});

	it("describes in words what a chip removes", async () => {
		const page = await german().get(`${list}?f=${f(chosen)}`);
		expect(page.root.querySelector(chipLinks)?.getAttribute("aria-label")).toMatch(/^Höhe 100–200.mm entfernen$/);
	});

	// Shows R4.13
	it("is kept by pages, order and views of the list", async () => {
		const page = await german().get(`${list}?page=2&sort=name_desc&f=${f(chosen)}`);
		expect(hrefOf(page, 'main a[rel="next"]')).toContain(`f=${new URLSearchParams({ f: formatFilters(chosen) }).toString().slice(2)}`);
		// The sort order is sent with the filters, once.
		expect(page.root.querySelector("#sort")?.getAttribute("form")).toBe("filters");
		expect(page.root.querySelectorAll("#list form#filters [type=hidden][name=sort]")).toHaveLength(0);
		expect(page.root.querySelectorAll('#list nav a[href*="view=group"]').map((link) => link.getAttribute("href")?.includes("f="))).toEqual([
			true,
		]);
		// A changed selection starts at its first page.
		expect(hrefOf(page, chipLinks)).not.toContain("page=");
	});

	it("applies to groups as well", async () => {
		const page = await german().get(`${list}?view=group&f=${f({ h: [200] })}`);
		expect(textOf(page, '#list [role="status"]')).toBe("1 von 1 Produkt");
		expect(textOf(page, applyButton)).toBe("Ergebnisse anzeigen");
		expect(page.root.querySelector("#sort")).toBeNull();
	});

	it("without hits explains itself and links out", async () => {
		const page = await german().get(`${list}?f=${f({ h: { min: 80, max: 80 }, length: [18_000] })}`);
		expect(page.status).toBe(200);
		expect(page.root.querySelectorAll("main tbody tr")).toHaveLength(0);
		expect(textOf(page, "#list h2")).toBe("Nichts passt zu dieser Auswahl");
		expect(chips(page)).toEqual(["Höhe: 80 mm", "Länge: 18000 mm"]);
		// One way to start again, next to the chips.
		expect(page.root.querySelectorAll(`#list a[href="${list}#list"]`)).toHaveLength(1);
	});

	it.each([
		[{ h: [99_999] }, "Höhe: 99999 mm"],
		[{ grade: ["NOPE"] }, "Güte: NOPE"],
	])("that nothing has stands among what is chosen: %j", async (filters, chip) => {
		const page = await german().get(`${list}?f=${f(filters)}`);
		expect(page.status).toBe(200);
		expect(textOf(page, "#list h2")).toBe("Nichts passt zu dieser Auswahl");
		expect(chips(page)).toEqual([chip]);
		expect(page.root.querySelectorAll("#list form#filters input[checked]")).toHaveLength(1);
	});

	it("is hidden from search engines, and has an address of its own", async () => {
		const page = await german().get(`${list}?f=${f(chosen)}&sort=name_asc`);
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		expect(hrefOf(page, 'link[rel="canonical"]')).toContain(`${list}?f=`);
		expect(hrefOf(page, 'link[rel="canonical"]')).not.toContain("sort");
	});

	it("has the counts that selecting gives", async () => {
		const page = await german().get(`${list}?f=${f({ finish: ["raw"] })}`);
		for (const grade of ["S235JR", "S355J2"]) {
			const row = page.root.querySelector(`input[name="v.grade"][value="${grade}"]`)?.closest("label");
			expect(row?.text.replace(grade, "").trim()).toBe(String(await countOf({ finish: ["raw"], grade: [grade] })));
		}
	});

	it("beyond its last page is not found", async () => {
		const page = await german().get(`${list}?page=99&f=${f(chosen)}`);
		expect(page.status).toBe(404);
		expect(hrefOf(page, '#list a[href*="f="]')).toContain(list);
	});
});

describe("an address", () => {
	it.each([
		["spelled in another way", '{"length":[6000],"grade":["S355J2","S235JR"]}', '{"grade":["S235JR","S355J2"],"length":[6000]}'],
		["that names what another list has", '{"dn":[50],"grade":["S355J2"]}', '{"grade":["S355J2"]}'],
		["with names from nowhere", '{"grade":["S355J2"],"__proto__":["x"]}', null],
		["with nothing in it", "{}", ""],
	])("%s has its own", async (_, given, expected) => {
		const answer = await german().send("GET", `${list}?sort=name_asc&f=${encodeURIComponent(given)}`);
		if (expected === null) return expect([302, 400]).toContain(answer.status);
		expect(answer.status).toBe(302);
		const there = new URL(answer.headers.location ?? "", "http://x");
		expect(there.pathname).toBe(list);
		expect(there.searchParams.get("f") ?? "").toBe(expected);
		expect(there.searchParams.get("sort")).toBe("name_asc");
	});

	// Shows R2.17
	it.each([
		"{broken",
		"[]",
		"null",
		'{"grade":[[1]]}',
		'{"grade":"<script>alert(1)</script>"}',
		"x".repeat(2100),
		`{"a":[${"1,".repeat(60)}1]}`,
		"\u0000",
	])("that cannot be read shows the whole list and says so: %.30s", async (broken) => {
		const page = await german().get(`${list}?f=${encodeURIComponent(broken)}`);
		expect(page.status).toBe(400);
		expect(page.root.querySelectorAll("main tbody tr")).toHaveLength(10);
		expect(textOf(page, "#list")).toContain("nicht lesbar");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		expect(page.text).not.toContain("alert(1)</script>");
	});

	it.each([
		"v.grade=%3Cscript%3E",
		"min.h=1&v.constructor=x&v.__proto__=y",
		"was=%7Bbroken&v.h=80",
		`min.h=${"9".repeat(4000)}`,
		"min.=1&max.=&v.=&was=",
	])("with strange fields is no failure: %.40s", async (fields) =>
		expect((await german().get(`${list}?${fields}`)).status).toBeLessThan(500),
	);
});
