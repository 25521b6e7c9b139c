import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxLines } from "../../contract/values/order-bounds";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const wanted = (setId: number, amount: number, uuid?: string) => ({ setId, amount, uuid, idem: crypto.randomUUID(), isProduction: true });
const cartWithSet = async (buyer: Caller, amount = 1) => cartOf(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, amount)));

describe("addSet", () => {
	// Shows R4.8, R7.2, R22.10
	it("makes a cart, and the same set again adds up", async () => {
		const buyer = backend.caller("fi");
		const cart = await cartWithSet(buyer);
		expect(cart).toMatchObject({ length: 1, items: [], total_goods_price: 25_000, total_weight: 293_800, order_status: "created" });
		const more = cartOf(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 2, cart.uuid)));
		expect(more.uuid).toBe(cart.uuid);
		expect(more.version).toBeGreaterThan(cart.version);
		expect(more.orders_to_sets).toMatchObject([
			{ set_id: sets.frame, quantity: 3, price: 25_000, line_price: 75_000, title: "Rahmen", weight: 881_400, is_available: true },
		]);
		// The contents of all three.
		expect(more.orders_to_sets[0]?.items.map(({ quantity, fullTitle }) => [quantity, fullTitle])).toEqual([
			[6, "IPE 200, 6 m, S355J2"],
			[30, "IPE 200, M12 <verzinkt>"],
		]);
		expect(more).toMatchObject({ total_goods_price: 75_000, total_delivery_price: 8_900, total_price: 83_900, total_weight: 881_400 });
		expect(more.delivery).toEqual({ min: 3, max: 5, approx: false });
	});

	it("stands beside lines, which keep their own volume prices", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 9);
		const cart = cartOf(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1, uuid)));
		expect(cart).toMatchObject({ length: 2, total_goods_price: 9 * 11_250 + 25_000, total_weight: 9 * 134_400 + 293_800 });
		expect(cart.items).toMatchObject([{ quantity: 9, price: 11_250, set_id: 0 }]);
	});

	it("does a repeated submission once, also at the same time", async () => {
		const buyer = backend.caller();
		const body = wanted(sets.frame, 2);
		const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call("POST", "/orders/addSet", body)));
		expect(new Set(answers.map((answer) => cartOf(answer).uuid)).size).toBe(1);
		expect(cartOf(await buyer.call("POST", "/orders/addSet", body)).orders_to_sets[0]?.quantity).toBe(2);
		const other = await buyer.call("POST", "/orders/addSet", { ...body, amount: 3 });
		expect(other).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("makes a new cart where the given one is foreign", async () => {
		const foreign = await cartWithSet(backend.caller());
		const cart = cartOf(await backend.caller().call("POST", "/orders/addSet", wanted(sets.frame, 1, foreign.uuid)));
		expect(cart.uuid).not.toBe(foreign.uuid);
	});

	it("refuses what cannot be delivered, is hidden or unknown, and bad figures", async () => {
		const buyer = backend.caller();
		const gone = { status: 409, body: { code: "unavailable_goods", fields: { amount: ["unavailableGoods"] } } };
		expect(await buyer.call("POST", "/orders/addSet", wanted(sets.lacking, 1))).toMatchObject(gone);
		expect(await buyer.call("POST", "/orders/addSet", wanted(99, 1))).toMatchObject(gone);
		await backend.db.prepare("UPDATE variants SET hidden = 1 WHERE id = ?").bind(supplies.packed).run();
		expect(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1))).toMatchObject(gone);
		await backend.db.prepare("UPDATE variants SET hidden = 0 WHERE id = ?").bind(supplies.packed).run();
		for (const amount of [0, -1, 1.5, 100_001])
			expect(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, amount))).toMatchObject({
				status: 422,
				body: { code: "invalid" },
			});
		const cart = await cartWithSet(buyer, 60_000);
		const tooMany = { status: 422, body: { fields: { amount: ["amount.tooMany"] } } };
		expect(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 60_000, cart.uuid))).toMatchObject(tooMany);
		expect(await backend.caller("de", "").call("POST", "/orders/addSet", wanted(sets.frame, 1))).toMatchObject({ status: 422 });
	});

	it("counts as a line where a cart is full", async () => {
		const buyer = backend.caller();
		const { id, uuid } = await newCart(buyer, supplies.beam, 1);
		await backend.db
			.prepare(
				`INSERT INTO cart_items (cart_id, supplied_variant_id, cut_length_mm, quantity)
				WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT ?, ?, i + 100, 1 FROM n`,
			)
			.bind(maxLines - 2, id, supplies.beam)
			.run();
		expect(cartOf(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1, uuid))).length).toBe(maxLines);
		const full = { status: 422, body: { code: "invalid", fields: { cart: ["cartFull"] } } };
		expect(await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid }))).toMatchObject(full);
		expect(cartOf(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1, uuid))).length).toBe(maxLines);
		await buyer.call("DELETE", `/orders/set/${uuid}/${sets.frame}`);
		cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid })));
		expect(await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1, uuid))).toMatchObject(full);
	});
});

