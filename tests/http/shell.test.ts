import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { cookieCheck } from "../support/cookies";
import { shared } from "../support/shared-shop";
import { type Page, rowForm, unescaped, Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;

// Shows R2.11
describe("every page", () => {
	// Shows H4.7
	it("carries a policy with a fresh nonce and no other script source", async () => {
		const visitor = new Visitor(shop);
		const policies = await Promise.all([visitor.get("/"), visitor.get("/")]);
		const [first, second] = policies.map((page) => String(page.headers["content-security-policy"]));
		expect(first).toContain("object-src 'none'; frame-src 'none'");
		expect(first).toContain("frame-ancestors 'none'");
		expect(first).not.toContain("unsafe-inline");
		expect(first).not.toBe(second);
		const nonce = /'nonce-([^']+)'/.exec(first ?? "")?.[1];
		for (const script of policies[0]?.root.querySelectorAll('script:not([type="application/ld+json"])') ?? [])
			expect(script.getAttribute("nonce")).toBe(nonce);
	});

	// Shows H1.12, H4.7
	it.each([
		["", (value: string) => value],
		[
			"of a visit that saves data",
			(value: string) => value.replace(/script-src [^;]+/, "script-src 'none'").replace(/font-src [^;]+/, "font-src 'none'"),
		],
	])("lets nothing in but what the shop itself has: %s", async (kind, saved) => {
		const visitor = new Visitor(shop);
		const page = await visitor.get("/terms", kind ? { "Save-Data": "on" } : {});
		const origins = ["fi", "de", "en", "et"].map((locale) => `http://${locale}.${visitor.host.replace(/^de\./, "")}`);
		const policy = String(page.headers["content-security-policy"])
			.replace(/'nonce-[\w+/=]{24}'/, "'nonce'")
			.replace(/ 'sha256-[\w+/=]{44}'/g, "");
		expect(policy).toBe(
			saved(
				[
					"default-src 'self'",
					"script-src 'nonce' 'strict-dynamic'",
					"style-src 'self'",
					"img-src 'self' data:",
					"font-src 'self'",
					"connect-src 'self'",
					"manifest-src 'self'",
					"worker-src 'self'",
					`form-action 'self' ${origins.join(" ")}`,
					"base-uri 'none'",
					"object-src 'none'",
					"frame-src 'none'",
					"media-src 'none'",
					"frame-ancestors 'none'",
				].join("; "),
			),
		);
		// "no-referrer" would give forms without scripts the origin "null".
		expect(page.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
		expect(page.headers["x-content-type-options"]).toBe("nosniff");
	});

	// Shows R16.5, H2.4
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

	// Shows R1.2, R2.2, R16.4
	it.each(locales)("is in the language of its host, with that language's others named: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/about");
		expect(page.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(page.headers["content-language"]).toBe(locale);
		const named = page.root.querySelectorAll("link[rel=alternate]").map((link) => link.getAttribute("hreflang"));
		expect(named.sort()).toEqual([...languages, "x-default"].sort());
	});

	// Shows R2.2
	it.each(locales)("says that the shop sells to businesses only: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/terms");
		const words = { de: "ausschließlich an Unternehmen", en: "businesses only", et: "ainult ettevõtetele", fi: "vain yrityksille" };
		expect(page.root.querySelector("footer")?.text).toContain(words[locale]);
	});
});

