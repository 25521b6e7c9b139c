import { createHash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { zoomStyles } from "../../app/platform/document/style-source.server";
import { Visitor } from "../support/visitor";

const shop = inject("shop");

const paths = [
	...["/", "/shop", "/categories/beams", "/categories/ipe-beams?view=group", "/products/ipe-200", "/new_search?search=IPE"],
	...["/blog", "/faq", "/contact", "/cart", "/quick-order", "/users/login?login=true&view=password", "/no-such-page"],
];

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Each of which the policy allows: their order says nothing. */
const policyOf = (header: string | string[] | undefined) => /style-src ([^;]+)/.exec(String(header))?.[1]?.split(" ").sort();

describe("styles", () => {
	it.each(paths)("are linked in the head, and the policy allows no others than the page has: %s", async (path) => {
		const { root, headers } = await new Visitor(shop, "en").get(path);
		const [faces = "", ...others] = root.querySelectorAll("style").map(({ text }) => text);
		expect(faces).toContain("font-family:Archivo;");
		expect(others).toEqual([]);
		expect(root.querySelectorAll("head link[rel=stylesheet]").length).toBeGreaterThan(0);
		expect(root.querySelectorAll("body link[rel=stylesheet]").map(String)).toEqual([]);
		expect(policyOf(headers["content-security-policy"])).toEqual(["'self'", digest(faces), ...zoomStyles].sort());
	});
});

describe("scripts", () => {
	it.each(["/", "/categories/beams", "/products/ipe-200", "/new_search?search=IPE", "/faq"])(
		"of pages to read bring no schemas along: %s",
		async (path) => {
			const visitor = new Visitor(shop, "en");
			const { root } = await visitor.get(path);
			const files = root.querySelectorAll("link[rel=modulepreload]").map((link) => link.getAttribute("href") ?? "");
			expect(files.length).toBeGreaterThan(3);
			for (const file of files) expect((await visitor.get(file)).text.includes("ZodError"), file).toBe(false);
		},
	);
});
