import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { cookieCheck, redirectToCookieCheck } from "./cookie-check";

const address = "https://shop.example/cart/items";
const post = (headers: Record<string, string> = {}) => new Request(address, { method: "POST", headers });
const answer = (location: string, cookie = "cart=x") =>
	new Response(null, { status: 303, headers: { Location: location, "Set-Cookie": cookie } });
const leadsTo = (request: Request, answered: Response) =>
	redirectToCookieCheck(request, new URL(address), answered).headers.get("Location");

describe("a first change without any cookie", () => {
	it("redirects to the check and sets its cookies", () => {
		const led = redirectToCookieCheck(post(), new URL(address), answer("/products/ipe-200?sort=code&page=2"));
		expect(led.headers.get("Location")).toBe("/cookies/check?to=%2Fproducts%2Fipe-200%3Fsort%3Dcode%26page%3D2");
		expect(led.headers.get("Set-Cookie")).toBe("cart=x");
	});

	it.each([
		["that comes with a cookie", post({ Cookie: "js=1" }), answer("/shop"), "/shop"],
		["that loses nothing without", post(), answer("/contact", "flash=x"), "/contact"],
		["that goes to another host", post(), answer("https://fi.shop.example/shop"), "https://fi.shop.example/shop"],
		["that is a page", new Request(address), answer("/shop"), "/shop"],
	])("goes on at once: one %s", (_, request, answered, location) => expect(leadsTo(request, answered)).toBe(location));
});

describe("the check", () => {
	const check = (to: string, headers: Record<string, string> = {}, locale: "de" | "en" | "et" | "fi" = "de") => {
		const url = new URL(`https://shop.example/cookies/check?${new URLSearchParams({ to })}`);
		return cookieCheck(new Request(url, { headers }), url, { locale });
	};

	it.each([
		["/products/ipe-200?sort=code", "/products/ipe-200?sort=code"],
		["https://evil.example/", "/"],
		["//evil.example/", "/"],
		["/\\evil.example", "/"],
		["/.//evil.example", "/evil.example"],
		["", "/"],
	])("goes on where a cookie was kept: %s → %s", async (to, location) => {
		const passed = await check(to, { Cookie: "session=x" });
		expect([passed.status, passed.headers.get("Location")]).toEqual([303, location]);
	});

	it.each([
		["de", "Ihr Browser nimmt keine Cookies an"],
		["en", "Your browser does not accept cookies"],
		["et", "Teie brauser ei võta küpsiseid vastu"],
		["fi", "Selaimesi ei hyväksy evästeitä"],
	] as const)("says in %s that none was kept, and leads back", async (locale, title) => {
		const page = await check("/products/ipe-200", {}, locale);
		const root = parse(await page.text());
		expect(page.status).toBe(403);
		expect(root.querySelector("h1")?.text).toBe(title);
		expect(root.querySelectorAll("main a").map((link) => link.getAttribute("href"))).toEqual(
			expect.arrayContaining(["/products/ipe-200", "/cookies"]),
		);
	});
});
