import { describe, expect, inject, it } from "vitest";
import { failingShop } from "../support/failing-shop";
import { Visitor } from "../support/visitor";
import { withTexts } from "../support/with-texts";

/** Malicious text that a supplier could put into a designation. */
const title = `=HYPERLINK("https://evil.example")</script><zqtag onload=alert(1)>\u2028<!--`;

const { backend, shop } = await failingShop(inject("backend"));
backend.rewrite = (_, answer) => withTexts(answer, (name, text) => (/title|description/i.test(name) ? title : text));

describe("catalogue data is escaped", () => {
	it.each(["/", "/shop", "/categories/beams", "/products/ipe-200", "/new_search?search=ipe", "/products/ipe-200.data"])(
		"on pages, in their structured data and in what scripts are given: %s",
		async (path) => {
			const page = await new Visitor(shop.address, "de").get(path);
			expect(page.status).toBe(200);
			// Responses for scripts: no browser may interpret them as a document.
			if (path.endsWith(".data"))
				return expect([page.headers["content-type"], page.headers["x-content-type-options"]]).toEqual(["text/x-script", "nosniff"]);
			expect(page.text).not.toContain("<zqtag");
			expect(page.text).toContain("&lt;zqtag");
			const data = [...page.text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
				JSON.parse(text ?? ""),
			);
			if (path.startsWith("/products")) expect(JSON.stringify(data)).toContain("HYPERLINK");
		},
	);

	it("in tables, without formula cells", async () => {
		const table = await new Visitor(shop.address, "de").get("/products/ipe-200/variants.csv");
		expect(table.status).toBe(200);
		expect(table.text).toContain("HYPERLINK");
		const cells = table.text.split(/\r?\n/).flatMap((line) => line.split(/[;,\t](?=(?:[^"]*"[^"]*")*[^"]*$)/));
		for (const cell of cells) expect(cell.replace(/^\ufeff?"?/, "")).not.toMatch(/^[=@\t]|^[+-](?!\d)/);
		expect(table.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"$/);
	});

	it("in share pictures, feeds and sitemaps", async () => {
		for (const path of ["/sitemap.xml", "/robots.txt", "/manifest/de.webmanifest"])
			expect((await new Visitor(shop.address, "de").get(path)).text).not.toContain("<zqtag");
	});
});
