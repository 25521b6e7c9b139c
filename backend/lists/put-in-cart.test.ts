import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lists } from "../../contract/lists";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const key = () => crypto.randomUUID();

/** A list of beams (12), packed (10) and two frames. */
async function someList() {
	const buyer = await accountOf(backend);
	const { uuid: cart } = await newCart(buyer, supplies.beam, 12);
	cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: cart, comment: "Roof" })));
	cartOf(await buyer.call("POST", "/orders/addSet", { uuid: cart, setId: sets.frame, amount: 2, idem: key(), isProduction: true }));
	const made = await buyer.call("POST", "/lists", { name: "Frames", cart, idem: key() });
	const { uuid } = lists.create.answer.parse(made.body);
	const list = lists.byId.answer.parse((await buyer.call("GET", `/lists/${uuid}`)).body);
	const [beams, packed] = list.items;
	if (!beams || !packed) throw new Error("The list lacks lines.");
	return { buyer, uuid, beams, packed };
}

const put = (caller: Caller, uuid: string, body: object = {}) => caller.call("POST", `/lists/${uuid}/to-cart`, { idem: key(), ...body });
const whole = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
const resultOf = async (caller: Account, idem: string) =>
	lists.resultByKey.answer.parse((await caller.call("GET", `/lists/told/${idem}`)).body);
const change = (sql: string, supply: number) => backend.db.prepare(`UPDATE supplied_variants SET ${sql} WHERE id = ?`).bind(supply).run();

