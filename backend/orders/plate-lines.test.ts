import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added } from "../../tests/support/buyer";
import { plateRows } from "../../tests/support/plate-rows";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	await backend.db.batch(plateRows.map((sql) => backend.db.prepare(sql)));
});
afterAll(() => backend.dispose());

const cutOf = (
	pieces: number,
	length: number,
	width: number,
	{ uuid, certificate = false }: { uuid?: string; certificate?: boolean } = {},
) => ({
	...added(supplies.beam, pieces, { uuid }),
	cut: { length, width },
	certificate,
});
const add = async (buyer: Caller, body: object) => cartOf(await buyer.call("POST", "/orders/add", body));
const pricesOf = (lines: readonly object[], { supply = supplies.beam as number, certificate = false } = {}) =>
	backend.caller().call("POST", `/orders/plate-cuts/${supply}`, { lines, certificate });

// Shows R61.2, R61.5
describe("lines cut from plates", () => {
	it("cost the used area of a plate, the cut around each piece and the certificate, and weigh what the pieces weigh", async () => {
		// A block of 2 × 2: 1230 × 830 of 3000 × 1500 mm at 112.50 € are 25.5225 €. Each cut: 2 m at 2.80 €.
		const cart = await add(backend.caller(), cutOf(4, 600, 400, { certificate: true }));
		expect(cart.items[0]).toMatchObject({
			quantity: 1,
			price: 11_250,
			cut: { pieces: 4, length: 600, width: 400, used_area: 1_020_900, cuts: 4, price: 4 * 560, offcuts: [] },
			certificate_price: 2_800,
			line_price: 2_552 + 2_240 + 2_800,
			weight: 75_400,
			is_available: true,
		});
	});

	it("take the volume price of so many plates", async () => {
		const cart = await add(backend.caller(), cutOf(150, 600, 400));
		expect(cart.items[0]).toMatchObject({ quantity: 10, price: 10_500, line_price: 10 * 10_500 + 150 * 560 });
	});

	it("are the same line turned, and another one of another size", async () => {
		const buyer = backend.caller();
		const { uuid } = await add(buyer, cutOf(2, 600, 400));
		await add(buyer, cutOf(1, 500, 400, { uuid }));
		const cart = await add(buyer, cutOf(3, 400, 600, { uuid }));
		expect(cart.items.map(({ cut }) => [cut?.pieces, cut?.length, cut?.width])).toEqual([
			[5, 600, 400],
			[1, 500, 400],
		]);
		const changed = cartOf(await buyer.call("PATCH", `/orders/set-quantity/${uuid}/${cart.items[0]?.id}`, { amount: 16 }));
		expect(changed.items[0]).toMatchObject({ quantity: 2, cut: { pieces: 16 } });
	});

	it("are priced before they are in a cart, to the cent", async () => {
		const lines = [
			{ pieces: 16, length: 400, width: 600 },
			{ pieces: 3, length: 250, width: 250 },
		];
		const { status, body } = await pricesOf(lines, { certificate: true });
		expect(status).toBe(200);
		const priced = orders.plateCuts.answer.parse(body).lines;
		const [first, ...more] = lines.map(({ pieces, length, width }) => cutOf(pieces, length, width, { certificate: true }));
		const cart = await add(backend.caller(), { ...first, more });
		expect(cart.items.map(({ line_price }) => line_price)).toEqual(priced.map(({ line_price }) => line_price));
		expect(cart.items.map(({ weight }) => weight)).toEqual(priced.map(({ weight }) => weight));
		expect(priced[0]).toMatchObject({
			pieces: 16,
			length: 600,
			width: 400,
			plates: 2,
			pieces_per_plate: 15,
			cut_length: 32_000,
			piece_cut_price: 560,
		});
		for (const { line_price, area_price, cut_price, certificate_price } of priced)
			expect(area_price + cut_price + (certificate_price ?? 0)).toBe(line_price);
	});
});

// Shows R61.3
describe("sizes that cannot be cut", () => {
	it.each([
		[49, 400],
		[2981, 400],
		[1481, 1481],
	])("%d × %d is refused with the bounds", async (length, width) => {
		const refusal = {
			status: 422,
			body: { fields: { "cut.length": ["cut.offPlate"] }, details: { min_side: 50, max_length: 2980, max_width: 1480 } },
		};
		expect(await backend.caller().call("POST", "/orders/add", cutOf(1, length, width))).toMatchObject(refusal);
		expect(await pricesOf([{ pieces: 1, length, width }])).toMatchObject(refusal);
	});

	it("names the wrong line, and refuses bars, missing goods and sizes that are there twice", async () => {
		const good = { pieces: 1, length: 600, width: 400 };
		expect(await pricesOf([good, { ...good, width: 20 }])).toMatchObject({
			status: 422,
			body: { fields: { "more.0.cut.length": ["cut.offPlate"] } },
		});
		expect(await pricesOf([good], { supply: supplies.packed })).toMatchObject({
			status: 422,
			body: { fields: { "cut.length": ["cut.notOffered"] } },
		});
		expect(await pricesOf([good], { supply: supplies.soldOut })).toMatchObject({ status: 409 });
		expect(await pricesOf([good], { supply: 987_654 })).toMatchObject({ status: 409 });
		expect(await pricesOf([good, { pieces: 1, length: 400, width: 600 }])).toMatchObject({ status: 422 });
		expect(await backend.caller().call("POST", "/orders/add", { ...added(supplies.beam, 1), cut: { length: 600 } })).toMatchObject({
			status: 422,
			body: { fields: { "cut.length": ["cut.notOffered"] } },
		});
	});
});
