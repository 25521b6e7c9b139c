import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Shop } from "../context/context";
import { setSecurityHeaders, staysInShop } from "./security-headers";

const url = new URL("https://shop.example/orders/1/again");
const leads = (location: string | null) => staysInShop(location, url, ["https://en.shop.example"]);

describe("a redirect", () => {
	it.each([null, "/cart/1", "/cart/1?again=2#x", "?page=2", "https://shop.example/cart", "https://en.shop.example/shop"])(
		"stays within the shop: %j",
		(location) => expect(leads(location)).toBe(true),
	);

	// Shows H2.5
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

describe("a response that is not a page", () => {
	/** Headers of a response, whoever makes it. */
	const headersOf = async (answer: () => Response | Promise<Response>, address = "https://shop.example/a") =>
		(await new Hono<Shop>().use(setSecurityHeaders).all("*", answer).request(address)).headers;
	const policyOf = async (own?: string) =>
		(await headersOf(() => new Response("", { headers: own === undefined ? {} : { "Content-Security-Policy": own } }))).get(
			"Content-Security-Policy",
		);

	it("cannot be framed, and runs nothing unless its policy allows it", async () => {
		expect(await policyOf()).toBe("default-src 'none'; frame-ancestors 'none'");
		expect(await policyOf("default-src 'none'; style-src 'unsafe-inline'")).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		);
	});

	it("has nosniff and HSTS, also if it fails or is immutable", async () => {
		const fixed = () => Response.redirect("https://shop.example/b");
		const failing = () => Promise.reject(new Error("No such thing."));
		for (const answer of [() => new Response(""), fixed, failing]) {
			const headers = await headersOf(answer);
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
		}
		expect((await headersOf(() => new Response(""), "http://localhost/a")).get("Strict-Transport-Security")).toBeNull();
	});
});
