import { expect, it } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { provesScripts, readerOf } from "./reader";

it.each([
	["http://localhost:8787/", "js=1", true],
	["http://localhost:8787/", "cart=x; js=1; locale=y", true],
	["https://shop.example/", "__Host-js=1", true],
	["https://shop.example/", "__Host-cart=x; __Host-js=1", true],
	// A neighbouring host can set this one.
	["https://shop.example/", "js=1", false],
	["https://shop.example/", "x__Host-js=1", false],
	["https://shop.example/", "__Host-js=10", false],
	["https://shop.example/", "", false],
])("at %s the cookie %j says whether scripts run: %s", (address, cookie, expected) => {
	expect(provesScripts(new Request(address, { headers: cookie ? { Cookie: cookie } : {} }))).toBe(expected);
});

it.each([
	["from an address or a bookmark", { "Sec-Fetch-Site": "none" }, true],
	["from another site", { "Sec-Fetch-Site": "cross-site" }, true],
	["from another language's host", { "Sec-Fetch-Site": "same-site" }, true],
	["from a page of this host", { "Sec-Fetch-Site": "same-origin" }, false],
	["again, with a cookie", { "Sec-Fetch-Site": "none", Cookie: "js=1" }, false],
	["with Save-Data", { "Sec-Fetch-Site": "none", "Save-Data": "on" }, false],
	["without saying from where", {}, false],
])("a browser that comes %s gets style sheets in its page, or not: %j %s", async (_, headers, expected) => {
	const request = new Request("https://shop.example/", { headers });
	const reader = await readerOf(request, new URL(request.url), settings(shopEnv({})), "a-request");
	expect(reader.includesStyles).toBe(expected);
});
