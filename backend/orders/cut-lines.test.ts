import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

interface Rest {
	uuid?: string;
	certificate?: boolean;
}
const cutOf = (supply: number, pieces: number, length: number, { uuid, certificate }: Rest = {}) => ({
	...added(supply, pieces, { uuid }),
	cut: { length },
	certificate,
});
const add = async (buyer: Caller, body: object) => cartOf(await buyer.call("POST", "/orders/add", body));
const line = (cart: Awaited<ReturnType<typeof add>>) =>
	cart.items.map((item) => ({ quantity: item.quantity, price: item.price, cut: item.cut, sum: item.line_price, weight: item.weight }));

describe("cut lines", () => {
	// Shows R7.8
	it("are bars, cuts and a certificate, and weigh what the bars weigh", async () => {
		// 14 of 1,250 mm at 4 a bar: 4 bars of 112.50 €, 14 cuts of 5.80 €, 28.00 € for the certificate.
		const cart = await add(backend.caller("fi"), cutOf(supplies.beam, 14, 1250, { certificate: true }));
		const cut = {
			pieces: 14,
			length: 1250,
			width: 0,
			used_area: 0,
			cuts: 14,
			price: 8_120,
			offcuts: [
				{ count: 1, length: 3494 },
				{ count: 3, length: 988 },
			],
		};
		expect(line(cart)).toEqual([{ quantity: 4, price: 11_250, cut, sum: 45_000 + 8_120 + 2_800, weight: 4 * 134_400 }]);
		expect(cart.items[0]?.certificate_price).toBe(2_800);
		// 55,920 goods + 8,900 freight = 64,820; 25.5 % of that is 16,529.1.
		expect(cart).toMatchObject({ total_goods_price: 55_920, total_price: 64_820, total_vat_price: 16_529, total_weight: 537_600 });
	});

	it("are 2,000 in a cart; what is there already can still be added to", async () => {
		const buyer = backend.caller();
		const lengths = (first: number, count: number, uuid?: string) => {
			const more = Array.from({ length: count - 1 }, (_, index) => ({
				suppliedVariantId: supplies.beam,
				amount: 1,
				cut: { length: first + 1 + index },
			}));
			return { ...cutOf(supplies.beam, 1, first, { uuid }), more };
		};
		const { uuid } = await add(buyer, lengths(1000, 1000));
		expect(await add(buyer, lengths(2000, 1000, uuid))).toMatchObject({ length: 2000 });
		const refused = await buyer.call("POST", "/orders/add", cutOf(supplies.beam, 1, 3500, { uuid }));
		expect(refused).toMatchObject({ status: 422, body: { code: "invalid", fields: { cart: ["cartFull"] } } });
		expect(await add(buyer, cutOf(supplies.beam, 1, 1100, { uuid }))).toMatchObject({ length: 2000 });
	});

	it("take the price of their bars, not of their pieces", async () => {
		const buyer = backend.caller();
		const few = await add(buyer, cutOf(supplies.beam, 36, 1250));
		expect(few.items[0]).toMatchObject({ quantity: 9, price: 11_250 });
		const more = await add(buyer, cutOf(supplies.beam, 1, 1250, { uuid: few.uuid }));
		expect(line(more)).toEqual([
			{
				quantity: 10,
				price: 10_500,
				cut: {
					pieces: 37,
					length: 1250,
					width: 0,
					used_area: 0,
					cuts: 37,
					price: 21_460,
					offcuts: [
						{ count: 1, length: 4747 },
						{ count: 9, length: 988 },
					],
				},
				sum: 105_000 + 21_460,
				weight: 1_344_000,
			},
		]);
	});

	it("need no cut where a piece ends with the bar", async () => {
		const cart = await add(backend.caller(), cutOf(supplies.beam, 4, 1998));
		expect(cart.items[0]).toMatchObject({ quantity: 2, cut: { pieces: 4, cuts: 3, price: 1_740 }, line_price: 22_500 + 1_740 });
	});

	it("take at least the supply's minimum in whole packs", async () => {
		const cart = await add(backend.caller(), cutOf(supplies.packed, 3, 1250));
		expect(cart.items[0]).toMatchObject({ quantity: 10, cut: { pieces: 3, cuts: 3 }, line_price: 7_350 + 1_740, weight: 25_000 });
		// 45 pieces need 12 bars: 15 in packs of five.
		const more = await add(backend.caller(), cutOf(supplies.packed, 45, 1250));
		expect(more.items[0]).toMatchObject({ quantity: 15, line_price: 11_025 + 45 * 580 });
	});

	it("stand apart from other lengths, from uncut bars and from those without a certificate", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		await add(buyer, { ...added(supplies.beam, 1, { uuid }), certificate: true });
		await add(buyer, cutOf(supplies.beam, 2, 1250, { uuid }));
		await add(buyer, cutOf(supplies.beam, 2, 1251, { uuid }));
		await add(buyer, cutOf(supplies.beam, 2, 1250, { uuid, certificate: true }));
		const cart = await add(buyer, cutOf(supplies.beam, 3, 1250, { uuid }));
		expect(cart.items.map(({ quantity, cut, certificate_price }) => [quantity, cut?.length, cut?.pieces, certificate_price])).toEqual([
			[2, undefined, undefined, null],
			[1, undefined, undefined, 2_800],
			[2, 1250, 5, null],
			[1, 1251, 2, null],
			[1, 1250, 2, 2_800],
		]);
		expect(cart.items[1]?.line_price).toBe(11_250 + 2_800);
		const id = cart.items[2]?.id;
		const without = cartOf(await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0?itemId=${id}`));
		expect(without.items.map((item) => item.id)).toEqual(cart.items.map((item) => item.id).filter((one) => one !== id));
		expect(cartOf(await buyer.call("DELETE", `/orders/item/${uuid}/${supplies.beam}/0`)).items).toEqual([]);
	});

	it("change by their pieces", async () => {
		const buyer = backend.caller();
		const cart = await add(buyer, cutOf(supplies.packed, 3, 1250));
		const path = `/orders/set-quantity/${cart.uuid}/${cart.items[0]?.id}`;
		const changed = cartOf(await buyer.call("PATCH", path, { amount: 44, version: cart.version }));
		expect(changed.items[0]).toMatchObject({ quantity: 15, cut: { pieces: 44 } });
		expect(await backend.caller().call("PATCH", path, { amount: 5 })).toMatchObject({ status: 404 });
	});

	it("come in one submission with others, each under its own name", async () => {
		const buyer = backend.caller();
		const { suppliedVariantId, amount, cut } = cutOf(supplies.beam, 2, 1250);
		const piece = { suppliedVariantId, amount, cut };
		const cart = await add(buyer, { ...added(supplies.beam, 1), more: [piece, piece] });
		expect(line(cart).map(({ quantity, cut: made }) => [quantity, made?.pieces])).toEqual([
			[1, undefined],
			[1, 4],
		]);
		const wrong = { ...added(supplies.beam, 1), more: [piece, { ...piece, cut: { length: 99 } }, { ...piece, cut: { length: 6001 } }] };
		expect(await buyer.call("POST", "/orders/add", wrong)).toMatchObject({
			status: 422,
			body: {
				code: "invalid",
				fields: { "more.1.cut.length": ["cut.outOfBounds"], "more.2.cut.length": ["cut.outOfBounds"] },
				details: { "more.1.min_length": 100, "more.1.max_length": 6000, "more.2.min_length": 100, "more.2.max_length": 6000 },
			},
		});
	});

	it("keep to what the product allows", async () => {
		const buyer = backend.caller();
		for (const length of [100, 6000]) expect((await add(buyer, cutOf(supplies.beam, 1, length))).items[0]?.cut?.length).toBe(length);
		for (const length of [1, 99, 6001])
			expect(await buyer.call("POST", "/orders/add", cutOf(supplies.beam, 1, length)), String(length)).toMatchObject({
				status: 422,
				body: { fields: { "cut.length": ["cut.outOfBounds"] }, details: { min_length: 100, max_length: 6000 } },
			});
		for (const length of [0, -5, 12.5])
			expect(await buyer.call("POST", "/orders/add", cutOf(supplies.beam, 1, length))).toMatchObject({ status: 422 });
		expect(await buyer.call("POST", "/orders/add", cutOf(supplies.soldOut, 1, 1250))).toMatchObject({
			status: 409,
			body: { code: "unavailable_goods", fields: { amount: ["unavailableGoods"] } },
		});
		await backend.db.prepare("UPDATE products SET cut_fee_cents = NULL, certificate_cents = NULL").run();
		const cut = await buyer.call("POST", "/orders/add", cutOf(supplies.beam, 1, 1250));
		const certified = await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 1), certificate: true });
		await backend.db.prepare("UPDATE products SET cut_fee_cents = 580, certificate_cents = 2800").run();
		expect(cut).toMatchObject({ status: 422, body: { fields: { "cut.length": ["cut.notOffered"] } } });
		expect(certified).toMatchObject({ status: 422, body: { fields: { certificate: ["certificate.notOffered"] } } });
	});

	it("has one effect when it comes twenty times at once, and loses no pieces of different submissions", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const same = cutOf(supplies.beam, 3, 1250, { uuid });
		await Promise.all(Array.from({ length: 20 }, () => buyer.call("POST", "/orders/add", same)));
		const others = Array.from({ length: 10 }, () => cutOf(supplies.beam, 1, 1250, { uuid }));
		await Promise.all(others.map((body) => buyer.call("POST", "/orders/add", body)));
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		expect(cart.items[1]).toMatchObject({ quantity: 4, cut: { pieces: 13 } });
		expect(cart.version).toBe(12);
	});
});

describe("what a line asked for and can no longer have", () => {
	it("makes it one that cannot be ordered", async () => {
		const buyer = backend.caller();
		const { uuid } = await add(buyer, cutOf(supplies.beam, 8, 1250, { certificate: true }));
		const ready = await checkOut(buyer, uuid, billing.FI);
		await backend.db.prepare("UPDATE products SET cut_fee_cents = NULL").run();
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		const sending = await buyer.call("POST", "/orders/complete", completion({ ...ready, total_price_with_vat: cart.total_price_with_vat }));
		await backend.db.prepare("UPDATE products SET cut_fee_cents = 580").run();
		expect(cart.items[0]).toMatchObject({ is_available: false, cut: null });
		expect(sending).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
	});

	it("does not change an order that was sent", async () => {
		const buyer = backend.caller();
		const { uuid } = await add(buyer, cutOf(supplies.beam, 14, 1250, { certificate: true }));
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		await backend.db.prepare("UPDATE products SET cut_fee_cents = 999, cut_kerf_mm = 900, certificate_cents = NULL").run();
		const order = cartOf(await buyer.call("GET", `/orders/processed-by-id/${uuid}`));
		const change = await buyer.call("POST", "/orders/add", { ...cutOf(supplies.beam, 1, 1250, { uuid }) });
		await backend.db.prepare("UPDATE products SET cut_fee_cents = 580, cut_kerf_mm = 3, certificate_cents = 2800").run();
		expect(order.items[0]).toMatchObject({
			quantity: 4,
			cut: { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8_120 },
			certificate_price: 2_800,
			line_price: 55_920,
		});
		expect(cartOf(change).uuid).not.toBe(uuid);
	});
});

describe("cut-price", () => {
	const priceOf = (supply: number, query: string) => backend.caller().call("GET", `/orders/cut-price/${supply}?${query}`);

	// Shows R22.9
	it("says what a line would come to", async () => {
		const { status, body } = await priceOf(supplies.beam, "pieces=14&length=1250&certificate=true");
		expect(status).toBe(200);
		expect(orders.cutPrice.answer.parse(body)).toEqual({
			...{ pieces: 14, length: 1250, pieces_per_bar: 4, bars_needed: 4, bars: 4, cuts: 14 },
			offcuts: [
				{ count: 1, length: 3494 },
				{ count: 3, length: 988 },
			],
			...{ bar_price: 11_250, bars_price: 45_000, cut_price: 8_120, certificate_price: 2_800, line_price: 55_920, weight: 537_600 },
		});
		const packed = orders.cutPrice.answer.parse((await priceOf(supplies.packed, "pieces=3&length=1250")).body);
		expect(packed).toMatchObject({ bars_needed: 1, bars: 10, certificate_price: null, line_price: 9_090 });
	});

	it("refuses what the cart would refuse", async () => {
		expect(await priceOf(supplies.beam, "pieces=0&length=1250")).toMatchObject({
			status: 422,
			body: { fields: { amount: ["amount.positive"] } },
		});
		expect(await priceOf(supplies.beam, "pieces=1&length=50")).toMatchObject({
			status: 422,
			body: { fields: { "cut.length": ["cut.outOfBounds"] }, details: { min_length: 100, max_length: 6000 } },
		});
		expect(await priceOf(supplies.soldOut, "pieces=1&length=1250")).toMatchObject({ status: 409 });
		expect(await priceOf(supplies.beam, "pieces=x&length=1250")).toMatchObject({ status: 422 });
		expect(await priceOf(supplies.beam, "pieces=1")).toMatchObject({ status: 422 });
		expect(await priceOf(987_654, "pieces=1&length=1250")).toMatchObject({ status: 409 });
	});
});

describe("cut-list", () => {
	const listOf = (supply: number, lines: readonly { pieces: number; length: number }[], certificate = false) =>
		backend.caller().call("POST", `/orders/cut-list/${supply}`, { lines, certificate });
	const lines = [
		{ pieces: 4, length: 1250 },
		{ pieces: 12, length: 800 },
		{ pieces: 2, length: 3400 },
	];

	// Shows R36.2, R36.3
	it("says of each length what the cart then charges for it, to the cent", async () => {
		const { status, body } = await listOf(supplies.beam, lines, true);
		expect(status).toBe(200);
		const { lines: priced, whole } = orders.cutList.answer.parse(body);
		expect(priced.map(({ pieces, bars, cuts }) => [pieces, bars, cuts])).toEqual([
			[4, 1, 4],
			[12, 2, 12],
			[2, 2, 2],
		]);
		const buyer = backend.caller();
		const [first, ...more] = lines.map(({ pieces, length }) => cutOf(supplies.beam, pieces, length, { certificate: true }));
		const cart = await add(buyer, { ...first, more });
		expect(cart.items.map(({ line_price }) => line_price)).toEqual(priced.map(({ line_price }) => line_price));
		expect(cart.items.map(({ weight }) => weight)).toEqual(priced.map(({ weight }) => weight));

		// 26.4 m of pieces: one bar fewer if all lengths share bars.
		expect(whole).toMatchObject({ bars_needed: 4, bars: 4 });
		expect(whole.patterns[0]).toEqual({
			bars: 2,
			pieces: [
				{ pieces: 1, length: 3400 },
				{ pieces: 2, length: 1250 },
			],
		});
		const bars = await add(backend.caller(), { ...added(supplies.beam, 4), certificate: true });
		expect([bars.items[0]?.line_price, bars.items[0]?.weight]).toEqual([whole.line_price, whole.weight]);
	});

	it("raises whole bars to what the supplier sells", async () => {
		const { whole } = orders.cutList.answer.parse((await listOf(supplies.packed, lines)).body);
		expect(whole).toMatchObject({ bars_needed: 4, bars: 10 });
	});

	it("refuses what the cart would refuse, line by line", async () => {
		const wrong = [...lines, { pieces: 1, length: 50 }, { pieces: 1, length: 6001 }];
		expect(await listOf(supplies.beam, wrong)).toMatchObject({
			status: 422,
			body: { fields: { "more.2.cut.length": ["cut.outOfBounds"], "more.3.cut.length": ["cut.outOfBounds"] } },
		});
		expect(await listOf(supplies.soldOut, lines)).toMatchObject({ status: 409 });
		expect(await listOf(987_654, lines)).toMatchObject({ status: 409 });
		for (const none of [[], [...lines, { pieces: 1, length: 800 }], [{ pieces: 10_001, length: 800 }]])
			expect(await listOf(supplies.beam, none)).toMatchObject({ status: 422 });
	});
});
