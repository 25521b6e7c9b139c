import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import { follow } from "../../examples/erp-connector.mjs";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall, deskKey } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const count = (table: string) => backend.db.prepare(`SELECT count(*) AS count FROM ${table}`).first("count");

// Shows R43.8
it("the example of a connector confirms, ships and invoices each order once, though it dies in between", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	for (const _ of [1, 2, 3]) {
		const buyer = backend.caller();
		const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	}
	const made = await deskCall(backend, "keys", { name: "erp", scopes: ["orders:read", "orders:write"] });
	const { key } = z.object({ key: z.string() }).parse(made.body);
	let cursor = 0;
	let calls = 0;
	const options = {
		key,
		load: async () => cursor,
		store: async (next: number) => {
			cursor = next;
		},
		request: async (path: string, init: RequestInit) => {
			const response = await backend.request(path, init, { DESK_KEY: deskKey });
			// The call succeeded, but its answer is lost.
			if ([3, 7, 12, 18, 21].includes(++calls)) throw new Error("Died.");
			return response;
		},
	};
	let deaths = 0;
	for (let isOver = false; !isOver; )
		isOver = await follow(options).then(
			(events) => events === 0,
			() => ++deaths > 100,
		);
	expect(deaths).toBe(5);
	expect([await count("deliveries"), await count("invoices"), await count("orders WHERE state = 'in_delivery'")]).toEqual([3, 3, 3]);
	expect(await count("events WHERE type = 'order.dates_confirmed'")).toBe(3);
});
