import { describe, expect, inject, it } from "vitest";
import { addBeam, cartPath } from "../support/guest-order";
import { newAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const shop = inject("shop");
const backend = inject("backend");

const timing = ({ headers }: Page) => String(headers["server-timing"]);
const nonceOf = (page: Page) => /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1] ?? "";

/** Pages that no other probe requests. */
let number = 2;
const fresh = () => `/categories/beams?page=${number++}`;

/** Strings that an attacker would like to get into pages of other readers. */
const marker = "zqpoison";
const poison: Record<string, string>[] = [
	...["X-Forwarded-Host", "X-Host", "X-Forwarded-Server", "X-Original-Host", "X-HTTP-Host-Override"].map((name) => ({
		[name]: `${marker}.example`,
	})),
	...["X-Original-URL", "X-Rewrite-URL", "X-Forwarded-Prefix", "X-Forwarded-Path"].map((name) => ({ [name]: `/${marker}` })),
	{ Forwarded: `host=${marker}.example;proto=https` },
	{ "X-Forwarded-Proto": marker, "X-Forwarded-Scheme": marker, "X-Forwarded-Port": "1", "X-Forwarded-SSL": "on" },
	{ "Accept-Language": marker, "User-Agent": marker, Referer: `https://${marker}.example/`, "X-Request-Id": marker },
	{ Cookie: `flash=${marker}; cart=${marker}; session=${marker}; locale=${marker}` },
	{ "Sec-Purpose": "prefetch", Purpose: marker, "X-Moz": marker, Via: marker, "CF-Connecting-IP": "203.0.113.80" },
];

describe("a cached page", () => {
	it("contains nothing from its first reader's request", async () => {
		for (const headers of poison) {
			const path = fresh();
			const visitor = new Visitor(shop, "de");
			await visitor.send("GET", path, undefined, headers);
			const clean = await visitor.send("GET", path);
			expect([headers, clean.status, clean.text.includes(marker)]).toEqual([headers, 200, false]);
			expect(JSON.stringify(clean.headers)).not.toContain(marker);
			expect(clean.text).toContain(`http://${visitor.host}/categories/beams`);
		}
	});

	it("is separate for each host, port and language, and for HEAD and range requests", async () => {
		const path = fresh();
		const visitor = new Visitor(shop, "de");
		const odd = await visitor.send("GET", path, undefined, { Host: "de.localhost:1" });
		expect(odd.text).toContain("http://de.localhost:1/");
		const head = await visitor.send("HEAD", path);
		expect([head.status, head.text]).toEqual([200, ""]);
		const part = await visitor.send("GET", path, undefined, { Range: "bytes=0-99", "If-Range": '"x"' });
		expect([part.status, part.headers["content-range"]]).toEqual([200, undefined]);
		await visitor.send("GET", path, undefined, { "Save-Data": "on" });
		await visitor.send("GET", path, undefined, { "Accept-Encoding": "br;q=1, gzip;q=0" });
		const whole = await visitor.send("GET", path);
		expect(whole.text).toContain("<script nonce");
		expect(whole.text).not.toContain("localhost:1/");
		expect(whole.text.includes("</html>")).toBe(true);
		for (const locale of ["en", "et", "fi"] as const)
			expect((await new Visitor(shop, locale).get(path)).root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		// On a neutral host the language is set by a cookie, which is part of the cache key.
		const neutral = new Visitor(shop, null);
		const inGerman = await neutral.get(path);
		await neutral.post("/locale", { locale: "fi", returnTo: "/" });
		expect((await neutral.get(path)).headers["content-language"]).toBe("fi");
		expect((await new Visitor(shop, null).get(path)).headers["content-language"]).toBe(inGerman.headers["content-language"]);
	});

	it("has no cache entry under made-up names, nor as a part of another page", async () => {
		for (const path of [
			...[`/categories/beams?utm_source=${marker}`, "/categories/beams?page=2&_=1", "/categories/beams?callback=x"],
			...[
				"/no-such-page",
				"/no-such-page.data?_routes=root",
				"/no-such-page.data?_routes=routes%2Fhome",
				"/no-such-page.data?_routes=root%2Croutes%2Fhome",
			],
			...["/categories/no-such.data?_routes=root", "/products/ipe-200.data?_routes=routes%2Fabout", "/products/ipe-200.data?_routes=x"],
		])
			for (let time = 0; time < 3; time++)
				expect([path, timing(await new Visitor(shop, "de").send("GET", path))]).toEqual([path, "cache;desc=none"]);
	});

	it("has a nonce of 128 random bits for each of its readers, used once", async () => {
		const path = fresh();
		const pages = await Promise.all(Array.from({ length: 40 }, () => new Visitor(shop, "de").get(path)));
		pages.push(...(await Promise.all(Array.from({ length: 20 }, () => new Visitor(shop, "de").get("/no-such-page")))));
		expect(pages.some((page) => timing(page).includes("hit"))).toBe(true);
		expect(new Set(pages.map(nonceOf)).size).toBe(60);
		for (const page of pages) {
			expect(Buffer.from(nonceOf(page), "base64")).toHaveLength(16);
			expect(new Set([...page.text.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce))).toEqual(new Set([nonceOf(page)]));
			// Scripts without the nonce and inline event handlers do not run; there must be none.
			for (const script of page.root.querySelectorAll('script:not([type="application/ld+json"])'))
				expect(script.getAttribute("nonce")).toBe(nonceOf(page));
			expect(page.text).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
			expect(page.text).not.toMatch(/(?:href|src|action)="\s*javascript:/i);
		}
	});

	it("contains nothing of a previous reader: cart, account, message", async () => {
		const path = fresh();
		const { visitor } = await newAccount({ shop, backend });
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		await visitor.get("/users/profile");
		for (let time = 0; time < 3; time++) await visitor.get(path);
		const stranger = new Visitor(shop, "de");
		for (let time = 0; time < 3; time++) {
			const page = await stranger.get(path);
			expect(page.text).not.toContain(cart);
			expect(page.root.querySelector('header a[href="/users/profile"]')).toBeNull();
			expect(page.headers["set-cookie"]).toBeUndefined();
		}
		for (const own of [cart, `${cart}/payment-info`, "/users/profile", "/users/orders"]) {
			await visitor.get(own);
			await visitor.get(own);
			expect([own, (await stranger.get(own)).text.includes("account.example")]).toEqual([own, false]);
		}
	});

	it("is not stored by shared caches: every page says so", async () => {
		for (const path of ["/", "/about", fresh(), "/no-such-page", "/products/ipe-200.data"])
			expect([path, (await new Visitor(shop, "de").get(path)).headers["cache-control"]]).toEqual([path, "private, no-store"]);
	});
});

describe("a purge", () => {
	it("is limited to the backend and developers, and is not a page", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await visitor.send("GET", "/_purge")).status).toBe(404);
		expect((await visitor.send("POST", "/_purge", "", { "Backend-Key": "a guess" })).status).not.toBe(200);
	});
});
