import { expect, it } from "vitest";
import { historyAddress, historyQuery } from "./history-query";

const read = (search: string) => historyQuery(new URLSearchParams(search));

it.each([
	["", { search: "", state: "", page: 1 }],
	["search=+ipe+200+&state=done&page=3", { search: "ipe 200", state: "done", page: 3 }],
	["state=in_review", { search: "", state: "in_review", page: 1 }],
	["state=created&page=0", { search: "", state: "", page: 1 }],
	["state=lost&page=two", { search: "", state: "", page: 1 }],
])("%s asks for %j", (search, query) => {
	expect(read(search)).toEqual(query);
});

it("cuts what is longer than anyone searches for", () => {
	expect(read(`search=${"x".repeat(300)}`).search).toHaveLength(100);
});

it("has an address without what says nothing", () => {
	expect(historyAddress({ search: "", state: "", page: 1 })).toBe("/users/orders");
	expect(historyAddress({ search: "Los 2 & 3", state: "in_delivery", page: 2 })).toBe(
		"/users/orders?search=Los+2+%26+3&state=in_delivery&page=2",
	);
});