describe("the shell", () => {
	const links = (nodes: { getAttribute(name: string): string | undefined }[]) => nodes.map((node) => node.getAttribute("href"));

	// Shows R3.1, R3.2
	it.each([
		["de", "+493012345670"],
		["en", "+358912345670"],
		["fi", "+358912345670"],
	] as const)("has about, how to buy, magazine, phone, call to action, shop, search and cart in its header: %s", async (locale, phone) => {
		const page = await new Visitor(shop, locale).get("/terms");
		const header = page.root.querySelector("header");
		expect(links(header?.querySelectorAll("a") ?? [])).toEqual(
			expect.arrayContaining(["/", "/about", "/faq", "/blog", "/contact?quote=1", "/shop", "/cart", `tel:${phone}`]),
		);
		expect(header?.querySelector('form[action="/new_search"] input[name="search"]')).not.toBeNull();
	});

	// Shows R1.8, R3.9
	it("says who the company is in its footer", async () => {
		const page = await new Visitor(shop, "de").get("/terms");
		const footer = page.root.querySelector("footer");
		for (const words of ["Crossbar Oy", "FI29058716", "Helsinki", "030 12345670", String(new Date().getFullYear())])
			expect(footer?.text).toContain(words);
		expect(links(footer?.querySelectorAll("a") ?? [])).toEqual(
			expect.arrayContaining(["/", "/contact", "/terms", "/privacy", "/legal", "/supplierInfo", "/categories/steel-profiles"]),
		);
		expect(links(footer?.querySelectorAll('a[href^="https://"]') ?? [])).toHaveLength(2);
	});

	// Shows R3.6, H2.3
	it("counts the lines of the cart", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await visitor.get("/")).root.querySelector("header a[href^='/cart']:not([href*='login='])")?.text).not.toMatch(/\d/);
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "1");
		await visitor.post(path, fields);
		const cart = (await visitor.get("/terms")).root.querySelector("header a[href^='/cart/']:not([href*='login='])");
		expect(cart?.text).toContain("1");
	});

	// Shows R3.7
	it("shows the way down on every page but home, with what stands beside each level", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await visitor.get("/")).root.querySelector("nav ol")).toBeNull();
		const page = await visitor.get("/products/ipe-200");
		const crumbs = page.root.querySelector("nav ol");
		expect(links(crumbs?.querySelectorAll("a") ?? [])).toEqual(
			expect.arrayContaining(["/", "/categories/steel-profiles", "/categories/beams", "/categories/ipe-beams", "/categories/hea-beams"]),
		);
		expect(crumbs?.querySelector('[aria-current="page"]')?.text).toBe("IPE 200");
		for (const path of ["/shop", "/cart", "/faq", "/contact", "/nothing"])
			expect((await visitor.get(path)).root.querySelector('nav ol a[href="/"]'), path).not.toBeNull();
	});

	// Shows R2.2, R2.3
	it.each(["/privacy", "/supplierInfo", "/blog/s235-or-s355", "/about", "/contact", "/faq", "/blog", "/terms"])(
		"stands around %s in four languages with a title of its own",
		async (path) => {
			const pages = await Promise.all(locales.map((locale) => new Visitor(shop, locale).get(path)));
			for (const page of pages) {
				expect(page.status).toBe(200);
				expect(page.root.querySelectorAll("h1")).toHaveLength(1);
			}
			const titles = pages.map((page) => page.root.querySelector("main h1")?.text);
			const allowed = path === "/contact" ? 3 : 4;
			expect(new Set(titles).size).toBeGreaterThanOrEqual(allowed);
		},
	);
});

describe("the shell in Estonian", () => {
	// Shows R1.9, R3.1, R3.9
	it("has no top row, bottom menu, category list or call to action", async () => {
		const [german, estonian] = await Promise.all([new Visitor(shop, "de").get("/about"), new Visitor(shop, "et").get("/about")]);
		const links = (page: typeof german, place: string) => page.root.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href"));
		expect(links(german, "header")).toContain("/faq");
		expect(links(estonian, "header")).not.toContain("/faq");
		expect(links(german, "footer").some((href) => href?.startsWith("/categories/"))).toBe(true);
		expect(links(estonian, "footer").some((href) => href?.startsWith("/categories/"))).toBe(false);
		expect(links(german, "footer")).toContain("/about");
		expect(links(estonian, "footer")).not.toContain("/about");
		expect(german.root.querySelector("#call")?.text.trim()).toMatch(/./);
		expect(estonian.root.querySelector("#call")).toBeNull();
		expect(links(estonian, "footer")).toEqual(expect.arrayContaining(["/contact", "/faq", "/supplierInfo", "/privacy"]));
	});

	// Shows R2.4
	it("reaches every category all the same", async () => {
		const page = await new Visitor(shop, "et").get("/shop");
		expect(page.status).toBe(200);
		expect(page.root.querySelectorAll('main a[href^="/categories/"]').length).toBeGreaterThan(8);
	});
});

