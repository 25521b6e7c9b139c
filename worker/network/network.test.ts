import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { networkDigest, networkOf } from "./network";

describe("networkOf", () => {
	it.each([
		["203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
		["2001:0DB8:0001::6", "2001:db8:1:0"],
		["::1", "0:0:0:0"],
		["2001:db8::", "2001:db8:0:0"],
	])("%s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});

describe("networkDigest", () => {
	const posted = (address?: string, key = "a key") =>
		networkDigest(new Request("https://shop.example/", { method: "POST", headers: address ? { "CF-Connecting-IP": address } : {} }), key);

	it("identifies a network and contains no address", () => {
		const client = posted("2001:db8:1:2:3:4:5:6");
		expect(client).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect(posted("2001:db8:1:2::9")).toBe(client);
		expect(posted("2001:db8:1:3::9")).not.toBe(client);
	});

	it("cannot be computed without the key", () => {
		expect(posted("203.0.113.7", "another key")).not.toBe(posted("203.0.113.7"));
		const plain = createHash("sha256").update("network:203.0.113.7").digest("base64url");
		for (const key of ["a key", ""]) expect(posted("203.0.113.7", key)).not.toBe(plain);
	});

	it.each([undefined, "127.0.0.1", "::1"])("is empty without an address, as on a developer's machine: %s", (address) =>
		expect(posted(address)).toBe(""),
	);
});
