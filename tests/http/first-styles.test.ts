import { createHash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { Visitor } from "../support/visitor";

const shop = inject("shop");

const paths = [
	...["/", "/shop", "/categories/beams", "/categories/ipe-beams?view=group", "/products/ipe-200", "/new_search?search=IPE"],
	...["/blog", "/faq", "/contact", "/cart", "/quick-order", "/users/login?login=true&view=password", "/no-such-page"],
];

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const webFont = /font-family:Archivo[;}]/;

/** Each of which the policy allows: their order says nothing. */
const policyOf = (header: string | string[] | undefined) => /style-src ([^;]+)/.exec(String(header))?.[1]?.split(" ").sort();

describe("styles", () => {
	it.each(paths)("stand within the first page of a visit, and no file is in the way of its content: %s", async (path) => {
		const { root, headers } = await new Visitor(shop, "en").get(path);
		const faces = root.querySelector("head > style#font-faces")?.text ?? "";
		const css = root.querySelector("head > style#styles")?.text ?? "";
		const later = root.querySelectorAll("body style").map(({ text }) => digest(text));
		expect(root.querySelector("main + style")?.text).toBeTruthy();
		expect(css.length).toBeGreaterThan(1000);
		expect(policyOf(headers["content-security-policy"])).toEqual(["'self'", digest(faces), digest(css), ...later].sort());
		// Its scripts give it the web font, if at all.
		expect(faces).toContain("@font-face");
		expect(faces).not.toMatch(webFont);
		expect(css).not.toContain("@font-face");
		expect(root.querySelectorAll("head link[rel=stylesheet]").map(String)).toEqual([]);
		const links = root.querySelectorAll("body > link[rel=stylesheet]");
		expect(links.length).toBeGreaterThan(0);
		expect(links.every((link) => link.hasAttribute("data-href") && !link.hasAttribute("href"))).toBe(true);
	});

	it.each([
		["Sec-Fetch-Site", "same-origin"],
		["Referer", "http://en.localhost/shop"],
	])("are linked where another page led here: %s", async (name, value) => {
		const visitor = new Visitor(shop, "en");
		const { root, headers } = await visitor.get("/categories/beams", { [name]: value.replace("en.localhost", visitor.host) });
		const [faces, ...others] = root.querySelectorAll("style").map(({ text }) => text);
		expect(faces).toMatch(webFont);
		expect(others).toEqual([]);
		expect(root.querySelectorAll("head link[rel=stylesheet]").length).toBeGreaterThan(0);
		expect(root.querySelectorAll("body link[rel=stylesheet]").map(String)).toEqual([]);
		expect(policyOf(headers["content-security-policy"])).toEqual(["'self'", digest(faces ?? "")].sort());
	});

	it.each([
		["Sec-Fetch-Site", "cross-site"],
		["Sec-Fetch-Site", "none"],
		["Referer", "https://search.example/"],
	])("stand within a page to which others lead: %s: %s", async (name, value) => {
		const { root } = await new Visitor(shop, "en").get("/categories/beams", { [name]: value });
		expect(root.querySelector("head > style#styles")?.text.length).toBeGreaterThan(1000);
	});
});
