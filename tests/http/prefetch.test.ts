import { describe, expect, it } from "vitest";
import { shared } from "../support/shared-shop";
import { TrackedVisitor } from "../support/tracked-visitor";
import { Visitor } from "../support/visitor";

const shop = shared.address;

const ahead = { "Sec-Purpose": "prefetch" };
const data = "/products/ipe-200.data?_routes=catalogue%2Fproduct";

describe("data of a page that a browser prefetches", () => {
	it("may be used by it when the link is followed, cached or not", async () => {
		for (const time of ["made", "cached"])
			expect([time, (await new Visitor(shop).get(data, ahead)).headers["cache-control"]]).toEqual([time, "private, max-age=10"]);
	});

	it.each<[string, string, Record<string, string>]>([
		["that are requested when the link is followed", data, {}],
		["with what the shell shows of a visitor", "/products/ipe-200.data", ahead],
		["of a page with a form that says when it was made", "/contact.data?_routes=content%2Fcontact", ahead],
		["of a private page", "/users/login.data?_routes=account%2Fsign-in%2Flogin", ahead],
		["of a page that is not there", "/products/none.data?_routes=catalogue%2Fproduct", ahead],
	])("are not stored: %s", async (_, path, headers) => {
		expect((await new Visitor(shop).send("GET", path, undefined, headers)).headers["cache-control"]).toContain("no-store");
	});

	it("are not stored where the language may change, or the visit is counted", async () => {
		const counted = await TrackedVisitor.allowing(shop);
		for (const visitor of [new Visitor(shop, null), counted])
			expect((await visitor.get(data, ahead)).headers["cache-control"]).toContain("no-store");
	});

	it("are not stored as a document", async () => {
		expect((await new Visitor(shop).get("/products/ipe-200", ahead)).headers["cache-control"]).toBe("private, no-store");
	});
});
