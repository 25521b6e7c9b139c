import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { examples } from "../../../contract/examples/examples";
import { orders } from "../../../contract/orders";
import { users } from "../../../contract/users";
import { Breaker } from "./breaker.server";
import { address, connectBackend, timeoutMs } from "./client.server";
import { BackendRefusal, SignInFirst } from "./errors.server";
import { PageRecord } from "./page-record.server";
import { ReadCache } from "./read-cache.server";
import { variantOfCode } from "./variant-of-code.server";

const uuid = "3b241101-e2bb-4255-8caf-4136c566a962";

let logged: string[][] = [];
let sent: { path: string; init: RequestInit; at: number }[] = [];
let answer: (path: string, init: RequestInit) => Promise<Response>;

beforeEach(() => {
	vi.useFakeTimers();
	sent = [];
	logged = [];
});
afterEach(() => {
	vi.restoreAllMocks();
});

const backend = (within?: string, reads = new ReadCache({ find: async () => null, store: async () => {}, purge: async () => {} })) =>
	connectBackend({
		within: () => within,
		send: (path, init) => {
			sent.push({ path, init, at: Date.now() });
			return answer(path, init);
		},
		locale: "ee",
		session: () => "s".repeat(22),
		isOutside: false,
		key: "",
		bearer: "",
		client: () => "c".repeat(43),
		requestId: "a-request",
		breaker: new Breaker(),
		ownBreaker: () => null,
		signIn: "/users/login",
		page: "/users/lists?page=2",
		reads,
		record: new PageRecord(),
		waitUntil: () => {},
		log: (kind, call, detail) => logged.push([kind, call.path, detail]),
	});

const read = () => status(backend()(orders.byId, { params: { id: uuid } }));
const body = { suppliedVariantId: 1, amount: 1, idem: "i".repeat(16), isProduction: true } as const;
const add = () => status(backend()(orders.add, { body }));

/** The status of a failing call, after all its timers have run. */
async function status(asking: Promise<unknown>): Promise<unknown> {
	const outcome = asking.then(
		() => 200,
		(error: unknown) => (error instanceof Response ? error.status : error),
	);
	await vi.runAllTimersAsync();
	return outcome;
}

const refused = async () => Promise.reject(new TypeError("The connection was refused."));
const never = () => new Promise<Response>(() => {});
/** Sends the beginning of a body and then nothing. */
const stuck = async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id":')) }));

// Shows R82.1
describe("a visit with a part of the goods", () => {
	const reads = new ReadCache({ find: async () => null, store: async () => {}, purge: async () => {} });

	it("asks for these alone, and shares answers with visits of the same part", async () => {
		answer = async (path) =>
			new Response(JSON.stringify(path.includes("within") ? [] : null), { status: path.includes("within") ? 200 : 404 });
		for (const within of ["beams,sheets", undefined, "beams,sheets", "beams", undefined])
			await status(backend(within, reads)(content.rootCategories));
		const path = "/category/rootCategories";
		expect(sent.map((call) => call.path)).toEqual([`${path}?within=beams%2Csheets`, path, `${path}?within=beams`]);
		for (const { init } of sent) expect(new Headers(init.headers).has("Session-Id")).toBe(false);
	});

	it("asks for everything else as everybody", async () => {
		answer = async () => new Response("null", { status: 404 });
		await status(backend("beams")(content.faq));
		await status(backend("beams")(orders.byId, { params: { id: uuid } }));
		expect(sent.map((call) => call.path)).toEqual(["/faq", `/orders/by-id/${uuid}`]);
	});
});

