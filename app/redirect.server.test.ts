import { expect, it } from "vitest";
import { localPath } from "./redirect.server";

const from = (target: string | null) => localPath(target, "https://shop.example/cart/items");

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
