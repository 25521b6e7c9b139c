import { expect, it } from "vitest";
import { orderNumberIn, ordersHref, ordersQuery } from "./orders-query";

it("leaves defaults and unknown values out of an address", () => {
	const address = (search: string) => ordersHref(ordersQuery(new URLSearchParams(search)));
	expect(address("search=&state=open&since=&until=&page=1")).toBe("/desk/orders");
	expect(address("state=lost&since=2026-02-30&page=x")).toBe("/desk/orders");
	expect(address("search=+Weser+&state=all&since=1.12.2026&page=3")).toBe("/desk/orders?search=Weser&state=all&since=2026-12-01&page=3");
	expect(address("page=9999")).toBe("/desk/orders?page=200");
});

it("recognises the number of an order", () => {
	expect(["10001", "cb-10001", "CB10001", "PO 10001", "CB-"].map(orderNumberIn)).toEqual(["CB-10001", "CB-10001", "CB-10001", null, null]);
});
