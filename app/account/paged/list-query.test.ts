import { expect, it } from "vitest";
import { accountListHref, historyQuery, orderSearchParameters } from "./list-query";

const read = (search: string) => historyQuery(new URLSearchParams(search));

const all = { search: "", state: "", of: "self", buyer: "", costCentre: "", since: "", until: "", page: 1 } as const;

it.each([
	["", {}],
	["search=+ipe+200+&state=done&page=3", { search: "ipe 200", state: "done", page: 3 }],
	["state=in_review", { state: "in_review" }],
	["state=cancelled", { state: "cancelled" }],
	["state=created&page=0", {}],
	["state=lost&page=two", {}],
	["of=company&buyer=12&since=2026-02-01&until=2026-02-28", { of: "company", buyer: "12", since: "2026-02-01", until: "2026-02-28" }],
	["buyer=12", {}],
	["of=everybody&since=2026-02-30&until=yesterday", {}],
	["of=company&buyer=-1", { of: "company" }],
])("%s asks for %j", (search, query) => {
	expect(read(search)).toEqual({ ...all, ...query });
});

it("cuts what is longer than anyone searches for", () => {
	expect(read(`search=${"x".repeat(300)}`).search).toHaveLength(100);
});

// Shows R48.1
it("asks for cancelled orders by the word that order_status has for them", () => {
	expect(orderSearchParameters(read("state=cancelled")).state).toBe("other");
	expect(orderSearchParameters(read("state=in_review")).state).toBe("in_review");
});

it("has an address without what says nothing", () => {
	expect(accountListHref("/users/orders", all)).toBe("/users/orders");
	expect(accountListHref("/users/orders", { ...all, search: "Los 2 & 3", state: "in_delivery", page: 2 })).toBe(
		"/users/orders?search=Los+2+%26+3&state=in_delivery&page=2",
	);
	expect(accountListHref("/users/orders.csv", { ...all, of: "company", buyer: "3", since: "2026-02-01" })).toBe(
		"/users/orders.csv?of=company&buyer=3&since=2026-02-01",
	);
});
