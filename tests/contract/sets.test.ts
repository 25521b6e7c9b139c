import { describe, expect } from "vitest";
import type { Cart } from "../../contract/cart";
import { catalogue } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { asks, Client, has } from "./client";

/** Some available sets; without any there is nothing to test. */
async function setIds(): Promise<number[]> {
	const ids = Array.from({ length: 50 }, (_, index) => index + 1).join(",");
	if (!(await has(orders.addSet, await new Client().send(orders.addSet)))) return [];
	const known = await new Client().askIfThere(catalogue.setsById, { params: { ids } });
	return (known ?? [])
		.filter(({ items }) => items.every(({ variant }) => variant.suppliedVariant.availability !== "out"))
		.map(({ id }) => id);
}

const [setId, otherId] = await setIds();

const wanted = (id: number, amount: number, uuid?: string) =>
	({ setId: id, amount, uuid, idem: crypto.randomUUID(), isProduction: true }) as const;

const setOf = ({ orders_to_sets }: Cart): Cart["orders_to_sets"][number] => {
	const [set] = orders_to_sets;
	if (!set) throw new Error("The cart has no set.");
	return set;
};

describe.runIf(setId !== undefined)("a set in a cart", () => {
	const id = setId ?? 0;

	asks("is added once, counted and removed as one", async () => {
		const client = new Client();
		const body = wanted(id, 1);
		const cart = await client.ask(orders.addSet, { body });
		const { uuid } = cart;
		const again = await client.ask(orders.addSet, { body });
		expect(again.orders_to_sets).toEqual(cart.orders_to_sets);
		expect(cart).toMatchObject({ length: 1, items: [], is_owner: true });
		expect(setOf(cart)).toMatchObject({ set_id: id, quantity: 1, is_available: true });
		expect(cart.total_weight).toBe(setOf(cart).weight);

		const more = await client.ask(orders.addSet, { body: wanted(id, 2, uuid) });
		expect(more.uuid).toBe(uuid);
		// A larger quantity may reduce the unit price, as for its items.
		expect(setOf(more).price).toBeLessThanOrEqual(setOf(cart).price);
		expect(setOf(more)).toMatchObject({ quantity: 3, line_price: 3 * setOf(more).price, weight: 3 * setOf(cart).weight });
		expect(setOf(more).items.map(({ quantity }) => quantity)).toEqual(setOf(cart).items.map(({ quantity }) => 3 * quantity));
		expect(more.total_goods_price).toBe(3 * setOf(more).price);

		const params = { uuid, setId: String(id) };
		const two = await client.ask(orders.setSetQuantity, { params, body: { amount: 2, version: more.version } });
		expect(setOf(two).quantity).toBe(2);
		const stale = await client.send(orders.setSetQuantity, { params, body: { amount: 5, version: more.version } });
		expect([stale.status, await stale.json()]).toMatchObject([409, { code: "conflict" }]);
		const empty = await client.ask(orders.removeSet, { params });
		expect(empty).toMatchObject({ length: 0, orders_to_sets: [], total_price: 0 });
	});

	asks("is removed as a whole if one of its items is removed", async () => {
		const client = new Client();
		const { uuid } = await client.ask(orders.addSet, { body: wanted(id, 1) });
		const empty = await client.ask(orders.removeItem, { params: { uuid, suppliedVariantId: "1", setId: String(id) } });
		expect(empty.orders_to_sets).toEqual([]);
	});

	asks("can be in a cart together with another one", async () => {
		const client = new Client();
		const cart = await client.ask(orders.addSet, { body: wanted(id, 1) });
		if (otherId === undefined) return;
		const both = await client.ask(orders.addSet, { body: wanted(otherId, 1, cart.uuid) });
		expect(both.length).toBe(2);
		expect(both.total_goods_price).toBe(both.orders_to_sets.reduce((sum, set) => sum + set.line_price, 0));
	});

	asks("is refused if unavailable, changed by others, or invalid", async () => {
		const client = new Client();
		const unknown = await client.send(orders.addSet, { body: wanted(999_999, 1) });
		expect([unknown.status, await unknown.json()]).toMatchObject([409, { code: "unavailable_goods" }]);
		const { uuid } = await client.ask(orders.addSet, { body: wanted(id, 1) });
		const params = { uuid, setId: String(id) };
		const stranger = new Client();
		expect((await stranger.send(orders.setSetQuantity, { params, body: { amount: 2 } })).status).toBe(404);
		expect((await stranger.send(orders.removeSet, { params })).status).toBe(404);
		for (const amount of [0, -1, 1.5, 1e9])
			expect((await client.send(orders.setSetQuantity, { params, body: { amount } })).status, String(amount)).toBe(422);
		expect((await client.send(orders.setSetQuantity, { params: { uuid, setId: "999999" }, body: { amount: 1 } })).status).toBe(404);
		const used = wanted(id, 1);
		await client.ask(orders.addSet, { body: used });
		const other = await client.send(orders.addSet, { body: { ...used, amount: 2 } });
		expect([other.status, await other.json()]).toMatchObject([409, { code: "idem_conflict" }]);
	});
});
