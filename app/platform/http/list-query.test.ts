import { expect, it } from "vitest";
import { listAddress, otherParamsOf, pagesOf, readListQuery, skipOf } from "./list-query";

const read = (search: string) => readListQuery(new URLSearchParams(search));

// Shows R2.5, R2.15, R2.16, R4.15
it("reads what the address says of a list", () => {
	expect(read("page=3&sort=code_desc&view=group")).toEqual({ page: 3, sort: "code_desc", view: "group", showHidden: false });
});

it.each(["", "page=0&sort=price&view=tiles", "page=-1", "page=1.5", "page=x", "page="])("falls back at %j", (search) => {
	expect(read(search)).toEqual({ page: 1, sort: "", view: "table", showHidden: false });
});

it("keeps on its other pages that hidden goods are asked for", () => {
	expect(otherParamsOf(read("showHidden=true"))).toEqual({ sort: "", view: "", showHidden: "true" });
	expect(otherParamsOf(read("showHidden=1")).showHidden).toBe("");
});

it("stays within what can be asked of the backend", () => {
	expect(read("page=999999999").page).toBe(1);
	expect(skipOf(read("page=99999").page)).toBeLessThan(10 ** 7);
});

// Shows R4.11
it("counts pages of ten", () => {
	expect([0, 1, 10, 11, 144].map(pagesOf)).toEqual([1, 1, 1, 2, 15]);
	expect(skipOf(3)).toBe(20);
});

// Shows R2.14, R2.22, R4.12
it("leaves out of an address what is meant anyway", () => {
	expect(listAddress("/categories/x", { page: 1, sort: "", view: "table" })).toBe("/categories/x");
	expect(listAddress("/categories/x", { page: 2, sort: "name_asc", view: "group" })).toBe("/categories/x?page=2&sort=name_asc&view=group");
	expect(listAddress("/new_search", { search: "100x5 ø" })).toBe("/new_search?search=100x5+%C3%B8");
});
