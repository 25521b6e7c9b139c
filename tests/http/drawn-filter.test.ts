import { describe, expect, it } from "vitest";
import { formatFilters } from "../../contract/filter-text";
import { languages } from "../../contract/locale";
import { chipLinks } from "../support/filter-parts";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const list = "/categories/ipe-beams";
const german = () => new Visitor(shared.address, "de");

const panel = `main form[action="${list}"]:has(input[name="at.h"])`;
const field = (page: Page, code: string) => page.root.querySelector(`${panel} input[name="at.${code}"]`);
const typed = (page: Page, code: string) => field(page, code)?.getAttribute("value") ?? "";
const chips = (page: Page) => page.root.querySelectorAll(chipLinks).map((chip) => chip.text.replaceAll("\u00a0", " "));
const wordsOf = (page: Page, code: string) => page.root.querySelector(`label[for="drawn-${code}"]`)?.text.replace(/\s+/g, " ").trim();

/** Sends the form at the drawing of a page as a browser without scripts does. */
function send(visitor: Visitor, page: Page, texts: Record<string, string>) {
	const { path, fields } = formOf(page, panel);
	const sent = new URLSearchParams({ ...fields, ...Object.fromEntries(Object.entries(texts).map(([code, text]) => [`at.${code}`, text])) });
	return visitor.get(`${path}?${sent}`);
}

describe("a field at each measure of a category's drawing", () => {
	// Shows R68.1
	it.each([
		["de", "h Höhe h in mm"],
		["en", "h Height h in mm"],
		["et", "h Kõrgus h, mm"],
		["fi", "h Korkeus h, mm"],
	] as const)("is named in words, and begins with the bounds: %s", async (locale, words) => {
		const page = await new Visitor(shared.address, locale).get(list);
		expect(["h", "b", "s", "t"].map((code) => typed(page, code))).toEqual(["", "", "", ""]);
		expect(wordsOf(page, "h")).toBe(words);
		expect(field(page, "h")?.getAttribute("placeholder")).toBe("80–600");
		expect(page.root.querySelectorAll(`${panel} figure`)).toHaveLength(1);
	});

	// Shows R68.1
	it("narrows the list to a measure or a range, at an address of the filters", async () => {
		const visitor = german();
		const narrowed = await send(visitor, await visitor.get(`${list}?sort=code_desc&f=${encodeURIComponent('{"grade":["S355J2"]}')}`), {
			h: "0,2 m",
			b: "90-110",
		});
		expect(narrowed.status).toBe(200);
		const { searchParams } = new URL(narrowed.path, shared.address);
		expect([...searchParams]).toEqual([
			["sort", "code_desc"],
			["f", formatFilters({ grade: ["S355J2"], h: [200], b: { min: 90, max: 110 } })],
		]);
		expect(chips(narrowed)).toEqual(["Höhe: 200 mm", "Breite 90–110 mm", "Güte: S355J2"]);
		expect([typed(narrowed, "h"), typed(narrowed, "b")]).toEqual(["200", "90–110"]);
		expect(narrowed.root.querySelector(`${panel} figcaption`)?.text).toContain("IPE 200");
		// An empty field takes its filter back. The others stay.
		const wider = await send(visitor, narrowed, { h: "", s: "≤ 7" });
		expect(chips(wider)).toEqual(["Breite 90–110 mm", "Stegdicke bis 7 mm", "Güte: S355J2"]);
		expect(typed(wider, "s")).toBe("≤ 7");
	});

	it("sends the browser to the list, which it has not left with scripts", async () => {
		const answer = await german().send("GET", `${list}?at.h=200`);
		expect([answer.status, answer.headers.location]).toEqual([302, `${list}?f=%7B%22h%22%3A%5B200%5D%7D#list`]);
	});

	// Shows R68.2
	it.each(languages)("refuses what is no measure or none of the list's, beside the field, and keeps it: %s", async (locale) => {
		const visitor = new Visitor(shared.address, locale);
		const before = await visitor.get(`${list}?f=${encodeURIComponent('{"b":[100]}')}`);
		const texts = { h: "<b>hoch", b: "-5", s: "0", t: "900" };
		const page = await send(visitor, before, texts);
		expect(page.status).toBe(422);
		for (const [code, text] of Object.entries(texts)) {
			const input = field(page, code);
			expect(typed(page, code)).toBe(text);
			expect(input?.getAttribute("aria-invalid")).toBe("true");
			const message = page.root.querySelector(`[id="${input?.getAttribute("aria-describedby")}"]`)?.text ?? "";
			expect(message.length).toBeGreaterThan(15);
			const line = page.root.querySelector(`#list [role="alert"] a[href="#drawn-${code}"]`)?.text ?? "";
			expect(line.slice(-10)).toBe(message.slice(-10));
		}
		expect(page.text).not.toContain("<b>hoch");
		// The list is what it was.
		expect(page.root.querySelectorAll(chipLinks)).toHaveLength(1);
	});

	// Shows R68.2
	it("names the nearest measures where there is none", async () => {
		const visitor = german();
		const page = await send(visitor, await visitor.get(list), { h: "210" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("#drawn-h-error")?.text.replaceAll("\u00a0", " ")).toBe(
			"h: 210 mm gibt es hier nicht. Am nächsten: 200 · 220 mm.",
		);
	});

	// Shows R68.1
	it.each([
		["/categories/equal-angles", ["h", "t"]],
		["/categories/circular-hollow-sections", ["d", "t"]],
		["/categories/flat-bars", ["b", "t"]],
		["/categories/plain-washers", []],
		["/categories/double-rod-panels-6-5-6", []],
	])("is there for the section of %s", async (path, codes) => {
		const page = await german().get(path);
		const names = page.root.querySelectorAll('main input[name^="at."]').map((input) => input.getAttribute("name"));
		expect(names).toEqual(codes.map((code) => `at.${code}`));
	});
});
