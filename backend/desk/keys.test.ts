import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Scope } from "../../contract/desk/scopes";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall, deskKey } from "../../tests/support/desk";

let backend: Backend;
let order: string;
beforeAll(async () => {
	backend = await startBackend();
	order = await confirmedOrder();
});
afterAll(() => backend.dispose());

async function confirmedOrder(): Promise<string> {
	const buyer = backend.caller();
	const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
	const { body } = await buyer.call("POST", "/orders/complete", completion(cart));
	const { order_number: number } = z.object({ order_number: z.string() }).parse(body);
	expect((await deskCall(backend, `orders/${number}/review`, {})).status).toBe(200);
	return number;
}

const made = z.object({ id: z.number(), key: z.string() });
const make = async (name: string, ...scopes: Scope[]) => made.parse((await deskCall(backend, "keys", { name, scopes })).body);
const by = (key: string, path: string, body?: object) => deskCall(backend, path, body, { Authorization: `Bearer ${key}` });

// Shows R43.4
describe("a key of another system", () => {
	it("is kept in no table, not as an answer that would be given again either", async () => {
		const headers = { "Idempotency-Key": "make-once" };
		const { key } = made.parse((await deskCall(backend, "keys", { name: "told once", scopes: ["orders:read"] }, headers)).body);
		const { results } = await backend.db.prepare("SELECT * FROM desk_submissions").all();
		expect(JSON.stringify(results)).not.toContain(key);
	});

	it("does what its scopes say, and nothing else", async () => {
		const { key } = await make("reader", "orders:read");
		expect((await by(key, `orders/${order}`)).status).toBe(200);
		expect((await by(key, "events")).status).toBe(200);
		const forbidden: [string, object?][] = [
			[`orders/${order}/dates`, { date: "2026-12-14" }],
			[`orders/${order}/refunds`, { key: crypto.randomUUID() }],
			["companies/FI20774740"],
			["keys"],
			["keys", { name: "more", scopes: ["orders:write"] }],
			["nothing/like/this", {}],
		];
		for (const [path, body] of forbidden)
			expect([path, await by(key, path, body)]).toMatchObject([path, { status: 403, body: { code: "not_allowed" } }]);
		const writer = await make("writer", "orders:write");
		expect((await by(writer.key, `orders/${order}/dates`, { date: "2026-12-14" })).status).toBe(200);
		for (const path of [`orders/${order}`, "events"]) expect((await by(writer.key, path)).status).toBe(403);
		expect((await by(writer.key, `orders/${order}/refunds`, { key: crypto.randomUUID() })).status).toBe(403);
	});

	it("is nowhere in the database, has its name alone, and ends at once", async () => {
		const { id, key } = await make("erp", "orders:read");
		expect(JSON.stringify((await backend.db.prepare("SELECT * FROM api_keys").all()).results)).not.toContain(key);
		expect((await deskCall(backend, "keys", { name: "erp", scopes: ["orders:read"] })).status).toBe(409);
		expect((await by(key, "events")).status).toBe(200);
		await backend.settled();
		expect((await deskCall(backend, "keys")).body).toMatchObject({
			keys: expect.arrayContaining([expect.objectContaining({ id, used_at: expect.stringMatching(/^\d/) })]),
		});
		for (const _ of [1, 2]) expect((await deskCall(backend, `keys/${id}/revocation`, {})).status).toBe(200);
		expect((await by(key, "events")).status).toBe(403);
		await make("erp", "orders:read");
	});

	it("needs no key of the shop, which in turn opens no desk", async () => {
		const { key } = await make("beside", "orders:read");
		const call = (authorization: string, path = "/desk/events") =>
			backend.request(path, { headers: { Authorization: authorization } }, { DESK_KEY: deskKey, BACKEND_KEY: "of the shop" });
		expect((await call(`Bearer ${key}`)).status).toBe(200);
		for (const wrong of ["Bearer of the shop", "Bearer ", "", key, `Bearer ${key}x`]) expect((await call(wrong)).status).toBe(403);
		expect((await call(`Bearer ${key}`, "/desk/../categories")).status).toBe(403);
		expect((await backend.request("/desk/events", { headers: { Authorization: `Bearer ${key}` } }, { DESK_KEY: "" })).status).toBe(404);
	});
});

// Shows R43.5
describe("an Idempotency-Key", () => {
	const part = { lines: [{ line: 1, quantity: 1 }] };
	const ship = (idempotencyKey: string, body: object = part, headers: Record<string, string> = {}) =>
		deskCall(backend, `orders/${order}/deliveries`, body, { "Idempotency-Key": idempotencyKey, ...headers });
	const deliveries = () => backend.db.prepare("SELECT count(*) AS count FROM deliveries").first("count");

	it("makes a write happen once, at the same time as well, and answers it the same", async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => ship("ship-1")));
		const done = answers.filter(({ status }) => status === 200);
		expect(done.length).toBeGreaterThan(0);
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
		expect(await ship("ship-1")).toEqual(done[0]);
		expect(await deliveries()).toBe(1);
	});

	it("is of one call of one caller", async () => {
		const before = Number(await deliveries());
		expect(await ship("ship-1", { lines: [{ line: 1, quantity: 2 }] })).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
		const elsewhere = await deskCall(backend, `orders/${order}/dates`, part, { "Idempotency-Key": "ship-1" });
		expect(elsewhere).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
		const { key } = await make("other", "orders:write");
		expect((await ship("ship-1", part, { Authorization: `Bearer ${key}` })).status).toBe(200);
		expect(await deliveries()).toBe(before + 1);
	});

	it("of a call that was refused, or died half-way, is gone on with", async () => {
		expect((await ship("ship-2", { lines: [{ line: 1, quantity: 99 }] })).status).toBe(422);
		const first = await ship("ship-2");
		expect(first.status).toBe(200);
		await backend.db.prepare("UPDATE desk_submissions SET answer = NULL, claimed_until = '' WHERE key = 'ship-2'").run();
		const before = await deliveries();
		expect(await ship("ship-2")).toEqual(first);
		expect(await deliveries()).toBe(before);
		expect((await ship("")).status).toBe(422);
		expect((await ship("a key with spaces")).status).toBe(422);
	});
});
