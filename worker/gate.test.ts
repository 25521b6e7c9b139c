import { describe, expect, it } from "vitest";
import type { Settings } from "./env";
import { addressOf, gate } from "./gate";

const settings: Settings = {
	backendUrl: null,
	backendKey: "",
	localeDomains: { "shop.example": "de" },
	hosts: new Set(["shop.example"]),
	devPages: false,
	analyticsUrl: null,
	analyticsKey: "",
	newsletterUrl: null,
	imageBase: null,
	logsRequests: false,
	digestKey: "",
	paymentHosts: [],
	problems: [],
};

function status(address: string, init: RequestInit = {}): number | null {
	return gate(new Request(address, init), new URL(address), settings)?.status ?? null;
}

const post = (headers: Record<string, string>, path = "/cart/items") => status(`https://shop.example${path}`, { method: "POST", headers });

describe("the address of a request", () => {
	it("is what it asks for", () => expect(addressOf({ url: "https://shop.example/a?b=c" })?.search).toBe("?b=c"));
	it.each(["http://[/", "http://xn--zz/", "http://shop.example:99999/", "/"])("is none where its host is none: %s", (url) =>
		expect(addressOf({ url })).toBeNull(),
	);
});

describe("the gate", () => {
	it("lets a reader in", () => expect(status("https://shop.example/")).toBeNull());
	it("turns an unknown host away", () => expect(status("https://evil.example/")).toBe(421));
	it("turns the old data parameter away", () => expect(status("https://shop.example/?_data=routes/home")).toBe(400));
	it("takes no endless address", () => expect(status(`https://shop.example/?a=${"x".repeat(5000)}`)).toBe(414));
	it("knows no other methods", () => expect(status("https://shop.example/", { method: "DELETE" })).toBe(405));
	it("gives the head of a page, and not of its data", () => {
		expect(status("https://shop.example/", { method: "HEAD" })).toBeNull();
		expect(status("https://shop.example/_root.data", { method: "HEAD" })).toBe(405);
	});

	it.each([
		["no origin at all", {}, 403],
		["an origin of this address", { Origin: "https://shop.example" }, null],
		["another site", { Origin: "https://evil.example" }, 403],
		["another protocol", { Origin: "http://shop.example" }, 403],
		["another port", { Origin: "https://shop.example:8443" }, 403],
		["a hidden origin", { Origin: "null" }, 403],
		["what the browser calls the same origin", { "Sec-Fetch-Site": "same-origin" }, null],
		["a sister domain", { "Sec-Fetch-Site": "same-site", Origin: "https://shop.example" }, 403],
		["a browser's word against another origin", { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }, 403],
		["a foreign page with a forged host header", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, 403],
	])("takes a post from %s: %j → %s", (_, headers, expected) => expect(post(headers)).toBe(expected));
});
