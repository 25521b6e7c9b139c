import { describe, expect, it } from "vitest";
import { harden, leadsWithin, shapeOf } from "./headers";

const url = new URL("https://shop.example/orders/1/again");
const leads = (location: string | null) => leadsWithin(location, url, ["https://en.shop.example"]);

describe("a redirect", () => {
	it.each([null, "/cart/1", "/cart/1?again=2#x", "?page=2", "https://shop.example/cart", "https://en.shop.example/shop"])(
		"stays within the shop: %j",
		(location) => expect(leads(location)).toBe(true),
	);

	it.each([
		...[
			"//evil.example",
			"/\\evil.example",
			"\\\\evil.example",
			"https://evil.example/",
			"http://shop.example/",
			"https://shop.example:8443/",
		],
		...["javascript:alert(1)", "https://shop.example@evil.example/", "/cart/\r\nSet-Cookie: a=b", "/\t/evil.example", "https://["],
	])("does not leave it: %j", (location) => expect(leads(location)).toBe(false));
});

it("a path is logged without the cart that it is of", () => {
	expect(shapeOf(new URL(`https://shop.example/cart/${crypto.randomUUID()}/payment-info?token=x`))).toBe("/cart/*/payment-info");
});

describe("what is not a page", () => {
	const policyOf = (own?: string) => {
		const file = new Response("", { headers: own === undefined ? {} : { "Content-Security-Policy": own } });
		return harden(file, new URL("https://shop.example/a")).headers.get("Content-Security-Policy");
	};

	it("may be framed by nobody, and runs nothing where it says nothing of its own", () => {
		expect(policyOf()).toBe("default-src 'none'; frame-ancestors 'none'");
		expect(policyOf("default-src 'none'; style-src 'unsafe-inline'")).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		);
	});
});
