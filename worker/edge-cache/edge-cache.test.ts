import { beforeEach, describe, expect, it, vi } from "vitest";
import { PageRecord } from "../../app/platform/backend/page-record.server";
import { cookiesFor } from "../../app/platform/session/cookies.server";
import { Visitor } from "../../app/platform/session/visitor.server";
import type { LocationCache } from "../location-cache/location-cache";
import type { Reader } from "../reader/reader";
import { type CachedPage, SharedPages } from "./cached-pages";
import { cachedPage, clearEdgeCache, renderAndCache, shareOnce, shown } from "./edge-cache";
import { pageKey } from "./pages/page-key";

const url = new URL("https://shop.example/categories/beams");

/** The nonce has the usual length, so that each reader's values differ. */
const readerOf = (visitor: Visitor, nonce: string): Reader => ({
	locale: "de",
	isNeutralHost: false,
	visitor,
	savesData: false,
	includesStyles: false,
	provesScripts: false,
	requestId: crypto.randomUUID(),
	nonce: nonce.repeat(24),
	renderedAt: 1_700_000_000_000,
});

/** Renders a page for a reader. @returns whether it was cached for others */
async function isCached(
	change: (reader: Reader, record: PageRecord) => void = () => {},
	headers: Record<string, string> = {},
	url = new URL("https://shop.example/categories/beams"),
) {
	const reader = readerOf(Visitor.stranger(url), "a");
	const key = pageKey(new Request(url), url, reader);
	const record = new PageRecord();
	record.recordShared(Date.now() + 60_000, false);
	change(reader, record);
	const body = `<html nonce="${reader.nonce}">${reader.requestId} ${reader.renderedAt}</html>`;
	const policy = `script-src 'nonce-${reader.nonce}'`;
	const answer = new Response(body, { headers: { "Content-Type": "text/html", "Content-Security-Policy": policy, ...headers } });
	await renderAndCache({ ...making(reader, url, record, answer), key });
	return (await cachedPage(key ?? "")) !== undefined;
}

const making = (reader: Reader, url: URL, record: PageRecord, response: Response) => ({
	url,
	reader,
	run: { waitUntil: () => {} },
	shared: null,
	show: (page: CachedPage) => shown(page, reader),
	make: async () => ({ response, record }),
});

beforeEach(clearEdgeCache);

it("is a page without personal data", async () => expect(await isCached()).toBe(true));

// Shows H4.1
it("is cached from the second reader on if its address has a query", async () => {
	const named = new URL("https://shop.example/categories/beams?page=7");
	expect([await isCached(undefined, {}, named), await isCached(undefined, {}, named)]).toEqual([false, true]);
	const part = new URL("https://shop.example/categories/beams.data?_routes=routes%2Fcategory");
	expect(await isCached(undefined, {}, part)).toBe(true);
});

// Shows H4.4
it.each<[string, (reader: Reader, record: PageRecord) => void]>([
	["that sets a cookie", ({ visitor }) => visitor.ensureSession()],
	["that takes a cookie away", ({ visitor }) => visitor.signOut()],
	["with something of its reader in it", (_, record) => record.recordPersonal()],
	["of which parts come late", (_, record) => Object.assign(record, { isStreamed: true })],
	["that lacks a part", (_, record) => Object.assign(record, { isIncomplete: true })],
	["of answers that are no longer fresh", (_, record) => record.recordShared(Date.now() - 1, true)],
])("is no page %s", async (_, change) => expect(await isCached(change)).toBe(false));

it("is no page whose address contains a value of its reader", async () => {
	for (const [query, isSame] of [
		["q=1700000000000", false],
		["q=x1700000000000", false],
		["q=%31700000000000", false],
		["q=17000000", true],
	] as const) {
		const address = new URL(`https://shop.example/faq?${query}`);
		await isCached(undefined, {}, address);
		expect([query, await isCached(undefined, {}, address)]).toEqual([query, isSame]);
	}
});

it("is a page, not a document", async () => expect(await isCached(undefined, { "Content-Type": "application/pdf" })).toBe(false));

// Shows H4.4
it("is not served to a reader with a flash message", async () => {
	const cookies = cookiesFor(url);
	const flash = [await cookies.flash.serialize({ kind: "notice", key: "cart.updated" }), await cookies.returnTo.serialize("/users/orders")];
	for (const cookie of flash) {
		const visitor = await Visitor.of(new Request(url, { headers: { Cookie: cookie.split(";")[0] ?? "" } }), url);
		expect(pageKey(new Request(url), url, readerOf(visitor, "a")), cookie).toBeNull();
	}
});

// Shows H4.3
it("gets a new nonce for each response, in headers and text", async () => {
	await isCached();
	const reader = readerOf(Visitor.stranger(url), "b");
	const page = await cachedPage(pageKey(new Request(url), url, reader) ?? "");
	if (!page) throw new Error("The page was not cached.");
	const answer = shown(page, reader);
	expect(answer.headers.get("Content-Security-Policy")).toBe(`script-src 'nonce-${reader.nonce}'`);
	expect(await answer.text()).toBe(`<html nonce="${reader.nonce}">${reader.requestId} ${reader.renderedAt}</html>`);
});

