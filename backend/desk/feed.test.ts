import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { cart } from "../../contract/cart";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const event = z.object({
	id: z.string(),
	cursor: z.number(),
	type: z.string(),
	timestamp: z.iso.datetime(),
	data: z.object({ order: z.string(), number: z.string() }),
});
const page = z.object({ events: z.array(event), cursor: z.number(), has_more: z.boolean() });
const eventsAfter = async (after: number, limit = 100) =>
	page.parse((await deskCall(backend, `events?after=${after}&limit=${limit}`)).body);

async function send(): Promise<void> {
	const buyer = backend.caller();
	const ready = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
}

// Shows R43.3
it("a reader who goes on from its cursor reads each event once, also while orders come", async () => {
	await Promise.all([send(), send(), send()]);
	const read: z.output<typeof event>[] = [];
	const coming = Promise.all([send(), send(), send(), send()]);
	let cursor = 0;
	for (let isOver = false; read.length < 7 || !isOver; ) {
		const { events, cursor: next, has_more } = await eventsAfter(cursor, 2);
		read.push(...events);
		isOver = events.length === 0 && !has_more;
		cursor = next;
	}
	await coming;
	expect(read.map((one) => one.cursor)).toEqual(read.map((one) => one.cursor).toSorted((a, b) => a - b));
	expect(read).toHaveLength(7);
	expect(new Set(read.map(({ data }) => data.order)).size).toBe(7);
	expect(read[0]).toMatchObject({ id: `evt_${read[0]?.cursor}`, type: "order.created", data: { number: read[0]?.data.order } });
	expect(await eventsAfter(cursor)).toEqual({ events: [], cursor, has_more: false });
	expect(JSON.stringify(read)).not.toContain(billing.FI.name);
	const newest = z.object({ orders: z.array(cart), cursor: z.number() });
	const { orders } = newest.parse((await deskCall(backend, `orders?after=${read[4]?.cursor}`)).body);
	expect(orders.map(({ order_number }) => order_number)).toEqual(read.slice(5).map(({ data }) => data.order));
	expect(orders[0]).toMatchObject({ forms: { billing: { name: billing.FI.name } }, total_price_with_vat: expect.any(Number) });
});

it.each(["events?after=-1", "events?limit=501", "events?after=x", "orders?limit=26"])("refuses %s", async (path) =>
	expect((await deskCall(backend, path)).status).toBe(422),
);
