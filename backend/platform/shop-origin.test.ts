import { describe, expect, it } from "vitest";
import { shopOrigin } from "./shop-origin";

const env = { SHOP_HOSTS: "www.crossbar.example, shop.example:8443,localhost", DEV_PAGES: "" };
const development = { ...env, DEV_PAGES: "1" };

describe("shopOrigin", () => {
	it.each([
		["https://www.crossbar.example", "https://www.crossbar.example"],
		["https://www.crossbar.example/cart/1?x=1", "https://www.crossbar.example"],
		["https://shop.example:8443/cart", "https://shop.example:8443"],
	])("%s", (host, origin) => {
		expect(shopOrigin(env, host)).toBe(origin);
	});

	it.each(["http://localhost:8787", "https://www.crossbar.example:9000"])("is on any port while the shop is developed: %s", (host) => {
		expect(shopOrigin(development, host)).toBe(host);
		expect(() => shopOrigin(env, host)).toThrow("none of the shop's");
	});

	// Shows H1.19
	it.each([
		"https://crossbar.example",
		"https://www.crossbar.example.evil.example",
		"https://evil.example/www.crossbar.example",
		"https://www.crossbar.example@evil.example",
		"https://evil.example@www.crossbar.example",
		"http://www.crossbar.example",
		"https://shop.example",
		"no address",
		"javascript://localhost/%0aalert(1)",
		"ftp://localhost",
	])("refuses %s", (host) => {
		expect(() => shopOrigin(env, host)).toThrow("none of the shop's");
	});
});
