import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isSampled, slow } from "../../contract/log/log";
import { shopEnv } from "../../tests/support/shop-env";
import type { Shop } from "../context/context";
import { answerError, lineOf, logRequest } from "./request-log";

const requestId = "0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11";
const url = new URL("https://shop.example/cart/7d9c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f12?token=secret&email=jane@example.com");

afterEach(() => vi.restoreAllMocks());

/** Sends a request to a shop with this response. @returns the response, and the log lines */
async function logged(answer: () => Promise<Response>, { method = "GET", writes = true } = {}) {
	const lines = vi.spyOn(console, "log").mockImplementation(() => {});
	const app = new Hono<Shop>().use(logRequest).all("*", answer).onError(answerError);
	const response = await app.request(url.href, { method }, shopEnv({ REQUEST_LOG: writes ? "1" : "" }));
	return { response, lines: lines.mock.calls.map(([line]) => JSON.parse(String(line))) };
}

it("a request writes one line, with only the pattern of its address", async () => {
	const { response, lines } = await logged(async () => new Response("", { headers: { "Server-Timing": "cache;desc=miss" } }));
	const id = response.headers.get("X-Request-Id");
	expect(lines).toEqual([
		{ level: "info", requestId: id, method: "GET", route: "/cart/:uuid", status: 200, ms: expect.any(Number), cache: "miss", share: 1 },
	]);
});

it("the response carries the id, also without a line", async () => {
	const { response, lines } = await logged(async () => new Response(""), { writes: false });
	expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
	expect(lines).toEqual([]);
});

it.each([new Error("No such thing."), "No such thing."])(
	"what nobody has caught is answered, and its line carries the id: %s",
	async (thrown) => {
		const errors = vi.spyOn(console, "error").mockImplementation(() => {});
		const { response } = await logged(() => Promise.reject(thrown), { method: "POST" });
		expect(response.status).toBe(500);
		const id = response.headers.get("X-Request-Id");
		expect(id).not.toBeNull();
		expect(await response.text()).not.toContain("No such thing");
		expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({ level: "error", requestId: id });
	},
);

it("invented methods and unreadable addresses are not logged", () => {
	const line = lineOf({ requestId, method: "JANE-DOE", url: null, ms: 1, response: new Response(null, { status: 503 }), share: 1 });
	expect(line).toMatchObject({ level: "error", method: "other", route: null, status: 503 });
});

/** As many requests as one location gets within minutes. */
const ids = Array.from({ length: 2000 }, () => crypto.randomUUID());
interface Answer {
	status?: number;
	cache?: string;
	ms?: number;
	share?: number;
}
const linesFor = (path: string, { status = 200, cache = "miss", ms = 20, share = 0.1 }: Answer = {}) =>
	ids.flatMap((requestId) => {
		const response = new Response(null, { status, headers: { "Server-Timing": `cache;desc=${cache}` } });
		return lineOf({ requestId, method: "GET", url: new URL(path, url), ms, response, share }) ?? [];
	});

// Shows R58.1
describe("a day's requests", () => {
	it("log a tenth of the ids, the same as the backend", () => {
		const lines = linesFor("/shop");
		expect(lines.length).toBeGreaterThan(130);
		expect(lines.length).toBeLessThan(270);
		expect(lines.map((line) => line.requestId)).toEqual(ids.filter((requestId) => isSampled({ requestId }, 0.1)));
		expect(new Set(lines.map((line) => line.share))).toEqual(new Set([0.1]));
	});

	it.each([
		["a cached page", "/shop", "hit"],
		["a cached page that is made anew meanwhile", "/shop", "stale"],
		["a drawing", "/drawings/ipe-200/main.svg?v=4", "none"],
		["a photograph", "/media/400/abc/a.jpg", "none"],
		["a picture of a company's own backend", "/img/640/a.jpg", "none"],
		["a picture for shared links", "/share/de/products/ipe-200.png", "none"],
	])("%s leaves none, whatever the share is", (_, path, cache) => {
		expect(linesFor(path, { cache, share: 1 })).toEqual([]);
	});

	it.each([
		["what failed", { status: 502 }],
		["what failed to be read from the cache", { status: 500, cache: "hit" }],
		["what was slow", { ms: slow }],
	])("%s leaves a line in any case", (_, answer) => {
		expect(linesFor("/shop", answer)).toHaveLength(ids.length);
		expect(linesFor("/drawings/ipe-200/main.svg", answer)).toHaveLength(ids.length);
	});

	it("log nothing if the log is off", () => {
		expect(linesFor("/shop", { share: 0, status: 500 })).toEqual([]);
	});
});
