import { describe, expect, it } from "vitest";
import { oneSpelling, spelled } from "./one-spelling";

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
	])("is as it should be: %s", (path) => expect(spelled(path)).toBe(path));

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
		expect(spelled(path)).toBe(right);
		expect(spelled(right)).toBe(right);
	});
});

describe("another spelling", () => {
	const asked = (path: string, method = "GET") => {
		const request = new Request(`https://shop.example${path}`, { method });
		return oneSpelling(request, new URL(request.url));
	};

	const redirected = (path: string) => {
		const answer = asked(path);
		return typeof answer === "number" ? null : answer;
	};

	it("leads to the right one, with what it asks for", () => {
		const answer = redirected("/Contact/?variant=CR-000001");
		expect(answer?.status).toBe(301);
		expect(answer?.headers.get("Location")).toBe("/contact?variant=CR-000001");
	});

	it("stays on this host", () => expect(redirected("//Evil.example/")?.headers.get("Location")).toBe("/evil.example"));

	it("takes no form", () => expect(asked("/newsletter/", "POST")).toBe(404));

	it("is none where all is well", () => expect(asked("/contact", "POST")).toBeNull());
});
