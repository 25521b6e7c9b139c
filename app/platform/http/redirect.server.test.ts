import { describe, expect, it } from "vitest";
import { localPath, requireCanonical } from "./redirect.server";

const from = (target: string | null) => localPath(target, "https://shop.example/cart/items");

// Shows H2.5
it.each([
	["/products/ipe-200?showVariant=7", "/products/ipe-200?showVariant=7"],
	["/categories/ipe-beams?page=2#x", "/categories/ipe-beams?page=2"],
	["https://evil.example/", "/"],
	["//evil.example/", "/"],
	["/\\evil.example/", "/"],
	["/\t/evil.example/", "/"],
	["/.//evil.example/", "/evil.example/"],
	["javascript:alert(1)", "/"],
	["products", "/"],
	["", "/"],
	[null, "/"],
])("goes back from %j to %j", (target, expected) => expect(from(target)).toBe(expected));

describe("an address", () => {
	function sentOn(address: string): [number, string | null] | null {
		try {
			requireCanonical(new Request(`https://shop.example${address}`));
			return null;
		} catch (thrown) {
			if (!(thrown instanceof Response)) throw thrown;
			return [thrown.status, thrown.headers.get("Location")];
		}
	}

	it.each([
		"/categories/ipe-beams",
		"/categories/ipe-beams?page=2&sort=name_asc&view=group",
		"/products/ipe-200?showVariant=7",
		"/categories/ipe-beams?rows=50&density=comfortable",
		"/categories/ipe-beams?was=&min.h=&sort=",
	])("%s is right as it is", (address) => expect(sentOn(address)).toBeNull());

	// Shows R2.21, R2.22
	it.each([
		["/categories/ipe-beams?sort=", 302, "/categories/ipe-beams"],
		["/categories/ipe-beams?page=1&view=table&sort=name_asc", 302, "/categories/ipe-beams?sort=name_asc"],
		["/categories/ipe-beams?page=abc&sort=name_asc", 302, "/categories/ipe-beams?sort=name_asc"],
		["/categories/ipe-beams?page=-1", 302, "/categories/ipe-beams"],
		["/categories/ipe-beams?page=0", 302, "/categories/ipe-beams"],
		["/categories/ipe-beams?page=2.5", 302, "/categories/ipe-beams"],
		["/categories/ipe-beams?page=100000", 302, "/categories/ipe-beams"],
		["/products/ipe-200?showVariant=7&image=", 302, "/products/ipe-200?showVariant=7"],
		["/categories/ipe-beams?rows=10&density=compact&page=2", 302, "/categories/ipe-beams?page=2"],
	])("%s goes on", (address, status, location) => expect(sentOn(address)).toEqual([status, location]));

	it("keeps a default value where the reader chose another one before", () => {
		const preferences = { rows: 50, view: "table", density: "compact", prices: "list" } as const;
		const request = (search: string) => new Request(`https://shop.example/categories/ipe-beams?${search}`);
		expect(() => requireCanonical(request("rows=10"), preferences)).not.toThrow();
		expect(() => requireCanonical(request("rows=10&view=table"), preferences)).toThrow();
	});
});
