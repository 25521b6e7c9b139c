import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { lists } from "../../contract/lists";
import { orders } from "../../contract/orders";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

type Sizes = Record<number, number>;
const listOf = (sizes: Sizes) => Object.entries(sizes).map(([length, pieces]) => ({ length: Number(length), pieces }));
const sawn = (amount: number, sizes: Sizes, more: { uuid?: string; certificate?: boolean } = {}) => ({
	...added(supplies.beam, amount, { uuid: more.uuid }),
	certificate: more.certificate,
	saw_list: listOf(sizes),
});
const add = async (buyer: Caller, body: object): Promise<Cart> => cartOf(await buyer.call("POST", "/orders/add", body));
const read = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
const line = ({ items: [item] }: Cart) => {
	if (!item) throw new Error("The cart is empty.");
	const { id, quantity, sawing, line_price: sum } = item;
	return { id, quantity, pieces: sawing && Object.fromEntries(sawing.pieces.map(({ length, pieces }) => [length, pieces])), sum };
};
const short = (cart: Cart) => {
	const { id: _, ...rest } = line(cart);
	return rest;
};

/** 6 m hold 2 × 1600 and 2 × 1250 mm with kerfs of 3 mm; a bar costs 112.50 € and a cut 5.80 €. */
const four: Sizes = { 1250: 2, 1600: 2 };

// Shows R36.6
describe("pieces of several lengths from shared bars", () => {
	it("are one line of bars, with the price of their cuts and the plan", async () => {
		const cart = await add(backend.caller("de"), sawn(1, four, { certificate: true }));
		expect(cart.items).toHaveLength(1);
		expect(cart.items[0]).toMatchObject({
			quantity: 1,
			price: 11_250,
			cut: null,
			sawing: {
				pieces: [
					{ length: 1600, pieces: 2 },
					{ length: 1250, pieces: 2 },
				],
				patterns: [{ bars: 1 }],
				cuts: 4,
				price: 4 * 580,
			},
			certificate_price: 2_800,
			line_price: 11_250 + 2_320 + 2_800,
			weight: 134_400,
		});
	});

	it("cost in the cart what the cutting list has told", async () => {
		const buyer = backend.caller();
		for (const sizes of [four, { 5990: 1, 3000: 3 }, { 1997: 3, 1250: 1 }, { 6000: 2, 100: 7 }] satisfies Sizes[]) {
			const body = { lines: listOf(sizes), certificate: true };
			const told = orders.cutList.answer.parse((await buyer.call("POST", `/orders/cut-list/${supplies.beam}`, body)).body);
			const cart = await add(backend.caller(), sawn(told.whole.bars, sizes, { certificate: true }));
			expect(cart.items[0]).toMatchObject({
				line_price: told.sawn?.line_price,
				sawing: { cuts: told.sawn?.cuts, price: told.sawn?.cut_price, patterns: told.whole.patterns },
			});
		}
	});

	it.each([
		["too few bars", 1, { 3500: 2 }, "amount", "amount.belowSawn", { needed: 2 }],
		["a length beyond the bar", 2, { 6001: 1 }, "saw_list", "cut.outOfBounds", { min_length: 100, max_length: 6000 }],
		["a length that the saw cannot hold", 2, { 99: 1 }, "saw_list", "cut.outOfBounds", { min_length: 100, max_length: 6000 }],
	])("are refused with %s", async (_, amount, sizes: Sizes, field, key, details) => {
		const { status, body } = await backend.caller().call("POST", "/orders/add", sawn(amount, sizes));
		expect([status, body]).toMatchObject([422, { code: "invalid", fields: { [field]: [key] }, details }]);
	});

	it("are refused together with a cut, and when they are too many", async () => {
		const refused = async (body: object) => (await backend.caller().call("POST", "/orders/add", body)).body;
		const notCut = { fields: { saw_list: ["cut.notOffered"] } };
		expect(await refused({ ...sawn(4, four), cut: { length: 1000 } })).toMatchObject(notCut);
		const half = { suppliedVariantId: supplies.beam, amount: 1_000, saw_list: [{ length: 1000, pieces: 6_000 }] };
		expect(await refused({ ...added(supplies.beam, 1_000), ...half, more: [half] })).toMatchObject({
			fields: { "more.0.saw_list": ["cut.tooMany"] },
		});
	});
});

