import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CachedPage, cachedPages, freshPage, sizeOf, wasCached } from "./cached-pages";
import { PageTemplate } from "./pages/page-template";

const now = 1_800_000_000_000;

const page = (until: number): CachedPage => {
	const template = new PageTemplate("<!doctype html>", []);
	return { template, headers: new Headers(), policy: null, keys: [], visits: [], tagged: [], until, size: sizeOf("key", template) };
};

beforeEach(() => {
	vi.useFakeTimers({ now });
	cachedPages.clear();
});
afterEach(() => {
	vi.useRealTimers();
});

it("is shown until it runs out, and is known from then on to have been", () => {
	expect(wasCached("key")).toBe(false);
	cachedPages.set("key", page(now + 1));
	expect(freshPage("key")).toMatchObject({ until: now + 1 });
	vi.setSystemTime(now + 1);
	expect(freshPage("key")).toBeUndefined();
	expect(wasCached("key")).toBe(true);
});

it("fills the memory with its key, too, and with what stands beside its text", () => {
	const template = new PageTemplate("<!doctype html>", []);
	expect(sizeOf("k".repeat(500), template) - sizeOf("", template)).toBe(1000);
	expect(sizeOf("", template)).toBeGreaterThan(10_000);
});
