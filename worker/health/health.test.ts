import { beforeEach, describe, expect, it, vi } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { BackendHealth, health } from "./health";

const run = { waitUntil: () => {} };

beforeEach(() => {
	vi.useFakeTimers();
});

describe("the backend's health", () => {
	it("is checked once a second at most", async () => {
		const known = new BackendHealth();
		const ask = vi.fn(async () => true);
		const all = Promise.all(Array.from({ length: 50 }, () => known.isAnswering(ask, run)));
		await vi.advanceTimersByTimeAsync(100);
		expect(await all).toEqual(Array(50).fill(true));
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(800);
		await known.isAnswering(ask, run);
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(200);
		await known.isAnswering(ask, run);
		expect(ask).toHaveBeenCalledTimes(2);
	});

	it("is shared with concurrent checks", async () => {
		const known = new BackendHealth();
		const slow = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 700));
		const both = Promise.all([known.isAnswering(slow, run), known.isAnswering(async () => true, run)]);
		await vi.advanceTimersByTimeAsync(1000);
		expect(await both).toEqual([false, false]);
	});

	it("is checked at once if the last check was cancelled some time ago", async () => {
		const known = new BackendHealth();
		void known.isAnswering(() => new Promise(() => {}), run);
		await vi.advanceTimersByTimeAsync(5000);
		expect(await known.isAnswering(async () => true, run)).toBe(true);
	});

	it("is checked again if the running check was cancelled", async () => {
		const known = new BackendHealth();
		void known.isAnswering(() => new Promise(() => {}), run);
		const waited = known.isAnswering(async () => true, run);
		await vi.advanceTimersByTimeAsync(2500);
		expect(await waited).toBe(false);
		expect(await known.isAnswering(async () => true, run)).toBe(true);
	});
});

describe("the health check", () => {
	let moment = Date.now();
	/** Sends a check ten seconds after the last one. */
	const send = async (fetch: () => Promise<Response>, path = "/health") => {
		moment += 10_000;
		vi.setSystemTime(moment);
		const env = shopEnv({ BACKEND: boundWorker(fetch), BACKEND_KEY: "a-key" });
		const answering = health(new URL(path, "https://shop.example"), env, settings(env), "a-request", run);
		await vi.advanceTimersByTimeAsync(3000);
		const answer = await answering;
		return { status: answer.status, text: await answer.text(), cacheControl: answer.headers.get("Cache-Control") };
	};
	const ok = { status: 200, text: '{"status":"ok","backend":"ok"}', cacheControl: "no-store" };
	const failing = { status: 503, text: '{"status":"failing","backend":"silent"}', cacheControl: "no-store" };

	it("is ok for a backend that answers, also with 404", async () => {
		expect(await send(async () => Response.json({ status: "ok" }))).toEqual(ok);
		expect(await send(async () => new Response(null, { status: 404 }))).toEqual(ok);
	});

	it.each([
		["hangs", () => new Promise<Response>(() => {})],
		["is not there", () => Promise.reject(new Error("No connection to 10.0.0.1."))],
		["fails", async () => new Response("at somewhere.ts", { status: 500 })],
		["does not know the key", async () => new Response(null, { status: 403 })],
	] as const)("says so where it %s, and no more", async (_, fetch) => {
		expect(await send(fetch)).toEqual(failing);
	});

	it("of the Worker alone makes no call", async () => {
		expect(await send(() => Promise.reject(new Error()), "/healthz")).toEqual({ status: 200, text: "ok\n", cacheControl: "no-store" });
	});
});