describe("sets of a cart", () => {
	// Shows R22.13
	it("are counted as one, by the version that was seen", async () => {
		const buyer = backend.caller();
		const cart = await cartWithSet(buyer);
		const path = `/orders/set-set-quantity/${cart.uuid}/${sets.frame}`;
		const changed = cartOf(await buyer.call("PATCH", path, { amount: 4, version: cart.version }));
		expect(changed).toMatchObject({ total_goods_price: 100_000, orders_to_sets: [{ quantity: 4 }] });
		expect(await buyer.call("PATCH", path, { amount: 5, version: cart.version })).toMatchObject({
			status: 409,
			body: { code: "conflict" },
		});
		expect(await buyer.call("PATCH", path, { amount: 0 })).toMatchObject({ status: 422 });
		const other = `/orders/set-set-quantity/${cart.uuid}/${sets.lacking}`;
		expect(await buyer.call("PATCH", other, { amount: 1 })).toMatchObject({ status: 404, body: { code: "not_found" } });
	});

	// Shows R22.11, R22.12
	it.each([
		["set", (uuid: string) => `/orders/set/${uuid}/${sets.frame}`],
		["item with the set's id", (uuid: string) => `/orders/item/${uuid}/${supplies.beam}/${sets.frame}`],
	])("are taken out whole as %s, and the lines stay", async (_, path) => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		await buyer.call("POST", "/orders/addSet", wanted(sets.frame, 1, uuid));
		const cart = cartOf(await buyer.call("DELETE", path(uuid)));
		expect(cart).toMatchObject({ length: 1, orders_to_sets: [], items: [{ quantity: 2 }] });
		expect(cartOf(await buyer.call("DELETE", path(uuid))).length).toBe(1);
	});

	it("belong to who made the cart", async () => {
		const { uuid } = await cartWithSet(backend.caller());
		const stranger = backend.caller();
		expect(await stranger.call("DELETE", `/orders/set/${uuid}/${sets.frame}`)).toMatchObject({ status: 404 });
		expect(await stranger.call("PATCH", `/orders/set-set-quantity/${uuid}/${sets.frame}`, { amount: 2 })).toMatchObject({ status: 404 });
		expect(cartOf(await stranger.call("GET", `/orders/by-id/${uuid}`)).orders_to_sets).toHaveLength(1);
	});

	it("are ordered alone, unless a part of them is gone", async () => {
		const buyer = backend.caller("fi");
		const { uuid } = await cartWithSet(buyer, 2);
		const ready = await checkOut(buyer, uuid, billing.FI);
		const supply = backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?");
		await supply.bind("out", supplies.packed).run();
		const lacking = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).orders_to_sets[0];
		expect(lacking).toMatchObject({ is_available: false, items: [{ is_available: true }, { is_available: false }] });
		const refused = await buyer.call("POST", "/orders/complete", completion(ready));
		await supply.bind("available", supplies.packed).run();
		expect(refused).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		expect(await buyer.call("POST", "/orders/complete", completion(ready))).toMatchObject({ status: 200 });
		const sent = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(sent).toMatchObject({ isProcessed: true, length: 1, orders_to_sets: [{ quantity: 2 }], total_goods_price: 50_000 });
		const late = await buyer.call("PATCH", `/orders/set-set-quantity/${uuid}/${sets.frame}`, { amount: 1 });
		expect(late).toMatchObject({ status: 409, body: { code: "processed" } });
	});
});
