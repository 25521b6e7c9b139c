import { expect, it } from "vitest";
import { pageTypeOf } from "./page-type";

// Shows R17.2
it.each([
	["/products/ipe-200", "product"],
	["/categories/beams", "category"],
	["/contact", "contact"],
	["/", "home"],
	["/new_search", "home"],
	["/contacts", "home"],
])("%s counts as %s", (path, type) => {
	expect(pageTypeOf(path)).toBe(type);
});
