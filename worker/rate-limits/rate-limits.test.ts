import { describe, expect, it } from "vitest";
import { limitReached, mayDeliver } from "./rate-limits";

/** A counter that allows `most` requests per key and records its keys. */
function counter(most: number) {
	const seen = new Map<string, number>();
	return {
		seen,
		limit: async ({ key }: { key: string }) => {
			const times = (seen.get(key) ?? 0) + 1;
			seen.set(key, times);
			return { success: times <= most };
		},
	};
}

const asking = { hasCart: false, digestKey: "a key" };

const counters = () => ({
	...{ ACCOUNT_FORMS: counter(9), OPEN_FORMS: counter(9), EVENTS: counter(9) },
	...{ CART_CHANGES: counter(9), NEW_CARTS: counter(9), SEARCHES: counter(9) },
});

const requestTo = (path: string, network?: string, method = "GET") => {
	const url = new URL(path, "https://shop.example");
	return [new Request(url, { method, headers: network ? { "CF-Connecting-IP": network } : {} }), url] as const;
};

describe("events of pages", () => {
	it("are limited per network, and unlimited without a known one", async () => {
		const EVENTS = counter(3);
		const deliver = (network?: string) => mayDeliver(...requestTo("/products/ipe-200", network), { EVENTS }, "a key");
		const delivered = [
			await deliver("203.0.113.1"),
			await deliver("203.0.113.1"),
			await deliver("203.0.113.1"),
			await deliver("203.0.113.1"),
		];
		expect(delivered).toEqual([true, true, true, false]);
		expect(await deliver("203.0.113.2")).toBe(true);
		for (let time = 0; time < 5; time++) expect(await deliver()).toBe(true);
		// No key contains the address.
		expect([...EVENTS.seen.keys()].join()).not.toContain("203.0.113");
	});

	it("are counted apart from events that browsers send", async () => {
		const EVENTS = counter(0);
		for (const path of ["/events", "/search/click"])
			expect(await mayDeliver(...requestTo(path, "203.0.113.1", "POST"), { EVENTS }, "a key")).toBe(true);
		expect(EVENTS.seen.size).toBe(0);
		const env = { ...counters(), EVENTS };
		expect(await limitReached(...requestTo("/events", "203.0.113.1", "POST"), env, asking)).toBe("EVENTS");
	});
});

describe("one network's requests", () => {
	it.each([
		["GET", "/new_search?search=ipe", ["SEARCHES"]],
		["HEAD", "/new_search?search=ipe", ["SEARCHES"]],
		["GET", "/new_search.data?search=ipe", ["SEARCHES"]],
		["GET", "/search/hits?search=ipe", ["SEARCHES"]],
		["POST", "/cart/items", ["CART_CHANGES", "NEW_CARTS"]],
		["POST", "/cart/items.data", ["CART_CHANGES", "NEW_CARTS"]],
		["POST", "/quick-order", ["CART_CHANGES", "NEW_CARTS"]],
		["POST", "/orders/1/again", ["CART_CHANGES", "NEW_CARTS"]],
		["POST", "/cart/1/payment-info", ["CART_CHANGES"]],
		["POST", "/cart/1.data", ["CART_CHANGES"]],
		["POST", "/users/login", ["ACCOUNT_FORMS"]],
		["POST", "/contact.data", ["OPEN_FORMS"]],
		["GET", "/cart/1/confirmation.pdf", ["NEW_CARTS"]],
		["GET", "/cart/1/offer.pdf", ["NEW_CARTS"]],
		["GET", "/users/orders/1/order.xml", ["NEW_CARTS"]],
		["GET", "/products/ipe-200/variants.csv", ["NEW_CARTS"]],
		["GET", "/users/profile/data.json", ["NEW_CARTS"]],
		["POST", "/cookies", []],
		["GET", "/cart/1", []],
		["GET", "/products/ipe-200", []],
		["GET", "/quick-order", []],
	])("%s %s is counted as %j", async (method, path, names) => {
		const env = counters();
		expect(await limitReached(...requestTo(path, "203.0.113.1", method), env, asking)).toBeNull();
		const met = Object.entries(env).flatMap(([name, { seen }]) => (seen.size > 0 ? [name] : []));
		expect(met.sort()).toEqual([...names].sort());
		for (const name of names) {
			const full = { ...counters(), [name]: counter(0) };
			expect(await limitReached(...requestTo(path, "203.0.113.1", method), full, asking)).toBe(name);
			// Without an address, as on a developer's machine, nobody is limited.
			expect(await limitReached(...requestTo(path, undefined, method), full, asking)).toBeNull();
			expect(await limitReached(...requestTo(path, "127.0.0.1", method), full, asking)).toBeNull();
		}
	});

	it("count files apart from carts", async () => {
		const env = { ...counters(), NEW_CARTS: counter(1) };
		const file = () => limitReached(...requestTo("/cart/1/confirmation.pdf", "203.0.113.1"), env, asking);
		expect([await file(), await file()]).toEqual([null, "NEW_CARTS"]);
		expect(await limitReached(...requestTo("/cart/items", "203.0.113.1", "POST"), env, asking)).toBeNull();
	});

	it("do not count as a new cart if the client has one", async () => {
		const env = { ...counters(), NEW_CARTS: counter(0) };
		expect(await limitReached(...requestTo("/cart/items", "203.0.113.1", "POST"), env, { ...asking, hasCart: true })).toBeNull();
	});

	it("are counted by the first 64 bits of an IPv6 address, as a keyed digest", async () => {
		const env = { ...counters(), SEARCHES: counter(1) };
		const search = (network: string, digestKey = "a key") =>
			limitReached(...requestTo("/new_search?search=ipe", network), env, { ...asking, digestKey });
		expect(await search("2001:db8:1:2::1")).toBeNull();
		expect(await search("2001:db8:1:2:ffff::2")).toBe("SEARCHES");
		expect(await search("2001:db8:1:3::1")).toBeNull();
		expect(await search("2001:db8:1:2::1", "another key")).toBeNull();
		expect([...env.SEARCHES.seen.keys()].join()).not.toContain("2001");
	});
});