// Shows R36.7
describe("sawn pieces that come to a line", () => {
	it("share its bars; equal lengths add up, and whole bars stay whole", async () => {
		const buyer = backend.caller();
		const { uuid } = await add(buyer, sawn(1, { 1600: 2 }));
		// 2,794 mm of the bar are left: room for 2 × 1250 mm.
		expect(short(await add(buyer, sawn(1, { 1250: 2 }, { uuid })))).toEqual({ quantity: 1, pieces: four, sum: 11_250 + 2_320 });
		expect(short(await add(buyer, added(supplies.beam, 3, { uuid })))).toMatchObject({ quantity: 4, pieces: four });
		// 4 × 1600 and 4 × 1250 mm need two bars; the three whole ones stay.
		expect(short(await add(buyer, sawn(1, four, { uuid })))).toEqual({
			quantity: 5,
			pieces: { 1250: 4, 1600: 4 },
			sum: 5 * 11_250 + 8 * 580,
		});
	});

	it("come to plain bars, and to others of the same submission", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		expect(short(await add(buyer, sawn(1, four, { uuid })))).toMatchObject({ quantity: 3, pieces: four });
		const more = [
			{ suppliedVariantId: supplies.beam, amount: 1, saw_list: listOf({ 1250: 2 }) },
			{ suppliedVariantId: supplies.beam, amount: 2 },
		];
		expect(short(await add(backend.caller(), { ...sawn(1, { 1600: 2 }), more }))).toMatchObject({ quantity: 3, pieces: four });
	});

	it("add up with their bars where the line has changed in the meantime", async () => {
		const buyer = backend.caller();
		const { uuid } = await add(buyer, sawn(1, { 1600: 1 }));
		await Promise.all([3000, 3100, 3200].map((length) => add(buyer, sawn(1, { [length]: 1 }, { uuid }))));
		const cart = await read(buyer, uuid);
		const { sawing, quantity = 0 } = cart.items[0] ?? {};
		expect(line(cart).pieces).toEqual({ 1600: 1, 3000: 1, 3100: 1, 3200: 1 });
		expect(sawing?.patterns.reduce((sum, { bars }) => sum + bars, 0)).toBeLessThanOrEqual(quantity);
		expect(cart.items[0]?.is_available).toBe(true);
	});

	it("take bars that only the minimum and whole packs have added", async () => {
		const packs = "UPDATE supplied_variants SET min_order = ?, pack_size = ? WHERE id = ?";
		const sell = (min: number, pack: number) => backend.db.prepare(packs).bind(min, pack, supplies.beam).run();
		await sell(5, 5);
		try {
			const buyer = backend.caller();
			const { uuid } = await add(buyer, sawn(5, four));
			expect(short(await add(buyer, sawn(5, four, { uuid })))).toMatchObject({ quantity: 5, pieces: { 1250: 4, 1600: 4 } });
			expect(short(await add(buyer, added(supplies.beam, 5, { uuid })))).toMatchObject({ quantity: 10 });
		} finally {
			await sell(1, 1);
		}
	});

	it("come back with a removed line, and share the bars of what was added since", async () => {
		const buyer = backend.caller();
		const cart = await add(buyer, sawn(2, { 1600: 2 }));
		const { uuid } = cart;
		const { id } = line(cart);
		const remove = () => buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0?itemId=${id}`);
		const restore = () => buyer.call("POST", `/orders/restore-line/${uuid}`, { itemId: id });
		await remove();
		expect(cartOf(await restore()).items).toEqual(cart.items);
		await remove();
		await add(buyer, sawn(1, { 1250: 2 }, { uuid }));
		expect(short(cartOf(await restore()))).toMatchObject({ quantity: 2, pieces: four });
	});

	it("share bars when two carts of an account are joined", async () => {
		const buyer = await accountOf(backend);
		const one = await add(buyer, sawn(1, { 1600: 2 }));
		const other = await add(buyer, sawn(1, { 1250: 2 }));
		const joined = cartOf(await buyer.call("POST", `/orders/join/${one.uuid}`, { from: other.uuid, idem: crypto.randomUUID() }));
		expect(short(joined)).toMatchObject({ quantity: 1, pieces: four });
	});
});

// Shows R36.8
describe("a line with a saw list", () => {
	it("has no fewer bars than its pieces need, until they are not sawn", async () => {
		const buyer = backend.caller();
		const cart = await add(buyer, sawn(3, { 3500: 2 }));
		const { id } = line(cart);
		const { uuid } = cart;
		const below = { status: 422, body: { fields: { amount: ["amount.belowSawn"] }, details: { needed: 2 } } };
		const set = (amount: number) => buyer.call("PATCH", `/orders/set-quantity/${uuid}/${id}`, { amount });
		expect(await set(1)).toMatchObject(below);
		expect(await buyer.call("PATCH", `/orders/change-lines/${uuid}`, { changes: [{ itemId: id, amount: 1 }] })).toMatchObject(below);
		expect(short(cartOf(await set(2)))).toMatchObject({ quantity: 2, pieces: { 3500: 2 } });
		const plain = cartOf(await buyer.call("DELETE", `/orders/saw-list/${uuid}/${id}`));
		expect(short(plain)).toEqual({ quantity: 2, pieces: null, sum: 2 * 11_250 });
		expect((await set(1)).status).toBe(200);
		expect((await backend.caller().call("DELETE", `/orders/saw-list/${uuid}/${id}`)).status).toBe(404);
		expect((await buyer.call("DELETE", `/orders/saw-list/${uuid}/987654`)).status).toBe(404);
	});

	it("is kept in a list, and goes from there into a cart", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await add(buyer, sawn(3, { 3500: 2 }));
		const made = await buyer.call("POST", "/lists", { name: "Dach", cart: uuid, idem: crypto.randomUUID() });
		const { uuid: list } = lists.create.answer.parse(made.body);
		const kept = lists.byId.answer.parse((await buyer.call("GET", `/lists/${list}`)).body);
		expect(kept.items[0]).toMatchObject({ amount: 3, orderable: 3, saw_list: [{ length: 3500, pieces: 2 }], sawing: { cuts: 2 } });
		const few = { version: kept.version, items: [{ id: kept.items[0]?.id, amount: 1 }], sets: [] };
		expect(await buyer.call("PATCH", `/lists/${list}/quantities`, few)).toMatchObject({
			body: { fields: { "items.0.amount": ["amount.belowSawn"] } },
		});
		const cart = cartOf(await buyer.call("POST", `/lists/${list}/to-cart`, { idem: crypto.randomUUID() }));
		expect(short(await read(buyer, cart.uuid))).toMatchObject({ quantity: 3, pieces: { 3500: 2 } });
		const copy = lists.create.answer.parse((await buyer.call("POST", "/lists", { name: "Dach 2", list, idem: crypto.randomUUID() })).body);
		expect(lists.byId.answer.parse((await buyer.call("GET", `/lists/${copy.uuid}`)).body).items[0]?.saw_list).toEqual([
			{ length: 3500, pieces: 2 },
		]);
	});

	it("is offered at the price of its cuts, and accepted with enough bars", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await add(buyer, sawn(3, { 3500: 2 }));
		const body = { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost };
		const offer = cartOf(await buyer.call("PATCH", "/orders/send-offer", body));
		const fee = (cents: number) => backend.db.prepare("UPDATE products SET cut_fee_cents = ? WHERE cut_fee_cents > 0").bind(cents).run();
		const accept = (amount: number) =>
			buyer.call("POST", `/orders/accept-offer/${offer.uuid}`, {
				items: [{ id: offer.items[0]?.id, amount }],
				sets: [],
				idem: crypto.randomUUID(),
			});
		await fee(990);
		try {
			expect(await accept(1)).toMatchObject({ status: 422, body: { fields: { "items.0.amount": ["amount.belowSawn"] } } });
			expect(short(cartOf(await accept(3)))).toEqual({ quantity: 3, pieces: { 3500: 2 }, sum: 3 * 11_250 + 2 * 580 });
			expect(short(cartOf(await accept(2)))).toMatchObject({ sum: 2 * 11_250 + 2 * 580 });
		} finally {
			await fee(580);
		}
	});

	it("is ordered, ordered again, and changed in the order by its bars", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await add(buyer, sawn(3, { 3500: 2 }));
		const cart = await checkOut(buyer, uuid, billing.DE);
		expect((await buyer.call("POST", "/orders/complete", { ...completion(cart), stockTag: cart.stock_tag })).status).toBe(200);
		const order = await read(buyer, uuid);
		expect(order.items).toMatchObject([{ quantity: 3, sawing: { pieces: [{ length: 3500, pieces: 2 }], cuts: 2 } }]);
		const again = cartOf(await buyer.call("GET", `/orders/rebuy/${uuid}`));
		expect(short(again)).toEqual(short(order));
		const preview = (quantity: number) =>
			deskCall(backend, `orders/${order.order_number}/changes/preview`, { version: order.version, lines: [{ line: 1, quantity }] });
		expect(await preview(1)).toMatchObject({ status: 422, body: { fields: { "lines.0.quantity": ["amount.belowSawn"] } } });
		expect(await preview(2)).toMatchObject({ status: 200, body: { lines: [{ quantity: { from: 3, to: 2 } }] } });
	});
});

// Shows R36.9
describe("lines that are cut from the same bars", () => {
	const cutTo = (length: number, pieces: number, more: object = {}) => ({
		...{ suppliedVariantId: supplies.beam, amount: pieces, cut: { length }, setId: 0 },
		...more,
	});
	const cutCart = (buyer: Caller, ...more: object[]) =>
		add(buyer, { ...added(supplies.beam, 2), cut: { length: 1600 }, comment: "Halle A", more });
	const together = (buyer: Caller, { uuid, version }: Cart, item: number | undefined) =>
		buyer.call("PATCH", `/orders/saw-together/${uuid}/${item}`, { version });

	it("become one line of bars that their pieces share, with its whole bars and references", async () => {
		const buyer = backend.caller("de");
		const cart = await cutCart(buyer, cutTo(1250, 2, { comment: "Halle B" }), { suppliedVariantId: supplies.beam, amount: 3, setId: 0 });
		expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, 1, 3]);
		const cut = cart.items.find((item) => item.cut);
		const after = cartOf(await together(buyer, cart, cut?.id));
		expect(after.items).toHaveLength(1);
		expect(short(after)).toMatchObject({ quantity: 4, pieces: four });
		expect(after.items[0]?.comment).toContain("Halle");
		expect(after.total_goods_price).toBeLessThan(cart.total_goods_price);
	});

	it("cost then what the cutting list tells", async () => {
		const buyer = backend.caller();
		const cart = await cutCart(buyer, cutTo(1250, 2));
		const told = orders.cutList.answer.parse((await buyer.call("POST", `/orders/cut-list/${supplies.beam}`, { lines: listOf(four) })).body);
		const after = cartOf(await together(buyer, cart, cart.items[0]?.id));
		expect(after.items[0]?.line_price).toBe(told.sawn?.line_price);
	});

	it("stay apart with another certificate or cost centre, and are joined once", async () => {
		const buyer = backend.caller();
		const cart = await cutCart(buyer, cutTo(1250, 2, { certificate: true }), cutTo(900, 1));
		const own = cart.items.find(({ cut }) => cut?.length === 900);
		const certified = cart.items.find(({ certificate_price: paper }) => paper !== null);
		expect((await together(buyer, cart, certified?.id)).body).toMatchObject({ code: "conflict" });
		const after = cartOf(await together(buyer, cart, own?.id));
		expect(after.items.map(({ cut, sawing }) => cut?.length ?? sawing?.pieces.map(({ length }) => length))).toEqual([1250, [1600, 900]]);
		expect((await together(buyer, cart, own?.id)).status).toBe(409);
		expect((await together(backend.caller(), after, after.items[0]?.id)).status).toBe(404);
	});
});
