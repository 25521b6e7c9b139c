import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { Visitor } from "../support/visitor";

const shop = inject("shop");

/** What a server may send before the browser has answered for the first time: ten packets, less what their envelopes take. In bytes. */
const firstFlight = 14_336;

/** Where the top of each page ends: its first goods, or else its heading. */
const pages = [
	["/", "</h1>"],
	["/shop", "</h1>"],
	["/categories/beams", "</tr>"],
	["/categories/ipe-beams", "</tr>"],
	["/products/ipe-200", "</tr>"],
	["/new_search?search=IPE+200", "</tr>"],
	["/faq", "</h1>"],
	["/contact", "</h1>"],
] as const;

describe.each(["de", "en", "et", "fi"] as const)("with one round trip, a first visit sees the top of %s", (locale) => {
	it.each(pages)("%s", async (path, end) => {
		const { text } = await new Visitor(shop, locale).get(path);
		const from = end === "</tr>" ? text.indexOf("<tbody") : text.indexOf("<main");
		const top = text.slice(0, text.indexOf(end, from) + end.length);
		expect(from).toBeGreaterThan(0);
		expect(top).toContain("</h1>");
		expect(top).toContain('<style id="styles">@layer');
		expect(gzipSync(top).length).toBeLessThanOrEqual(firstFlight);
	});
});

it("nothing that the first paint waits for stands before the styles", async () => {
	const { root } = await new Visitor(shop, "en").get("/categories/beams");
	const head = root.querySelector("head");
	const tags = head?.childNodes.flatMap((node) => ("tagName" in node ? [String(node)] : [])) ?? [];
	const styles = tags.findIndex((tag) => tag.startsWith("<style"));
	expect(tags.slice(0, styles).map((tag) => /^<(\w+)/.exec(tag)?.[1])).toEqual(["meta", "meta", "title", "meta"]);
	expect(root.querySelectorAll("head script[src], script:not([async]):not([type])[src]").map(String)).toEqual([]);
	expect(root.querySelectorAll("script[src]").every((script) => script.hasAttribute("async"))).toBe(true);
});

describe("what a page needs to become live", () => {
	it("is asked for when a first page has been drawn: style sheets, scripts, and their texts", async () => {
		const { root, headers } = await new Visitor(shop, "en").get("/categories/beams");
		expect(headers.link).toBeUndefined();
		for (const kind of ["modulepreload", "stylesheet"]) {
			const links = root.querySelectorAll(`link[rel=${kind}]`);
			expect(links.length).toBeGreaterThan(2);
			expect(links.filter((link) => link.hasAttribute("href")).map(String)).toEqual([]);
			expect(links.every((link) => /^\/assets\/.*\.(js|css)$/.test(link.getAttribute("data-href") ?? ""))).toBe(true);
		}
		expect(root.querySelectorAll("script[type=module], script[src], link[as=font]").map(String)).toEqual([]);
		expect(root.querySelector("script[type=later]")?.text).toContain("import");
		// The largest script, for slow lines.
		expect(root.querySelector("main script#ahead")?.text).toMatch(/"\/assets\/shell-[\w-]+\.js"/);
		const later = root.querySelectorAll("body > script").at(-1)?.text ?? "";
		for (const asked of ["/assets/held-posts-", "/en/shell.json", "/en/goods.json", ".woff2"]) expect(later).toContain(asked);
	});

	it("its style sheets come as ever without scripts", async () => {
		const { root } = await new Visitor(shop, "en").get("/categories/beams");
		const sheets = root
			.querySelectorAll("link[rel=stylesheet]")
			.map((link) => `<link rel="stylesheet" href="${link.getAttribute("data-href")}"/>`);
		expect(root.querySelectorAll("body > noscript").at(-1)?.text).toBe(sheets.join(""));
	});

	it("style sheets and the font from the answer's own head, where they are linked", async () => {
		const { root, headers } = await new Visitor(shop, "en").get("/categories/beams", { "Sec-Fetch-Site": "same-origin" });
		const links = String(headers.link);
		for (const sheet of root.querySelectorAll("head link[rel=stylesheet]"))
			expect(links).toContain(`<${sheet.getAttribute("href")}>; rel=preload; as=style`);
		expect(links).toMatch(/<\/fonts\/[^>]+\.woff2>; rel=preload; as=font; crossorigin/);
	});
});

describe("the drawing that is seen first", () => {
	it.each(["/categories/ipe-beams", "/products/ipe-200"])("comes with a first page: %s", async (path) => {
		const visitor = new Visitor(shop, "en");
		const first = await visitor.get(path);
		const [, alt, marks = ""] = / role="img" aria-label="([^"]*)"><style>[^<]*<\/style>(.*?<\/svg>)/s.exec(first.text) ?? [];
		const { root } = await new Visitor(shop, "en").get(path, { "Sec-Fetch-Site": "same-origin" });
		const shown = root.querySelector("img[fetchpriority=high]");
		expect(shown?.getAttribute("src")).toMatch(/^\/drawings\//);
		expect(alt).toBe(shown?.getAttribute("alt"));
		expect(marks).toMatch(/^<path/);
		expect((await visitor.get(String(shown?.getAttribute("src")))).text).toContain(marks);
	});
});
