import { describe, expect, it } from "vitest";
import { subscribedFrom } from "./subscribed-from";

describe("the page that the newsletter was subscribed to from", () => {
	// Shows R15.6
	it.each([
		["/", "home"],
		["/products/ipe-200", "product"],
		["/categories/beams", "category"],
		["/blog", "blog"],
		["/blog/s235-or-s355", "article"],
		["/faq", "faq"],
		["/about", "about"],
		["/contact", "contact"],
		["/terms", "terms"],
		["/privacy", "privacy"],
		["/legal", "legal"],
		["/supplierInfo", "supplierInfo"],
		["/newsletter", "newsletter"],
		["/shop", "shop"],
	])("is told as what it is: %s", (path, name) => {
		expect(subscribedFrom(path)).toEqual({ path, name });
		expect(subscribedFrom(`${path}?email=anna@meyer.example#x`)).toEqual({ path, name });
	});

	const cart = "3f0e6c1a-5d0b-4a50-9d0e-0d7f2a1b6c3d";

	it.each([
		`/cart/${cart}`,
		`/CART/${cart}`,
		`/%63art/${cart}`,
		`/orders/${cart}/summary`,
		"/users/profile",
		"/new_search",
		"/anna@meyer.example",
		"/products/Anna%20Meyer",
		"/products/ipe-200/anna",
		"/products/",
		"/About",
		"/about/",
		"//evil.example",
		"",
	])("is home where its shape is another: %j", (path) => {
		expect(subscribedFrom(path)).toEqual({ path: "/", name: "home" });
	});
});
