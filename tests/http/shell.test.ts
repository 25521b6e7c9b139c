import { describe, expect, inject, it } from "vitest";
import { Visitor } from "../support/visitor";

const shop = inject("shop");
const locales = ["de", "en", "et", "fi"] as const;

describe("every page", () => {
	it("carries a policy with a fresh nonce and no other script source", async () => {
		const visitor = new Visitor(shop);
		const policies = await Promise.all([visitor.get("/"), visitor.get("/")]);
		const [first, second] = policies.map((page) => String(page.headers["content-security-policy"]));
		expect(first).toContain("default-src 'none'");
		expect(first).toContain("frame-ancestors 'none'");
		expect(first).not.toContain("unsafe-inline");
		expect(first).not.toBe(second);
		const nonce = /'nonce-([^']+)'/.exec(first ?? "")?.[1];
		for (const script of policies[0]?.root.querySelectorAll("script") ?? []) expect(script.getAttribute("nonce")).toBe(nonce);
	});

	it("is not stored and gives no visitor a cookie who has done nothing", async () => {
		const page = await new Visitor(shop).get("/categories/ipe-beams");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(page.headers["set-cookie"]).toBeUndefined();
	});

	it("asks no other site for anything", async () => {
		const page = await new Visitor(shop).get("/products/ipe-200");
		const addresses = page.root
			.querySelectorAll("[src], link[href]")
			.map((node) => node.getAttribute("src") ?? node.getAttribute("href") ?? "");
		const foreign = addresses.filter((address) => /^(?:https?:)?\/\//.test(address) && !address.includes(".localhost"));
		expect(foreign).toEqual([]);
	});

	it.each(locales)("is in the language of its host, with that language's others named: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/about");
		expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(page.headers["content-language"]).toBe(locale);
		const named = page.root.querySelectorAll("link[rel=alternate]").map((link) => link.getAttribute("hreflang"));
		expect(named.sort()).toEqual(["de", "en", "et", "fi", "x-default"]);
	});

	it.each(locales)("says that the shop sells to businesses only: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/terms");
		const words = { de: "ausschließlich an Unternehmen", en: "businesses only", et: "ainult ettevõtetele", fi: "vain yrityksille" };
		expect(page.root.querySelector("footer")?.text).toContain(words[locale]);
	});
});

describe("the shell in Estonian", () => {
	it("has no top row, bottom menu, category list or call to action", async () => {
		const [german, estonian] = await Promise.all([new Visitor(shop, "de").get("/about"), new Visitor(shop, "et").get("/about")]);
		const links = (page: typeof german, place: string) => page.root.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href"));
		expect(links(german, "header")).toContain("/faq");
		expect(links(estonian, "header")).not.toContain("/faq");
		expect(links(german, "footer")).toContain("/supplierInfo");
		expect(links(estonian, "footer")).not.toContain("/supplierInfo");
		expect(links(german, "footer").some((href) => href?.startsWith("/categories/"))).toBe(true);
		expect(links(estonian, "footer").some((href) => href?.startsWith("/categories/"))).toBe(false);
		expect(links(estonian, "footer")).toContain("/privacy");
	});

	it("reaches every category all the same", async () => {
		const page = await new Visitor(shop, "et").get("/shop");
		expect(page.status).toBe(200);
		expect(page.root.querySelectorAll('main a[href^="/categories/"]').length).toBeGreaterThan(8);
	});
});

describe("the legal notice", () => {
	it("exists in German", async () => expect((await new Visitor(shop, "de").get("/legal")).status).toBe(200));
	it("names no other language, and switching away from it leads home", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get("/legal");
		expect(page.root.querySelectorAll("link[rel=alternate]").map((link) => link.getAttribute("hreflang"))).toEqual(["de", "x-default"]);
		const answer = await visitor.postOnce("/locale", { locale: "fi", returnTo: "/legal" });
		expect(answer.headers.location).toMatch(/^http:\/\/fi\.localhost:\d+\/$/);
	});
	it.each(["en", "et", "fi"] as const)("is not found in %s", async (locale) =>
		expect((await new Visitor(shop, locale).get("/legal")).status).toBe(404),
	);
});

