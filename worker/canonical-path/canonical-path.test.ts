import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import type { Shop } from "../context/context";
import { readerOf } from "../reader/reader";
import { logRequest } from "../request-log/request-log";
import { canonicalPath, requireCanonicalPath, requireHttps } from "./canonical-path";

describe("a path", () => {
	it.each([
		"/",
		"/contact",
		"/supplierInfo",
		"/supplierInfo.data",
		"/_root.data",
		"/__manifest",
		"/products/ipe-200",
		"/products/%C3%A4",
		"/products/%FF",
		"/products/%E2%80%AE%C3%84",
		"/Products/%C3%A4%2F",
		"/orders/..%2f%5Cevil.example/again",
	])("is as it should be: %s", (path) => expect(canonicalPath(path)).toBe(path));

	// Shows R2.21
	it.each([
		["/Newsletter", "/newsletter"],
		["/newsletter/", "/newsletter"],
		["/%6eewsletter", "/newsletter"],
		["/%4Eewsletter.data", "/newsletter.data"],
		["/CART/67738F0D-497E-41DA-886F-16FD014AC7AF", "/cart/67738f0d-497e-41da-886f-16fd014ac7af"],
		["/supplierinfo", "/supplierInfo"],
		["/SUPPLIERINFO.data", "/supplierInfo.data"],
		["/Categories/%C3%84%C3%96-LAUD", "/categories/%C3%A4%C3%B6-laud"],
		["/products/%c3%a4", "/products/%C3%A4"],
		["//", "/"],
		["//evil.example", "/evil.example"],
		["/x/supplierInfo", "/x/supplierinfo"],
	])("is put right: %s → %s", (path, right) => {
		expect(canonicalPath(path)).toBe(right);
		expect(canonicalPath(right)).toBe(right);
	});
});

// Shows R71.13
it("redirects no address of a system that has a password in it to https", async () => {
	const app = new Hono<Shop>()
		.use(logRequest)
		.use(requireHttps)
		.all("*", () => new Response("the page"));
	const ask = (path: string) => app.request(`http://shop.example${path}`, {}, shopEnv({ DEV_PAGES: "" }));
	const refused = await ask("/Punchout/oci?PASSWORD=hush");
	expect([refused.status, refused.headers.get("Location")]).toEqual([403, null]);
	expect((await ask("/shop")).status).toBe(301);
});

describe("another spelling", () => {
	// Shows R71.13
	it.each(["/punchout/oci/?PASSWORD=hush", "/PunchOut/OCI?PASSWORD=hush", "/punchout/%6fci?PASSWORD=hush"])(
		"of the address of a system is not redirected: %s",
		async (path) => {
			const refused = await answer(path);
			expect([refused?.status, refused?.headers.get("Location")]).toEqual([404, null]);
		},
	);

	/** @returns the response; null if the chain goes on */
	async function answer(path: string, method = "GET"): Promise<Response | null> {
		const app = new Hono<Shop>()
			.use(logRequest)
			.use(async (context, next) => {
				context.set("reader", await readerOf(context.req.raw, context.get("url"), context.get("settings"), "a-request"));
				context.set("request", context.req.raw);
				await next();
			})
			.use(requireCanonicalPath)
			.all("*", () => new Response("the page"));
		const response = await app.request(`https://shop.example${path}`, { method }, shopEnv({}));
		return response.status === 200 ? null : response;
	}

	it("redirects to the canonical path and keeps the query", async () => {
		const response = await answer("/Contact/?variant=CR-000001");
		expect(response?.status).toBe(301);
		expect(response?.headers.get("Location")).toBe("/contact?variant=CR-000001");
	});

	it("stays on this host", async () => expect((await answer("//Evil.example/"))?.headers.get("Location")).toBe("/evil.example"));

	it("accepts no form", async () => expect((await answer("/newsletter/", "POST"))?.status).toBe(404));

	it.each(["/%FF", "/%5C%5Cevil.example%3C", "/%5Cevil", "/%09%5Cevil%3C", "/%0A/evil%3C", "/%2Fevil%3C"])(
		"is not there where the router could not read it: %s",
		async (path) => expect((await answer(path))?.status).toBe(404),
	);

	it("passes a canonical path", async () => expect(await answer("/contact", "POST")).toBeNull());
});
