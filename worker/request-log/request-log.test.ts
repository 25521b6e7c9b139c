import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import type { Shop } from "../context/context";
import { answerError, lineOf, logRequest } from "./request-log";

const requestId = "0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11";
const url = new URL("https://shop.example/cart/7d9c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f12?token=secret&email=jane@example.com");

afterEach(() => vi.restoreAllMocks());

/** Sends a request to a shop that answers so. @returns the response, and the lines of its log */
async function logged(answer: () => Promise<Response>, { method = "GET", writes = true } = {}) {
	const lines = vi.spyOn(console, "log").mockImplementation(() => {});
	const app = new Hono<Shop>().use(logRequest).all("*", answer).onError(answerError);
	const response = await app.request(url.href, { method }, shopEnv({ REQUEST_LOG: writes ? "1" : "" }));
	return { response, lines: lines.mock.calls.map(([line]) => JSON.parse(String(line))) };
}

it("a request leaves one line, with nothing of its address but the pattern", async () => {
	const { response, lines } = await logged(async () => new Response("", { headers: { "Server-Timing": "cache;desc=hit" } }));
	const id = response.headers.get("X-Request-Id");
	expect(lines).toEqual([
		{ level: "info", requestId: id, method: "GET", route: "/cart/:uuid", status: 200, ms: expect.any(Number), cache: "hit" },
	]);
});

it("the response carries the id, also where no line is wanted", async () => {
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

it("a method that somebody made up, and an address that cannot be read, are not repeated", () => {
	const line = lineOf({ requestId, method: "JANE-DOE", url: null, ms: 1, response: new Response(null, { status: 503 }) });
	expect(JSON.parse(line)).toMatchObject({ level: "error", method: "other", route: null, status: 503 });
});
