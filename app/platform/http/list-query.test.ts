import { expect, it } from "vitest";
import { inKnownOrder, listHref, otherParamsOf, pagesOf, readListQuery, skipOf, usualPreferences } from "./list-query";

const read = (search: string) => readListQuery(new URLSearchParams(search));

// Shows R2.5, R2.15, R2.16, R4.15
it("reads what the address says of a list", () => {
	expect(read("page=3&sort=code_desc&rows=50&view=group&density=comfortable&prices=own")).toEqual({
		page: 3,
		sort: "code_desc",
		rows: 50,
		view: "group",
		density: "comfortable",
		prices: "own",
		showHidden: false,
		by: "",
	});
});

it.each(["", "page=0&sort=price&view=tiles&rows=20&density=airy", "page=-1", "page=1.5", "page=x", "page="])(
	"falls back at %j",
	(search) => {
		expect(read(search)).toEqual({
			page: 1,
			sort: "",
			rows: 10,
			view: "table",
			density: "compact",
			prices: "list",
			showHidden: false,
			by: "",
		});
	},
);

// Shows R4.12, R4.17
it("is shown as the reader chose it last, where the address says nothing else", () => {
	const preferences = { rows: 100, view: "group", density: "comfortable", prices: "own" } as const;
	expect(readListQuery(new URLSearchParams("rows=7"), preferences)).toMatchObject(preferences);
	expect(readListQuery(new URLSearchParams("page=2"), preferences)).toMatchObject({
		...usualPreferences,
		density: "comfortable",
		prices: "own",
	});
	const other = { rows: 10, view: "table", density: "compact", prices: "list" } as const;
	expect(readListQuery(new URLSearchParams("rows=10&view=table&density=compact&prices=list"), preferences)).toMatchObject(other);
});

it("is in an order that the list knows, or in the default one", () => {
	const sortIn = (sort: string, sorts: string[]) => inKnownOrder(read(`sort=${sort}`), sorts).sort;
	expect(["name_desc", "price_asc", "h_desc"].map((sort) => sortIn(sort, ["price", "delivery", "h"]))).toEqual([
		"name_desc",
		"price_asc",
		"h_desc",
	]);
	expect(["name_desc", "price_asc", "h_desc"].map((sort) => sortIn(sort, []))).toEqual(["name_desc", "", ""]);
	expect(["delivery_desc", "H_asc", "h", "h_up"].map((sort) => sortIn(sort, ["delivery", "h", "H"]))).toEqual(["", "", "", ""]);
});

it("keeps on its other pages that hidden goods are asked for", () => {
	expect(otherParamsOf(read("showHidden=true"))).toEqual({
		sort: "",
		rows: "",
		view: "",
		density: "",
		prices: "",
		showHidden: "true",
		by: "",
	});
	expect(otherParamsOf(read("rows=100&density=comfortable"))).toMatchObject({ rows: "100", density: "comfortable" });
	expect(otherParamsOf(read("showHidden=1")).showHidden).toBe("");
});

it("stays within what can be asked of the backend", () => {
	expect(read("page=999999999").page).toBe(1);
	expect(skipOf(read("page=99999").page, 100)).toBeLessThan(10 ** 7);
});

// Shows R4.11
it("counts pages of ten", () => {
	expect([0, 1, 10, 11, 144].map((count) => pagesOf(count))).toEqual([1, 1, 1, 2, 15]);
	expect(skipOf(3)).toBe(20);
	expect([pagesOf(144, 50), skipOf(3, 50)]).toEqual([3, 100]);
});

// Shows R2.14, R2.22, R4.12
it("leaves out of an address what is meant anyway", () => {
	expect(listHref("/categories/x", { page: 1, sort: "", view: "" })).toBe("/categories/x");
	expect(listHref("/categories/x", { page: 2, sort: "name_asc", view: "group" })).toBe("/categories/x?page=2&sort=name_asc&view=group");
	expect(listHref("/new_search", { search: "100x5 ø" })).toBe("/new_search?search=100x5+%C3%B8");
});

// Shows R62.6
it("keeps the day by which goods have to arrive", () => {
	expect(otherParamsOf(read("by=2026-12-04")).by).toBe("2026-12-04");
});