// Shows R1.11
describe("the legal notice", () => {
	it("exists in German, with a telephone number that can be dialled from anywhere", async () => {
		const page = await new Visitor(shop, "de").get("/legal");
		expect(page.status).toBe(200);
		expect(page.root.querySelector("main")?.text).toContain("+49 30 12345670");
	});
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
	// Shows R1.5, R16.4, H2.3
	it("remembers the choice for a year on a host of no language, and stays on the page", async () => {
		const visitor = new Visitor(shop, null);
		expect((await visitor.get("/about")).root.querySelector("html")?.getAttribute("lang")).toBe("de");
		const answer = await visitor.postOnce("/locale", { locale: "fi", returnTo: "/about" });
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe(cookieCheck("/about"));
		expect(String(answer.headers["set-cookie"])).toMatch(/locale=.*Max-Age=31536000;.*HttpOnly.*SameSite=Lax/);
		expect((await visitor.get("/about")).root.querySelector("html")?.getAttribute("lang")).toBe("fi");
	});

	// Shows R1.4
	it("goes to the language's own host from another one", async () => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.postOnce("/locale", { locale: "et", returnTo: "/terms?a=b" });
		expect(answer.headers.location).toBe(`http://et.${visitor.host.replace("de.", "")}/terms?a=b`);
	});

	// Shows R75.5
	it.each([
		["de", "Jede Sprache hat eine eigene Adresse."],
		["en", "Each language has an address of its own."],
		["et", "Igal keelel on oma aadress."],
		["fi", "Jokaisella kielellä on oma osoite."],
	] as const)("says at the host of %s that a session holds for its host alone", async (locale, said) => {
		const visitor = new Visitor(shop, locale === "de" ? "fi" : "de");
		const { headers } = await visitor.postOnce("/locale", { locale, returnTo: "/users/orders?page=2" });
		const { pathname, search } = new URL(String(headers.location));
		expect(pathname).toBe("/users/login");
		expect(new URLSearchParams(search).get("returnTo")).toBe("/users/orders?page=2");
		const page = await new Visitor(shop, locale).get(pathname + search);
		expect(page.root.querySelector("main")?.text).toContain(said);
	});

	// Shows R1.3
	it("takes no unknown language and leads nowhere else", async () => {
		const visitor = new Visitor(shop, null);
		expect((await visitor.postOnce("/locale", { locale: "sv", returnTo: "/" })).status).toBe(400);
		expect((await visitor.postOnce("/locale", { locale: "fi", returnTo: "//evil.example" })).headers.location).toBe(cookieCheck("/"));
	});

	// Shows R1.3
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
	// Shows R2.13, R3.2
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
	// Shows H1.1
	it.each([
		["of a client without an origin from another site", { Referer: "https://evil.example/" }],
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

	const own = (visitor: Visitor) => `http://${visitor.host}/products/ipe-200?sort=code&page=2`;

	// Shows H1.2
	it.each([
		["of a client that names neither origin nor page", () => ({})],
		["of a client that names the page alone", (visitor: Visitor) => ({ Referer: own(visitor) })],
		["whose origin is hidden, and which the browser calls the same site's", () => ({ Origin: "null", "Sec-Fetch-Site": "same-origin" })],
	])("are taken %s", async (_, headers) => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = rowForm(await visitor.get("/products/ipe-200"), "3");
		const form = { "Content-Type": "application/x-www-form-urlencoded" };
		const answer = await visitor.send("POST", path, new URLSearchParams(fields).toString(), { ...form, ...headers(visitor) });
		expect(answer.status).toBe(303);
		expect((await visitor.get("/cart")).root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("3");
	});

	// Shows H1.3
	it.each([
		["de", "Diese Eingabe wurde nicht angenommen", "Zurück zur letzten Seite", "Zur Startseite"],
		["en", "This form was not accepted", "Back to the previous page", "To the home page"],
		["et", "Seda vormi ei võetud vastu", "Tagasi eelmisele lehele", "Avalehele"],
		["fi", "Lomaketta ei hyväksytty", "Takaisin edelliselle sivulle", "Etusivulle"],
	] as const)("are refused with a page that says so in %s and leads back", async (locale, title, back, home) => {
		const visitor = new Visitor(shop, locale);
		const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: "null" };
		const fromHere = await visitor.send("POST", "/cart/items", "a=b", { ...form, Referer: own(visitor) });
		expect(fromHere.status).toBe(403);
		expect(fromHere.root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(fromHere.root.querySelector("h1")?.text).toBe(title);
		const ways = (page: Page) => page.root.querySelectorAll("main a").map((link) => [link.text, unescaped(link.getAttribute("href"))]);
		expect(ways(fromHere).slice(0, 2)).toEqual([
			[back, "/products/ipe-200?sort=code&page=2"],
			[home, "/"],
		]);
		const fromElsewhere = await visitor.send("POST", "/cart/items", "a=b", { ...form, Referer: "https://evil.example/" });
		expect(ways(fromElsewhere)[0]).toEqual([home, "/"]);
		expect(fromElsewhere.text).not.toContain("evil");
	});

	it.each([
		["a form that is too large", "POST", "/cart/items", 413],
		["a body that is no form", "POST", "/cart/items", 415],
		["another method", "DELETE", "/cart/items", 405],
		["an address that is too long", "GET", `/shop?a=${"x".repeat(5000)}`, 414],
		["a page's data, asked for in an old way", "GET", "/shop?_data=routes%2Fshop", 400],
		["a form for an address that is spelled otherwise", "POST", "/Newsletter/", 404],
	])("are refused with a page that leads home: %s", async (_, method, path, status) => {
		const visitor = new Visitor(shop, "fi");
		const type = status === 415 ? "application/json" : "application/x-www-form-urlencoded";
		const body = method === "POST" ? "x".repeat(status === 413 ? 70_000 : 10) : undefined;
		const answer = await visitor.send(method, path, body, { "Content-Type": type, Origin: `http://${visitor.host}` });
		expect(answer.status).toBe(status);
		expect(answer.root.querySelector("html")?.getAttribute("lang")).toBe("fi");
		expect(answer.root.querySelector("h1")?.text).toMatch(/\p{L}{3}/u);
		expect(answer.root.querySelector('main a[href="/"]')?.text).toBe("Etusivulle");
	});

	it("of a host that is not the shop's lead to the shop", async () => {
		const port = new URL(shop).port;
		const answer = await new Visitor(shop, "fi").send("GET", "/", undefined, { Host: `evil.example:${port}`, Cookie: "locale=fi" });
		expect(answer.status).toBe(421);
		expect(answer.root.querySelector("main a")?.getAttribute("href")).toMatch(new RegExp(`^http://(?:de|fi)\\.localhost:${port}/$`));
		expect(answer.text).not.toContain("evil.example");
	});
});
