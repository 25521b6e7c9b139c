import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { zoomStyles } from "../../app/platform/document/style-source.server";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const shop = shared.address;

const paths = [
	...["/", "/shop", "/categories/beams", "/categories/ipe-beams?view=group", "/products/ipe-200", "/new_search?search=IPE"],
	...["/blog", "/faq", "/contact", "/cart", "/quick-order", "/users/login?login=true&view=password", "/no-such-page"],
];

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The allowed style sources, sorted. */
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

describe("a first visit", () => {
	const arriving = { "Sec-Fetch-Site": "none" };

	it.each(paths)("gets the style sheets in the page that the next visit links, whole and in their order: %s", async (path) => {
		const visitor = new Visitor(shop, "en");
		const next = await visitor.get(path);
		const hrefs = next.root.querySelectorAll("head link[rel=stylesheet]").map((link) => link.getAttribute("href") ?? "");
		const sheets = await Promise.all(hrefs.map(async (href) => (await visitor.get(href)).text));
		const { root, headers } = await new Visitor(shop, "en").get(path, arriving);
		const [faces = "", ...included] = root.querySelectorAll("head style").map(({ text }) => text);
		expect(included).toEqual(sheets);
		expect(root.querySelectorAll("link[rel=stylesheet], head link[rel=preload]").map(String)).toEqual([]);
		expect(headers.link).toBeUndefined();
		expect(policyOf(headers["content-security-policy"])).toEqual(["'self'", ...[faces, ...included].map(digest), ...zoomStyles].sort());
	});

	it("lets the browser fetch them for the next page", async () => {
		const { root } = await new Visitor(shop, "en").get("/", arriving);
		const hrefs = root.querySelectorAll("head style[data-href]").map((sheet) => sheet.getAttribute("data-href") ?? "");
		const links = root.querySelectorAll("link[rel=prefetch]");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs);
	});
});

const manifestSchema = z.object({
	entry: z.object({ imports: z.array(z.string()) }),
	routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()) })),
});

describe("scripts", () => {
	it("of a page bring no schemas along, nor those of a page to read the code of forms", async () => {
		const visitor = new Visitor(shop, "en");
		const { root } = await visitor.get("/");
		const [script] = root.querySelectorAll("link[href^=/assets/manifest]");
		const { text } = await visitor.get(script?.getAttribute("href") ?? "");
		const { entry, routes } = manifestSchema.parse(JSON.parse(/^window\.__remixManifest=(.+);$/.exec(text.trim())?.[1] ?? ""));
		const users = new Map(entry.imports.map((file) => [file, ["shell/entry"]]));
		for (const [route, { module, imports }] of Object.entries(routes))
			for (const file of [module, ...imports]) users.set(file, [...(users.get(file) ?? []), route]);
		const files = await Promise.all([...users].map(async ([file, by]) => ({ by, text: (await visitor.get(file)).text })));
		const usersOf = (code: string) => files.flatMap(({ by, text }) => (text.includes(code) ? by : []));
		expect(usersOf("hydrateRoot")).not.toEqual([]);
		expect(usersOf("ZodError")).toEqual([]);
		const withForms = usersOf("__intent__");
		expect(withForms).toContain("content/contact");
		expect(withForms.filter((route) => /^(?:root|shell|catalogue|search)\b/.test(route))).toEqual([]);
	});
});
