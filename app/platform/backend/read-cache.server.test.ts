import { beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { orders } from "../../../contract/orders";
import { Breaker } from "./breaker.server";
import { connectBackend } from "./client.server";
import { PageRecord } from "./page-record.server";
import { type AnswerStore, ReadCache, type StoredAnswer } from "./read-cache.server";

const minute = 60_000;
const session = "s".repeat(22);

let now = 0;
let sent: { path: string; headers: Headers }[] = [];
let answer: (path: string) => Promise<Response>;
let breaker: Breaker;
let store: AnswerStore & { answers: Map<string, StoredAnswer> };
let reads: ReadCache;

/** A simplified data centre cache. */
function plainStore(): typeof store {
	const answers = new Map<string, StoredAnswer>();
	return {
		answers,
		find: async (key) => answers.get(key) ?? null,
		store: async (key, given) => void answers.set(key, given),
		purge: async (what) => {
			if (what === "all") answers.clear();
			for (const [key, { text }] of answers) answers.set(key, { text, requestedAt: now - minute });
		},
	};
}

beforeEach(() => {
	now = 1_000_000;
	sent = [];
	answer = async () => figures(1);
	breaker = new Breaker(() => now);
	store = plainStore();
	reads = new ReadCache(
		store,
		() => breaker.opensAt,
		() => now,
	);
});

const figures = (variantCount: number) => Response.json({ variantCount, productCount: 1, supplierCount: 1 });

/** A request to the shop with a separate page record. */
function request(locale: "de" | "fi" = "de", of = session, isOutside = false) {
	const record = new PageRecord();
	const backend = connectBackend({
		send: async (path, init) => {
			sent.push({ path, headers: new Headers(init.headers) });
			return answer(path);
		},
		locale,
		session: () => of,
		isOutside,
		key: "key",
		bearer: "",
		client: () => "c".repeat(43),
		requestId: "a-request",
		breaker,
		ownBreaker: () => null,
		signIn: "/users/login",
		page: "/",
		reads,
		record,
		waitUntil: () => {},
		log: () => {},
	});
	return { backend, record };
}

const count = async (locale?: "de" | "fi") => (await request(locale).backend(content.static)).variantCount;
const status = async (reading: Promise<unknown>): Promise<unknown> =>
	reading.then(
		() => 200,
		(error: unknown) => (error instanceof Response ? error.status : error),
	);
const fails = async () => Promise.reject(new Error("refused"));

describe("an answer that is everybody's", () => {
	// Shows R21.4, H4.5
	it("is asked for once a minute, in each language", async () => {
		expect([await count(), await count(), await count("fi")]).toEqual([1, 1, 1]);
		expect(sent).toHaveLength(2);
		answer = async () => figures(2);
		now += minute - 1;
		expect(await count()).toBe(1);
		now += 1;
		expect(await count()).toBe(2);
		expect(sent).toHaveLength(3);
	});

	// Shows H4.6
	it("is asked for without anything of the reader", async () => {
		const { backend, record } = request();
		await backend(content.static);
		expect([...(sent[0]?.headers.keys() ?? [])].sort()).toEqual(["accept", "backend-key", "locale", "x-request-id"]);
		expect(record).toMatchObject({ until: now + minute, isStale: false, isPersonal: false });
	});

	it("cannot be changed by who reads it", async () => {
		answer = async () => Response.json({ blogs: [], count: 0 });
		const { blogs } = await request().backend(content.blogs);
		expect(() =>
			blogs.push({ slug: "", title: "", intro: "", body: "", published: "", picture: null, category: null, languages: [] }),
		).toThrow(TypeError);
	});

	it("is not kept for ever in memory, and neither are the names of what is not there", async () => {
		await count();
		store.answers.clear();
		const missing = async () => Promise.reject(new Response(null, { status: 404 }));
		const reading = { schema: content.static.answer, parsed: content.static.parsed, ask: missing, waitUntil: () => {} };
		for (let index = 0; index < 16_000; index += 1) await status(reads.read({ ...reading, key: `de /product/${index}` }));
		answer = async () => figures(2);
		expect(await count()).toBe(2);
	});

	// Shows H4.5
	it("is one question, in whatever order it is put", async () => {
		answer = async () => new Response(null, { status: 404 });
		const params = { slug: "beams" };
		await status(request().backend(catalogue.productsByCategory, { params, query: { range: "[0,10]", f: "{}" } }));
		await status(request().backend(catalogue.productsByCategory, { params, query: { f: "{}", range: "[0,10]" } }));
		expect(sent).toHaveLength(1);
	});

	it("is asked for by one of all who want it at once", async () => {
		let land: (response: Response) => void = () => {};
		answer = () => new Promise((resolve) => (land = resolve));
		const all = [count(), count(), count()];
		await expect.poll(() => sent).toHaveLength(1);
		land(figures(7));
		expect(await Promise.all(all)).toEqual([7, 7, 7]);
		expect(sent).toHaveLength(1);
	});

	it("is asked for by a Worker that has just started, which does not wait for the place: what that has spares pages, not answers", async () => {
		await count();
		const look = vi.spyOn(store, "find");
		reads = new ReadCache(
			store,
			() => breaker.opensAt,
			() => now,
		);
		answer = async () => figures(2);
		expect(await count()).toBe(2);
		expect(look).not.toHaveBeenCalled();
	});

	it("is asked for anew after a purge", async () => {
		await count();
		answer = async () => figures(2);
		await reads.purge();
		expect(await count()).toBe(2);
	});

	it("is asked for anew after a purge of what is fresh, and may stand in", async () => {
		await count();
		await reads.purge("fresh");
		answer = async () => figures(2);
		expect(await count()).toBe(2);
		await reads.purge("fresh");
		answer = fails;
		expect(await count()).toBe(2);
	});

	it("is not kept where it was asked for before a purge", async () => {
		let land: (response: Response) => void = () => {};
		answer = () => new Promise((resolve) => (land = resolve));
		const early = count();
		await expect.poll(() => sent).toHaveLength(1);
		now += 1;
		await reads.purge();
		land(figures(1));
		expect(await early).toBe(1);
		answer = async () => figures(2);
		expect(await count()).toBe(2);
		now += minute;
		await count();
		expect([...store.answers.values()].map(({ requestedAt }) => requestedAt)).toEqual([now]);
	});

	it("is stored for an outage with its second request", async () => {
		await count();
		expect(store.answers.size).toBe(0);
		now += minute;
		await count();
		expect(store.answers.size).toBe(1);
	});

	it("does not wait for ever for somebody who has gone", async () => {
		vi.useFakeTimers();
		try {
			answer = () => new Promise(() => {});
			const all = [status(count()), status(count())];
			await vi.advanceTimersByTimeAsync(3100);
			expect(await Promise.all(all)).toEqual([504, 504]);
			answer = async () => figures(5);
			expect(await count()).toBe(5);
		} finally {
			vi.useRealTimers();
		}
	});

	it("that there is nothing is known for a while", async () => {
		answer = async () => new Response("{}", { status: 404 });
		const read = () => status(request().backend(catalogue.variant, { params: { id: "1" } }));
		expect([await read(), await read()]).toEqual([404, 404]);
		expect(sent).toHaveLength(1);
		now += 10_000;
		await read();
		expect(sent).toHaveLength(2);
		expect(store.answers.size).toBe(0);
	});
});

describe("while the backend fails", () => {
	// Shows H3.7
	it("an answer stands in for ten minutes after its own, tried again every five seconds", async () => {
		await count();
		answer = fails;
		now += minute;
		const { backend, record } = request();
		expect((await backend(content.static)).variantCount).toBe(1);
		expect(record).toMatchObject({ isStale: true, until: now + 5000, isPersonal: false });
		const before = sent.length;
		now += 4999;
		await count();
		expect(sent).toHaveLength(before);
		answer = async () => figures(2);
		now += 1;
		expect(await count()).toBe(2);
	});

	it("it does so in a Worker that has just started", async () => {
		await count();
		now += minute;
		await count();
		now += 5 * minute;
		answer = fails;
		reads = new ReadCache(
			store,
			() => breaker.opensAt,
			() => now,
		);
		expect(await count()).toBe(1);
	});

	it("it does so no longer", async () => {
		await count();
		answer = fails;
		now += 11 * minute;
		expect(await status(count())).toBe(503);
	});

	it.each([
		["a failing status", async () => new Response("<h1>", { status: 500 })],
		["something else", async () => Response.json({ surprise: true })],
	] as const)("it does so for %s", async (_, failing) => {
		await count();
		answer = failing;
		now += minute;
		expect(await count()).toBe(1);
	});

	it("a page that does without an answer is not for others", async () => {
		answer = fails;
		const { backend, record } = request();
		expect(await status(backend(content.static))).toBe(503);
		expect(record.isPersonal).toBe(true);
	});

	it("a refusal is told each time", async () => {
		answer = async () => Response.json({ error: "", code: "invalid" }, { status: 422 });
		await request()
			.backend(content.static)
			.catch(() => null);
		await expect(request().backend(content.static)).rejects.toMatchObject({ status: 422 });
		expect(sent).toHaveLength(2);
	});

	it("nothing is sent after five failures, for five seconds; then one tries", async () => {
		await count();
		answer = fails;
		now += minute;
		for (let call = 0; call < 5; call++) await status(request().backend(orders.byId, { params: { id: crypto.randomUUID() } }));
		const before = sent.length;
		const add = () =>
			status(request().backend(orders.add, { body: { suppliedVariantId: 1, amount: 1, idem: "i".repeat(16), isProduction: true } }));
		expect(await add()).toBe(503);
		const { backend, record } = request();
		await backend(content.static);
		expect(record).toMatchObject({ isStale: true, until: now + 5000 });
		expect(sent).toHaveLength(before);
		now += 5000;
		answer = async () => figures(3);
		expect(await count()).toBe(3);
		expect(breaker.opensAt).toBe(0);
	});
});

describe("an answer to one session", () => {
	it("is asked for each time, with the session, and is nobody else's", async () => {
		answer = async () => new Response("{}", { status: 404 });
		const { backend, record } = request();
		const params = { id: crypto.randomUUID() };
		await status(backend(orders.byId, { params }));
		await status(backend(orders.byId, { params }));
		expect(sent).toHaveLength(2);
		expect(sent[0]?.headers.get("Session-Id")).toBe(session);
		expect(record.isPersonal).toBe(true);
	});

	// Shows R21.3
	it("goes with every call to an outside backend, whose answers are everybody's all the same", async () => {
		answer = async () => new Response("[]");
		await request("de", session, true).backend(content.countries);
		await request("de", "t".repeat(22), true).backend(content.countries);
		expect(sent.map(({ headers }) => headers.get("Session-Id"))).toEqual([session]);
		await request().backend(content.rootCategories);
		expect(sent[1]?.headers.get("Session-Id")).toBeNull();
	});

	// Shows H4.6
	it("is what shows hidden goods, too", async () => {
		answer = async () => new Response("{}", { status: 404 });
		const { backend, record } = request();
		await status(backend(catalogue.productsByCategory, { params: { slug: "beams" }, query: { showHidden: "true" } }));
		expect(sent[0]?.headers.get("Session-Id")).toBe(session);
		expect(record.isPersonal).toBe(true);
		expect(store.answers.size).toBe(0);
	});
});

// Shows H3.6
it("five calls of a request are under way at a time, and all are answered", async () => {
	const open: (() => void)[] = [];
	answer = () => new Promise((resolve) => open.push(() => resolve(new Response("{}", { status: 404 }))));
	const { backend } = request();
	const all = Array.from({ length: 12 }, () => status(backend(orders.byId, { params: { id: crypto.randomUUID() } })));
	await expect.poll(() => sent).toHaveLength(5);
	for (let done = 0; done < 12; done++) {
		await expect.poll(() => open.length).toBeGreaterThan(0);
		expect(sent.length).toBeLessThanOrEqual(5 + done);
		open.shift()?.();
	}
	expect(await Promise.all(all)).toEqual(Array(12).fill(404));
});
