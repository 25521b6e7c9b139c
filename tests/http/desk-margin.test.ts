import { beforeAll, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

let path: string;
beforeAll(async () => {
	path = `/desk/orders/${orderNumberOf(await order(new Visitor(shared.address, "fi"), finnishBuyer)).toLowerCase()}`;
});

const marginFor = async (email: string) =>
	(await (await signedInAtDesk(shared, email)).get(path)).root.querySelector("section[aria-labelledby=margin]");

// Shows R60.41
it("an order's page tells accounts and owners the margin of each line and in sum, and nobody else", async () => {
	for (const email of ["accounts@desk.example", "owner@desk.example"]) {
		const rows = (await marginFor(email))?.querySelectorAll("tbody tr").map((row) => plainSpaces(row.text)) ?? [];
		expect(rows, email).toHaveLength(2);
		expect(rows[0]).toMatch(/IPE 200.*€.*€.*€.*%/);
		expect(rows[1]).toMatch(/Sum.*€.*€.*€.*%/);
	}
	expect(await marginFor("orders@desk.example")).toBeNull();
});
