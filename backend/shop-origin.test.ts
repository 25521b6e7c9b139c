import { describe, expect, it } from "vitest";
import { shopOrigin } from "./shop-origin";

const env = { SHOP_HOSTS: "www.crossbar.example,localhost" };

describe("shopOrigin", () => {
	it.each([
		["https://www.crossbar.example", "https://www.crossbar.example"],
		["https://www.crossbar.example/cart/1?x=1", "https://www.crossbar.example"],
		["http://localhost:8787", "http://localhost:8787"],
	])("%s", (host, origin) => {
		expect(shopOrigin(env, host)).toBe(origin);
	});

	it.each([
		"https://crossbar.example",
		"https://www.crossbar.example.evil.example",
		"https://evil.example/www.crossbar.example",
		"https://www.crossbar.example@evil.example",
		"javascript://localhost/%0aalert(1)",
		"ftp://localhost",
	])("refuses %s", (host) => {
		expect(() => shopOrigin(env, host)).toThrow("none of the shop's");
	});
});