describe("a call that the backend does not have", () => {
	it("is a 404 that the log names, unless the backend says that what it asks for is not there", async () => {
		answer = async () => new Response("<h1>Not found</h1>", { status: 404 });
		expect(await read()).toBe(404);
		answer = async () => Response.json({ error: "Not found.", code: "not_found" }, { status: 404 });
		expect(await read()).toBe(404);
		expect(logged).toEqual([["MISSING_CALL", "/orders/by-id/{id}", expect.any(String)]]);
		expect(await status(backend()(catalogue.popular))).toBe(404);
		expect(logged.at(-1)?.slice(0, 2)).toEqual(["MISSING_CALL", "/productVariant/popular"]);
	});

	it("and one whose answer does not fit are named with the field that is wrong", async () => {
		answer = async () => Response.json([{ id: 1, name: 7 }]);
		expect(await status(backend()(orders.paymentMethods))).toBe(502);
		expect(logged).toEqual([["PARSING_ERROR", "/orders/payment-methods", expect.stringContaining("[0].name")]]);
	});
});

describe("a change that is refused in words that are not the contract's", () => {
	it.each([
		[409, '{"error":"Credit limit.","code":"credit_limit"}', "invalid", undefined],
		[422, '{"message":"Too few.","fields":{"amount":["tooFew"]}}', "invalid", { amount: ["tooFew"] }],
		[
			422,
			'{"error":"Too few.","code":"quota","fields":{"amount":["tooFew"]},"details":{"minimum":9}}',
			"invalid",
			{ amount: ["tooFew"] },
			9,
		],
		[422, '{"code":"amount_below_minimum","details":{"minimum":"9"}}', "amount_below_minimum", undefined],
		[422, '{"code":"amount_below_minimum","fields":"amount","details":{"minimum":9}}', "amount_below_minimum", undefined, 9],
		[429, "", "too_many_attempts", undefined],
	])("is a refusal by what can be read of it, and is named: %i %s", async (given, text, code, fields, minimum?: number) => {
		answer = async () => new Response(text, { status: given });
		const failure = await backend()(orders.add, { body }).catch((error: unknown) => error);
		expect(failure).toMatchObject({ status: given });
		const details = minimum === undefined ? undefined : { minimum };
		expect(failure instanceof BackendRefusal && failure.answer).toEqual({ error: "", code, fields, details });
		// Remix turns its status into a page if no action handles it.
		expect(failure).toBeInstanceOf(Response);
		expect(logged).toEqual([["UNKNOWN_REFUSAL", "/orders/add", expect.stringContaining(String(given))]]);
	});

	it.each([[401, "<h1>Unauthorized</h1>"]])("leads to signing in by its status: %i %s", async (given, text) => {
		answer = async () => new Response(text, { status: given });
		const failure = await backend()(orders.add, { body }).catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(SignInFirst);
		expect(failure instanceof Response && [failure.status, failure.headers.get("Location")]).toEqual([
			303,
			"/users/login?returnTo=%2Fusers%2Flists%3Fpage%3D2",
		]);
		expect(logged).toEqual([["UNKNOWN_REFUSAL", "/orders/add", expect.stringContaining(String(given))]]);
	});

	// Shows R53.6
	it.each([
		[401, { error: "Invalid email or password" }, "invalid_credentials", 422],
		[500, { message: "Invalid email or password." }, "invalid_credentials", 422],
		[200, { message: null, error: "User with this email already exists" }, "email_taken", 409],
		[400, { error: "user with this email already exists" }, "email_taken", 409],
		[404, { message: "Invalid password" }, "invalid_credentials", 422],
	])("is read by the specification's words where it has no code: %i %j", async (given, said, code, status) => {
		answer = async () => Response.json(said, { status: given });
		const login = { email: "buyer@company.example", password: "Secret200" };
		const failure = await backend()(users.login, { body: login }).catch((error: unknown) => error);
		expect(failure instanceof BackendRefusal && failure.answer.code).toBe(code);
		expect(failure).toMatchObject({ status });
		expect(logged).toEqual([]);
	});

	it("is a failure where its status says so, or where the shop does not have the key", async () => {
		answer = async () => Response.json({ error: "Credit limit.", code: "credit_limit" }, { status: 500 });
		expect(await add()).toBe(502);
		answer = async () => Response.json({ error: "No key.", code: "not_found" }, { status: 403 });
		expect(await add()).toBe(502);
	});
});