describe("the language switch", () => {
	it("remembers the choice for a year on a host of no language, and stays on the page", async () => {
		const visitor = new Visitor(shop, null);
		expect((await visitor.get("/about")).root.querySelector("html")?.getAttribute("lang")).toBe("de");
		const answer = await visitor.postOnce("/locale", { locale: "fi", returnTo: "/about" });
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe("/about");
		expect(String(answer.headers["set-cookie"])).toMatch(/locale=.*Max-Age=31536000;.*HttpOnly.*SameSite=Lax/);
		expect((await visitor.get("/about")).root.querySelector("html")?.getAttribute("lang")).toBe("fi");
	});

	it("goes to the language's own host from another one", async () => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.postOnce("/locale", { locale: "et", returnTo: "/terms?a=b" });
		expect(answer.headers.location).toBe(`http://et.${visitor.host.replace("de.", "")}/terms?a=b`);
	});

	it("takes no unknown language and leads nowhere else", async () => {
		const visitor = new Visitor(shop, null);
		expect((await visitor.postOnce("/locale", { locale: "sv", returnTo: "/" })).status).toBe(400);
		expect((await visitor.postOnce("/locale", { locale: "fi", returnTo: "//evil.example" })).headers.location).toBe("/");
	});

	it("falls back to German where the cookie says nonsense", async () => {
		const visitor = new Visitor(shop, null);
		visitor.cookies.set("locale", Buffer.from(JSON.stringify("xx")).toString("base64"));
		expect((await visitor.get("/")).root.querySelector("html")?.getAttribute("lang")).toBe("de");
	});
});

describe("asking about an item that is sold out", () => {
	it("the contact page names it and has a mail about it ready", async () => {
		const visitor = new Visitor(shop, "fi");
		const page = await visitor.get("/contact?variant=CR-001134");
		expect(page.root.querySelector("main")?.text).toContain("CR-001134");
		expect(page.root.querySelector('main a[href^="mailto:"][href*="CR-001134"]')).not.toBeNull();
	});
	it.each(["CR-999999", "x", "CR-0", "<b>"])("stands without one that is not there: %s", async (code) => {
		const page = await new Visitor(shop, "de").get(`/contact?variant=${encodeURIComponent(code)}`);
		expect(page.status).toBe(200);
		expect(page.text).not.toContain("<b>");
	});
});

describe("what is not there", () => {
	it.each(["/nothing", "/categories/nothing", "/products/nothing", "/categories/%2e%2e%2f", "/blog/nothing"])(
		"%s is a whole page with 404",
		async (path) => {
			const page = await new Visitor(shop, "fi").get(path);
			expect(page.status).toBe(404);
			expect(page.root.querySelector("h1")?.text).toBe("Sivua ei löydy");
			expect(page.root.querySelector("title")?.text).toContain("Sivua ei löydy");
			expect(page.root.querySelector("input[name=search]")).not.toBeNull();
		},
	);
});

describe("changes", () => {
	it.each([
		["without an origin", {}],
		["from another site", { Origin: "https://evil.example" }],
		["from a hidden origin", { Origin: "null" }],
		["from a sister site", { "Sec-Fetch-Site": "same-site" }],
	])("are refused %s", async (_, headers) => {
		const visitor = new Visitor(shop);
		for (const path of ["/cart/items", "/locale", "/cart/items.data", "/"]) {
			const answer = await visitor.send("POST", path, "locale=fi", { "Content-Type": "application/x-www-form-urlencoded", ...headers });
			expect(answer.status).toBe(403);
		}
		expect(visitor.cookies.size).toBe(0);
	});
});