describe("putting a list into the cart", () => {
	// Shows R28.10
	it("adds all of it to the present cart, once for one key, and says so", async () => {
		const { buyer, uuid } = await someList();
		const present = await newCart(buyer, supplies.beam, 3);
		const idem = key();
		for (const _ of [1, 2]) expect(cartOf(await put(buyer, uuid, { uuid: present.uuid, idem })).uuid).toBe(present.uuid);
		const cart = await whole(buyer, present.uuid);
		expect(cart.items.map(({ quantity, comment }) => [quantity, comment])).toEqual([
			[15, ""],
			[10, "Roof"],
		]);
		expect(cart.orders_to_sets).toMatchObject([{ set_id: sets.frame, quantity: 2 }]);
		expect(await resultOf(buyer, idem)).toEqual({
			name: "Frames",
			added: 3,
			gone: [],
			prices: [],
			quantities: [],
			present: [{ title: "IPE 200, 6 m, S355J2", now: 15 }],
		});
	});

	it("tells the price that a line has with what the cart held before", async () => {
		const { buyer, uuid } = await someList();
		const present = await newCart(buyer, supplies.beam, 40);
		const idem = key();
		await put(buyer, uuid, { uuid: present.uuid, idem });
		const title = "IPE 200, 6 m, S355J2";
		expect(await resultOf(buyer, idem)).toMatchObject({ prices: [{ title, before: 10_500, now: 9_900 }], present: [{ title, now: 52 }] });
	});

	it("makes a cart where there is none, of a part alone, in other quantities", async () => {
		const { buyer, uuid, beams } = await someList();
		const part = { items: [{ id: beams.id, amount: 7 }], sets: [{ id: sets.frame, amount: 1 }] };
		const cart = await whole(buyer, cartOf(await put(buyer, uuid, { part })).uuid);
		expect(cart.items.map(({ quantity }) => quantity)).toEqual([7]);
		expect(cart.orders_to_sets).toMatchObject([{ quantity: 1 }]);
		expect(lists.byId.answer.parse((await buyer.call("GET", `/lists/${uuid}`)).body).items[0]?.amount).toBe(12);
	});

	it("refuses a quantity that was typed and is not sold, at its line, and adds nothing", async () => {
		const { buyer, uuid, beams, packed } = await someList();
		const part = {
			items: [
				{ id: beams.id, amount: 1 },
				{ id: packed.id, amount: 12 },
			],
			sets: [],
		};
		const refused = await put(buyer, uuid, { part });
		expect(refused).toMatchObject({ status: 422, body: { fields: { "items.1.amount": ["amount.notAMultiple"] } } });
	});

	it("says by the place of the line where the cart has too much of it already", async () => {
		const { buyer, uuid, beams, packed } = await someList();
		const present = await newCart(buyer, supplies.packed, 99_995);
		const part = {
			items: [
				{ id: beams.id, amount: 12 },
				{ id: packed.id, amount: 10 },
			],
			sets: [],
		};
		const refused = await put(buyer, uuid, { uuid: present.uuid, part });
		expect(refused).toMatchObject({ status: 422, body: { fields: { "items.1.amount": ["amount.tooMany"] } } });
	});

	it("says so of a set, too, before anything is added", async () => {
		const { buyer, uuid, beams } = await someList();
		const present = await newCart(buyer, supplies.beam, 3);
		const set = { uuid: present.uuid, setId: sets.frame, amount: 99_999, isProduction: true };
		cartOf(await buyer.call("POST", "/orders/addSet", { ...set, idem: key() }));
		const idem = key();
		const part = { items: [{ id: beams.id, amount: 12 }], sets: [{ id: sets.frame, amount: 2 }] };
		const refused = await put(buyer, uuid, { uuid: present.uuid, part, idem });
		expect(refused).toMatchObject({ status: 422, body: { fields: { "sets.0.amount": ["amount.tooMany"] } } });
		expect(await whole(buyer, present.uuid)).toMatchObject({ items: [{ quantity: 3 }], orders_to_sets: [{ quantity: 99_999 }] });
		const fits = { ...part, sets: [{ id: sets.frame, amount: 1 }] };
		for (const _ of [1, 2]) expect((await put(buyer, uuid, { uuid: present.uuid, part: fits, idem })).status).toBe(200);
		expect(await whole(buyer, present.uuid)).toMatchObject({ items: [{ quantity: 15 }], orders_to_sets: [{ quantity: 100_000 }] });
	});

	it("leaves out what is gone and tells it, with other prices and quantities", async () => {
		const { buyer, uuid } = await someList();
		await change("min_order = 20, price_cents = 800", supplies.packed);
		await change("availability = 'out'", supplies.beam);
		const list = lists.byId.answer.parse((await buyer.call("GET", `/lists/${uuid}`)).body);
		const idem = key();
		const cart = await whole(buyer, cartOf(await put(buyer, uuid, { idem })).uuid);
		const news = await resultOf(buyer, idem);
		await change("availability = 'available'", supplies.beam);
		await change("min_order = 10, price_cents = 735", supplies.packed);
		expect(list.items).toMatchObject([
			{ amount: 12, orderable: null },
			{ amount: 10, orderable: 20, price: 800 },
		]);
		expect(list).toMatchObject({ total_price: 16_000, gone: 2, repriced: 1 });
		expect(cart.items.map(({ quantity }) => quantity)).toEqual([20]);
		expect(cart.orders_to_sets).toEqual([]);
		expect(news).toEqual({
			name: "Frames",
			added: 1,
			gone: ["IPE 200, 6 m, S355J2", "Rahmen"],
			prices: [{ title: "IPE 200, M12 <verzinkt>", before: 735, now: 800 }],
			quantities: [{ title: "IPE 200, M12 <verzinkt>", before: 10, now: 20 }],
			present: [],
		});
	});

	// Shows R28.11
	it("says when nothing is left, and tells its news to nobody else", async () => {
		const { buyer, uuid, beams } = await someList();
		await change("availability = 'out'", supplies.beam);
		const refused = await put(buyer, uuid, { part: { items: [{ id: beams.id, amount: 12 }], sets: [] } });
		await change("availability = 'available'", supplies.beam);
		expect(refused).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		const idem = key();
		cartOf(await put(buyer, uuid, { idem }));
		const other = await accountOf(backend);
		expect(await other.call("GET", `/lists/told/${idem}`)).toMatchObject({ status: 404 });
		expect(await put(other, uuid)).toMatchObject({ status: 404 });
		expect(await put(backend.caller(), uuid)).toMatchObject({ status: 401 });
	});
});
