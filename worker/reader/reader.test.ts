import { expect, it } from "vitest";
import { provesScripts } from "./reader";

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
