import { describe, expect, it } from "vitest";
import { addressOf } from "../request-log/request-log";
import { refusalOf } from "./origin-check";

const settings = { hosts: new Set(["shop.example"]) };

function status(address: string, init: RequestInit = {}): number | null {
	return refusalOf(new Request(address, init), new URL(address), settings);
}

const post = (headers: Record<string, string>, path = "/cart/items") => status(`https://shop.example${path}`, { method: "POST", headers });

describe("the address of a request", () => {
	it("is parsed", () => expect(addressOf({ url: "https://shop.example/a?b=c" })?.search).toBe("?b=c"));
	it.each(["http://[/", "http://shop.example:99999/", "/"])("is null if its host is invalid: %s", (url) =>
		expect(addressOf({ url })).toBeNull(),
	);
});

describe("the origin check", () => {
	it("admits a reader", () => expect(status("https://shop.example/")).toBeNull());
	// Shows H1.10
	it("rejects an unknown host", () => expect(status("https://evil.example/")).toBe(421));
	// Shows H1.4
	it("rejects the old data parameter", () => expect(status("https://shop.example/?_data=routes/home")).toBe(400));
	it("rejects requests for Remix's route list", () => expect(status("https://shop.example/__manifest?p=/a&p=/b&version=1")).toBe(404));
	it("rejects an endless address", () => expect(status(`https://shop.example/?a=${"x".repeat(5000)}`)).toBe(414));
	it("rejects other methods", () => expect(status("https://shop.example/", { method: "DELETE" })).toBe(405));
	it("answers HEAD for a page but not for its data", () => {
		expect(status("https://shop.example/", { method: "HEAD" })).toBeNull();
		expect(status("https://shop.example/_root.data", { method: "HEAD" })).toBe(405);
	});

	// Shows H1.1, H1.2
	it.each([
		["a client that names no origin", {}, null],
		["such a client, from a page of this address", { Referer: "https://shop.example/products/ipe-200" }, null],
		["such a client, from another site", { Referer: "https://evil.example/" }, 403],
		["such a client, from another protocol", { Referer: "http://shop.example/" }, 403],
		["such a client, from another port", { Referer: "https://shop.example:8443/" }, 403],
		["such a client, from no page", { Referer: "about:blank" }, 403],
		["such a client, from what is no address", { Referer: "shop.example" }, 403],
		["an origin of this address", { Origin: "https://shop.example" }, null],
		["another site", { Origin: "https://evil.example" }, 403],
		["another protocol", { Origin: "http://shop.example" }, 403],
		["another port", { Origin: "https://shop.example:8443" }, 403],
		["another origin, whatever led there", { Origin: "https://evil.example", Referer: "https://shop.example/" }, 403],
		["a hidden origin", { Origin: "null" }, 403],
		["a hidden origin, whatever led there", { Origin: "null", Referer: "https://shop.example/" }, 403],
		["a hidden origin that the browser calls the same", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, null],
		["a hidden origin that the browser calls another", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, 403],
		["an address that was opened", { "Sec-Fetch-Site": "none" }, 403],
		["no site in particular", { "Sec-Fetch-Site": "" }, 403],
		["what the browser calls the same origin", { "Sec-Fetch-Site": "same-origin" }, null],
		["a sister domain", { "Sec-Fetch-Site": "same-site", Origin: "https://shop.example" }, 403],
		["a browser's word against another origin", { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }, 403],
		["a foreign page with a forged host header", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, 403],
	])("takes a post from %s: %j → %s", (_, headers, expected) => expect(post(headers)).toBe(expected));
});
