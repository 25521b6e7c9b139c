import { describe, expect, it } from "vitest";
import { allRoutes } from "../../tests/support/all-routes";
import { loggedRoute } from "./request-log";

const uuid = "0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11";

describe("the pattern of an address", () => {
	it.each([
		["/", "/"],
		["/shop", "/shop"],
		["/products/ipe-200", "/products/:slug"],
		["/products/ipe-200/variants.csv", "/products/:slug/variants.csv"],
		[`/cart/${uuid}`, "/cart/:uuid"],
		["/cart/items", "/cart/items"],
		[`/cart/${uuid}/offer.pdf`, "/cart/:uuid/offer.pdf"],
		[`/cart/${uuid}/live`, "/cart/:uuid/live"],
		["/users/lists/new", "/users/lists/new"],
		[`/users/lists/${uuid}`, "/users/lists/:uuid"],
		["/img/640/a/b.jpg", "/img/:width/*"],
		["/drawings/ipe-200/main.svg", "/drawings/*"],
		["/health", "/health"],
	])("%s is that of its route", (path, pattern) => {
		expect(loggedRoute(path)).toBe(pattern);
	});

	it("marks requests of scripts", () => {
		expect(loggedRoute(`/cart/${uuid}.data`)).toBe("/cart/:uuid.data");
		expect(loggedRoute("/shop.data")).toBe("/shop.data");
		expect(loggedRoute("/_root.data")).toBe("/.data");
	});

	it.each([`/${uuid}`, "/jane@example.com", `/cart/${uuid}/jane@example.com`, "/cart/", "//", "/a/b/c/d/e.data", "/img/640"])(
		"holds nothing of an address that is none: %s",
		(path) => {
			expect(loggedRoute(path)).toMatch(/^\/\*(?:\.data)?$/);
		},
	);

	it("contains only words of the routes", () => {
		for (const { path } of allRoutes) {
			if (!path || path === "*") continue;
			expect(loggedRoute(`/${path.replaceAll(/:\w+/g, "secret")}`)).not.toContain("secret");
		}
	});
});