it.each([true, false])("reports stale answers from its first reader on: %s", async (isStale) => {
	const how = async (key: string | null) => {
		const record = new PageRecord();
		record.recordShared(Date.now() + 60_000, isStale);
		const made = making(readerOf(Visitor.stranger(url), "a"), url, record, new Response("", { headers: { "Content-Type": "text/html" } }));
		return (await renderAndCache({ ...made, key })).headers.get("Server-Timing");
	};
	expect([await how("a page"), await how(null)]).toEqual(["miss", "none"].map((made) => `cache;desc=${isStale ? "stale" : made}`));
});

describe("the location's cache", () => {
	/** The location's cache, shared by its isolates. */
	function location() {
		const texts = new Map<string, string>();
		const asked: string[] = [];
		const cache: LocationCache = {
			async find(key) {
				asked.push(key);
				const text = texts.get(key);
				return text === undefined ? null : { text, requestedAt: Date.now(), staleUntil: 0 };
			},
			store: async (key, text) => void texts.set(key, text),
			purge: async () => {},
		};
		return { texts, asked, shared: new SharedPages(cache, "version") };
	}

	/** Two readers request a page in an isolate with empty memory. @returns the first one's page, and how often it was rendered */
	async function asked(
		shared: SharedPages,
		nonce: string,
		at = url,
		change: (record: PageRecord) => void = () => {},
		meanwhile = () => {},
	) {
		clearEdgeCache();
		const reader = readerOf(Visitor.stranger(at), nonce);
		const record = new PageRecord();
		record.recordShared(Date.now() + 60_000, false);
		change(record);
		const response = new Response(`<html nonce="${reader.nonce}"></html>`, { headers: { "Content-Type": "text/html" } });
		const make = vi.fn(async () => {
			meanwhile();
			return { response, record };
		});
		const key = pageKey(new Request(at), at, reader);
		const answer = await renderAndCache({ ...making(reader, at, record, response), key, shared, make });
		const page = await cachedPage(key ?? "");
		if (page) await shareOnce(key ?? "", page, () => shared);
		return { text: await answer.text(), made: make.mock.calls.length, isInMemory: page !== undefined };
	}

	it("gives other isolates a page, with a new nonce for each response", async () => {
		const { shared } = location();
		expect((await asked(shared, "a")).made).toBe(1);
		expect(await asked(shared, "b")).toEqual({ text: `<html nonce="${"b".repeat(24)}"></html>`, made: 0, isInMemory: true });
	});

	it("gets a page with its second reader, once", async () => {
		const { shared, texts } = location();
		const store = vi.spyOn(shared, "store");
		await asked(shared, "a");
		const page = await cachedPage(pageKey(new Request(url), url, readerOf(Visitor.stranger(url), "c")) ?? "");
		expect([page?.isToBeShared, store.mock.calls.length, texts.size]).toEqual([false, 1, 1]);
		expect(page && shareOnce("key", page, () => shared)).toBeNull();
	});

	it("is read once for concurrent requests", async () => {
		const { shared, asked: looks } = location();
		await asked(shared, "a");
		clearEdgeCache();
		looks.length = 0;
		const reader = readerOf(Visitor.stranger(url), "b");
		const key = pageKey(new Request(url), url, reader);
		const first = renderAndCache({ ...making(reader, url, new PageRecord(), new Response()), key, shared });
		expect(await cachedPage(key ?? "")).toBeDefined();
		await first;
		expect(looks).toHaveLength(1);
	});

	// Shows H4.2
	it("never holds a page of one session", async () => {
		const { shared, texts, asked: looks } = location();
		const own = new URL("https://shop.example/users/orders");
		expect(await asked(shared, "a", own)).toMatchObject({ made: 1, isInMemory: true });
		expect([texts.size, looks]).toEqual([0, []]);
	});

	it("holds no stale page and no personal one", async () => {
		const { shared, texts } = location();
		await asked(shared, "a", url, (record) => record.recordShared(Date.now() + 5000, true));
		await asked(shared, "a", url, (record) => record.recordPersonal());
		expect(texts.size).toBe(0);
	});

	// Shows H4.1
	it("holds a page with a query from its second reader on, as does memory", async () => {
		const { shared, texts } = location();
		const named = new URL("https://shop.example/categories/beams?page=9");
		expect(await asked(shared, "a", named)).toMatchObject({ made: 1, isInMemory: false });
		expect(texts.size).toBe(0);
		expect(await asked(shared, "a", named)).toMatchObject({ made: 1, isInMemory: true });
		expect(await asked(shared, "a", named)).toMatchObject({ made: 0 });
	});

	it("holds no page begun before a purge, nor does memory", async () => {
		const { shared, texts } = location();
		expect(await asked(shared, "a", url, () => {}, clearEdgeCache)).toMatchObject({ made: 1, isInMemory: false });
		expect(texts.size).toBe(0);
	});
});
