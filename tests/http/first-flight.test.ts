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
	expect(tags.at(-1)).toContain('as="font"');
	expect(root.querySelectorAll("head script, script:not([async]):not([type])[src]").map(String)).toEqual([]);
	expect(root.querySelectorAll("script[src]").every((script) => script.hasAttribute("async"))).toBe(true);
});