describe("a call that could not be sent", () => {
	// Shows H3.4
	it("is sent once more where it reads, after a while that is another one each time", async () => {
		answer = refused;
		const pauses: number[] = [];
		for (const random of [0.2, 0.8]) {
			sent = [];
			vi.spyOn(Math, "random").mockReturnValue(random);
			expect(await read()).toBe(503);
			expect(sent).toHaveLength(2);
			pauses.push((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0));
		}
		expect(pauses[0]).toBeGreaterThan(0);
		expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
		expect(pauses[1]).toBeLessThan(timeoutMs);
	});

	// Shows H3.4
	it("is never sent again where it changes something: it may have been done", async () => {
		answer = refused;
		expect(await add()).toBe(503);
		expect(sent).toHaveLength(1);
	});

	it("is not sent again once its time is over", async () => {
		answer = never;
		expect(await read()).toBe(504);
		expect(sent).toHaveLength(1);
	});
});

// Shows H3.1
it.each([
	["does not begin", never],
	["does not end", stuck],
])("an answer that %s is given up", async (_, hanging) => {
	answer = hanging;
	const begin = Date.now();
	expect(await read()).toBe(504);
	expect(Date.now() - begin).toBeLessThanOrEqual(2 * timeoutMs);
});

it("goes with the locale, the session and the id of the request, and follows no redirect", async () => {
	answer = async () => new Response(null, { status: 302, headers: { Location: "https://evil.example" } });
	expect(await read()).toBe(502);
	expect(sent[0]?.init.redirect).toBe("manual");
	expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual({
		accept: "application/json",
		locale: "ee",
		"session-id": "s".repeat(22),
		"x-request-id": "a-request",
	});
});

it("goes with the network that it comes from where it changes something: that is counted, reading is not", async () => {
	answer = refused;
	await read();
	await add();
	expect(sent.map(({ init }) => [init.method, new Headers(init.headers).get("Client")])).toEqual([
		["GET", null],
		["GET", null],
		["POST", "c".repeat(43)],
	]);
});

// Shows H2.7
it("what is no slug and no id reaches no path", () => {
	for (const slug of ["..", ".", "../users", "%2e%2e", "a/b", "A", "a\r\nb", ""])
		expect(() => address(catalogue.productsByCategory, { slug }, {}), slug).toThrow();
	for (const id of ["..", `${uuid}/..`, "1"]) expect(() => address(orders.byId, { id }, {}), id).toThrow();
	expect(address(orders.byId, { id: uuid }, {})).toBe(`/orders/by-id/${uuid}`);
});

// Shows H2.7
it("what may be any word still does not climb a path", () => {
	const all = Object.values(calls).flatMap((group) => Object.values<Call>(group));
	for (const call of all) {
		const names = Object.keys(call.params.shape);
		for (const dots of names.length > 0 ? [".", ".."] : [])
			expect(() => address(call, Object.fromEntries(names.map((name) => [name, dots])), {}), call.path).toThrow();
	}
});

// Shows R44.3
it("knows a variant by its code alone, in capitals or not and whatever it looks like", async () => {
	const sample = z.record(z.string(), z.unknown()).parse(examples.get(catalogue.variant)?.answer);
	const variants = ["4711-B", "12.345/B"].map((code, id) => ({ ...sample, id: id + 1, code }));
	answer = async () => Response.json({ variants, categories: [], count: 2 });
	expect(await variantOfCode({ backend: backend() }, "12.345/b")).toMatchObject({ id: 2, code: "12.345/B" });
	expect(sent[0]?.path).toBe("/search/new/12.345%2Fb");
	// A search result with another code does not match.
	expect(await status(variantOfCode({ backend: backend() }, "345"))).toBe(404);
});
