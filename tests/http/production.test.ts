import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDigestKey } from "../support/digest-key";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

let shop: RunningShop;

beforeAll(async () => {
	shop = await startShop({ DEV_PAGES: "", DIGEST_KEY: testDigestKey, BACKEND_KEY: "a secret of both Workers" });
});
afterAll(() => shop.stop());

describe("without development pages, as in production", () => {
	it("plain http redirects to https", async () => {
		const visitor = new Visitor(shop.address, "de");
		const answer = await visitor.send("GET", "/products/ipe-200?showVariant=1");
		expect(answer.status).toBe(301);
		expect(answer.headers.location).toBe(`https://${visitor.host}/products/ipe-200?showVariant=1`);
	});

	it("nobody can read the outbox", async () => {
		const visitor = new Visitor(shop.address, "de");
		expect((await visitor.send("GET", "/_dev/outbox.json")).status).toBe(301);
		const asked = await fetch(`${shop.backend}/_dev/outbox.json`, { headers: { "Backend-Key": "a secret of both Workers" } });
		expect(asked.status).toBe(404);
	});

	// Shows H1.14
	it.each([undefined, "", "a secret of both Worker", "another"])("the backend refuses the key %j", async (key) => {
		const headers = key === undefined ? undefined : { "Backend-Key": key };
		expect((await fetch(`${shop.backend}/category/rootCategories`, { headers })).status).toBe(403);
	});

	it("the backend answers with the right key", async () => {
		const answer = await fetch(`${shop.backend}/category/rootCategories`, {
			headers: { "Backend-Key": "a secret of both Workers", Locale: "de" },
		});
		expect(answer.status).toBe(200);
	});
});

it("the shop sends its key to the backend, for pages and drawings", async () => {
	const keyed = await startShop({ BACKEND_KEY: "a secret of both Workers" });
	const visitor = new Visitor(keyed.address, "de");
	expect((await visitor.get("/products/ipe-200")).status).toBe(200);
	expect((await visitor.get("/drawings/ipe-200/main.svg")).status).toBe(200);
	const outbox = await visitor.get("/_dev/outbox.json");
	expect(outbox.status).toBe(200);
	expect(outbox.headers["cache-control"]).toBe("no-store");
	await keyed.stop();
});
