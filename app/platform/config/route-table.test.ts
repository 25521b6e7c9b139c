import { describe, expect, it } from "vitest";
import { allRoutes } from "../../../tests/support/all-routes";
import { loader } from "../seo/robots";
import { isOfDesk, type RouteRow, routeOf, routePatternOf, routePatterns, routeTable } from "./route-table";

describe("the route table", () => {
	it("has one row for each route, and none for any other", () => {
		expect([...routePatterns].sort()).toEqual(allRoutes.map(({ path }) => path ?? "/").sort());
	});

	it("finds the row of a path, of its data, and of an address that is none", () => {
		expect(routePatternOf("/")).toBe("/");
		expect(routePatternOf("/_root.data")).toBe("/");
		expect(routePatternOf("/cart/items")).toBe("cart/items");
		expect(routePatternOf("/cart/items.data")).toBe("cart/items");
		expect(routePatternOf("/cart/0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11")).toBe("cart/:uuid");
		expect(routePatternOf("/cart/0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11/nothing")).toBe("*");
		for (const path of ["", "//", "/cart/", "/Shop", "/*"]) expect(routePatternOf(path)).toBe("*");
	});

	it("keeps apart what is everybody's and what is one reader's", () => {
		for (const pattern of routePatterns) {
			const { isPrivate, isPrefetched, isInSitemap, subscribedFrom } = routeOf(`/${pattern === "/" ? "" : pattern}`);
			if (isPrivate) expect([pattern, isPrefetched, isInSitemap, subscribedFrom]).toEqual([pattern, undefined, undefined, undefined]);
		}
	});
});

it("robots are told to leave private pages alone", async () => {
	const text = await loader({ context: { origin: "https://shop.example" } }).text();
	const closed = [...text.matchAll(/^Disallow: (\/[\w/-]+)$/gm)].map(([, prefix]) => prefix ?? "");
	const open = routePatterns.filter((pattern) => {
		const { isPrivate }: RouteRow = routeTable[pattern];
		// Robots know nothing of the desk, whose host has no such file.
		return isPrivate && pattern !== "*" && !isOfDesk(pattern) && !closed.some((prefix) => `/${pattern}`.startsWith(prefix));
	});
	expect(open).toEqual([]);
});
