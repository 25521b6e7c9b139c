import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LocationCache } from "../location-cache/location-cache";
import { type CachedPage, clearPages, freshPage, keepPage, SharedPages, sizeOf, wasEverCached } from "./cached-pages";
import { PageTemplate } from "./pages/page-template";

const now = 1_800_000_000_000;
const minute = 60_000;

const page = (until: number): CachedPage => ({
	template: PageTemplate.of('<!doctype html><p nonce="XYZ">Träger – 7 €</p>', ["XYZ"]),
	headers: [["Content-Type", "text/html"]],
	policy: ["script-src 'nonce-", "'"],
	keys: [true, false],
	visits: [{ to: "category", slug: "beams" }],
	tagged: [],
	isToBeShared: false,
	until,
});

beforeEach(() => {
	vi.useFakeTimers({ now });
	clearPages();
});

it("is served until it expires, and remembered afterwards", () => {
	expect(wasEverCached("key")).toBe(false);
	keepPage("key", page(now + 1));
	expect(freshPage("key")).toMatchObject({ until: now + 1 });
	vi.setSystemTime(now + 1);
	expect(freshPage("key")).toBeUndefined();
	expect(wasEverCached("key")).toBe(true);
});

// Shows R52.9
it("is not evicted by pages of readers with a cart", () => {
	const stranger = "stranger https://shop.example/faq";
	keepPage(stranger, page(now + minute));
	const large = { ...page(now + minute), template: PageTemplate.of("x".repeat(1_000_000), []) };
	for (let count = 0; count < 60; count++) keepPage(`known https://shop.example/faq ${count}`, large);
	expect(freshPage(stranger)).toBeDefined();
	expect(freshPage("known https://shop.example/faq 0")).toBeUndefined();
	expect(freshPage("known https://shop.example/faq 59")).toBeDefined();
});

it("counts its key and its objects as memory", () => {
	const plain = page(now);
	expect(sizeOf("k".repeat(500), plain) - sizeOf("", plain)).toBe(1000);
	expect(sizeOf("", { ...plain, headers: [["Link", "x".repeat(500)]] }) - sizeOf("", plain)).toBeGreaterThan(900);
});

describe("in the location's cache", () => {
	/** A location that two isolates share. */
	function location(): LocationCache & { staleUntil: number; ages: number[] } {
		const entries = new Map<string, { text: string; requestedAt: number }>();
		return {
			staleUntil: 0,
			ages: [],
			async find(key) {
				const found = entries.get(key);
				return found ? { ...found, staleUntil: this.staleUntil } : null;
			},
			async store(key, text, requestedAt, maxAge) {
				entries.set(key, { text, requestedAt });
				this.ages.push(maxAge);
			},
			purge: async () => {},
		};
	}

	it("another isolate gets the same page for a minute", async () => {
		const shared = location();
		await new SharedPages(shared, "version").store("key", page(now + 30_000));
		expect(shared.ages).toEqual([30]);
		const other = new SharedPages(shared, "version");
		const found = await other.find("key");
		expect(found).toEqual(page(now + 30_000));
		const text = (from: CachedPage | null) => new TextDecoder().decode(from?.template.filled(["abc"]));
		expect(text(found)).toBe('<!doctype html><p nonce="abc">Träger – 7 €</p>');
		vi.setSystemTime(now + 30_000);
		expect(await other.find("key")).toBeNull();
	});

	it("a page is found only under its key and deployment", async () => {
		const shared = location();
		await new SharedPages(shared, "version").store("key", page(now + minute));
		expect(await new SharedPages(shared, "version").find("other")).toBeNull();
		expect(await new SharedPages(shared, "next version").find("key")).toBeNull();
	});

	it.each([
		["after a purge, none of answers from before it, whoever stores it when", now + minute, now, null],
		["after a purge, one of answers from after it", now + minute + 1, now, {}],
	])("%s", async (_, until, purgedAt, found) => {
		const shared = location();
		shared.staleUntil = purgedAt;
		vi.setSystemTime(now + 10);
		const pages = new SharedPages(shared, "version");
		await pages.store("key", page(until));
		expect(await pages.find("key")).toEqual(found && page(until));
	});

	it.each(["{", "null", '{"template":{}}'])("an invalid entry counts as missing: %s", async (text) => {
		const shared = location();
		await shared.store("page version key", text, now, 60);
		expect(await new SharedPages(shared, "version").find("key")).toBeNull();
	});
});
