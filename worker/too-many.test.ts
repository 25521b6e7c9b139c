import { describe, expect, it } from "vitest";
import { mayTell, tooManyOf } from "./too-many";

/** A counter that lets so many pass for a key, and notes which keys there were. */
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

const asked = (path: string, network?: string, method = "GET") => {
	const url = new URL(path, "https://shop.example");
	return [new Request(url, { method, headers: network ? { "CF-Connecting-IP": network } : {} }), url] as const;
};

describe("what pages tell analytics", () => {
	it("ends where a network has told enough, and not for another one, nor where none is known", async () => {
		const EVENTS = counter(3);
		const tell = (network?: string) => mayTell(...asked("/products/ipe-200", network), { EVENTS });
		const told = [await tell("203.0.113.1"), await tell("203.0.113.1"), await tell("203.0.113.1"), await tell("203.0.113.1")];
		expect(told).toEqual([true, true, true, false]);
		expect(await tell("203.0.113.2")).toBe(true);
		for (let time = 0; time < 5; time++) expect(await tell()).toBe(true);
		// The address itself is nowhere.
		expect([...EVENTS.seen.keys()].join()).not.toContain("203.0.113");
	});

	it("is counted apart from what browsers tell, which has been counted already", async () => {
		const EVENTS = counter(0);
		for (const path of ["/events", "/search/click"]) expect(await mayTell(...asked(path, "203.0.113.1", "POST"), { EVENTS })).toBe(true);
		expect(EVENTS.seen.size).toBe(0);
		const env = { EVENTS, ACCOUNT_FORMS: counter(0), OPEN_FORMS: counter(0) };
		expect(await tooManyOf(...asked("/events", "203.0.113.1", "POST"), env)).toBe("EVENTS");
	});
});
