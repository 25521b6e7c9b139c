import { describe, expect, it } from "vitest";
import { leadsWithin, shapeOf } from "./headers";

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
