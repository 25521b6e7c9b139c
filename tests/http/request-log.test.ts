import type { IncomingHttpHeaders } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, openedSocket } from "../support/live-socket";
import { purge } from "../support/purge";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

const shop = await startShop();
afterAll(() => shop.stop());
/** A failing backend on the same database. */
const { backend, shop: failing } = await failingShop(shop.backend);

const line = z.object({
	level: z.enum(["info", "warn", "error"]),
	requestId: z.uuid(),
	method: z.string().optional(),
	route: z.string().optional(),
	call: z.string().optional(),
	status: z.number().optional(),
	ms: z.number().optional(),
	cache: z.string().optional(),
});

/** The lines of one request, once the wanted ones are there: the log arrives after the response. */
async function linesOf(requestId: string, wanted: (lines: z.output<typeof line>[]) => boolean) {
	for (let tries = 0; ; tries++) {
		const texts = (shop.log() + failing.log()).split("\n").filter((text) => text.includes(requestId));
		const lines = texts.map((text) => line.parse(JSON.parse(text)));
		if (wanted(lines) || tries > 50) return lines;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

const idOf = (headers: IncomingHttpHeaders) => z.uuid().parse(headers["x-request-id"]);
const some = (lines: { call?: string; route?: string }[]) => lines.some(({ call }) => call) && lines.some(({ route }) => route);

describe("a request in the log", () => {
	it("hides an address that cannot be decoded", async () => {
		const { status, headers } = await new Visitor(shop.address).get("/categories/%E0%A4%A-planted");
		expect(status).toBe(404);
		await linesOf(idOf(headers), (lines) => lines.some(({ route }) => route));
		expect(shop.log()).not.toContain("planted");
	});

	it("has the id of its response, with its backend calls", async () => {
		await purge(shop);
		const { headers } = await new Visitor(shop.address).get("/products/ipe-200?utm_source=jane@example.com");
		const lines = await linesOf(idOf(headers), some);
		expect(lines).toContainEqual({
			...{ level: "info", requestId: idOf(headers), method: "GET", route: "/products/:slug", status: 200, ms: expect.any(Number) },
			cache: "none",
		});
		expect(lines).toContainEqual({
			...{ level: "info", requestId: idOf(headers), method: "GET", status: 200, ms: expect.any(Number) },
			call: "/productVariant/by-product/:slug",
		});
	});

	// Shows R58.1
	it("is absent for a cached page, which has a new id each time", async () => {
		const visitor = new Visitor(shop.address);
		await visitor.get("/faq");
		const pages = [await visitor.get("/faq"), await visitor.get("/faq")];
		const ids = pages.map(({ headers }) => idOf(headers));
		expect(new Set(ids).size).toBe(2);
		// A later request's line comes last.
		const other = idOf((await visitor.get("/nothing/here")).headers);
		await linesOf(other, (lines) => lines.length > 0);
		const slowOnes = await Promise.all(ids.map((id) => linesOf(id, () => true)));
		expect(slowOnes.flat().filter(({ ms = 0 }) => ms < 1000)).toEqual([]);
	});

	it("never names its cart", async () => {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		const offer = await visitor.get(`${cart}/offer.pdf`);
		expect((await linesOf(idOf(offer.headers), some)).map(({ route }) => route)).toContain("/cart/:uuid/offer.pdf");
		const socket = await openedSocket(shop.address, `${cart}/live`, asPage(visitor));
		socket.drop();
		for (let tries = 0; tries < 50 && !shop.log().includes('"/cart/:uuid/live"'); tries++)
			await new Promise((resolve) => setTimeout(resolve, 50));
		expect(shop.log()).toContain('"route":"/cart/:uuid/live","status":101');
		expect(shop.log()).not.toContain(cart.split("/")[2]);
	});

	it.each(["/nothing/here", "/jane@example.com", "/supplierinfo", "/assets/none.js"])(
		"has its id on every kind of answer: %s",
		async (path) => {
			const answer = await new Visitor(shop.address).send("GET", path);
			expect(idOf(answer.headers)).not.toBe("");
			expect(shop.log()).not.toContain("jane");
		},
	);

	it("nor if it is refused", async () => {
		const visitor = new Visitor(shop.address);
		const foreign = await visitor.postOnce("/contact", {}, { Origin: "https://evil.example" });
		expect(foreign.status).toBe(403);
		// A line of its own gives the reason (security-log.test.ts).
		const lines = await linesOf(idOf(foreign.headers), (found) => found.some(({ route }) => route));
		expect(lines.filter(({ route }) => route)).toMatchObject([{ route: "/contact", status: 403 }]);
		expect(idOf((await visitor.send("GET", "/shop", undefined, { Host: "evil.example" })).headers)).not.toBe("");
	});

	it("has its id on the error page, in the headers and in the backend's lines", async () => {
		await purge(failing);
		backend.mode = "error";
		const page = await new Visitor(failing.address, "en").get("/categories/ipe-beams");
		backend.mode = "well";
		expect(page.status).toBe(502);
		const id = idOf(page.headers);
		expect(page.root.querySelector("main")?.text).toContain(id);
		const lines = await linesOf(id, (found) => found.length > 1);
		expect(lines.filter(({ level }) => level === "error").length).toBeGreaterThan(1);
	});
});

describe("the health check", () => {
	const asked = (of: RunningShop) => fetch(`${of.address}/health`, { headers: { Host: "localhost" } });

	it("reports only whether the backend answers", async () => {
		const answer = await asked(shop);
		expect([answer.status, await answer.text(), answer.headers.get("Cache-Control")]).toEqual([
			200,
			'{"status":"ok","backend":"ok"}',
			"no-store",
		]);
		expect(answer.headers.get("Set-Cookie")).toBeNull();
	});

	it("asks the backend once a second at most", async () => {
		backend.seen = [];
		const begin = Date.now();
		const answers = await Promise.all(Array.from({ length: 30 }, () => asked(failing)));
		expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
		const most = 1 + Math.ceil((Date.now() - begin) / 1000);
		expect(backend.seen.filter((seen) => seen === "GET /health").length).toBeLessThanOrEqual(most);
	});

	it.each(["resets", "hangs", "error"] as const)("reports a backend that %s", async (mode) => {
		await new Promise((resolve) => setTimeout(resolve, 1000));
		backend.mode = mode;
		const answer = await asked(failing);
		backend.mode = "well";
		expect([answer.status, await answer.text()]).toEqual([503, '{"status":"failing","backend":"silent"}']);
	});

	it("of the backend reports whether its database answers", async () => {
		const answer = await fetch(`${shop.backend}/health`);
		expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
	});
});
