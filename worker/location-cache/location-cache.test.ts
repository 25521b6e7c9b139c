import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import { locationCache } from "./location-cache";

const now = 1_800_000_000_000;
const entries = new Map<string, { text: string; headers: Headers }>();

/** A stand-in for the platform's cache. */
const cache = {
	async match(address: string) {
		const found = entries.get(address);
		return found && new Response(found.text, { headers: found.headers });
	},
	async put(address: string, response: Response) {
		entries.set(address, { text: await response.text(), headers: response.headers });
	},
};
const opened = vi.fn(async () => cache);

const location = locationCache(shopEnv({ LOCALE_DOMAINS: '{"www.crossbar.example":"de"}' }));

beforeEach(() => {
	vi.useFakeTimers({ now });
	entries.clear();
	opened.mockImplementation(async () => cache);
	vi.stubGlobal("caches", { open: opened });
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it("keeps what is stored, for its max-age, in the shop's own zone", async () => {
	await location.store("a key/ü", "text", now - 5, 60);
	expect(await location.find("a key/ü")).toEqual({ text: "text", requestedAt: now - 5, staleUntil: 0 });
	expect(await location.find("another key")).toBeNull();
	const [[address, stored] = []] = entries;
	expect(address).toMatch(/^https:\/\/www\.crossbar\.example\//);
	expect(stored?.headers.get("Cache-Control")).toBe("public, max-age=60");
});

it("separates the entries of each backend", async () => {
	await location.store("key", "text", now, 60);
	const other = locationCache(shopEnv({ LOCALE_DOMAINS: '{"www.crossbar.example":"de"}', BACKEND_URL: "https://backend.example" }));
	expect(await other.find("key")).toBeNull();
});

it("is empty after a purge, also of answers requested before and stored later", async () => {
	await location.store("key", "text", now - 1, 60);
	await location.purge("all");
	expect(await location.find("key")).toBeNull();
	await location.store("key", "text", now, 60);
	expect(await location.find("key")).toBeNull();
	await location.store("key", "text", now + 1, 60);
	expect(await location.find("key")).toMatchObject({ text: "text" });
});

it("marks entries as stale after a soft purge; a full purge still holds", async () => {
	await location.store("key", "text", now - 1, 60);
	await location.purge("fresh");
	expect(await location.find("key")).toEqual({ text: "text", requestedAt: now - 1, staleUntil: now });
	await location.purge("all");
	vi.setSystemTime(now + 1000);
	await location.purge("fresh");
	expect(await location.find("key")).toBeNull();
});

it.each<[string, () => Promise<typeof cache>]>([
	["fails", async () => Promise.reject(new Error("no cache"))],
	["does not answer", () => new Promise(() => {})],
])("is as if it were empty where the platform's cache %s", async (_, open) => {
	await location.store("key", "text", now, 60);
	opened.mockImplementation(open);
	const looking = location.find("key");
	await vi.advanceTimersByTimeAsync(1000);
	expect(await looking).toBeNull();
});

it("ignores failures of the platform's cache", async () => {
	opened.mockImplementation(async () => Promise.reject(new Error("no cache")));
	await expect(location.store("key", "text", now, 60)).resolves.toBeUndefined();
	await expect(location.purge("all")).resolves.toBeUndefined();
});
