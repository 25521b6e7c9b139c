import { afterEach, expect, it, vi } from "vitest";
import { lineOf, logged } from "./request-log";
import { routePatterns } from "./route-pattern";

const requestId = "0c1c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f11";
const patternOf = routePatterns(["cart/:uuid"]);
const url = new URL("https://shop.example/cart/7d9c1a3e-4a53-4b6e-9d0c-2f1d0a4f9f12?token=secret&email=jane@example.com");

afterEach(() => vi.restoreAllMocks());

it("a request leaves one line, with nothing of its address but the pattern", async () => {
	const lines: string[] = [];
	const answering = async () => new Response("", { headers: { "Server-Timing": "cache;desc=hit" } });
	await logged({ method: "GET", url }, requestId, patternOf, (line) => lines.push(line), answering);
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{ level: "info", requestId, method: "GET", route: "/cart/:uuid", status: 200, ms: expect.any(Number), cache: "hit" },
	]);
});

it("the answer carries the id, also where no line is wanted", async () => {
	const answer = await logged({ method: "GET", url }, requestId, patternOf, null, async () => new Response(""));
	expect(answer.headers.get("X-Request-Id")).toBe(requestId);
});

it("what nobody has caught is answered, and its line carries the id", async () => {
	const errors = vi.spyOn(console, "error").mockImplementation(() => {});
	const answer = await logged({ method: "POST", url }, requestId, patternOf, null, () => Promise.reject(new Error("No such thing.")));
	expect(answer.status).toBe(500);
	expect(answer.headers.get("X-Request-Id")).toBe(requestId);
	expect(await answer.text()).not.toContain("No such thing");
	expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({ level: "error", requestId });
});

it("a method that somebody made up, and an address that cannot be read, are not repeated", () => {
	const line = lineOf({ requestId, method: "JANE-DOE", url: null, ms: 1, answer: new Response(null, { status: 503 }) }, patternOf);
	expect(JSON.parse(line)).toMatchObject({ level: "error", method: "other", route: null, status: 503 });
});
