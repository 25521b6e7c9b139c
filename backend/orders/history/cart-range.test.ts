import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, type Caller, cartOf, startBackend } from "../../../tests/support/backend";
import { sets, supplies } from "../../../tests/support/backend-rows";
import { added } from "../../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** A cart of two lines and a set. The second line can no longer be delivered. */
async function filled(buyer: Caller): Promise<string> {
	const more = [{ suppliedVariantId: supplies.packed, amount: 10 }];
	const { uuid } = cartOf(await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 2), more }));
	const set = { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true };
	cartOf(await buyer.call("POST", "/orders/addSet", set));
	await backend.db.prepare("UPDATE cart_items SET supplied_variant_id = ? WHERE supplied_variant_id = ?").bind(supplies.soldOut, 2).run();
	return uuid;
}

describe("a cart with a range", () => {
	// Shows R22.1
	it("tells those lines and sets, and has all figures of the whole", async () => {
		const buyer = backend.caller();
		const uuid = await filled(buyer);
		const read = async (query: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}${query}`));
		const whole = await read("");
		expect([whole.items.length, whole.orders_to_sets.length, whole.length]).toEqual([2, 1, 3]);
		for (const [range, items, setCount] of [
			["[0,1]", 1, 0],
			["[1,1]", 1, 0],
			["[1,2]", 1, 1],
			["[2,50]", 0, 1],
			["[3,50]", 0, 0],
			["[0,0]", 0, 0],
		] as const) {
			const part = await read(`?range=${range}`);
			expect([part.items.length, part.orders_to_sets.length], range).toEqual([items, setCount]);
			expect({ ...part, items: [], orders_to_sets: [] }).toEqual({ ...whole, items: [], orders_to_sets: [] });
		}
		expect((await read("?range=[1,1]")).items[0]?.id).toBe(whole.items[1]?.id);
		expect((await buyer.call("GET", `/orders/by-id/${uuid}?range=[0,101]`)).status).toBe(422);
	});

	it("tells what can no longer be delivered wherever it stands", async () => {
		const buyer = backend.caller();
		const uuid = await filled(buyer);
		const part = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}?range=[0,1]`));
		expect(part.unavailable).toEqual([
			{ item_id: expect.any(Number), set_id: null, title: expect.stringContaining("12 m, S235JR"), place: 1 },
		]);
	});

	it("is the answer of a submission that asks for one", async () => {
		const buyer = backend.caller();
		const more = [{ suppliedVariantId: supplies.packed, amount: 10 }];
		const cart = cartOf(await buyer.call("POST", "/orders/add?range=[0,1]", { ...added(supplies.beam, 2), more }));
		expect([cart.items.length, cart.length]).toEqual([1, 2]);
	});
});
