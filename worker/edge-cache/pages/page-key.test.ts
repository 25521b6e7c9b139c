import { describe, expect, it } from "vitest";
import { Visitor } from "../../../app/platform/session/visitor.server";
import { isAnonymousPage, pageKey } from "./page-key";

/** The key of a page for a reader without cookies. */
function keyOf(path: string, method = "GET"): string | null {
	const url = new URL(path, "https://shop.example");
	const reader = { locale: "de", visitor: Visitor.stranger(url), savesData: false, includesStyles: false } as const;
	return pageKey(new Request(url, { method }), url, reader);
}

describe("a page's cache key", () => {
	it.each([
		"/",
		"/categories/beams?page=2&sort=price_asc&rows=50&density=comfortable",
		"/products/ipe-200?showVariant=7&image=2",
		"/categories/beams.data?_routes=routes/category",
		"/faq?q=kran",
		"/faq.data?q=kran&_routes=routes/faq",
		"/compare?ids=1,2",
	])("is there for %s", (path) => expect(keyOf(path)).not.toBeNull());

	// Shows H4.1
	it.each([
		["a name that no page knows", "/?utm_source=mail"],
		["a name that another page knows", "/faq?page=2"],
		["a name of lists, on a page without one", "/about?f=x"],
		["the same name twice", "/categories/beams?page=2&page=3"],
		["the shell's part, which any path answers", "/no-such-page.data?_routes=root"],
		["the shell's part beside another", "/no-such-page.data?_routes=root,routes/home"],
		["the shell's part as a second value", "/no-such-page.data?_routes=routes/home&_routes=root"],
		["more than an address of ours", `/?q=${"x".repeat(600)}`],
	])("is not there for %s", (_, path) => expect(keyOf(path)).toBeNull());

	// Shows H4.4
	it("varies with list preferences on lists only", () => {
		const keysOf = (path: string) => {
			const url = new URL(path, "https://shop.example");
			return [false, true].map((hasChosen) => {
				const visitor = Visitor.stranger(url);
				if (hasChosen) visitor.setPreferences({ rows: 50, view: "table", density: "compact", prices: "list" });
				return pageKey(new Request(url), url, { locale: "de", visitor, savesData: false, includesStyles: false });
			});
		};
		expect(new Set(keysOf("/categories/beams")).size).toBe(2);
		expect(new Set(keysOf("/about")).size).toBe(1);
	});

	// Shows H4.4, R62.3
	it("varies with a typed place of delivery, whose pages take no memory from those of strangers", () => {
		const url = new URL("https://shop.example/categories/beams");
		const keys = [null, "00100", "20100"].map((postCode) => {
			const visitor = Visitor.stranger(url);
			if (postCode !== null) visitor.setPlace({ country: "FI", postCode });
			return pageKey(new Request(url), url, { locale: "de", visitor, savesData: false, includesStyles: false }) ?? "";
		});
		expect(new Set(keys).size).toBe(3);
		expect(keys.map(isAnonymousPage)).toEqual([true, false, false]);
	});

	it("varies with the style sheets that the page includes", () => {
		const url = new URL("https://shop.example/");
		const keys = [false, true].map((includesStyles) =>
			pageKey(new Request(url), url, { locale: "de", visitor: Visitor.stranger(url), savesData: false, includesStyles }),
		);
		expect(new Set(keys).size).toBe(2);
	});

	it("is null for a form and for HEAD", () => {
		expect(keyOf("/", "POST")).toBeNull();
		expect(keyOf("/", "HEAD")).toBeNull();
	});
});
