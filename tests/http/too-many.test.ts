import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

/** Of wrangler.toml: so many forms about accounts in a minute come from one network. */
const most = 60;

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.stop());

/** Forms of one network, until one is refused as one too many. */
async function flood(path: string, network: string) {
	const visitor = new Visitor(shop.address, "fi");
	for (let time = 0; time <= most * 2; time++) {
		const page = await visitor.postOnce(path, { token: "" }, { "CF-Connecting-IP": network });
		if (page.status === 429) return { page, time };
	}
	throw new Error("Nothing was refused.");
}

describe("forms about accounts", () => {
	it("are refused with a page where too many come from one network, and from no other", async () => {
		const { page, time } = await flood("/users/verify", "203.0.113.9");
		expect(time).toBeGreaterThanOrEqual(most);
		expect(page.root.querySelector("h1")?.text).toBe("Liian monta yritystä");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		// What scripts ask is the same form.
		const visitor = new Visitor(shop.address, "fi");
		const data = await visitor.postOnce("/users/verify.data", { token: "" }, { "CF-Connecting-IP": "203.0.113.9" });
		expect([data.status, data.headers["content-type"]]).toEqual([429, "text/x-script"]);
		const other = await visitor.postOnce("/users/verify", { token: "" }, { "CF-Connecting-IP": "203.0.113.10" });
		expect(other.status).toBe(303);
	});

	it("are read as before, and the page of the refusal has no address", async () => {
		const { status } = await new Visitor(shop.address).get("/users/too-many");
		expect(status).toBe(404);
	});
});
